/** Placing tokens for the set-up: bodies, doors, lockers, memories (S000: Board Setup). */

import type { BoardGeometry } from '../../board/geometry';
import { spaceNumbered } from '../../board/geometry';
import { putLast } from '../../kernel/zones';
import { result as resultOf, rollDice } from '../../language/dice';
import { occupants } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { MEMORY_TOKEN } from './actions/memory';
import { drawPiece } from './bags';
import { boardOf, edgeEntity, spaceEntity } from './board';
import { spawnToken } from './spawning';
import { log, numberIn, rule, setNumber } from './state';

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
  if (token === 0) return false;
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

/** Memory tokens on each quarter, on different spaces. */
export function placeMemories(play: Play): void {
  const board = boardOf(play);
  const d12 = play.program.find('die', 'd12') as ItemInfo;
  for (const quarter of quarters(board)) {
    const taken = new Set<number>();
    const wanted = Math.min(rule(play, 'memoriesPerQuarter'), 12);
    while (taken.size < wanted) {
      const [die = 0] = rollDice(play, d12, 1);
      const space = spaceEntity(play, spaceNumbered(board, quarter, resultOf(play, die)));
      if (space === 0 || taken.has(space)) continue;
      taken.add(space);
      spawnToken(play, MEMORY_TOKEN, space);
    }
  }
}

/** Memory tokens on the board. */
export const memoriesOnBoard = (play: Play): number =>
  play
    .all('token')
    .filter(
      (token) =>
        play.program.infoOf(play, token)?.item.id === MEMORY_TOKEN && numberIn(play, token, 'firstSpace') !== 0,
    ).length;
