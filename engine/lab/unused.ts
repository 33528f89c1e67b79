/** What many games never came to: cards that nobody drew or used, triggers that never fired, spaces that nobody entered. */
import type { ItemKey } from '../content';
import type { Tally } from './tally';

export interface Unused {
  /** In how many games. */
  games: number;
  /** Items that were in at least so many games and did nothing in any. */
  items: ItemKey[];
  /** Triggers whose item was in at least so many games, by item and place: `monster/nurse#/triggers/0`. */
  triggers: string[];
  /** Spaces of the board that no character entered. */
  spaces: string[];
}

/** In fewer games too much is chance to be worth telling. */
export const ENOUGH_GAMES = 30;

/**
 * Undefined after too few games. `spaces` are all that the board has. Only of kinds of which some item does something is it
 * told that another does nothing: a set of rules or a tile never would.
 */
export function unusedIn(tally: Tally, spaces: readonly string[]): Unused | undefined {
  if (tally.games < ENOUGH_GAMES) return undefined;
  const items = Object.entries(tally.items) as [ItemKey, Tally['items'][ItemKey]][];
  const lively = new Set(items.filter(([, { activeGames }]) => activeGames > 0).map(([key]) => kindOf(key)));
  const idle = items.filter(
    ([key, { games, activeGames }]) => games >= ENOUGH_GAMES && activeGames === 0 && lively.has(kindOf(key)),
  );
  const silent = Object.entries(tally.triggers).filter(([, { games, times }]) => games >= ENOUGH_GAMES && times === 0);
  return {
    games: tally.games,
    items: idle.map(([key]) => key).sort(),
    triggers: silent.map(([key]) => key).sort(),
    spaces: spaces.filter((space) => (tally.spaces[space]?.visits ?? 0) === 0),
  };
}

const kindOf = (key: ItemKey): string => key.slice(0, key.indexOf('/'));
