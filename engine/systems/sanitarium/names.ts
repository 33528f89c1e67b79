/** How things on the table are called by people. What lies face down is never named by what it is. */

import { placeOfSpace } from '../../board/compose-cards';
import type { Play } from '../../language/play';
import { spaceIndex } from '../../table/board';
import { cardOfSpace } from '../../table/card-map';
import { numberIn } from '../../table/numbers';
import { isFaceUp } from './hallway-map';

export function nameOf(play: Play, entity: number): string {
  if (entity === 0) return 'nobody';
  const kind = play.kindOf(entity).name;
  if (kind === 'space') return spaceName(play, entity);
  const item = play.program.infoOf(play, entity)?.item;
  const name = item?.name ?? item?.id ?? kind;
  return kind === 'shadow' ? `${name} ${numberIn(play, entity, 'number')}` : name;
}

function spaceName(play: Play, space: number): string {
  const card = cardOfSpace(play, space);
  const index = spaceIndex(play, space);
  const number = placeOfSpace(index) + 1;
  if (card === 0) return `place ${number}`;
  if (!isFaceUp(play, card)) return `hallway ${number}${index % 2 === 0 ? 'a' : 'b'}`;
  const name = nameOf(play, card);
  return play.program.infoOf(play, card)?.item.kind === 'room' ? `the ${name}` : `${name} ${number}`;
}
