// SPDX-License-Identifier: MIT
// plain-events.ts - events that are told as they are, each in one sentence of the language file; those that need to know what
// else happened in the step are told by tell.ts.
import type { Edition } from '../board/position';
import { C, EVENT_IDS, type GwtEvent, type GwtGame } from '../engine';
import { t } from '../i18n/i18n.svelte';
import { buildingId, editionOf } from './picture';
import {
  aWorker,
  buildingName,
  cardName,
  cityName,
  discName,
  masterName,
  objectiveTasks,
  spaceName,
  stationName,
  tileName,
  townName,
  workerName,
} from './piece-names';

export type EventId = (typeof EVENT_IDS)[number];
/** Those that tell.ts tells, or leaves out. */
type OtherId =
  | ''
  | 'turn-started'
  | 'moved'
  | 'fee-paid'
  | 'dollars'
  | 'discarded'
  | 'trashed'
  | 'drew'
  | 'hired'
  | 'built'
  | 'engine'
  | 'upgraded'
  | 'bought'
  | 'foresight';
type PlainId = Exclude<EventId, OtherId>;
type Sentence = (event: GwtEvent, edition: Edition, game: GwtGame) => string;

function objectiveTaken({ a, b }: GwtEvent, edition: Edition): string {
  const toHand = b === 1;
  if (a === C.CARD_STACK) return t(toHand ? 'log.objectiveUnseenToHand' : 'log.objectiveUnseen');
  return t(toHand ? 'log.objectiveToHand' : 'log.objectiveTaken', { tasks: objectiveTasks(a, edition) });
}
function masterTaken({ a, b }: GwtEvent, edition: Edition): string {
  const master = masterName(a, edition);
  return b === C.NONE ? t('log.master', { master }) : t('log.masterFor', { master, worker: aWorker(b) });
}

const SENTENCES: Readonly<Record<PlainId, Sentence>> = {
  shuffled: () => t('log.shuffles'),
  'hand-shown': ({ value }) => t('log.shows', { n: value }),
  certificates: ({ a, b }) => t(b > a ? 'log.certificatesUp' : 'log.certificatesDown', { a, b }),
  'building-boxed': ({ player, a, b }, _, game) => t('log.boxed', { building: buildingName(buildingId(game, player, a)), space: spaceName(game, b) }),
  disc: ({ a }) => t('log.disc', { disc: discName(a) }),
  'station-disc': ({ a }) => t('log.stationDisc', { station: stationName(a) }),
  master: masterTaken,
  hazard: ({ a, b }, edition, game) => t('log.hazard', { tile: tileName(a, edition), space: spaceName(game, b) }),
  trade: ({ a, b }, edition, game) => t('log.trade', { tile: tileName(a, edition), space: spaceName(game, b) }),
  'tile-placed': ({ a, b }, edition, game) => t('log.tilePlaced', { tile: tileName(a, edition), space: spaceName(game, b) }),
  'worker-placed': ({ a, b }) => t('log.workerPlaced', { worker: workerName(a), n: Math.floor(b / C.JOB_COLUMNS) + 1 }),
  'tile-boxed': ({ a }, edition) => t('log.tileBoxed', { tile: tileName(a, edition) }),
  'token-moved': ({ b }) => (b >= C.JOB_ROWS ? t('log.tokenLeaves') : t('log.tokenMoved', { n: b + 1 })),
  'market-card': ({ a }, edition) => t('log.marketCard', { card: cardName(a, edition) }),
  'objective-gained': objectiveTaken,
  'objective-shown': ({ a }, edition) => t('log.objectiveShown', { tasks: objectiveTasks(a, edition) }),
  'objective-played': ({ a }, edition) => t('log.objectivePlayed', { tasks: objectiveTasks(a, edition) }),
  copied: ({ a }, _, game) => t('log.copies', { space: spaceName(game, a) }),
  delivered: ({ a, b }, _, game) => t(b === 1 ? 'log.deliversExtra' : 'log.delivers', { city: cityName(game, a) }),
  'no-delivery': () => t('log.noDelivery'),
  'end-triggered': () => t('log.endTriggered'),
  'game-over': () => t('log.gameOver'),
  tokens: ({ value }) => (value < 0 ? t('log.tokensDown') : t('log.tokensUp', { n: value })),
  raised: ({ a, b }, edition) => t('log.raises', { a: cardName(a, edition), b: cardName(b, edition) }),
  branchlet: ({ a }) => t('log.branchlet', { town: townName(a) }),
  bid: ({ player, a, value }) => t('log.bid', { bidder: player + 1, seat: a + 1, n: value }),
  'seat-won': ({ a, value }) => t('log.seatWon', { bidder: a + 1, n: value }),
  'garth-card': ({ a }) => t('log.garthCard', { n: a }),
  specialty: ({ a }) => t('log.specialty', { worker: workerName(a) }),
};

export const plainEvent = (id: PlainId, game: GwtGame, event: GwtEvent): string => SENTENCES[id](event, editionOf(game), game);
