/** How things on the table are called by people. */
import { result as resultOf } from '../../language/dice';
import type { Play } from '../../language/play';
import { boardOf, spaceIndex } from '../../table/board';
import { numberIn } from '../../table/numbers';

const SOLITARY = 'cell';

/** What people call an entity. */
export function nameOf(play: Play, entity: number): string {
  if (entity === 0) return 'nobody';
  const kind = play.kindOf(entity).name;
  if (kind === 'space') return spaceName(play, entity);
  if (kind === 'edge') return edgeName(play, entity);
  const item = play.program.infoOf(play, entity)?.item;
  if (kind === 'die') return `${item?.name ?? kind} showing ${resultOf(play, entity)}`;
  const number = kind === 'token' ? numberIn(play, entity, 'number') : 0;
  if (number > 0) return `${item?.name ?? item?.id ?? kind} ${number}`;
  return item?.name ?? item?.id ?? kind;
}

function spaceName(play: Play, space: number): string {
  const board = boardOf(play);
  const index = spaceIndex(play, space);
  const { place = 0, number = 0, id = '', room = -1, label = '' } = board.spaces[index] ?? {};
  if (number > 0) return `${board.places[place]?.id ?? ''}${number}`;
  if (index === board.pentagram) return 'the pentagram';
  if (board.solitaryCells.includes(index)) return `${SOLITARY} ${label || id}`;
  return board.rooms[room]?.name || id;
}

function edgeName(play: Play, edge: number): string {
  return `${spaceName(play, numberIn(play, edge, 'from'))}–${spaceName(play, numberIn(play, edge, 'to'))}`;
}
