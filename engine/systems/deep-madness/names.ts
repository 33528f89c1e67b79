/** How things on the table are called by people. */
import { result as resultOf } from '../../language/dice';
import type { Play } from '../../language/play';
import { boardOf, spaceIndex } from '../../table/board';
import { numberIn } from '../../table/numbers';

export function nameOf(play: Play, entity: number): string {
  if (entity === 0) return 'nobody';
  const kind = play.kindOf(entity).name;
  if (kind === 'space') return spaceName(play, entity);
  if (kind === 'edge')
    return `${spaceName(play, numberIn(play, entity, 'from'))} to ${spaceName(play, numberIn(play, entity, 'to'))}`;
  const item = play.program.infoOf(play, entity)?.item;
  const name = item?.name ?? item?.id ?? kind;
  if (kind === 'die') return `${name} showing ${resultOf(play, entity)}`;
  const number = kind === 'token' || kind === 'monster' ? numberIn(play, entity, 'number') : 0;
  return number > 0 ? `${name} ${number}` : name;
}

/** "Pump Closet b": the room and the letter of the space, which a room of one space does not need. */
function spaceName(play: Play, space: number): string {
  const board = boardOf(play);
  const { room = -1, mark = '', id = '' } = board.spaces[spaceIndex(play, space)] ?? {};
  const of = board.rooms[room];
  if (of === undefined) return id;
  return of.spaces.length > 1 ? `${of.name} ${mark}` : of.name;
}
