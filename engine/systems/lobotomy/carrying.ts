/** Tokens that lie on a figure: it carries them along, may trade them, and drops them where it falls (S000: Scenarios). */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { nameOf } from '../../table/numbers';
import { placeOn } from './movement';
import { log } from './state';

/** The tokens on a figure, in the order in which it got them. */
export const carriedBy = (play: Play, figure: number): number[] =>
  cardsIn(play, figure).filter((each) => play.kindOf(each).name === 'token');

/** Hands a token over to another figure. */
export const handOver = (play: Play, token: number, to: number): void => putLast(play, token, to);

/** Everything that a figure carries falls on a space, in front of everybody. */
export function dropCarried(play: Play, figure: number, space: number): Asking {
  const carried = carriedBy(play, figure);
  return carried.length === 0 || space === 0 ? undefined : begin(dropping(play, figure, carried, space));
}

function* dropping(play: Play, figure: number, carried: readonly number[], space: number): Proc {
  for (const token of carried) {
    log(play, `${nameOf(play, figure)} drops ${nameOf(play, token)} at ${nameOf(play, space)}`, 'plain', [token]);
    const asking = placeOn(play, token, space);
    if (asking !== undefined) yield* asking;
  }
}
