/** How much room the page has, in the steps at which the studio's layout changes. */
import { useSyncExternalStore } from 'react';

/**
 * `wide`: tree 248, playtest 440. `small` (to 1300): 200 and 400. `narrow` (below 1180): the tree is a strip. `stacked` (below 900, also a large
 * page at 200 % zoom): one panel at a time.
 */
export type PageSize = 'wide' | 'small' | 'narrow' | 'stacked';

const sizeOf = (width: number): PageSize =>
  width < 900 ? 'stacked' : width < 1180 ? 'narrow' : width <= 1300 ? 'small' : 'wide';

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

export const usePageSize = (): PageSize => useSyncExternalStore(subscribe, () => sizeOf(window.innerWidth));

export const drawnWidths = (size: PageSize) =>
  size === 'wide' ? { tree: 248, playtest: 440 } : { tree: 200, playtest: 400 };
