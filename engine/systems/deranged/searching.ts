/** Searching: the top card of a building's deck goes to the hand. Houses are searched once. */
import type { Asking } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { cardsIn, occupants } from '../../language/entity-functions';
import { leaveGame } from '../../language/leaving';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { deckZone, findZone, spaceOf } from '../../language/standard';
import { takeIntoHand } from './cards';
import { factsAt } from './space-facts';
import { rule } from './state';

const HOUSE = 'house';

/** The search token of a house. */
const tokenAt = (play: Play, space: number): number =>
  occupants(play, space).find((each) => play.program.infoOf(play, each)?.item.id === 'search') ?? 0;

/** Whether there is something to be found where a hero stands, whatever the quarter. */
export function canSearchAt(play: Play, hero: number): boolean {
  const space = spaceOf(play, hero);
  const { search: deck } = factsAt(play, space);
  if (deck === '' || !isPermitted(play, 'search', hero, space, true)) return false;
  if (deck === HOUSE && rule(play, 'searchHouses') === 1 && tokenAt(play, space) === 0) return false;
  return cardsIn(play, findZone(play, deckZone(deck), 0)).length > 0;
}

/** Searches inside a `search` event; nothing where there is nothing to be found. */
export function search(play: Play, hero: number): Asking {
  if (!canSearchAt(play, hero)) return undefined;
  const space = spaceOf(play, hero);
  const { search: deck } = factsAt(play, space);
  return emit(play, newEvent(play, 'search', hero).set('space', space), () => {
    const token = deck === HOUSE && rule(play, 'searchHouses') === 1 ? tokenAt(play, space) : 0;
    if (token !== 0) leaveGame(play, token);
    return takeIntoHand(play, hero, deck);
  });
}
