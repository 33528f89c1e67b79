/**
 * Deals anew, in a copy for a bot, what its seat cannot know: which cards lie in which place of a deck, and which of its own
 * cards somebody else has in the hand.
 */
import type { Play } from '../../../language/play';
import { deckZone } from '../../../language/standard';
import { dealItems, isSeenBy } from '../../../table/bot/deal-anew';
import { isHorror, players, zoneOf } from '../state';

export function hideFrom(play: Play, seat: number, seed: number): void {
  play.seed(seed);
  const unseen = (zone: string, who = 0) => zoneOf(play, zone, who).filter((card) => !isSeenBy(play, seat, card));
  for (const who of players(play)) dealAmong(play, [...unseen('hand', who), ...unseen(deckZone('own'), who)]);
  // Everybody knows where in these decks the Horrors lie, but not which.
  for (const deck of ['asylum', 'lockwood']) {
    const cards = unseen(deckZone(deck));
    dealAmong(
      play,
      cards.filter((card) => !isHorror(play, card)),
    );
  }
  dealAmong(
    play,
    ['asylum', 'lockwood', 'horrors'].flatMap((deck) => unseen(deckZone(deck)).filter((card) => isHorror(play, card))),
  );
}

/** What things show changes places, so that an option about one still means it. */
function dealAmong(play: Play, hidden: readonly number[]): void {
  if (hidden.length > 1) dealItems(play, hidden);
}
