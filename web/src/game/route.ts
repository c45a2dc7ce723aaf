// SPDX-License-Identifier: MIT
// route.ts - the walk of a ROUTE action as the drawing wants it: every space on the way, and a pill for each location.
import type { Colour, Route, RouteStep } from '../board/position';
import { C, EVENT_IDS, SPACE_IDS, type Engine, type GwtGame } from '../engine';
import type { Way } from './choices';
import type { Step } from './table';

const FORKS_SHIFT = 6;
const SPACE_MASK = 0x3f;
const spaceId = (space: number): string => SPACE_IDS[space] ?? '';

/** Spaces from the herder's place to the goal, empty ones too. */
export function spacesOf(engine: Engine, edition: number, from: number, action: number): readonly number[] {
  const goal = action & SPACE_MASK;
  const spaces = [from];
  let at = from;
  while (at !== goal && spaces.length <= C.SPACES) {
    const fork = engine.trailFork(edition, at);
    const branch = fork >= 0 ? (action >> (FORKS_SHIFT + fork)) & 1 : 0;
    at = engine.trailNext(edition, at, branch);
    if (at === C.NONE) break;
    spaces.push(at);
  }
  return spaces;
}

/** Fee at each location entered: the engine tells it for the route to that place alone, so neighbours' sums differ by it. */
export function routeOf(engine: Engine, game: GwtGame, from: number, way: Way, feeAt: (space: number) => number): Route {
  const steps: RouteStep[] = way.path.map((space, index) => ({ space: spaceId(space), step: index + 1, fee: feeAt(space) }));
  return { spaces: spacesOf(engine, game.edition, from, way.action).map(spaceId), steps };
}

/** The route of a step that was walked, in the mover's colour. */
export function walkedRoute(engine: Engine, game: GwtGame, step: Step, mover: Colour): Route | undefined {
  const moves = step.events.filter((event) => EVENT_IDS[event.code] === 'moved');
  const from = moves[0]?.a;
  if (from === undefined) return undefined;
  const fees = new Map(step.events.filter((event) => EVENT_IDS[event.code] === 'fee-paid').map((event) => [event.a, event.value]));
  const spaces = spacesOf(engine, game.edition, from, step.action);
  const entered = moves.map(({ b }) => b).filter((space) => space === spaces.at(-1) || fees.has(space) || (game.onSpace[space] ?? 0) !== 0);
  return {
    mover,
    spaces: spaces.map(spaceId),
    steps: entered.map((space, index) => ({ space: spaceId(space), step: index + 1, fee: fees.get(space) ?? 0 })),
  };
}
