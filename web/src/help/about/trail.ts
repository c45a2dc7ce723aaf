// SPDX-License-Identifier: MIT
// trail.ts - help on spaces of the trail, the tiles on them, and single lines of a building.
import { actionText } from '../../board/action-text';
import { buildingActions, privateBuilding } from '../../board/data/buildings';
import type { TrailSpace } from '../../board/data/trail';
import type { Op } from '../../board/ops';
import type { Colour, HazardTile, SpaceId, SpaceTile, TradeTile } from '../../board/position';
import { countsOf, feeOf, handsOf, handValue, seatOf, trailSpace, type HelpPicture } from '../picture';
import type { Help, HelpLine, Teller } from '../teller';
import { explanations } from './actions';

const RISKS: Readonly<Record<'grey' | 'any', Op>> = {
  grey: {
    op: 'discard_for',
    card: 'grey',
    reward: [
      { op: 'certificate', n: 1 },
      { op: 'dollars', n: 2 },
    ],
  },
  any: { op: 'discard_for', card: 'any', reward: [{ op: 'certificate', n: 1 }] },
};

const sentence = (op: Op, tell: Teller, counts?: ReturnType<typeof countsOf>): HelpLine => ({
  ops: [op],
  text: `${actionText(op, counts ? { ...tell.speech, counts } : tell.speech)}.`,
});

const riskOp = (picture: HelpPicture, space: SpaceId): Op | undefined => {
  const risk = trailSpace(space)?.risk?.[picture.board.edition];
  return risk && RISKS[risk];
};

function feeLines(picture: HelpPicture, tell: Teller, tile: SpaceTile): readonly HelpLine[] {
  const { board, mat } = picture;
  const n = feeOf(board, tile);
  const icons = handsOf(board, tile).map((hand) => (hand === 'green' ? 'handg' : 'handb') as 'handg' | 'handb');
  if (tile.kind === 'neutral') return [];
  if (n === 0) return [tell.line('fee.noHand')];
  if (tile.kind !== 'private') return [tell.line('fee.bank', { n }, { icons })];
  if (tile.owner === mat.colour) return [tell.line('fee.earn', { n }, { icons })];
  return [tell.line('fee.owner', { n, name: nameOf(picture, tell, tile.owner) }, { icons })];
}

export const nameOf = (picture: HelpPicture, tell: Teller, colour: Colour): string => seatOf(picture, colour)?.name ?? tell.board(`colour.${colour}`);
export const namesOf = (picture: HelpPicture, tell: Teller, colours: readonly Colour[]): string =>
  tell.listed([...new Set(colours)].map((colour) => nameOf(picture, tell, colour)));

/** Woods and risk action: what the ground adds to whatever stands on it. */
function groundLines(picture: HelpPicture, tell: Teller, space: TrailSpace): readonly HelpLine[] {
  const risk = riskOp(picture, space.id);
  return [
    ...(risk ? [sentence(risk, tell), tell.line('place.risk', {}, { icons: ['risk'] })] : []),
    ...tell.lineIf(space.woods, 'place.woods', {}, { icons: ['pine'] }),
  ];
}

function slotLines(picture: HelpPicture, tell: Teller, space: TrailSpace): readonly HelpLine[] {
  const bonus = space.bonus?.[picture.board.edition];
  if (bonus === undefined) return [];
  const beside = tell.lineIf(space.beside, 'place.beside');
  if (bonus === 'token') return [tell.line('trade.token', {}, { icons: ['token'] }), ...beside];
  const [key, icon] = bonus < 0 ? (['trade.pay', 'pay'] as const) : (['trade.gain', 'coin'] as const);
  return [tell.line(key, { n: Math.abs(bonus) }, { icons: [icon] }), ...beside];
}

function aboutNeutral(picture: HelpPicture, tell: Teller, building: string, tile: SpaceTile, space: TrailSpace): Help {
  const lines = buildingActions(picture.board.edition, picture.board.rails, building);
  return tell.help({
    title: tell.board('tile.neutral', { id: building }),
    facts: tell.say('facts.neutral'),
    tile,
    lines: [...lines.map((op) => sentence(op, tell, countsOf(picture))), ...groundLines(picture, tell, space)],
    note: 'use.neutral',
  });
}

function aboutPrivate(picture: HelpPicture, tell: Teller, tile: Extract<SpaceTile, { kind: 'private' }>, space: TrailSpace): Help {
  const { board, mat } = picture;
  const printed = privateBuilding(board.edition, board.rails, tile.building);
  const mine = tile.owner === mat.colour;
  const n = printed?.builders ?? 0;
  return tell.help({
    title: tell.board('tile.neutral', { id: tile.building }),
    facts: tell.say(n === 1 ? 'facts.buildingOne' : 'facts.building', {
      owner: mine ? tell.say('word.yourBoard') : nameOf(picture, tell, tile.owner),
      n,
      vp: printed?.vp ?? 0,
    }),
    tile,
    lines: [
      ...(printed?.actions ?? []).map((op) => sentence(op, tell, mine ? countsOf(picture) : undefined)),
      ...feeLines(picture, tell, tile),
      ...groundLines(picture, tell, space),
    ],
    note: mine ? 'use.own' : 'use.theirs',
  });
}

const aboutHazard = (picture: HelpPicture, tell: Teller, tile: HazardTile): Help =>
  tell.help({
    title: tell.board(`tile.${tile.hazard}`),
    facts: tell.say('facts.hazard', { vp: tile.vp }),
    tile,
    lines: [
      ...feeLines(picture, tell, tile),
      tell.line('hazard.what', {}, { icons: [tile.hazard === 'rock' ? 'rockfall' : tile.hazard] }),
      tell.line('hazard.prices', {}, { icons: ['hazard'] }),
    ],
    note: 'use.tile',
  });

function aboutTrade(picture: HelpPicture, tell: Teller, tile: TradeTile, space: TrailSpace): Help {
  const { edition } = picture.board;
  return tell.help({
    title: tell.board(`tile.${tile.colour}.${edition}`),
    tile,
    lines: [
      ...(space.beside ? [] : feeLines(picture, tell, tile)),
      ...slotLines(picture, tell, space),
      tell.line(`trade.what.${edition}`),
      tell.line('trade.pairs', picture.mat.trades),
    ],
    note: space.beside ? undefined : 'use.tile',
  });
}

function aboutEmpty(picture: HelpPicture, tell: Teller, space: TrailSpace): Help {
  switch (space.kind) {
    case 'start':
      return tell.help({ title: tell.say('title.start'), icon: 'shoe', lines: [tell.line('place.start'), tell.line('move.steps')] });
    case 'neutral':
      return tell.help({ title: tell.say('title.empty.neutral'), icon: 'barn', lines: [tell.line('place.emptyNeutral')] });
    case 'building':
      return tell.help({
        title: tell.say('title.empty.building'),
        icon: 'barn',
        lines: [tell.line('place.empty'), ...groundLines(picture, tell, space)],
      });
    case 'hazard': {
      const hazard = space.hazard ?? 'flood';
      return tell.help({
        title: tell.say(`title.empty.${hazard}`),
        icon: hazard === 'rock' ? 'rockfall' : hazard,
        lines: [tell.line('place.emptyHazard')],
      });
    }
    case 'trade':
      return tell.help({
        title: tell.say(`title.empty.trade.${picture.board.edition}`),
        icon: picture.board.edition === 'first' ? 'teepee' : 'outlaw',
        lines: [tell.line('place.emptyTrade'), ...slotLines(picture, tell, space)],
      });
  }
}

/** Kansas City: the five steps, and what the asking player's hand would bring there. */
function aboutKansasCity(picture: HelpPicture, tell: Teller): Help {
  const n = handValue(picture) + picture.mat.permanentCertificates;
  const steps = (['kansas.1', 'kansas.4', 'kansas.5', 'kansas.after'] as const).map((key) => tell.line(key));
  return tell.help({
    title: tell.board('board.kansasCity'),
    icon: 'city',
    lines: steps,
    note: 'kansas.now',
    noteValues: { n, max: n + picture.mat.certificates },
  });
}

export function aboutSpace(picture: HelpPicture, tell: Teller, id: SpaceId): Help | null {
  if (id === 'kansas-city') return aboutKansasCity(picture, tell);
  const space = trailSpace(id);
  if (!space || (space.only && space.only !== picture.board.edition)) return null;
  const tile = picture.board.spaces[id];
  switch (tile?.kind) {
    case undefined:
      return aboutEmpty(picture, tell, space);
    case 'neutral':
      return aboutNeutral(picture, tell, tile.building, tile, space);
    case 'private':
      return aboutPrivate(picture, tell, tile, space);
    case 'hazard':
      return aboutHazard(picture, tell, tile);
    case 'trade':
      return aboutTrade(picture, tell, tile, space);
  }
}

const RISK_ACTION = 3;

/** One line of the building on a space, explained part by part. */
export function aboutAction(picture: HelpPicture, tell: Teller, id: SpaceId, action: number): Help | null {
  const tile = picture.board.spaces[id];
  if (tile?.kind !== 'neutral' && tile?.kind !== 'private') return null;
  const isRisk = action === RISK_ACTION;
  const { edition, rails } = picture.board;
  const op = isRisk ? riskOp(picture, id) : buildingActions(edition, rails, tile.building)[action];
  if (!op) return null;
  const mine = tile.kind === 'neutral' || tile.owner === picture.mat.colour;
  return tell.help({
    title: isRisk ? tell.say('title.risk') : tell.say('title.action', { id: tile.building }),
    lines: [sentence(op, tell, mine ? countsOf(picture) : undefined), ...explanations(op, tell)],
    note: mine ? 'use.once' : 'use.theirs',
  });
}
