/** Safe Things: who needs which Items, when one is claimed and protected, and how one is exchanged. */

import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { KNOWN } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import { ownerOf } from '../../language/ownership';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { nameOf, setNumber } from '../../table/numbers';
import { isProtected, isSeen, itemsOf, showTo, showToAll } from './cards';
import { log, planOf, players, seatOf } from './state';

export const thingsOf = (play: Play, player: number): number[] => cardsIn(play, findZone(play, 'safe-things', player));

/** Number of the item that a Safe Thing names; 0 if the content has none of that id. */
export const itemOfThing = (play: Play, thing: number): number =>
  play.program.find('item-card', String(play.program.infoOf(play, thing)?.item.item))?.number ?? 0;

/** The protected Item that claims a Safe Thing, 0 while there is none. */
export const claimOf = (play: Play, player: number, thing: number): number =>
  itemsOf(play, player).find((card) => isProtected(play, card) && play.def(card) === itemOfThing(play, thing)) ?? 0;

export const unclaimedOf = (play: Play, player: number): number[] =>
  thingsOf(play, player).filter((thing) => claimOf(play, player, thing) === 0);

/** Whether a player still needs an item (its number) as a Safe Thing. */
export const needs = (play: Play, player: number, item: number): boolean =>
  unclaimedOf(play, player).some((thing) => itemOfThing(play, thing) === item);

/** Reveals and protects whatever Items somebody has of its Safe Things. */
export function claimAll(play: Play): Asking {
  for (const player of players(play)) {
    for (const thing of unclaimedOf(play, player)) {
      const card = itemsOf(play, player).find(
        (each) => play.def(each) === itemOfThing(play, thing) && !isProtected(play, each),
      );
      if (card === undefined) continue;
      setNumber(play, card, 'protected', 1);
      showToAll(play, thing);
      log(play, `${nameOf(play, card)} is one of ${nameOf(play, player)}\u2019s Safe Things: it is protected`, 'good', [
        player,
        card,
      ]);
      return andThen(emit(play, newEvent(play, 'protect', player).set('card', card)), () => claimAll(play));
    }
  }
  return undefined;
}

/** Deals Safe Things, which only their owner may look at unless the scenario has them lie open. */
export function dealThings(play: Play): void {
  const box = findZone(play, 'things', 0);
  const { safeThings, openThings } = planOf(play).item as { safeThings?: readonly number[]; openThings?: boolean };
  const all = players(play);
  const count = safeThings?.[all.length - 1] ?? 0;
  for (const player of all) {
    for (const thing of cardsIn(play, box).slice(0, count)) {
      putLast(play, thing, findZone(play, 'safe-things', player));
      if (openThings === true) showToAll(play, thing);
      else showTo(play, thing, player);
    }
  }
}

/** A Safe Thing goes to the box, and one from there comes in its place, seen by its new owner only. */
export function swapThings(play: Play, mine: number, other: number): undefined {
  const player = ownerOf(play, mine);
  if (player === 0 || other === 0) return undefined;
  const isOpen = players(play).every((each) => isSeen(play, mine, seatOf(play, each)));
  putLast(play, mine, findZone(play, 'things', 0));
  play.state[mine + KNOWN] = 0;
  putLast(play, other, findZone(play, 'safe-things', player));
  if (isOpen && planOf(play).item.openThings === true) showToAll(play, other);
  else showTo(play, other, player);
  log(play, `${nameOf(play, player)} exchanges a Safe Thing`, 'plain', [player]);
}
