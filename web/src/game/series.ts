// SPDX-License-Identifier: MIT
// series.ts - a game over its turns: points, money and the herd's value of each seat, and the turns that decided it.
import { CATTLE_CARDS } from '../board/data/cards';
import { SCORE_LINES, type CattleId, type ScoreColumn, type ScoreLine } from '../board/position';
import { C, cardId, cardNumbers, type GwtPlayer } from '../engine';
import { colourOf } from './picture';
import { SLOT, type Table } from './table';

export interface TurnFigures {
  readonly turn: number;
  readonly seat: number;
  /** By seat. */
  readonly points: readonly number[];
  readonly dollars: readonly number[];
  readonly herd: readonly number[];
}
export interface Swing {
  readonly turn: number;
  readonly seat: number;
  readonly points: number;
  /** Steps done before the turn. */
  readonly before: number;
}

/** Breeding value of every cattle card a player has, wherever it lies. */
function herdValue(player: GwtPlayer): number {
  const heaps = [player.hand, player.draw, player.discard];
  return heaps
    .flatMap(cardNumbers)
    .filter((card) => card < C.CATTLE)
    .reduce((sum, card) => sum + (CATTLE_CARDS[cardId(card) as CattleId]?.value ?? 0), 0);
}

function figures(table: Table, turn: number, seat: number): TurnFigures {
  const game = table.engine.game(SLOT.history);
  const players = game.players.slice(0, game.playersCount);
  return {
    turn,
    seat,
    points: players.map((_, index) => table.engine.score(SLOT.history, index).total),
    dollars: players.map((player) => player.dollars),
    herd: players.map(herdValue),
  };
}

/** The figures at the end of every turn of a finished game; it replays the whole of it. */
export function turnFigures(table: Table): readonly TurnFigures[] {
  const { engine, steps } = table;
  engine.readRecord(SLOT.history, table.head, () => undefined);
  const found: TurnFigures[] = [];
  steps.forEach((step, index) => {
    if (step.offTurn) engine.applyToken(SLOT.history, step.seat, step.action);
    else engine.apply(SLOT.history, step.action);
    if (steps[index + 1]?.turn !== step.turn && step.turn > 0) found.push(figures(table, step.turn, step.seat));
  });
  return found;
}

/** The turns that brought their player the most. */
export function decisiveTurns(table: Table, turns: readonly TurnFigures[], count: number): readonly Swing[] {
  const swings = turns.slice(1).map((now, index): Swing => {
    const was = turns[index]?.points[now.seat] ?? 0;
    const before = table.steps.findIndex((step) => step.turn === now.turn);
    return { turn: now.turn, seat: now.seat, points: (now.points[now.seat] ?? 0) - was, before: Math.max(0, before) };
  });
  return swings.sort((a, b) => b.points - a.points).slice(0, count);
}

export function scoreColumns(table: Table): readonly ScoreColumn[] {
  const { engine } = table;
  const winners = engine.winners(SLOT.live);
  return Array.from({ length: table.setup.players }, (_, seat) => {
    const score = engine.score(SLOT.live, seat);
    const lines = Object.fromEntries(SCORE_LINES.map((line, index) => [line, score.category[index] ?? 0])) as Record<ScoreLine, number>;
    return { colour: colourOf(seat), name: table.playerAt(seat).name, lines, bid: score.bid, total: score.total, winner: winners.includes(seat) };
  });
}
