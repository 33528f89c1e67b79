/** Where a player wants to go: to Safe Things that it has seen, to hallways that it has not, to a Room once it can leave. */

import { placeOfSpace } from '../../../board/compose-cards';
import { distancesTo } from '../../../board/distance';
import type { BoardGeometry } from '../../../board/geometry';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { boardOf, spaceIndex } from '../../../table/board';
import { cardsOnMap } from '../../../table/card-map';
import { numberIn, read } from '../../../table/numbers';
import { isSeen, unprotectedOf } from '../cards';
import { isReady } from '../escaping';
import { isFaceUp, roomSpaces, rowFrom } from '../hallway-map';
import { gameNumber, rule, seatOf, sortOfCard } from '../state';
import { needs } from '../things';
import { WEIGHTS } from './weights';

const ON_FOOT = { isEthereal: false, barred: null, held: null };

/** Moves from every space to the nearest Room, by board: Rooms do not move. */
const toRooms = new WeakMap<BoardGeometry, Int16Array>();

function roomField(play: Play): Int16Array {
  const board = boardOf(play);
  let field = toRooms.get(board);
  if (field === undefined) {
    const rooms = roomSpaces(play).map((room) => spaceIndex(play, room));
    field = new Int16Array(board.spaces.length);
    distancesTo(board, ON_FOOT, rooms, rooms.length, field);
    toRooms.set(board, field);
  }
  return field;
}

/** Moves to spaces by their numbers, jumps among them. */
export function movesFrom(play: Play, player: number): (space: number) => number {
  const from = spaceIndex(play, spaceOf(play, player));
  if (from < 0) return () => WEIGHTS.farthest;
  const row = rowFrom(play, from);
  const rooms = roomField(play);
  const canJump = isPermitted(play, 'jump', player, 0, true);
  const jump = (rooms[from] as number) + 1;
  return (space) => {
    const onFoot = row[space] as number;
    const jumping = canJump ? jump + (rooms[space] as number) : WEIGHTS.farthest;
    return Math.min(onFoot, jumping, WEIGHTS.farthest);
  };
}

/** What the best of a player's goals is worth from where it stands. */
export function goalValue(play: Play, player: number): number {
  const moves = movesFrom(play, player);
  if (isReady(play, player)) {
    const rooms = roomSpaces(play).map((room) => moves(spaceIndex(play, room)));
    return WEIGHTS.room + WEIGHTS.way * Math.min(WEIGHTS.farthest, ...rooms);
  }
  let best = WEIGHTS.way * WEIGHTS.farthest;
  const { spaces } = boardOf(play);
  const cards = cardsOnMap(play);
  const worth = cards.map((card) => worthOf(play, player, card));
  for (let space = 0; space < spaces.length; space++) {
    const value = worth[placeOfSpace(space)] ?? 0;
    if (value > 0 && spaces[space]?.outline.length !== 0) best = Math.max(best, value + WEIGHTS.way * moves(space));
  }
  return best;
}

/** What a hallway is worth to whoever would search it, as far as the player knows. */
function worthOf(play: Play, player: number, card: number): number {
  if (isFaceUp(play, card)) return 0;
  if (!isSeen(play, card, seatOf(play, player))) return WEIGHTS.unknown;
  const isCurrent = gameNumber(play, 'current') === player;
  const isEvent = sortOfCard(play, card) === 'event-card';
  if (!isEvent && isCurrent && numberIn(play, player, 'itemsTaken') >= rule(play, 'itemsPerTurn')) return 0;
  if (!isEvent && needs(play, player, play.def(card))) return WEIGHTS.thing;
  const hasRoom = unprotectedOf(play, player).length < read(play, player, 'cardLimit');
  return hasRoom ? WEIGHTS.useful : 0;
}
