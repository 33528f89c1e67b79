/** Missions of Roles and Night cards: their progress, and what is done when they are done. */

import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import { ownerOf } from '../../language/ownership';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { within } from '../../language/trail';
import { putInHand, showToAll } from '../../table/hands';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { runCardPart } from './card-parts';
import { discard } from './cards';
import { log } from './state';

/** A Role gets Bat tokens; enough of them finish it. */
export function addBats(play: Play, role: number, by: number): Asking {
  const info = play.program.infoOf(play, role);
  if (info?.item.kind !== 'role' || ownerOf(play, role) === 0) return undefined;
  setNumber(play, role, 'bats', Math.max(0, numberIn(play, role, 'bats') + by));
  return numberIn(play, role, 'bats') >= Number(info.item.needed ?? 1) ? accomplish(play, role) : undefined;
}

/** A mission is done: a Role is revealed and brings its Reward, a Night card goes and its reward comes. */
export function accomplish(play: Play, card: number): Asking {
  const hero = ownerOf(play, card);
  if (hero === 0) return undefined;
  return emit(play, newEvent(play, 'accomplish', hero).set('card', card), () => {
    log(play, `${nameOf(play, hero)} has done ${nameOf(play, card)}`, 'good', [hero, card]);
    if (play.program.infoOf(play, card)?.item.kind === 'role') return finishRole(play, hero, card);
    return andThen(discard(play, card), () =>
      within(play, { item: play.def(card), pointer: '/reward' }, () => runCardPart(play, card, 'reward', hero)),
    );
  });
}

function finishRole(play: Play, hero: number, role: number): undefined {
  const reward = play.program.infoOf(play, role)?.item.reward;
  showToAll(play, role);
  setNumber(play, role, 'bats', 0);
  putLast(play, role, findZone(play, 'box', 0));
  const card = cardsIn(play, findZone(play, 'rewards', 0)).find(
    (each) => play.program.infoOf(play, each)?.item.id === reward,
  );
  if (card !== undefined) putInHand(play, hero, card);
}
