/** Night cards: turned over at dusk, done or paid for at dawn. Nobody knows them before, not even who has them. */

import { andThen } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { KNOWN } from '../../kernel/layout';
import { putFirst, putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { findZone, makeKnown } from '../../language/standard';
import { within } from '../../language/trail';
import { showToAll } from '../../table/hands';
import { nameOf } from '../../table/numbers';
import { runCardPart } from './card-parts';
import { discard } from './cards';
import { gainToken } from './deranged';
import { heroes, inTurnOrder, log, seatOf } from './state';

export const topNight = (play: Play, hero: number): number => cardsIn(play, findZone(play, 'night', hero))[0] ?? 0;

/** Each hero turns its top card over: the token comes, or a mission lies open. */
export function* revealNights(play: Play): Proc {
  for (const hero of inTurnOrder(play, heroes(play))) {
    const card = topNight(play, hero);
    if (card === 0) continue;
    const asking = revealNight(play, hero, card);
    if (asking !== undefined) yield* asking;
  }
}

function revealNight(play: Play, hero: number, card: number): Asking {
  showToAll(play, card);
  log(play, `${nameOf(play, hero)} turns a Night card over: ${nameOf(play, card)}`, 'strong', [hero, card]);
  return emit(play, newEvent(play, 'reveal', hero).set('card', card), () => {
    if (play.program.infoOf(play, card)?.item.type !== 'deranged') {
      putLast(play, card, findZone(play, 'mission', hero));
      return undefined;
    }
    return andThen(discard(play, card), () => gainToken(play, hero));
  });
}

/** What missions that are not done cost at the end of a night. */
export function* closeNights(play: Play): Proc {
  for (const hero of inTurnOrder(play, heroes(play))) {
    for (const card of cardsIn(play, findZone(play, 'mission', hero))) {
      log(play, `${nameOf(play, hero)} has not done ${nameOf(play, card)}`, 'bad', [hero, card]);
      const cause = { item: play.def(card), pointer: '/dawn' };
      const paying = within(play, cause, () => runCardPart(play, card, 'dawn', hero));
      if (paying !== undefined) yield* paying;
      if (play.zone(card) !== findZone(play, 'mission', hero)) continue;
      const going = discard(play, card);
      if (going !== undefined) yield* going;
    }
  }
}

/** A hero looks at the top card of another, or at its own; what it sees stays its secret. */
export function lookAtNight(play: Play, who: number, of: number): undefined {
  const card = topNight(play, of);
  if (card !== 0) makeKnown(play, card, [seatOf(play, who)]);
  log(play, `${nameOf(play, who)} looks at the top Night card of ${nameOf(play, of)}`, 'plain', [who, of]);
}

/** The top cards of two heroes change places; whoever had looked at one no longer knows where it is. */
export function swapNights(play: Play, a: number, b: number): undefined {
  const [first, second] = [topNight(play, a), topNight(play, b)];
  if (first === 0 || second === 0 || a === b) return undefined;
  give(play, first, b);
  give(play, second, a);
  log(play, `The top Night cards of ${nameOf(play, a)} and ${nameOf(play, b)} change places`, 'plain', [a, b]);
}

/** The top cards of all heroes are shuffled and dealt anew. */
export function mixNights(play: Play): undefined {
  const holders = heroes(play).filter((hero) => topNight(play, hero) !== 0);
  const cards = holders.map((hero) => topNight(play, hero));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = play.below(play.deckStream, i + 1);
    [cards[i], cards[j]] = [cards[j] as number, cards[i] as number];
  }
  for (const [index, hero] of holders.entries()) give(play, cards[index] as number, hero);
  log(play, 'The top Night cards are shuffled and dealt anew');
}

function give(play: Play, card: number, hero: number): void {
  putFirst(play, card, findZone(play, 'night', hero));
  play.state[card + KNOWN] = 0;
}
