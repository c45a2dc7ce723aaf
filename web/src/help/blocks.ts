// SPDX-License-Identifier: MIT
// blocks.ts - tables of the rules page: every tile, card, city, place and disc from the same printed data as the drawing.
import { actionText, objectiveText, sequenceText } from '../board/action-text';
import { NEUTRAL_BUILDINGS, privateBuilding } from '../board/data/buildings';
import { MASTERS, OBJECTIVES } from '../board/data/cards';
import { JOB_PRICES, JOB_REFILL_ROWS, WORKER_BONUSES, WORKER_VP } from '../board/data/player-board';
import { NORTH_STATIONS } from '../board/data/north';
import { STATIONS } from '../board/data/rail';
import { TRAIL_SPACES } from '../board/data/trail';
import { MEDIUM_TILES } from '../board/effects';
import { citiesOf } from '../board/geometry';
import type { Op } from '../board/ops';
import { SCORE_LINES, WORKER_KINDS, type CardId, type DiscId, type Edition, type MediumTileId, type SpaceTile } from '../board/position';
import type { IconId } from '../icons/icons';
import { arrowGains, cityGains } from './about/cities';
import { bonusText } from './about/kansas-city';
import { auxOps, discFacts } from './about/player-board';
import { masterHalves } from './about/rail';
import type { BlockId } from './chapters';
import type { HelpLine, Teller } from './teller';

export interface RulesTable {
  readonly edition: Edition;
  readonly rails: boolean;
  readonly players: number;
}
export interface BlockRow {
  readonly label: string;
  readonly facts?: string;
  readonly tile?: SpaceTile;
  readonly card?: CardId;
  readonly icon?: IconId;
  readonly lines: readonly HelpLine[];
}

const told = (ops: readonly Op[], tell: Teller): HelpLine => ({ ops, text: `${sequenceText(ops, tell.speech)}.` });
const each = (ops: readonly Op[], tell: Teller): readonly HelpLine[] => ops.map((op) => ({ ops: [op], text: `${actionText(op, tell.speech)}.` }));
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const neutral = (tell: Teller): readonly BlockRow[] =>
  Object.entries(NEUTRAL_BUILDINGS).map(([id, actions]) => ({
    label: tell.say('title.building', { id }),
    tile: { kind: 'neutral', building: id },
    lines: each(actions, tell),
  }));

/** Numbers 1 to 13 with both sides, as far as the set has them. */
function privates(tell: Teller, { edition, rails }: RulesTable): readonly BlockRow[] {
  const ids = Array.from({ length: 13 }, (_, i) => [`${i + 1}a`, `${i + 1}b`]).flat();
  return ids.flatMap((id) => {
    const isRailsOnly = edition === 'first' && id.startsWith('12') && !rails;
    const printed = isRailsOnly ? undefined : privateBuilding(edition, rails, id);
    if (!printed) return [];
    const facts = tell.say(printed.builders === 1 ? 'facts.buildingOne' : 'facts.building', { owner: id, n: printed.builders, vp: printed.vp });
    const tile: SpaceTile = { kind: 'private', building: id, owner: 'blue' };
    return [{ label: tell.say('title.building', { id }), facts: facts.slice(id.length + 3), tile, lines: each(printed.actions, tell) }];
  });
}

const jobs = (tell: Teller): readonly BlockRow[] =>
  JOB_PRICES.map((n, i) => ({
    label: tell.say('title.jobRow', { n: i + 1 }),
    facts: tell.say('facts.job', { n }),
    lines: [
      ...tell.lineIf(JOB_REFILL_ROWS.includes(i + 1), 'job.refill', {}, { icons: ['refill'] }),
      ...tell.lineIf(i + 1 === JOB_PRICES.length, 'job.end'),
    ],
  }));

const workers = (tell: Teller): readonly BlockRow[] =>
  WORKER_KINDS.map((kind) => ({
    label: tell.board(`tile.${kind}`),
    icon: kind,
    lines: WORKER_BONUSES[kind].flatMap((ops, i) => {
      const bonus = bonusText(tell, kind, i + 1);
      const vp = i >= 4 ? ` ${tell.say('worker.vp', { vp: WORKER_VP })}` : '';
      return bonus || vp ? [{ ops: ops ?? undefined, text: `${i + 1}: ${bonus || '–'}.${vp}` }] : [];
    }),
  }));

const stations = (tell: Teller, { rails }: RulesTable): readonly BlockRow[] =>
  [...STATIONS, ...(rails ? NORTH_STATIONS : [])].map(({ id, cost, vp, corner, master }) => ({
    label: tell.say('title.station', { n: id.slice(2) }),
    facts: tell.say('facts.station', { cost, vp }),
    lines: [tell.line(`corner.${corner}`, {}, { icons: [corner === 'white' ? 'cornerw' : 'cornerd'] }), ...tell.lineIf(!master, 'station.noMaster')],
  }));

const MASTERS_FIRST = ['sm1', 'sm2', 'sm3', 'sm4', 'sm5', 'sm8', 'sm9'];
function masters(tell: Teller, { edition, rails }: RulesTable): readonly BlockRow[] {
  const isIn = (id: string): boolean => rails || (edition === 'second' ? id !== 'sm10' && id !== 'sm11' : MASTERS_FIRST.includes(id));
  return Object.entries(MASTERS)
    .filter(([id]) => isIn(id))
    .map(([id, { top }]) => {
      const halves = masterHalves(id, tell);
      return {
        label: tell.say('title.master'),
        icon: 'master',
        lines: [
          tell.line('master.upper', { what: lower(halves.upper) }, { ops: top }),
          halves.lower ? tell.line('master.lower', { what: halves.lower }, { icons: ['vp'] }) : tell.line('master.lowerNone'),
        ],
      };
    });
}

const auxiliary = (tell: Teller, { edition, rails }: RulesTable): readonly BlockRow[] =>
  Array.from({ length: rails ? 6 : 5 }, (_, i) => ({ label: tell.say('title.aux', { n: i + 1 }), lines: [told(auxOps(edition, i + 1), tell)] }));

const objectives = (tell: Teller): readonly BlockRow[] =>
  Object.keys(OBJECTIVES).map((id) => ({
    label: tell.say(OBJECTIVES[id]?.penalty ? 'title.objective' : 'title.objectiveStart'),
    card: id,
    lines: [{ text: `${objectiveText(id, tell.speech).replace(/^[^:]*: /, '')}.` }],
  }));

const trade = (tell: Teller, { edition }: RulesTable): readonly BlockRow[] => {
  const slots = TRAIL_SPACES.filter((space) => space.bonus);
  return slots.map((space, i) => {
    const bonus = space.bonus?.[edition] ?? 0;
    const line = bonus === 'token' ? tell.line('trade.token') : tell.line(bonus < 0 ? 'trade.pay' : 'trade.gain', { n: Math.abs(bonus) });
    return { label: String(i + 1), lines: [line, ...tell.lineIf(space.beside, 'place.beside')] };
  });
};

const cityRows = (tell: Teller, table: RulesTable, inTowns: boolean): readonly BlockRow[] => {
  const all = citiesOf(table.edition, table.rails || inTowns);
  return all
    .filter((city) => !!city.town === inTowns)
    .map((city) => {
      const between = city.arrow ? `${tell.city(city.id)} → ${tell.city(city.arrow.to)}` : '';
      const arrow = arrowGains(city, tell).map((line) => ({ ...line, text: `${between}: ${line.text}` }));
      return {
        label: tell.say('title.city', { name: tell.city(city.id), n: city.value }),
        icon: city.corner === 'white' ? 'cornerw' : 'cornerd',
        lines: [...cityGains(city, tell), ...tell.lineIf(city.repeat, 'city.again'), ...arrow],
      };
    });
};

const DISC_NAMES: readonly DiscId[] = ['aux1', 'aux2', 'aux3', 'aux4', 'aux5', 'cert4', 'cert6', 'step1', 'step2', 'hand'];
const discs = (tell: Teller, { rails, players }: RulesTable): readonly BlockRow[] =>
  [...DISC_NAMES, ...(rails ? (['aux6'] as const) : [])].map((disc) => {
    const gains: readonly [number, number] = players === 2 ? [1, 1] : [2, 1];
    const { name, lines } = discFacts(tell, disc, gains);
    return { label: tell.capital(name), lines };
  });

const scoring = (tell: Teller): readonly BlockRow[] =>
  SCORE_LINES.map((line) => ({ label: tell.board(`score.${line}`), lines: [tell.line(`score.${line}`)] }));

const medium = (tell: Teller): readonly BlockRow[] =>
  (Object.keys(MEDIUM_TILES) as MediumTileId[]).map((id) => ({ label: tell.say('title.medium'), lines: [told(MEDIUM_TILES[id], tell)] }));

type GarthSteps = readonly [number, number, number] | 'buildings' | 'cowboys' | 'special';
/** Steps of Garth's cards with 2, 3 and 4 seats. */
const GARTH_STEPS: readonly GarthSteps[] = [
  [1, 1, 3],
  [1, 1, 1],
  [1, 1, 1],
  [1, 3, 3],
  [1, 3, 3],
  [1, 1, 3],
  [2, 2, 2],
  [2, 2, 2],
  [2, 2, 2],
  'buildings',
  'buildings',
  'cowboys',
  'cowboys',
  'special',
  'special',
];
const garth = (tell: Teller, { players }: RulesTable): readonly BlockRow[] =>
  GARTH_STEPS.map((steps, i) => {
    const n = (i + 1) as 1;
    const walk = typeof steps === 'string' ? tell.line(`garth.steps.${steps}`) : tell.line('garth.steps', { n: steps[players - 2] ?? 1 });
    return { label: tell.say('title.garthCard', { n }), lines: [{ text: `${walk.text} ${tell.say(`garth.card.${n}`)}` }] };
  });

const BLOCKS: Readonly<Record<BlockId, (tell: Teller, table: RulesTable) => readonly BlockRow[]>> = {
  neutral,
  private: privates,
  jobs,
  workers,
  stations,
  masters,
  aux: auxiliary,
  objectives,
  trade,
  discs,
  scoring,
  medium,
  garth,
  cities: (tell, table) => cityRows(tell, table, false),
  crests: (tell, table) => cityRows(tell, { ...table, rails: true }, true),
};
export const blockRows = (block: BlockId, tell: Teller, table: RulesTable): readonly BlockRow[] => BLOCKS[block](tell, table);
