// SPDX-License-Identifier: MIT
// keyboard.ts - keys of the table screen. Letters act only where nothing is being typed; which ones, a person may choose.
import { KEY_NAMES, asKey, type KeyName, type Keys } from '../keys';

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

/** What a letter or sign does. */
type Deeds = Readonly<Record<KeyName, (event: KeyboardEvent) => void>>;

/** A handler for keydown. The key of the seats waits for the number of one. */
export function keyHandler(keys: () => Keys, actions: KeyActions): (event: KeyboardEvent) => void {
  let seatAwaited = false;
  const deeds: Deeds = {
    undo: (event) => actions.undo(event.key !== keys().undo),
    skip: () => actions.decline(),
    log: () => actions.log(),
    history: () => actions.history(),
    historyBack: () => actions.historyStep(-1),
    historyOn: () => actions.historyStep(1),
    hint: () => actions.hint(),
    help: () => actions.help(),
    seat: () => (seatAwaited = true),
    mute: () => actions.mute(),
    dark: () => actions.dark(),
    settings: () => actions.settings(),
    zoomIn: () => actions.zoom(ZOOM),
    zoomOut: () => actions.zoom(1 / ZOOM),
    fit: () => actions.fit(),
    north: () => actions.north(),
  };
  const arrow = (event: KeyboardEvent): boolean => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return false;
    if (event.shiftKey) actions.pan(dx * PAN, dy * PAN);
    else actions.move(-dx, -dy);
    return true;
  };
  /** A capital letter stands for nothing, but for undoing the whole turn. */
  const nameOf = (key: string): KeyName | undefined =>
    KEY_NAMES.find((name) => keys()[name] === key) ?? (keys().undo === asKey(key) ? 'undo' : undefined);
  const sign = (event: KeyboardEvent): boolean => {
    const name = nameOf(event.key);
    if (name) deeds[name](event);
    else if (event.key === 'Escape') actions.escape();
    else return event.key.length === 1 && actions.choose(event.key);
    return true;
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target) || isDialogOpen()) return;
    const wasAwaited = seatAwaited;
    seatAwaited = false;
    if (wasAwaited && /^[1-4]$/.test(event.key)) actions.seat(Number(event.key) - 1);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (isControl(event.target)) return;
      actions.commit();
    } else if (!arrow(event) && !sign(event)) return;
    event.preventDefault();
  };
}
