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
  if (kind !== 'monster') return name;
  let place = 1;
  for (let e = play.firstOfItem(play.def(entity)); e !== 0 && e !== entity; e = play.nextOfItem(e)) place++;
  return `${name} ${place}`;
}
