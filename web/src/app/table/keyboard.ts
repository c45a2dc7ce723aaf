// SPDX-License-Identifier: MIT
// keyboard.ts - keys of the table screen. Letters act only where nothing is being typed.

export interface KeyActions {
  choose(key: string): boolean;
  commit(): void;
  /** Next choice in a direction of the screen. */
  move(dx: number, dy: number): void;
  undo(wholeTurn: boolean): void;
  decline(): void;
  log(): void;
  history(): void;
  historyStep(step: number): void;
  hint(): void;
  help(): void;
  seat(number: number): void;
  mute(): void;
  dark(): void;
  settings(): void;
  zoom(factor: number): void;
  fit(): void;
  pan(dx: number, dy: number): void;
  north(): void;
  escape(): void;
}

const PAN = 60;
const ZOOM = 1.25;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
/** Enter and Space on a button or link are that control's own, unless it is a row of the list or its twin on a panel. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, [role="slider"]') !== null && target.closest('[role="listbox"], .choosable') === null;

/** An open dialog has the keyboard for itself. */
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** A handler for keydown. `g` waits for the number of a seat. */
export function keyHandler(actions: KeyActions): (event: KeyboardEvent) => void {
  let seatAwaited = false;
  const arrow = (event: KeyboardEvent): boolean => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return false;
    if (event.shiftKey) actions.pan(dx * PAN, dy * PAN);
    else actions.move(-dx, -dy);
    return true;
  };
  const letter = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'u':
      case 'U':
        actions.undo(event.shiftKey);
        return true;
      case 'n':
        actions.decline();
        return true;
      case 'l':
        actions.log();
        return true;
      case 'y':
        actions.history();
        return true;
      case '[':
        actions.historyStep(-1);
        return true;
      case ']':
        actions.historyStep(1);
        return true;
      case 'h':
        actions.hint();
        return true;
      case '?':
        actions.help();
        return true;
      case 'm':
        actions.mute();
        return true;
      case 'd':
        actions.dark();
        return true;
      case 's':
        actions.settings();
        return true;
      case 'z':
        actions.north();
        return true;
      case '+':
        actions.zoom(ZOOM);
        return true;
      case '-':
        actions.zoom(1 / ZOOM);
        return true;
      case '0':
        actions.fit();
        return true;
      case 'g':
        seatAwaited = true;
        return true;
      case 'Escape':
        actions.escape();
        return true;
      default:
        return event.key.length === 1 && actions.choose(event.key);
    }
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target) || isDialogOpen()) return;
    if (seatAwaited && /^[1-4]$/.test(event.key)) actions.seat(Number(event.key) - 1);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (isControl(event.target)) return;
      actions.commit();
    } else if (!arrow(event) && !letter(event)) return;
    if (event.key !== 'g') seatAwaited = false;
    event.preventDefault();
  };
}
