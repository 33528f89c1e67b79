/** The conditions on a figure, for people. */
import { HEAD, NEXT } from '../../kernel/layout';
import type { Play } from '../../language/play';
import { nameOf } from './state';

/** Names of the conditions on a figure. */
export function conditionsOf(play: Play, figure: number): string[] {
  const found: string[] = [];
  for (let e = play.state[figure + HEAD] as number; e !== 0; e = play.state[e + NEXT] as number) {
    if (play.kindOf(e).name === 'condition') found.push(nameOf(play, e));
  }
  return found;
}
