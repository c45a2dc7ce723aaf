// SPDX-License-Identifier: MIT
// layout.svelte.ts - which of the grids the window has room for (ui: desktop, tablet, phone).

export type Layout = 'wide' | 'desktop' | 'tablet' | 'portrait' | 'phone';

export function layoutOf(width: number, height: number): Layout {
  if (width < 700 || height < 500) return 'phone';
  if (width < 1024 || width < height) return 'portrait';
  if (width < 1280 || height < 700) return 'tablet';
  return width < 1700 || height < 940 ? 'desktop' : 'wide';
}

let current = $state<Layout>(layoutOf(window.innerWidth, window.innerHeight));
window.addEventListener('resize', () => (current = layoutOf(window.innerWidth, window.innerHeight)));
export const layout = (): Layout => current;
