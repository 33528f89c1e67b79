/** How things on the table are called by people. */
import type { Play } from '../../language/play';
import { numberIn } from '../../table/numbers';
import { factsAt } from './space-facts';

export function nameOf(play: Play, entity: number): string {
  if (entity === 0) return 'nobody';
  const kind = play.kindOf(entity).name;
  if (kind === 'space') return factsAt(play, entity).name;
  if (kind === 'edge')
    return `the door from ${nameOf(play, numberIn(play, entity, 'from'))} to ${nameOf(play, numberIn(play, entity, 'to'))}`;
  const item = play.program.infoOf(play, entity)?.item;
  const name = item?.name ?? item?.id ?? kind;
  const number = kind === 'monster' ? numberIn(play, entity, 'number') : 0;
  return number > 0 ? `${name} ${number}` : name;
}
