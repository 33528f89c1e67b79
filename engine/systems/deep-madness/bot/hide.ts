/**
 * Deals anew, in a copy for a bot, what lies face down before investigators: such a card could be any of those of its deck
 * that nobody has seen. The cards stay the entities that they are; what they show is exchanged.
 */
import { KNOWN } from '../../../kernel/layout';
import { cardsIn } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { findZone } from '../../../language/standard';
import { numberIn } from '../../../table/numbers';

export function hideSecrets(play: Play, seat: number): void {
  const secret = play
    .all('character')
    .flatMap((who) => unseen(play, cardsIn(play, findZone(play, 'secret', who)), seat));
  for (const deck of new Set(secret.map((card) => numberIn(play, card, 'home')))) {
    const cards = [...secret.filter((card) => numberIn(play, card, 'home') === deck)];
    if (deck !== 0) cards.push(...unseen(play, cardsIn(play, deck), seat));
    const items = cards.map((card) => play.def(card)).sort((a, b) => a - b);
    for (const card of cards) {
      const [item = 0] = items.splice(play.below(play.deckStream, items.length), 1);
      if (play.def(card) !== item) play.changeItem(card, item);
    }
  }
}

const unseen = (play: Play, cards: readonly number[], seat: number): number[] =>
  cards.filter((card) => ((play.state[card + KNOWN] as number) & (1 << seat)) === 0);
