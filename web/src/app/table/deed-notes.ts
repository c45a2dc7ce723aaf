// SPDX-License-Identifier: MIT
// deed-notes.ts - second lines of rows that speak of the table: what a card is missed for, where a price comes from, who else
// has something of it.
import { CERTIFICATE_STEPS, DISCS, JOB_PRICES } from '../../board/data/player-board';
import { CROSSES, STATIONS, TURNOUTS } from '../../board/data/rail';
import { TRAIL_SPACES } from '../../board/data/trail';
import { handWorth } from '../../board/hand-worth';
import { DISC_SLOTS } from '../../board/position';
import { C, RAIL_SPACE_IDS, SPACE_IDS, cardId, type Engine, type GwtGame } from '../../engine';
import type { Way } from '../../game/choices';
import { editionOf, handCards } from '../../game/picture';
import { masterTile } from '../../game/piece-names';
import { t } from '../../i18n/i18n.svelte';
import type { Shown } from '../shown';

/** The hand's worth without the card: what the next income would be. */
export function missedNote({ game, toAct }: Shown, { info }: Way): string {
  if (info.card >= C.CATTLE) return '';
  const hand = handCards(game, toAct);
  const at = hand.indexOf(info.card);
  const a = handWorth(hand.map(cardId));
  const b = handWorth(hand.filter((_, index) => index !== at).map(cardId));
  return a === b ? t('note.worthStays', { n: a }) : t('note.worth', { a, b });
}

/** How much dearer than its row's price somebody is hired. */
export const priceChange = ({ info, dollars }: Way): number => -dollars - (JOB_PRICES[info.row] ?? 0);
/** The row's price and what is added or taken off. */
export function rowPriceNote(way: Way): string {
  const n = way.info.row + 1;
  const price = JOB_PRICES[way.info.row] ?? 0;
  const change = priceChange(way);
  if (change === 0) return t('note.rowPrice', { n, price });
  return t(change > 0 ? 'note.rowDearer' : 'note.rowCheaper', { n, price, change: Math.abs(change) });
}

/** In the woods some buildings count more. That a space has a risk action is part of its name. */
export const isInWoods = ({ info }: Way): boolean => TRAIL_SPACES.find(({ id }) => id === SPACE_IDS[info.space])?.woods === true;

const numberOf = (rail: string): number => TURNOUTS.find(({ id }) => id === rail)?.before ?? Number(rail);
const crossesBehind = (rail: number): number => CROSSES.filter(([, after]) => after <= numberOf(RAIL_SPACE_IDS[rail] ?? '0')).length;

/** Crosses the engine leaves behind, and the station it stops at. */
export function engineNotes({ game, toAct }: Shown, { info }: Way): readonly string[] {
  const saved = crossesBehind(info.railSpace) - crossesBehind(game.players[toAct]?.engine ?? 0);
  const station = STATIONS.find(({ at }) => at === RAIL_SPACE_IDS[info.railSpace]);
  return [
    saved > 0 ? t('note.transportLess', { n: saved }) : saved < 0 ? t('note.transportMore', { n: -saved }) : '',
    station ? t('note.stationFor', { n: station.cost }) : '',
  ];
}

const MASTER_PLACES = 5;
/** The station master who waits behind a station. */
export function masterBehindNote({ game }: Shown, { info }: Way): string {
  const place = info.station < MASTER_PLACES ? info.station : info.station - C.STATION_NORTH_FIRST + MASTER_PLACES;
  const held = game.stationMasters[place] ?? 0;
  if (place < 0 || held === 0 || held >= C.MASTER_SPACE_WORKER) return '';
  return t('note.masterBehind', { gives: masterTile(held, editionOf(game)) });
}

/** Only discs with solid corners need a word: they may not go everywhere. */
export const cornerNote = ({ info }: Way): string => {
  const slot = DISC_SLOTS[info.disc];
  return slot !== undefined && DISCS[slot].corner === 'dark' ? t('note.solid') : '';
};

function spacesAhead(engine: Engine, { edition }: GwtGame, from: number): ReadonlySet<number> {
  const seen = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const branch of [0, 1]) {
      const next = engine.trailNext(edition, at, branch);
      if (next >= C.SPACES || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  return seen;
}
/** Whose herders have the hazard still before them. */
export function shorterRoadNote({ game, speaker }: Shown, { info }: Way): string {
  const names = game.players
    .slice(0, game.playersCount)
    .flatMap(({ herder }, seat) => (herder < C.SPACES && spacesAhead(speaker.engine, game, herder).has(info.space) ? [speaker.nameOf(seat)] : []));
  if (names.length === game.playersCount) return t('note.shorterAll');
  return names.length ? t('note.shorter', { names: names.join(', ') }) : '';
}

/** The marker's way on its track, and what is lost where the track has no such space. */
export function certificateNote({ game, toAct }: Shown, { info, dollars }: Way): string {
  const from = game.players[toAct]?.certificates ?? 0;
  const left = from - info.amount;
  const to = [...CERTIFICATE_STEPS].reverse().find((step) => step <= left) ?? 0;
  const worth = t('note.incomeValue', { n: dollars });
  if (info.amount === 0) return worth;
  return `${worth} · ${t(to === left ? 'note.marker' : 'note.wasted', { a: from, b: to })}`;
}
