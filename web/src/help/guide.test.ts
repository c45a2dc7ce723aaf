// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBots } from '../../tests/load';
import { C, PLAIN_SETUP, type BotEngine } from '../engine';
import { choicesOf, decisionId, firstWay } from '../game/choices';
import { placesOf } from '../game/places';
import { loadLanguage } from '../i18n/i18n.svelte';
import { boardId } from '../board/position';
import type { AskedDecision } from './decision';
import { bubbleFor, GUIDE, GUIDE_STEPS, readProgress, writeProgress } from './guide';
import { chapterOfRule } from './chapters';
import { GUIDE_SEED } from './guide-seed';
import { helpFor } from './help-for';
import { pictureOf } from './test-pictures';
import { placeBeside } from './placing';
import { say } from './teller';
import { impossibleOf } from './impossible';
import { whyNot } from './why-not';
import { loadHelp } from './words';

const SLOT = 0;
let engine: BotEngine;
beforeAll(async () => {
  engine = await loadBots();
  await Promise.all(['en', 'de'].flatMap((language) => [loadLanguage(language), loadHelp(language)]));
});

function asked(): AskedDecision {
  const game = engine.game(SLOT);
  const decision = engine.decision(SLOT);
  const seat = engine.toAct(SLOT);
  const may = choicesOf(engine, SLOT).flatMap((choice) => placesOf({ game, decision, seat }, firstWay(choice)));
  return { kind: decisionId(decision.kind), mine: seat === 0, may, column: decision.subject + 1, amount: decision.amount };
}

describe('guided first game', () => {
  it('has twelve steps, each with a text and a rule that exists', () => {
    expect(GUIDE.map(({ n }) => n)).toEqual(Array.from({ length: GUIDE_STEPS }, (_, i) => i + 1));
    for (const { n, rule } of GUIDE) {
      expect(chapterOfRule(rule), rule).toBeDefined();
      for (const language of ['en', 'de'] as const) expect(say(language, `guide.${n}`)).toBeTruthy();
    }
  });
  it('tells everything in a game that bots play, beside things that exist, each once', () => {
    engine.newGame(SLOT, PLAIN_SETUP, GUIDE_SEED);
    const told = new Set<number>();
    for (let step = 0; step < 4000 && !engine.isOver(SLOT) && told.size < GUIDE_STEPS; step++) {
      const picture = pictureOf(engine);
      const bubble = bubbleFor({ decision: asked(), picture, turn: engine.game(SLOT).turns }, told);
      if (bubble) {
        expect(helpFor(bubble.at, picture, 'en'), bubble.at).not.toBeNull();
        expect(say('de', `guide.${bubble.n}`, bubble.values)).not.toMatch(/[{}]/);
        told.add(bubble.n);
      }
      const action = engine.botChoose(SLOT, 'greedy', BigInt(step)) ?? engine.legal(SLOT)[0];
      engine.apply(SLOT, action ?? 0);
    }
    expect([...told].sort((a, b) => a - b)).toEqual(GUIDE.map(({ n }) => n));
  });
  it('starts with one card of each breed and one worker of each kind', () => {
    engine.newGame(SLOT, PLAIN_SETUP, GUIDE_SEED);
    expect(pictureOf(engine).hand.cards).toEqual(['grey', 'green', 'black', 'white']);
    expect(engine.game(SLOT).jobMarket.every((workers) => workers !== 0n)).toBe(true);
  });
  it('keeps its progress and survives a damaged one', () => {
    const progress = { told: new Set([1, 4]), off: true };
    expect(readProgress(writeProgress(progress))).toEqual(progress);
    for (const text of [null, '', '{', '[]', '{"told":"x"}', '{"told":[0,13,"1",2.5]}'])
      expect(readProgress(text)).toEqual({ told: new Set(), off: false });
  });
});

describe('why not?', () => {
  it('answers only for places that cannot be chosen', () => {
    engine.newGame(SLOT, PLAIN_SETUP, GUIDE_SEED);
    for (let step = 0; step < 400 && !engine.isOver(SLOT); step++) {
      const decision = asked();
      const picture = pictureOf(engine);
      for (const id of [
        boardId.space('n-b'),
        boardId.space('start'),
        boardId.job(1, 3),
        boardId.city('topeka'),
        boardId.disc('hand'),
        boardId.building('9a'),
      ]) {
        const answer = whyNot(id, picture, decision, 'en');
        if (decision.may.includes(id)) expect(answer).toBeNull();
        else expect(answer ?? '').not.toMatch(/[{}]/);
      }
      engine.apply(SLOT, engine.legal(SLOT)[0] ?? 0);
    }
  });
  it('names the reason where it is plain', () => {
    engine.newGame(SLOT, PLAIN_SETUP, GUIDE_SEED);
    const picture = pictureOf(engine);
    const at = { ...picture, board: { ...picture.board, herders: { red: 'n-c' } } };
    const move = { kind: 'move', mine: true, may: [] };
    expect(whyNot(boardId.space('n-a'), at, move, 'en')).toBe('Your herder only goes forward.');
    expect(whyNot(boardId.space('kansas-city'), at, move, 'en')).toMatch(/^Too far: \d steps, and you have 3\.$/);
    expect(whyNot(boardId.space('n-c'), at, move, 'en')).toMatch(/already/);
    expect(whyNot(boardId.building('9a'), at, { ...move, kind: 'build' }, 'de')).toBe('Zu wenige Handwerker: Es braucht 7, du hast 1.');
    expect(whyNot(boardId.job(2, C.JOB_COLUMNS - 1), at, { ...move, kind: 'hire' }, 'en')).toBe('Nobody stands there.');
    expect(whyNot(boardId.city('el-paso'), at, { ...move, kind: 'delivery', amount: 8 }, 'en')).toBe(
      'Your delivery is not worth enough: it needs 12, yours is 8.',
    );
    expect(whyNot(boardId.space('n-a'), at, { ...move, mine: false }, 'en')).toBe('It is not your turn to choose.');
  });
  it('tells of cattle what is missing: cowboys, or money with those that are free', () => {
    engine.newGame(SLOT, PLAIN_SETUP, GUIDE_SEED);
    const picture = { ...pictureOf(engine), market: { edition: 'first', cards: ['yellow', 'brown-3', 'purple-7'], stack: 0 } as const };
    const buy = { kind: 'buy', mine: true, may: [], amount: 1 };
    const rich = { ...picture, seats: picture.seats.map((seat) => ({ ...seat, dollars: 11 })) };
    expect(whyNot(boardId.market(2), rich, buy, 'en')).toBe('Too few cowboys: it needs 2, 1 free.');
    expect(whyNot(boardId.market(1), rich, buy, 'en')).toBe('Costs $12 with one cowboy; only $11 left.');
    expect(whyNot(boardId.market(1), rich, { ...buy, amount: 3, spent: 6 }, 'de')).toBe('Kostet 6 $ mit 3 Cowboys; nur noch 5 $ übrig.');
    expect(whyNot(boardId.market(0), rich, { ...buy, amount: 0 }, 'en')).toBe('Too few cowboys: it needs 1, 0 free.');
    expect(whyNot(boardId.cattleStack(), rich, buy, 'en')).toBe('The cattle stack is empty.');
    expect(whyNot(boardId.market(1), rich, { ...buy, kind: 'buy-second' }, 'en')).toMatch(/same price line/);
  });
  it('tells of workers the row of the token, the own row, and the price with what is added', () => {
    engine.newGame(SLOT, PLAIN_SETUP, GUIDE_SEED);
    const picture = pictureOf(engine);
    const jobs = picture.board.jobs.map(() => ['cowboy', 'cowboy', 'builder', 'engineer'] as const);
    const at = { ...picture, board: { ...picture.board, jobs, tokenRow: 4 }, seats: picture.seats.map((seat) => ({ ...seat, dollars: 7 })) };
    const hire = { kind: 'hire', mine: true, may: [], dearer: 2 };
    expect(whyNot(boardId.job(4, 0), at, hire, 'en')).toBe('Only rows above the token can be hired from.');
    expect(whyNot(boardId.job(1, 0), at, hire, 'en')).toBe('Not enough money: it needs $8, you have $7.');
    const full = { ...at, mat: { ...at.mat, workers: { ...at.mat.workers, builder: 6 } } };
    expect(whyNot(boardId.job(1, 2), full, hire, 'en')).toBe('Your row of that kind is full.');
  });
  it('puts what has one reason together, and names the nearest city that is too far', () => {
    engine.newGame(SLOT, PLAIN_SETUP, GUIDE_SEED);
    const picture = pictureOf(engine);
    const cities = ['topeka', 'wichita', 'colorado-springs', 'santa-fe', 'albuquerque'].map((id) => ({ id: boardId.city(id), name: id }));
    const at = { ...picture, board: { ...picture.board, cities: { topeka: ['red'], wichita: ['red'] } as const } };
    expect(impossibleOf(cities, at, { kind: 'delivery', mine: true, may: [], amount: 5 }, 'en')).toEqual([
      { names: 'topeka, wichita', reason: 'You have a disc there already.' },
      { names: 'colorado-springs', reason: 'Your delivery is not worth enough: it needs 6, yours is 5.' },
    ]);
  });
});

describe('placing', () => {
  const room = { w: 1000, h: 700 };
  const box = { w: 300, h: 200 };
  const rect = (left: number, top: number): { left: number; top: number; right: number; bottom: number } => ({
    left,
    top,
    right: left + 40,
    bottom: top + 40,
  });
  it('stands beside its place and inside the window', () => {
    expect(placeBeside(rect(100, 300), box, room)).toMatchObject({ side: 'right', left: 153 });
    expect(placeBeside(rect(900, 300), box, room)).toMatchObject({ side: 'left', left: 587 });
    expect(placeBeside(rect(100, 0), box, room).top).toBe(8);
    expect(placeBeside(rect(100, 300), box, room, [rect(200, 300)]).side).toBe('below');
    expect(placeBeside(rect(180, 20), { w: 380, h: 200 }, { w: 400, h: 700 }).side).toBe('below');
  });
});
