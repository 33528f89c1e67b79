/** A doorway of Lobotomy as the screen draws it. */
import type { Play } from '../../language/play';
import type { BorderView } from '../../view';
import { doorToken, doorwayState, knownDoor } from './board';
import { strengthOf } from './doors';

/** What people see in a doorway. */
export function doorView(play: Play, edge: number): BorderView['door'] {
  const state = doorwayState(play, edge);
  const known = knownDoor(play, edge);
  const sort = known ?? state;
  const isShown = sort === 'locked' || sort === 'barricaded';
  const strength = isShown && doorToken(play, edge) !== 0 ? strengthOf(play, edge) : 0;
  return known === undefined ? { state, strength } : { state, strength, known };
}
