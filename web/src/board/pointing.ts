// SPDX-License-Identifier: MIT
// pointing.ts - clicks, hovering and questions on a drawing that does not pan (player board, enlarged map).
import type { Box, Point } from './geometry';
import { pick } from './marks';
import type { BoardEvents, BoardId } from './position';
import { LONG_PRESS_MS, DRAG_THRESHOLD } from './viewport';

export interface Pointing {
  /** What may be chosen, and everything that can be asked about. */
  choices: readonly { id: BoardId; box: Box }[];
  places: readonly { id: BoardId; box: Box }[];
  events: BoardEvents;
}

const screenPoint = (svg: SVGSVGElement, event: MouseEvent): Point => {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x: at.x, y: at.y };
};
function screenBox(svg: SVGSVGElement, box: Box): DOMRect {
  const matrix = svg.getScreenCTM() ?? undefined;
  const from = new DOMPoint(box.x, box.y).matrixTransform(matrix);
  const to = new DOMPoint(box.x + box.w, box.y + box.h).matrixTransform(matrix);
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
}

/** Svelte action for an svg; coordinates are those of its viewBox. */
export function pointing(
  svg: SVGSVGElement,
  given: Pointing,
): { update: (next: Pointing) => void; destroy: () => void } {
  let now = given;
  let hovered: BoardId | null = null;
  let pressTimer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | undefined;

  const choiceAt = (event: MouseEvent): BoardId | undefined => pick(now.choices, screenPoint(svg, event), 8)?.id;
  function ask(event: MouseEvent): void {
    const place = pick(now.places, screenPoint(svg, event));
    if (place) now.events.ask?.(place.id, screenBox(svg, place.box));
  }
  function down(event: PointerEvent): void {
    pressed = { x: event.clientX, y: event.clientY };
    clearTimeout(pressTimer);
    if (event.pointerType === 'touch')
      pressTimer = setTimeout(() => {
        pressed = undefined;
        ask(event);
      }, LONG_PRESS_MS);
  }
  function up(event: PointerEvent): void {
    clearTimeout(pressTimer);
    const moved = !pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG_THRESHOLD;
    pressed = undefined;
    const id = moved || event.button !== 0 ? undefined : choiceAt(event);
    if (id) now.events.choose?.(id);
  }
  function hover(id: BoardId | null): void {
    svg.style.cursor = id && now.choices.some((c) => c.id === id) ? 'pointer' : '';
    if (id === hovered) return;
    hovered = id;
    now.events.hover?.(id);
  }
  const move = (event: PointerEvent): void =>
    hover(choiceAt(event) ?? pick(now.places, screenPoint(svg, event))?.id ?? null);
  const leave = (): void => {
    clearTimeout(pressTimer);
    hover(null);
  };
  function menu(event: MouseEvent): void {
    event.preventDefault();
    ask(event);
  }

  svg.addEventListener('pointerdown', down);
  svg.addEventListener('pointerup', up);
  svg.addEventListener('pointermove', move);
  svg.addEventListener('pointerleave', leave);
  svg.addEventListener('contextmenu', menu);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      clearTimeout(pressTimer);
      svg.removeEventListener('pointerdown', down);
      svg.removeEventListener('pointerup', up);
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerleave', leave);
      svg.removeEventListener('contextmenu', menu);
    },
  };
}
