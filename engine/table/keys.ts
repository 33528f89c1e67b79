/** What a save calls an entity: the same in each replay, whatever order things have in memory. */
import type { Play } from '../language/play';
import { boardOf, spaceIndex } from './board';
import { numberIn } from './numbers';

export function keyOf(play: Play, entity: number): string {
  if (entity === 0) return 'none';
  const kind = play.kindOf(entity).name;
  if (kind === 'space') return boardOf(play).spaces[spaceIndex(play, entity)]?.id ?? '';
  if (kind === 'edge')
    return `${keyOf(play, numberIn(play, entity, 'from'))}|${keyOf(play, numberIn(play, entity, 'to'))}`;
  const info = play.program.infoOf(play, entity);
  if (info === undefined) return `${kind}#${ordinal(play, entity)}`;
  return `${info.key}#${ordinal(play, entity)}`;
}

/** Its place among those made from the same item, or of its kind if it is made from none. */
function ordinal(play: Play, entity: number): number {
  let place = 1;
  if (play.def(entity) === 0) return play.all(play.kindOf(entity).name).indexOf(entity) + 1;
  for (let e = play.firstOfItem(play.def(entity)); e !== entity && e !== 0; e = play.nextOfItem(e)) place++;
  return place;
}
