/** Hands, and who has seen which card. */
import { KNOWN } from '../kernel/layout';
import { putLast } from '../kernel/zones';
import { cardsIn } from '../language/entity-functions';
import type { Play } from '../language/play';
import { findZone, makeKnown } from '../language/standard';

export const handOf = (play: Play, who: number): number[] => cardsIn(play, findZone(play, 'hand', who));

export function showToAll(play: Play, card: number): void {
  const { system } = play.program;
  makeKnown(
    play,
    card,
    play.all('character').map((who) => system.seatOf(play, who)),
  );
}

export const isKnownTo = (play: Play, card: number, seat: number): boolean =>
  ((play.state[card + KNOWN] as number) & (1 << seat)) !== 0;

/** Puts a card face down into a hand: whoever else had seen it no longer knows where it is. */
export function putInHand(play: Play, who: number, card: number): void {
  putLast(play, card, findZone(play, 'hand', who));
  play.state[card + KNOWN] = 0;
  makeKnown(play, card, [play.program.system.seatOf(play, who)]);
}
