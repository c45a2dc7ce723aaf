// SPDX-License-Identifier: MIT
// score-parts.ts - what each number of the score sheet is made of. Points are those printed; which objective cards count, and
// which of them are met, is the engine's to say.
import { CATTLE_CARDS, MASTERS, OBJECTIVES, type MasterCount } from '../board/data/cards';
import { CITIES, type City } from '../board/data/cities';
import { NORTH_CITIES, NORTH_STATIONS, TOWNS, type NorthCity } from '../board/data/north';
import { STATIONS } from '../board/data/rail';
import { privateBuilding } from '../board/data/buildings';
import { isCattle } from '../board/card-text';
import type { Edition, ScoreLine, ScorePart } from '../board/position';
import {
  C,
  DISC_IDS,
  MASTER_IDS,
  STATION_IDS,
  TOWN_IDS,
  cardId,
  cardNumbers,
  objectiveCards,
  type GwtGame,
  type GwtPlayer,
  type GwtScore,
} from '../engine';
import { t } from '../i18n/i18n.svelte';
import { capital } from './names';
import { bits, buildingId, discsOn, editionOf, hasRails, playerOf, supplyTile } from './picture';
import { breedOf, buildingName, cardName, cityName, masterName, objectiveTasks, stationName, tileName, workerName } from './piece-names';

interface Scored {
  readonly game: GwtGame;
  readonly seat: number;
  readonly player: GwtPlayer;
  readonly edition: Edition;
  readonly score: GwtScore;
}
type Parts = readonly ScorePart[];

const DOLLARS_PER_POINT = 5;
const STEP_POINTS = 3;
const TOKEN_POINTS = 2;
const WORKER_POINTS = 4;
const WORKERS_WITHOUT_POINTS = 4;
const GARTH_LAST_CITY_POINTS = 6;
const BRANCHLETS_PER_BELL = C.BRANCHLETS / C.BELLS;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const times = (n: number, what: string): string => t('made.times', { n, what });
const isGarth = ({ player }: Scored): boolean => player.garthLevel !== 0;
const stationsOf = (player: GwtPlayer): readonly number[] => bits(player.stations, STATION_IDS.length);
const branchletsOf = (player: GwtPlayer): readonly number[] => bits(player.branchlets, TOWN_IDS.length);

function dollars({ player }: Scored): Parts {
  return [{ text: t('made.dollars', { n: player.dollars }), points: Math.floor(player.dollars / DOLLARS_PER_POINT) }];
}

/** Numbers of the seat's buildings on the board. */
const builtBy = ({ game, seat }: Scored): readonly number[] =>
  game.onSpace
    .filter((location) => location >= C.LOCATION_PRIVATE && (location - C.LOCATION_PRIVATE) >> 4 === seat)
    .map((location) => location & 15)
    .sort((a, b) => a - b);

function buildings(at: Scored): Parts {
  return builtBy(at).map((number) => {
    const id = buildingId(at.game, at.seat, number);
    return { text: buildingName(id), points: privateBuilding(at.edition, hasRails(at.game), id)?.vp ?? 0 };
  });
}

// ---- cities

/** Points of one disc; the last city has its own for Garth, and counts bells in the north. */
function crestPoints(at: Scored, city: NorthCity): number {
  if (city.repeat && isGarth(at) && city.value > 0) return GARTH_LAST_CITY_POINTS;
  return city.vpPerBell ? city.vpPerBell * bellsCleared(at.player) : (city.vp ?? 0);
}
const bellsCleared = (player: GwtPlayer): number => Math.floor(branchletsOf(player).length / BRANCHLETS_PER_BELL);

function crest(at: Scored, city: NorthCity, index: number): Parts {
  const vp = crestPoints(at, city);
  const discs = discsOn(at.game, at.seat, index);
  if (!discs || (!vp && !city.vpPerBell)) return [];
  const name = cityName(at.game, index);
  const what = city.repeat ? times(discs, t('piece.cattle', { name, vp: String(vp).replace('-', '−') })) : name;
  const text = city.vpPerBell && !isGarth(at) ? t('made.bells', { what, n: bellsCleared(at.player) }) : what;
  return [{ text, points: discs * vp }];
}
/** An arrow counts with discs on both sides. */
function arrow({ game, seat }: Scored, { arrow: printed }: City, index: number): Parts {
  if (!printed?.vp || !discsOn(game, seat, index) || !discsOn(game, seat, index + 1)) return [];
  return [{ text: t('made.arrow', { from: cityName(game, index), to: cityName(game, index + 1) }), points: printed.vp }];
}
function cities(at: Scored): Parts {
  const strip = hasRails(at.game) ? NORTH_CITIES : CITIES[at.edition];
  return strip.flatMap((city, index) => [...crest(at, city, index), ...arrow(at, city, index)]);
}

// ---- what lies with the player

function stations({ player }: Scored): Parts {
  const printed = [...STATIONS, ...NORTH_STATIONS];
  return stationsOf(player).map((station) => ({
    text: capital(stationName(station)),
    points: printed.find(({ id }) => id === STATION_IDS[station])?.vp ?? 0,
  }));
}

function hazards({ player, edition }: Scored): Parts {
  return player.hazards.flatMap((count, hazard) => {
    const tile = supplyTile(C.TILE_HAZARD_FIRST + hazard);
    if (!count || tile?.kind !== 'hazard') return [];
    return [{ text: times(count, tileName(C.TILE_HAZARD_FIRST + hazard, edition)), points: count * tile.vp }];
  });
}

/** The herd, but for cards without points. */
function cattle({ player, edition }: Scored): Parts {
  const herd = [player.hand, player.draw, player.discard].flatMap(cardNumbers);
  return Array.from({ length: C.CATTLE }, (_, card) => card).flatMap((card) => {
    const id = cardId(card);
    const vp = isCattle(id) ? CATTLE_CARDS[id].vp : 0;
    const count = herd.filter((other) => other === card).length;
    return vp && count ? [{ text: times(count, t('piece.cattle', { name: breedOf(card, edition), vp })), points: count * vp }] : [];
  });
}

function objectives(at: Scored): Parts {
  const { edition, score } = at;
  const printed = (card: number): { vp: number; penalty: number } => OBJECTIVES[cardId(card)] ?? { vp: 0, penalty: 0 };
  /** Garth's cards count whether met or not. */
  const met = (card: number): string => (isGarth(at) ? capital(cardName(card, edition)) : t('made.met', { tasks: objectiveTasks(card, edition) }));
  return [
    ...objectiveCards(score.objectivesMet).map((card) => ({ text: met(card), points: printed(card).vp })),
    ...objectiveCards(score.objectivesFailed).map((card) => ({
      text: t('made.failed', { tasks: objectiveTasks(card, edition) }),
      points: 0 - printed(card).penalty,
    })),
  ];
}

// ---- station masters

const mastersOf = (player: GwtPlayer): readonly number[] => bits(player.masters, MASTER_IDS.length);
const permanentCertificates = (player: GwtPlayer): number =>
  sum(
    mastersOf(player)
      .flatMap((master) => MASTERS[MASTER_IDS[master] ?? '']?.top ?? [])
      .map((op) => (op.op === 'permanent_certificate' ? op.n : 0)),
  );
const areasOf = (player: GwtPlayer): number => new Set(branchletsOf(player).map((town) => TOWNS.find(({ id }) => id === TOWN_IDS[town])?.area)).size;

/** How many a master has to count; teepees or outlaws are counted in pairs. */
function counted(at: Scored, what: MasterCount): number {
  const { player, score } = at;
  switch (what) {
    case 'hire':
      return sum(player.workers);
    case 'objective':
      return objectiveCards(score.objectivesMet).length + objectiveCards(score.objectivesFailed).length;
    case 'hazard':
      return sum(player.hazards);
    case 'trade-green':
    case 'trade-alt':
      return Math.min(...player.trades);
    case 'cert':
      return player.certificates + permanentCertificates(player);
    case 'station':
      return stationsOf(player).length;
    case 'barn':
      return builtBy(at).length;
    case 'token':
      return player.tokens;
    case 'branchlet':
      return areasOf(player);
  }
}

/** Masters that count something. */
function masters(at: Scored): Parts {
  return mastersOf(at.player).flatMap((master) => {
    const { vp, per } = MASTERS[MASTER_IDS[master] ?? ''] ?? { vp: 0, per: [] };
    const [what] = per;
    if (!what) return [];
    const n = counted(at, what);
    const alike = per.filter((other) => other === what).length;
    return [{ text: t('made.master', { what: masterName(master, at.edition), n }), points: vp * Math.floor(n / alike) }];
  });
}

// ---- the rest

function workers({ player }: Scored): Parts {
  const places = ['made.fifth', 'made.sixth'] as const;
  return player.workers.flatMap((count, worker) =>
    places.slice(0, Math.max(0, count - WORKERS_WITHOUT_POINTS)).map((place) => ({
      text: t(place, { worker: capital(workerName(worker)) }),
      points: WORKER_POINTS,
    })),
  );
}

function stepDisc({ player }: Scored): Parts {
  const isCleared = (player.discsCleared >> DISC_IDS.indexOf('step2')) & 1;
  return isCleared ? [{ text: t('made.step'), points: STEP_POINTS }] : [];
}

const token = ({ game, seat }: Scored): Parts => (game.tokenOwner === seat ? [{ text: t('made.token'), points: TOKEN_POINTS }] : []);

const PARTS: Readonly<Record<ScoreLine, (at: Scored) => Parts>> = {
  dollars,
  buildings,
  cities,
  stations,
  hazards,
  cattle,
  objectives,
  masters,
  workers,
  'step-disc': stepDisc,
  token,
};
const NOT_FOR_GARTH: ReadonlySet<ScoreLine> = new Set<ScoreLine>(['dollars', 'masters', 'step-disc']);

/** The parts of one number; none where nothing counts. `game` must know the seat's whole deck. */
export function scoreParts(game: GwtGame, seat: number, score: GwtScore, line: ScoreLine): Parts {
  const at: Scored = { game, seat, player: playerOf(game, seat), edition: editionOf(game), score };
  return isGarth(at) && NOT_FOR_GARTH.has(line) ? [{ text: t('made.garth'), points: 0 }] : PARTS[line](at);
}
