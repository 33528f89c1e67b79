/** Changing numbers: AP of somebody whose turn it is not wait for its next one. */
import type { Asking } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { changeStat } from '../../language/standard';
import { gainAp } from './action-points';
import { isPlayer } from './state';

export function change(play: Play, entity: number, stat: string, by: number): Asking {
  if (entity === 0 || by === 0) return undefined;
  if (stat !== 'ap' || !isPlayer(play, entity)) return changeStat(play, entity, stat, by);
  gainAp(play, entity, by);
  return undefined;
}
