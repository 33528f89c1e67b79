/**
 * Deals anew, in a copy for a bot, what its seat cannot know: dice to come, the order of decks, and face-down cards, which
 * nobody has looked at, not even who has them.
 */
import { cardsIn } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { deckZone, findZone } from '../../../language/standard';
import { dealItems, dealOrder, isSeenBy, sortZones } from '../../../table/bot/deal-anew';
import { numberIn } from '../../../table/numbers';

export function hideFrom(play: Play, seat: number, seed: number): void {
  play.seed(seed);
  const { zone: kind } = play.program.kindNumbers;
  for (let zone = play.firstOfKind(kind); zone !== 0; zone = play.nextOfKind(zone))
    if (sortOf(play, zone) === 'deck') dealOrder(play, zone, seat);
  hideSecrets(play, seat);
}

const sortOf = sortZones((name) => (name.startsWith(deckZone('')) ? 'deck' : 'open'));

const hidden: number[] = [];

/** Face-down cards of anybody are exchanged with those of the decks that they came from, deck by deck. */
function hideSecrets(play: Play, seat: number): void {
  const secrets = play.all('character').flatMap((who) => unseen(play, findZone(play, 'secret', who), seat));
  const homes = new Set(secrets.map((card) => numberIn(play, card, 'home')));
  for (const home of homes) {
    hidden.length = 0;
    for (const card of secrets) if (numberIn(play, card, 'home') === home) hidden.push(card);
    if (home !== 0) hidden.push(...unseen(play, home, seat));
    dealItems(play, hidden);
  }
}

const unseen = (play: Play, zone: number, seat: number): number[] =>
  zone === 0 ? [] : cardsIn(play, zone).filter((card) => !isSeenBy(play, seat, card));
