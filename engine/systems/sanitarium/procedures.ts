/** Procedures of Sanitarium that content may call by name. */
import { begin } from '../../kernel/asking';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import type { RegisteredProcedure } from '../../language/system';
import { canLayAt, layAtSpace } from './laying';
import { moveFreely } from './moving';
import { setMoves } from './rolling';
import { search } from './searching';
import { gameNumber } from './state';
import { swapThings } from './things';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

function* expanding(play: Play, who: number) {
  if (canLayAt(play, spaceOf(play, who))) yield* layAtSpace(play, who, spaceOf(play, who));
}

export const PROCEDURES: Readonly<Record<string, RegisteredProcedure>> = {
  expand: (play, [who]) => begin(expanding(play, number(who))),
  'free-moves': (play, [who, count]) => moveFreely(play, number(who), number(count)),
  'free-search': (play, [who]) => search(play, number(who)),
  'set-moves': (play, [ap, first, second]) => {
    const moves = { ap: number(ap), first: number(first), second: number(second) };
    setMoves(play, gameNumber(play, 'current'), moves);
    return undefined;
  },
  'swap-things': (play, [mine, other]) => swapThings(play, number(mine), number(other)),
};
