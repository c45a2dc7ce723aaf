// SPDX-License-Identifier: MIT
// router.svelte.ts - screens by what stands behind the #, so that the page needs no server to route.

export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'setup'; readonly query: string }
  | { readonly screen: 'game'; readonly id: string }
  | { readonly screen: 'position'; readonly packed: string }
  /** A chapter or ruling to show; '' for the beginning. */
  | { readonly screen: 'rules'; readonly target: string }
  | { readonly screen: 'settings' };

export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [screen, rest = ''] = path.split('/', 2);
  switch (screen) {
    case 'new':
      return { screen: 'setup', query };
    case 'game':
      return rest ? { screen: 'game', id: decode(rest) } : { screen: 'start' };
    case 'position':
      return rest ? { screen: 'position', packed: rest } : { screen: 'start' };
    case 'rules':
      return { screen, target: decode(rest) };
    case 'settings':
      return { screen };
    default:
      return { screen: 'start' };
  }
}

/** A damaged % sequence stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let current = $state.raw<Route>(parseHash(typeof location === 'undefined' ? '' : location.hash));
if (typeof window !== 'undefined') window.addEventListener('hashchange', () => (current = parseHash(location.hash)));

export const route = (): Route => current;
export function go(path: string): void {
  location.hash = path === '' ? '' : `#/${path}`;
}
export const gamePath = (id: string): string => `game/${encodeURIComponent(id)}`;
export const addressOf = (path: string): string => `${location.href.split('#')[0] ?? ''}#/${path}`;
