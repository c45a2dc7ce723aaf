// SPDX-License-Identifier: MIT
// questions.ts - the open question and its choices in the page's words.
import { C, NEUTRAL_IDS, SPACE_IDS, type Engine, type GwtDecision, type GwtGame } from '../engine';
import type { Language } from '../i18n/contract';
import { t, tMaybe, type MessageKey } from '../i18n/i18n.svelte';
import { decisionId, firstWay, type Choice, type Way } from './choices';
import { capital, type NameOf } from './names';
import { buildingId, editionOf, supplyTile } from './picture';
import {
  breedOf,
  buildingName,
  cardName,
  cityName,
  discName,
  effectName,
  masterTile,
  objectiveTasks,
  spaceName,
  stationName,
  tileKind,
  tileName,
  townName,
  workerName,
} from './piece-names';
import { railName } from './rail-name';

export interface Speaker {
  readonly engine: Engine;
  readonly slot: number;
  readonly game: GwtGame;
  readonly language: Language;
  readonly nameOf: NameOf;
  /** The only person at the table, who is spoken to; null where there are more. */
  readonly you: number | null;
}

/** What a place is called in short: "A", "5a · Wilhelmina", "Flood". */
export const placeName = (speaker: Speaker, space: number): string => locationName(speaker, space, speaker.game.onSpace[space] ?? 0);

/** The same for what lay there at another time (a GwtLocation). */
export function locationName(speaker: Speaker, space: number, at: number): string {
  const { game, nameOf, you } = speaker;
  const edition = editionOf(game);
  if (SPACE_IDS[space] === 'kansas-city') return spaceName(game, space);
  if (at >= C.LOCATION_PRIVATE) {
    const owner = (at - C.LOCATION_PRIVATE) >> 4;
    const id = buildingId(game, owner, at & 15);
    return owner === you ? t('place.yours', { id }) : `${id} · ${nameOf(owner)}`;
  }
  if (at >= C.LOCATION_NEUTRAL) return buildingName(NEUTRAL_IDS[at - C.LOCATION_NEUTRAL] ?? '');
  if (at === 0) return capital(spaceName(game, space));
  const name = capital(tileKind(at, edition));
  const tile = supplyTile(at);
  return tile?.kind === 'hazard' ? t('place.hazard', { name, vp: tile.vp }) : name;
}

const isUpgrade = (action: number): boolean => action >> 8 === C.VERB_UPGRADE;
/** What the station in question costs. */
function stationPrice({ engine, slot }: Speaker): number {
  const action = engine.legal(slot).find(isUpgrade);
  return action === undefined ? 0 : -engine.describe(slot, action).dollars;
}

export function questionTitle(speaker: Speaker, decision: GwtDecision): string {
  const id = decisionId(decision.kind);
  if (id === 'trade') return t(editionOf(speaker.game) === 'first' ? 'q.trade.first' : 'q.trade.second');
  if (id === 'engine-back' && decision.amount === 0) return t('q.engine-back-any');
  if (id === 'location') {
    const herder = speaker.game.players[decision.player]?.herder ?? C.NONE;
    return t('q.location', { place: herder === C.NONE ? '' : placeName(speaker, herder) });
  }
  const n = id === 'upgrade' ? stationPrice(speaker) : id === 'foresight' ? decision.subject + 1 : Math.max(1, decision.amount);
  return tMaybe(`q.${id}`, t('log.gameOver'), { n });
}

const INCOME_STEP = 4;
/** Which of the five steps of a visit to Kansas City a question belongs to; null: none. */
export function kansasCityStep({ kind, subject, detail }: GwtDecision): number | null {
  switch (decisionId(kind)) {
    case 'foresight':
      return subject + 1;
    case 'income':
    case 'raise':
      return INCOME_STEP;
    case 'delivery':
      return subject === 0 ? INCOME_STEP + 1 : null;
    case 'delivery-disc':
      return detail === 0 ? INCOME_STEP + 1 : null;
    default:
      return null;
  }
}

/** What somebody else is doing while a question is theirs. */
const DOING: Readonly<Partial<Record<ReturnType<typeof decisionId>, MessageKey>>> = {
  place: 'doing.moving',
  move: 'doing.moving',
  walk: 'doing.moving',
  hire: 'doing.hiring',
  build: 'doing.building',
  'build-space': 'doing.building',
  'engine-forward': 'doing.driving',
  'engine-back': 'doing.driving',
  upgrade: 'doing.station',
  'station-behind': 'doing.station',
  'station-disc': 'doing.station',
  income: 'doing.delivering',
  delivery: 'doing.delivering',
  'delivery-disc': 'doing.delivering',
  foresight: 'doing.foresight',
  buy: 'doing.buying',
  'buy-second': 'doing.buying',
  discard: 'doing.card',
  'discard-cattle': 'doing.card',
  'discard-pair': 'doing.card',
  'discard-second': 'doing.card',
  trash: 'doing.card',
  objective: 'doing.card',
};
export function doingTitle(speaker: Speaker, decision: GwtDecision): string {
  const name = speaker.nameOf(decision.player);
  const id = decisionId(decision.kind);
  const herder = speaker.game.players[decision.player]?.herder ?? C.NONE;
  if (id === 'location' && herder !== C.NONE) return t('doing.using', { name, place: placeName(speaker, herder) });
  return t(DOING[id] ?? 'doing.choosing', { name });
}

/** Bits of an action: its argument, and where that names the building a line was copied from. */
const ARGUMENT = 0xff;
const COPIED = 0xf8;

function certificatesLabel(n: number): string {
  if (n === 0) return t('choice.noCertificate');
  return n === 1 ? t('choice.oneCertificate') : t('choice.certificates', { n });
}
/** An action of the place, or of a neighbouring building that is used as well. */
function localLabel({ game }: Speaker, { action, info }: Way): string {
  const edition = editionOf(game);
  const text = effectName(info.effect, edition);
  return action & COPIED ? t('choice.copied', { text, space: spaceName(game, info.space) }) : text;
}
function takeLabel(speaker: Speaker, way: Way): string {
  const asked = decisionId(speaker.engine.decision(speaker.slot).kind);
  return asked === 'dollars-or-cattle' ? t('choice.takeDollars') : effectName(way.info.effect, editionOf(speaker.game));
}
/** "A", "A and B", "A, 2 × B and C". */
function listed(names: readonly string[]): string {
  const kinds = [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n > 1 ? `${n} × ${name}` : name;
  });
  return kinds.length < 2 ? kinds.join() : t('buy.and', { a: kinds.slice(0, -1).join(', '), b: kinds.at(-1) ?? '' });
}
/** The cards a way would buy. */
export const boughtCards = ({ game }: Speaker, { purchases, info }: Way): string =>
  listed((purchases?.flatMap(({ cards }) => cards) ?? [info.card]).map((card) => cardName(card, editionOf(game))));

/** A card to choose, or how those chosen are bought: "Ayrshire with two cowboys". */
function buyLabel({ game }: Speaker, { adds }: Choice, { purchases, info }: Way): string {
  const edition = editionOf(game);
  if (adds) {
    const card = breedOf(adds.card, edition); // its points stand beside it
    return adds.more ? t('buy.also', { card }) : card;
  }
  const parts = purchases?.map(({ cards, cowboys }) =>
    t(cowboys === 1 ? 'buy.withOne' : 'buy.with', { cards: listed(cards.map((card) => cardName(card, edition))), n: cowboys }),
  );
  if (parts) return parts.join('; ');
  return info.amount > 1 ? t('choice.buyPair', { card: cardName(info.card, edition), n: info.cowboys }) : cardName(info.card, edition);
}

/** What declining is called: after a purchase one has bought enough. */
export const declineLabel = ({ engine, slot }: Speaker): string => t(decisionId(engine.decision(slot).kind) === 'buy' ? 'buy.enough' : 'table.skip');

/** What a choice is, as short as the question allows: it has the verb already. */
export function choiceLabel(speaker: Speaker, choice: Choice): string {
  const { game } = speaker;
  const edition = editionOf(game);
  const way = firstWay(choice);
  const { info } = way;
  switch (choice.verb) {
    case C.VERB_ROUTE:
    case C.VERB_PLACE:
    case C.VERB_COPY:
    case C.VERB_TRADE:
    case C.VERB_HAZARD:
      return placeName(speaker, info.space);
    case C.VERB_PASS:
      return declineLabel(speaker);
    case C.VERB_END:
      return t('table.endTurn');
    case C.VERB_TOKEN:
      return t('table.spendToken', { n: info.amount });
    case C.VERB_BUILD:
      return buildingName(buildingId(game, speaker.engine.toAct(speaker.slot), info.building));
    case C.VERB_AT:
      return capital(spaceName(game, info.space));
    case C.VERB_HIRE:
    case C.VERB_MASTER:
      return capital(workerName(info.worker));
    case C.VERB_DISC:
      return capital(discName(info.disc));
    case C.VERB_STATION_DISC:
      return t('choice.stationDisc', { station: stationName(info.station) });
    case C.VERB_UPGRADE:
    case C.VERB_STATION:
      return t('choice.upgrade', { station: stationName(info.station) });
    case C.VERB_ENGINE:
      return t('choice.rail', { rail: railName(info.railSpace) });
    case C.VERB_LOCAL:
      return localLabel(speaker, way);
    case C.VERB_AUX:
      return effectName(info.effect, edition);
    case C.VERB_TAKE:
      return takeLabel(speaker, way);
    case C.VERB_FORESIGHT:
      return capital(tileName(way.action & ARGUMENT, edition));
    case C.VERB_USE_CERTIFICATES:
      return certificatesLabel(info.amount);
    case C.VERB_GAIN_CERTIFICATES:
      return info.amount === 0 ? t('choice.stay') : t('choice.forward', { n: info.amount });
    case C.VERB_DELIVER:
      return cityName(game, info.city);
    case C.VERB_BRANCHLET:
      return capital(townName(info.town));
    case C.VERB_OFFERED_MASTER:
      return masterTile(info.master, edition);
    case C.VERB_OBJECTIVE:
      return info.card === C.CARD_STACK ? t('choice.stackCard') : capital(objectiveTasks(info.card, edition));
    case C.VERB_PLAY:
      return t('choice.play', { tasks: objectiveTasks(info.card, edition) });
    case C.VERB_DISCARD:
    case C.VERB_TRASH:
      return info.card < C.CATTLE ? cardName(info.card, edition) : t('choice.objective', { tasks: objectiveTasks(info.card, edition) });
    case C.VERB_DRAW:
      return t('choice.draw', { n: info.amount });
    case C.VERB_BUY:
      return buyLabel(speaker, choice, way);
    case C.VERB_BUY_SECOND:
      return capital(t('choice.andCard', { card: cardName(info.card, edition) }));
    case C.VERB_CATTLE:
      return t('choice.fromMarket', { card: cardName(info.card, edition) });
    case C.VERB_TURN_UP:
      return t('choice.turnUp');
    case C.VERB_RAISE:
      return info.amount === 0 ? t('choice.raiseNone') : t('choice.raise', { n: info.amount });
    case C.VERB_BID:
      return t('choice.bid', { n: info.amount, seat: info.seat + 1 });
    case C.VERB_GARTH:
      return t('choice.garth');
    default:
      return t('table.do');
  }
}

const DEEDS: Readonly<Record<number, MessageKey>> = {
  [C.VERB_PLACE]: 'table.place',
  [C.VERB_BUY]: 'table.buy',
  [C.VERB_BUY_SECOND]: 'table.buy',
  [C.VERB_HIRE]: 'table.hire',
  [C.VERB_BUILD]: 'table.build',
  [C.VERB_AT]: 'table.build',
  [C.VERB_DISCARD]: 'table.discard',
  [C.VERB_TRASH]: 'table.remove',
  [C.VERB_HAZARD]: 'table.remove',
  [C.VERB_TRADE]: 'table.take',
  [C.VERB_DISC]: 'table.place',
  [C.VERB_STATION_DISC]: 'table.take',
  [C.VERB_DRAW]: 'table.draw',
  [C.VERB_UPGRADE]: 'table.upgrade',
  [C.VERB_STATION]: 'table.upgrade',
  [C.VERB_MASTER]: 'table.appoint',
  [C.VERB_PLAY]: 'table.play',
  [C.VERB_COPY]: 'table.copy',
  [C.VERB_OBJECTIVE]: 'table.take',
  [C.VERB_FORESIGHT]: 'table.take',
  [C.VERB_LOCAL]: 'table.use',
  [C.VERB_AUX]: 'table.use',
  [C.VERB_ENGINE]: 'table.drive',
  [C.VERB_BID]: 'table.bid',
  [C.VERB_END]: 'table.endTurn',
  [C.VERB_TAKE]: 'table.use',
  [C.VERB_USE_CERTIFICATES]: 'table.take',
  [C.VERB_GAIN_CERTIFICATES]: 'table.take',
  [C.VERB_TOKEN]: 'table.use',
  [C.VERB_TURN_UP]: 'table.turnUp',
  [C.VERB_CATTLE]: 'table.take',
  [C.VERB_OFFERED_MASTER]: 'table.take',
  [C.VERB_BRANCHLET]: 'table.place',
};

/** Where to, on the button: "1a", "F", "Kansas City". */
const shortPlace = (speaker: Speaker, space: number): string => placeName(speaker, space).replace(/ (?:·|\().*$/, '');

function deedOf(speaker: Speaker, choice: Choice, way: Way): string {
  if (choice.verb === C.VERB_ROUTE) return t('table.goTo', { place: shortPlace(speaker, way.info.space) });
  if (choice.verb === C.VERB_DELIVER) return t('table.deliverTo', { city: choiceLabel(speaker, choice) });
  if (choice.verb === C.VERB_PASS) return declineLabel(speaker);
  return t(DEEDS[choice.verb] ?? 'table.do');
}

/** The deed on the button, with its price: "Buy for $3". */
export function deedLabel(speaker: Speaker, choice: Choice, way: Way): string {
  const deed = deedOf(speaker, choice, way);
  if (way.dollars < 0) return t('table.payFor', { deed, n: -way.dollars });
  return way.dollars > 0 ? t('table.gainBy', { deed, n: way.dollars }) : deed;
}

/** Fees, gain, money left and what closes undo, in short parts. */
export function priceParts(speaker: Speaker, way: Way, dollarsNow: number): readonly string[] {
  const parts: string[] = way.fees.map((fee) =>
    fee.seat === null ? t('table.feeBank', { n: fee.dollars }) : t('table.feeTo', { n: fee.dollars, name: speaker.nameOf(fee.seat) }),
  );
  const feeSum = way.fees.reduce((sum, fee) => sum + fee.dollars, 0);
  const rest = way.dollars + feeSum;
  if (way.info.verb === C.VERB_ROUTE && feeSum === 0) parts.push(t('table.noFee'));
  if (rest < 0) parts.push(t('table.youPay', { n: -rest }));
  if (rest > 0) parts.push(t('table.youGain', { n: rest }));
  if (way.dollarsLater < 0) parts.push(t('table.laterPay', { n: -way.dollarsLater }));
  if (way.dollarsLater > 0) parts.push(t('table.laterGain', { n: way.dollarsLater }));
  if (way.dollars !== 0 || way.dollarsLater !== 0) parts.push(t('table.youKeep', { n: dollarsNow + way.dollars + way.dollarsLater }));
  if (way.reveals) parts.push(t('table.closesUndo'));
  return parts;
}
