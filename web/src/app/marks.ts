// SPDX-License-Identifier: MIT
// marks.ts - what glows: the session's choices at their places, and the route of the one that is looked at.
import { boardId, type BoardId, type ChoiceMark, type ChoiceState, type Ghost, type Marks, type Route, type SpaceTile } from '../board/position';
import { C, EVENT_IDS, SPACE_IDS } from '../engine';
import { changedPlaces } from '../game/changes';
import { firstWay, isRoute, type Choice, type Way } from '../game/choices';
import { outlookOf } from '../game/outlook';
import { buildingId, colourOf, spaceTile } from '../game/picture';
import { placesOf, type Scene } from '../game/places';
import { routeOf, walkedRoute } from '../game/route';
import type { Looked, Session } from './session.svelte';
import type { Shown } from './shown';
import { arrowsOf } from './table/answers';

export interface PlacedChoice {
  readonly index: number;
  readonly choice: Choice;
  readonly places: readonly BoardId[];
}

export function placeAll(session: Session, shown: Shown): readonly PlacedChoice[] {
  const scene: Scene = { game: shown.game, decision: shown.decision, seat: shown.toAct };
  return session.choices.map((choice, index) => ({
    index,
    choice,
    places: choice.market?.map(boardId.market) ?? placesOf(scene, firstWay(choice)),
  }));
}
/** Number of a card's place in the cattle market; null for any other place. */
export const marketPlace = (id: BoardId): number | null => {
  const found = /^market-(\d+)$/.exec(id)?.[1];
  return found === undefined ? null : Number(found);
};

/** Choices at a place, in the order of the list. */
export const choicesAt = (placed: readonly PlacedChoice[], id: BoardId): readonly PlacedChoice[] =>
  placed.filter(({ places }) => places.includes(id));

function stateOf({ selection, hovered }: Looked, index: number): ChoiceState {
  if (selection?.choice === index) return 'selected';
  return hovered === index ? 'focused' : 'may';
}
const RANK: Readonly<Record<ChoiceState, number>> = { may: 0, focused: 1, selected: 2 };

/** One mark a place: of several choices there, the one that is looked at, else the first. */
function choiceMarks(session: Session, placed: readonly PlacedChoice[], keys: boolean): readonly ChoiceMark[] {
  const marks = new Map<BoardId, ChoiceMark>();
  const chosen = new Set(session.basket.map(boardId.market));
  for (const { index, choice, places } of placed) {
    const { dollars } = firstWay(choice);
    for (const id of places) {
      const state = chosen.has(id) ? 'selected' : stateOf(session.marked, index);
      const there = marks.get(id);
      if (there && RANK[there.state] >= RANK[state]) continue;
      marks.set(id, {
        id,
        state,
        // Cards of a kind lie side by side: the first one tells the key.
        key: keys && (!choice.market || id === places[0]) ? choice.key : '',
        ...(dollars < 0 && { fee: -dollars }),
        ...(dollars > 0 && { gain: dollars }),
      });
    }
  }
  return [...marks.values()];
}

/** Places of the latest step, as far as this moment shows it. */
function changedNow(session: Session, shown: Shown): readonly BoardId[] {
  const { steps } = session.table;
  const last = steps[(session.historyAt ?? steps.length) - 1];
  return last ? changedPlaces(shown.game, last.events) : [];
}

/** The walk of whoever moves, or moved at the shown moment of the past. */
function moverRoute(session: Session, shown: Shown): Route | undefined {
  const { engine, steps } = session.table;
  const past = steps.slice(0, session.historyAt ?? steps.length);
  const last = past.at(-1);
  if (!last || session.mine || (session.historyAt === null && last.turn !== shown.game.turns)) return undefined;
  const walk = past.findLast((step) => step.turn === last.turn && step.seat === last.seat && isRoute(step.action));
  return walk && walkedRoute(engine, shown.game, walk, colourOf(walk.seat));
}

/** What would lie where, of a choice that is looked at. */
function ghostsOf(shown: Shown, way: Way): readonly Ghost[] {
  const tile = tileOf(shown, way);
  const space = SPACE_IDS[way.info.verb === C.VERB_AT ? way.info.space : landingOf(shown, way)];
  return tile && space !== undefined ? [{ space, tile }] : [];
}
function landingOf(shown: Shown, way: Way): number {
  if (way.info.verb !== C.VERB_FORESIGHT) return -1;
  const { events } = outlookOf(shown.speaker.engine, shown.toAct, way);
  return events.find((event) => EVENT_IDS[event.code] === 'tile-placed')?.b ?? -1;
}
function tileOf(shown: Shown, way: Way): SpaceTile | null {
  const { game, toAct } = shown;
  if (way.info.verb === C.VERB_FORESIGHT) return spaceTile(game, way.action & 0xff);
  if (way.info.verb !== C.VERB_AT) return null;
  return { kind: 'private', building: buildingId(game, toAct, shown.decision.subject), owner: colourOf(toAct) };
}

/** The own building that would make room. */
const replacedAt = (shown: Shown, { info }: Way): readonly BoardId[] =>
  (shown.game.onSpace[info.space] ?? 0) >= C.LOCATION_PRIVATE ? [boardId.space(SPACE_IDS[info.space] ?? '')] : [];

export function marksOf(session: Session, shown: Shown, placed: readonly PlacedChoice[], keys: boolean): Marks {
  const { selection, hovered } = session.marked;
  const index = selection?.choice ?? hovered;
  const choice = index === null ? undefined : session.choices[index];
  const way = choice?.ways[selection?.way ?? 0] ?? choice?.ways[0];
  const base = { choices: choiceMarks(session, placed, keys), changed: changedNow(session, shown) };
  if (!choice || !way) {
    const route = moverRoute(session, shown);
    return route ? { ...base, route } : base;
  }
  switch (choice.verb) {
    case C.VERB_ROUTE: {
      const { engine } = session.table;
      const from = shown.game.players[shown.toAct]?.herder ?? C.NONE;
      return { ...base, route: routeOf(engine, shown.game, from, way, (space) => engine.entryFee(shown.slot, shown.toAct, space)) };
    }
    case C.VERB_DELIVER:
      return { ...base, arrows: arrowsOf(shown, way).map(boardId.arrow) };
    case C.VERB_AT:
      return { ...base, ghosts: ghostsOf(shown, way), struck: replacedAt(shown, way) };
    case C.VERB_FORESIGHT:
      return { ...base, ghosts: ghostsOf(shown, way) };
    case C.VERB_TRASH:
      return { ...base, struck: placed.find((one) => one.index === index)?.places ?? [] };
    default:
      return base;
  }
}
