/** Curses: drawing them, and what they do at once. */

import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { deckZone, findZone, takeTop } from '../../language/standard';
import { within } from '../../language/trail';
import { showToAll } from '../../table/hands';
import { nameOf } from '../../table/numbers';
import { runCardPart } from './card-parts';
import { log } from './state';

/** Draws so many, one after the other, each with what it does at once. */
export function takeCurses(play: Play, hero: number, count: number): Asking {
  let asking: Asking;
  for (let n = 0; n < count; n++) asking = andThen(asking, () => takeCurse(play, hero));
  return asking;
}

export function takeCurse(play: Play, hero: number): Asking {
  return takeTop(play, 'curses', 0, findZone(play, deckZone('curses'), 0), (card) => {
    if (card === 0) return undefined;
    return emit(play, newEvent(play, 'curse', hero).set('card', card), () => {
      putLast(play, card, findZone(play, 'curses', hero));
      showToAll(play, card);
      log(play, `${nameOf(play, hero)} draws a Curse: ${nameOf(play, card)}`, 'bad', [hero, card]);
      return within(play, { item: play.def(card), pointer: '/taken' }, () => runCardPart(play, card, 'taken', hero));
    });
  });
}
