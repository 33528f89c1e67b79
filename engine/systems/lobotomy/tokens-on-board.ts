/** Placing tokens for the set-up: bodies, doors, lockers, memories (S000: Board Setup). */

import type { BoardGeometry } from '../../board/geometry';
import { spaceNumbered } from '../../board/geometry';
import type { Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { occupants } from '../../language/entity-functions';
import { noteShortage } from '../../language/none-left';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { boardOf, edgeEntity, spaceEntity } from '../../table/board';
import { setNumber } from '../../table/numbers';
import { MEMORY_TOKEN } from './actions/memory';
import { drawPiece } from './bags';
import { spawnToken } from './spawning';
import { log, rule } from './state';

/** Places that a die can mean: the quarters. */
export const quarters = (board: BoardGeometry): number[] =>
  board.places.flatMap((place, index) => (place.number > 0 && place.face !== null ? [index] : []));

const randomOf = <T>(play: Play, members: readonly T[]): T | undefined =>
  members.length === 0 ? undefined : members[play.below(play.stream('setup'), members.length)];

/** A body on the pentagram and on each quarter: on a highlight without furniture if there is one, else on any. */
export function placeBodies(play: Play): void {
  const board = boardOf(play);
  for (let n = 0; n < rule(play, 'bodiesOnPentagram'); n++)
    placePiece(play, 'body-tokens', spaceEntity(play, board.pentagram));
  for (const quarter of quarters(board)) {
    const { firstSpace, spaceCount } = board.places[quarter] as BoardGeometry['places'][number];
    const spaces = board.spaces.slice(firstSpace, firstSpace + spaceCount);
    const highlighted = spaces.filter((space) => space.highlights.length > 0);
    const bare = highlighted.filter((space) => space.highlights.some((highlight) => !highlight.hasFurniture));
    for (let n = 0; n < rule(play, 'bodiesPerQuarter'); n++) {
      const chosen = randomOf(play, bare.length > 0 ? bare : highlighted);
      if (chosen !== undefined) placePiece(play, 'body-tokens', spaceEntity(play, board.spaces.indexOf(chosen)));
    }
  }
}

function placePiece(play: Play, bag: string, place: number): boolean {
  const token = drawPiece(play, bag);
  if (token === 0) {
    const supply = play.program.find('supply', bag);
    if (supply !== undefined) noteShortage(play, supply, undefined, 'pieces');
    return false;
  }
  putLast(play, token, place);
  return true;
}

/** A door token face down on every doorway. Where the bag runs out, doorways at random stay open. */
export function placeDoors(play: Play): void {
  const { doorwayCount } = boardOf(play);
  const doorways = Array.from({ length: doorwayCount }, (_, index) => index);
  let open = 0;
  while (doorways.length > 0) {
    const [doorway = 0] = doorways.splice(play.below(play.stream('setup'), doorways.length), 1);
    const edge = edgeEntity(play, doorway);
    if (!placePiece(play, 'door-tokens', edge)) open++;
    setNumber(play, edge, 'isRevealed', 0);
  }
  if (open > 0) log(play, `The bag has no door tokens left: ${open} doorways stay open`);
}

/** A locker token on every highlighted space that has no other token. */
export function placeLockers(play: Play): void {
  for (const [index, space] of boardOf(play).spaces.entries()) {
    const entity = spaceEntity(play, index);
    if (space.highlights.length > 0 && !occupants(play, entity).some((e) => play.kindOf(e).name === 'token')) {
      placePiece(play, 'locker-tokens', entity);
    }
  }
}

/** Memory tokens on each quarter, on different spaces: as many as are wanted, or as there are numbered spaces. */
export function* placeMemories(play: Play): Proc {
  const board = boardOf(play);
  for (const quarter of quarters(board)) {
    const spaces = numberedSpaces(play, board, quarter);
    for (let n = 0; n < rule(play, 'memoriesPerQuarter') && spaces.length > 0; n++) {
      const [space = 0] = spaces.splice(play.below(play.stream('setup'), spaces.length), 1);
      const placing = spawnToken(play, MEMORY_TOKEN, space);
      if (placing !== undefined) yield* placing;
    }
  }
}

/** Spaces of a quarter that a d12 can mean. */
function numberedSpaces(play: Play, board: BoardGeometry, quarter: number): number[] {
  const numbers = Array.from({ length: NUMBERS_OF_A_QUARTER }, (_, index) => index + 1);
  return numbers
    .map((number) => spaceEntity(play, spaceNumbered(board, quarter, number)))
    .filter((space) => space !== 0);
}

const NUMBERS_OF_A_QUARTER = 12;

/** Memory tokens on the board. */
export const memoriesOnBoard = (play: Play): number =>
  play
    .all('token')
    .filter((token) => play.program.infoOf(play, token)?.item.id === MEMORY_TOKEN && spaceOf(play, token) !== 0).length;
