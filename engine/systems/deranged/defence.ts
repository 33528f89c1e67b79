/** Defence cards: whoever is attacked must play one, even against nothing. With an empty hand the top of the deck does. */

import type { Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { handOf, showToAll } from '../../table/hands';
import { nameOf, read } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { discard } from './cards';
import { defenceOf, halfWords } from './halves';
import { revealTop } from './hand';
import { isTurned, log } from './state';

const DEFEND = {
  ...entityQuestion(
    'defend',
    'defence',
    (play, attacker) => `${nameOf(play, attacker)} attacks. Which card is played for defence?`,
    {
      detail: (play, card, { actor }) =>
        `Defence ${defenceOf(play, actor, card) + read(play, actor, 'defense')}. ${halfWords(play, card, isTurned(play, actor))}`,
      note: (play, { actor }) => `${read(play, actor, 'health')} Health`,
    },
  ),
  isSecret: true,
};

/** Plays a defence card and says what it is worth. */
export function* defend(play: Play, attacker: number, hero: number): Proc<number> {
  const hand = handOf(play, hero);
  let card = hand[0] ?? 0;
  if (hand.length > 1) card = hand[yield* askEntity(play, DEFEND, hero, attacker, hand)] as number;
  if (hand.length === 0) card = revealTop(play, hero);
  if (card !== 0) showToAll(play, card);
  const printed = card === 0 ? 0 : defenceOf(play, hero, card);
  const event = newEvent(play, 'defend', hero, hero)
    .set('card', card)
    .set('value', printed + read(play, hero, 'defense'));
  const asking = emit(play, event, () => undefined);
  if (asking !== undefined) yield* asking;
  const value = Math.max(0, event.get('value'));
  const words = card === 0 ? 'has no card to defend with' : `defends with ${nameOf(play, card)}: ${value}`;
  log(play, `${nameOf(play, hero)} ${words}`, 'plain', card === 0 ? [hero] : [hero, card]);
  const going = discard(play, card);
  if (going !== undefined) yield* going;
  return value;
}
