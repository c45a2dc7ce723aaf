// SPDX-License-Identifier: MIT
// after-picture.ts - work that can wait until the screen shows what was just changed.

/** A page in the background draws nothing: then it is done after this many milliseconds. */
const LATEST = 100;

/** Returns what calls it off. */
export function afterPicture(act: () => void): () => void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, LATEST);
  return () => void (isDone = true);
}
