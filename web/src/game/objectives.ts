// SPDX-License-Identifier: MIT
// objectives.ts - which tasks of an objective card a player meets, the card taken alone: what a player owns is counted in
// the state; only how cards share it is the engine's to score.
import { OBJECTIVES, type Task } from '../board/data/cards';
import { C, CITY_IDS, CITY_NORTH_IDS, cardId, cardNumbers, type GwtGame, type GwtPlayer } from '../engine';

type Owned = Readonly<Record<Task, number>>;
const ones = (bits: number | bigint): number => bits.toString(2).replaceAll('0', '').length;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

function lastCityDiscs(game: GwtGame, player: GwtPlayer): number {
  const city = game.options & C.OPTION_RAILS ? CITY_NORTH_IDS.indexOf('san-francisco') : CITY_IDS.length - 1;
  return Math.max(player.lastCityDiscs, (player.cities >> city) & 1);
}

function ownedBy(game: GwtGame, player: GwtPlayer): Owned {
  const herd = [player.hand, player.draw, player.discard].flatMap(cardNumbers).map(cardId);
  const among = (...kinds: readonly string[]): number => herd.filter((card) => kinds.some((kind) => card.startsWith(kind))).length;
  return {
    building: ones(player.built),
    green: player.trades[0] ?? 0,
    alt: player.trades[1] ?? 0,
    hazard: sum(player.hazards),
    station: ones(player.stations),
    value3: among('yellow', 'red', 'blue'),
    brown4: among('brown'),
    purple5: among('purple'),
    last_city: lastCityDiscs(game, player),
  };
}

/** For each task icon of the card, in its order. */
export function tasksMet(game: GwtGame, seat: number, card: string): readonly boolean[] {
  const player = game.players[seat];
  const tasks = OBJECTIVES[card]?.tasks ?? [];
  if (!player) return [];
  const owned = ownedBy(game, player);
  return tasks.map((task, index) => owned[task] > tasks.slice(0, index).filter((other) => other === task).length);
}
