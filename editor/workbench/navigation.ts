/** Follows and changes the browser's address. Back and forward work, and every place can be sent to somebody as a link. */
import { createObservable, type Watchable } from './observable';
import { addressOfPlace, type Place, placeOfAddress } from './place';

export interface Navigation extends Watchable<Place> {
  /** Goes somewhere; what is left out stays. A new item begins without place or problem. */
  go(place: Partial<Place>): void;
  /** The same, without an entry of its own in the browser's history. */
  replace(place: Partial<Place>): void;
  listen(): () => void;
}

const readAddress = () => placeOfAddress(window.location.pathname, window.location.search);

export function createNavigation(): Navigation {
  const place = createObservable<Place>(readAddress());

  const merged = (change: Partial<Place>): Place => {
    const now = place.get();
    const isOther = change.item !== undefined || change.table !== undefined;
    const own = isOther || change.mode !== undefined ? { at: null, variants: [] } : {};
    // An item and a table are never open at once.
    const shown = isOther ? { item: null, table: null } : {};
    return { ...now, ...own, ...shown, problem: null, ...change };
  };

  return {
    get: place.get,
    subscribe: place.subscribe,
    go(change) {
      const next = merged(change);
      const address = addressOfPlace(next);
      if (address !== addressOfPlace(place.get())) window.history.pushState(null, '', address);
      place.set(next);
    },
    replace(change) {
      const next = merged(change);
      window.history.replaceState(null, '', addressOfPlace(next));
      place.set(next);
    },
    listen() {
      const follow = () => place.set(readAddress());
      window.addEventListener('popstate', follow);
      return () => window.removeEventListener('popstate', follow);
    },
  };
}
