/** Searching: the hallway that one stands on is looked at, and taken or put back; another card lies there at once. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { itemText } from '../../language/part-texts';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { cardOfSpace } from '../../table/card-map';
import { add, nameOf, numberIn, read } from '../../table/numbers';
import { askNamed, namedQuestion } from '../../table/questions';
import { putBefore, showTo } from './cards';
import { isFaceUp } from './hallway-map';
import { replace } from './laying';
import { makeFewer } from './limit';
import { isOver, log, rule, sortOfCard } from './state';
import { claimAll, needs } from './things';

/** Whether there is something face down under a player. */
export function canSearch(play: Play, player: number): boolean {
  const card = cardOfSpace(play, spaceOf(play, player));
  return card !== 0 && !isFaceUp(play, card) && isPermitted(play, 'search', player, card, true);
}

const FOUND = {
  ...namedQuestion('found', 'search', (play, card) => `${nameOf(play, card)} lies here. Is it taken?`, [
    { key: 'take', label: 'Take it', detail: (play, card) => itemText(play, card) },
    { key: 'put-back', label: 'Put it back', isDecline: true },
  ]),
  isSecret: true,
};

/** One Item a turn, and any number of Events. */
const mayTake = (play: Play, player: number, card: number): boolean =>
  sortOfCard(play, card) === 'event-card' || numberIn(play, player, 'itemsTaken') < rule(play, 'itemsPerTurn');

export function search(play: Play, player: number): Asking {
  if (!canSearch(play, player)) return undefined;
  const space = spaceOf(play, player);
  const card = cardOfSpace(play, space);
  const event = newEvent(play, 'search', player).set('space', space).set('card', card);
  return emit(play, event, () => begin(searching(play, player, card)));
}

function* searching(play: Play, player: number, card: number): Proc {
  showTo(play, card, player);
  log(play, `${nameOf(play, player)} looks at the hallway`, 'plain', [player]);
  if (!mayTake(play, player, card)) {
    yield* askNamed(play, FOUND, player, card, [1]);
    return;
  }
  if ((yield* askNamed(play, FOUND, player, card, [0, 1])) === 1) return;
  yield* taking(play, player, card);
}

/** Room is made first; then the card is taken, another is laid there, and a Safe Thing is claimed. */
function* taking(play: Play, player: number, card: number): Proc {
  const isEvent = sortOfCard(play, card) === 'event-card';
  if (isEvent || !needs(play, player, play.def(card))) {
    const asking = makeFewer(play, player, read(play, player, 'cardLimit') - 1);
    if (asking !== undefined) yield* asking;
    if (isOver(play) || cardOfSpace(play, spaceOf(play, player)) !== card) return;
  }
  if (!isEvent) add(play, player, 'itemsTaken', 1);
  log(
    play,
    `${nameOf(play, player)} takes ${isEvent ? 'an Event' : nameOf(play, card)}`,
    'good',
    isEvent ? [player] : [player, card],
  );
  const taken = emit(play, newEvent(play, 'take', player).set('card', card), () => {
    putBefore(play, player, card);
    return claimAll(play);
  });
  if (taken !== undefined) yield* taken;
  const replacing = replace(play, player, card);
  if (replacing !== undefined) yield* replacing;
}
