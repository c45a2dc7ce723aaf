// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { C, STATION_IDS } from '../src/engine';
import { choicesOf } from '../src/game/choices';
import { boardPicture, buildingsLeftPicture, displayPicture, handPicture, marketPicture, playerBoardPicture } from '../src/game/picture';
import { placesOf } from '../src/game/places';
import { routeOf } from '../src/game/route';
import { loadEngine, readRecordFile, recordNames } from './load';

const engine = await loadEngine();
const WITHOUT_PLACE = new Set<number>([C.VERB_PASS, C.VERB_END, C.VERB_TAKE, C.VERB_GARTH, C.VERB_RAISE]);

describe('the adapter', () => {
  it('makes a whole picture of every state of records of each kind', () => {
    const kinds = new Map(recordNames().map((name) => [name.replace(/^\d+p-?/, '').slice(0, 18), name]));
    for (const name of kinds.values()) {
      let count = 0;
      engine.readRecord(0, readRecordFile(name), () => {
        if (count++ % 25) return;
        const game = engine.game(0);
        const board = boardPicture(engine, 0, game, null);
        expect(board.jobs.length).toBe(12);
        // With fewer players the columns at the left stay empty.
        for (const row of board.jobs) {
          expect(row.length).toBe(C.JOB_COLUMNS);
          expect(row.slice(0, C.JOB_COLUMNS - game.playersCount).every((worker) => worker === null)).toBe(true);
        }
        expect(Object.keys(board.stations).length).toBe(STATION_IDS.length);
        expect(Object.values(board.spaces).filter((tile) => tile?.kind === 'neutral').length).toBe(7);
        for (let seat = 0; seat < game.playersCount; seat++) {
          const mat = playerBoardPicture(engine, 0, game, seat);
          expect(mat.cleared).not.toContain(undefined);
          expect(handPicture(engine, 0, game, seat).hidden).toBe(0);
          buildingsLeftPicture(engine, 0, game, seat);
        }
        expect(marketPicture(game).cards).not.toContain('');
        expect(displayPicture(game).cards.length).toBeLessThanOrEqual(4);
      });
    }
  });

  it('gives every choice a place on the screen, and every route its spaces', () => {
    for (const name of recordNames().filter((_, index) => index % 12 === 0)) {
      engine.readRecord(0, readRecordFile(name), () => {
        if (engine.isOver(0)) return;
        const game = engine.game(0);
        const scene = { game, decision: engine.decision(0), seat: engine.toAct(0) };
        for (const choice of choicesOf(engine, 0))
          for (const way of choice.ways) {
            if (WITHOUT_PLACE.has(choice.verb)) continue;
            const places = placesOf(scene, way);
            expect(places.length, `${name}: ${engine.recordLine(0, scene.seat, way.action)}`).toBeGreaterThan(0);
            for (const place of places) expect(place).not.toMatch(/undefined|-$/);
            if (choice.verb !== C.VERB_ROUTE) continue;
            const from = game.players[scene.seat]?.herder ?? C.NONE;
            const route = routeOf(engine, game, from, way, () => 0);
            for (const step of route.steps) expect(route.spaces).toContain(step.space);
          }
      });
    }
  });

  it("shows nothing of another seat's hand", () => {
    engine.readRecord(0, readRecordFile('3p-random-a.drover').split('\n').slice(0, 120).join('\n') + '\n', () => undefined);
    engine.viewInto(0, 0, 1);
    const view = engine.game(1);
    const hand = handPicture(engine, 1, view, 1);
    expect(hand.cards.length + hand.hidden).toBe(view.players[1]?.handCount);
    expect(hand.hidden).toBeGreaterThan(0);
  });
});
