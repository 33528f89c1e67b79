/** The Asylum spaces: which are empty, and how they are filled. */
import { putLast } from '../../kernel/zones';
import type { Play } from '../../language/play';
import { deckZone, findZone } from '../../language/standard';
import { showToAll } from '../../table/hands';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { log, players, rule, zoneOf } from './state';

/** Cards in the Asylum by their spaces. */
export const asylumCards = (play: Play): number[] =>
  zoneOf(play, 'asylum').sort((a, b) => numberIn(play, a, 'place') - numberIn(play, b, 'place'));

/** How many spaces there are: each Horror in a Victory Pile has taken some away. */
export function spaceCount(play: Play): number {
  const slain = players(play).reduce((sum, who) => sum + zoneOf(play, 'victory', who).length, 0);
  return Math.max(0, rule(play, 'asylumSpaces') - slain * rule(play, 'victorySpaces'));
}

/** The card on a space, counted from 1; 0 if it is empty. */
export const cardAt = (play: Play, place: number): number =>
  zoneOf(play, 'asylum').find((card) => numberIn(play, card, 'place') === place) ?? 0;

/** Numbers of the spaces, from 1 on. */
export const spaces = (play: Play): number[] => Array.from({ length: spaceCount(play) }, (_, index) => index + 1);

/** Puts a card face up on an empty space. */
export function putInAsylum(play: Play, card: number, place: number): void {
  putLast(play, card, findZone(play, 'asylum', 0));
  setNumber(play, card, 'place', place);
  setNumber(play, card, 'isSlain', 0);
  showToAll(play, card);
}

/** Puts a card of the Asylum on the bottom of its deck. */
export function putUnder(play: Play, card: number): void {
  putLast(play, card, findZone(play, deckZone('asylum'), 0));
  setNumber(play, card, 'place', 0);
  log(play, `${nameOf(play, card)} goes under the Asylum deck`, 'plain', [card]);
}

/** Fills empty spaces one by one, as long as the Asylum deck has cards. A card whose space is gone goes under the deck. */
export function refillAsylum(play: Play): void {
  for (const card of asylumCards(play)) if (numberIn(play, card, 'place') > spaceCount(play)) putUnder(play, card);
  for (const place of spaces(play)) {
    if (cardAt(play, place) !== 0) continue;
    const card = zoneOf(play, deckZone('asylum'))[0] ?? 0;
    if (card === 0) return;
    putInAsylum(play, card, place);
    log(play, `${nameOf(play, card)} appears in the Asylum`, 'plain', [card]);
  }
}
