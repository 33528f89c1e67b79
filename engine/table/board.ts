/**
 * The board of a running game: which tiles lie where is in the state, the geometry follows from it and is kept per
 * program. Spaces and doorways are entities in the geometry's order. A game whose board grows composes it itself.
 */

import { type BoardPlan, composeBoard, type PlacedFace } from '../board/compose';
import { DistanceCache } from '../board/distance-cache';
import type { Face } from '../board/face';
import type { BoardGeometry } from '../board/geometry';
import { createSight, type Sight } from '../board/sight';
import type { Play } from '../language/play';
import type { ItemInfo, Program } from '../language/program';
import { numberIn } from './numbers';

export interface LaidBoard {
  readonly geometry: BoardGeometry;
  readonly sight: Sight;
  readonly distances: DistanceCache;
}

/** So many boards are kept at once: one that grows has another shape after each card. */
const MOST_KEPT = 400;

const boards = new WeakMap<Program, Map<number, LaidBoard>>();

/** The plan of the board that a scenario is played on. Throws if the content has none: checked before a game starts. */
export function boardPlan(program: Program, scenario: ItemInfo): ItemInfo {
  const named = typeof scenario.item.board === 'string' ? program.find('board', scenario.item.board) : undefined;
  const plan = named ?? program.ofKind('board')[0];
  if (plan === undefined) throw new Error('the content has no board');
  return plan;
}

/** A number for which tiles lie where, by tile items and sides in the order of the places; `dock` is a piece's space. */
export function keyOfTiles(tiles: readonly { item: number; side: number; dock?: number }[]): number {
  let key = 17;
  for (const { item, side, dock = 0 } of tiles) key = Math.imul(key, 1009) + item * 2 + side + dock * 131;
  return key | 0 || 1;
}

export function laidBoard(play: Play): LaidBoard {
  const { program } = play;
  const { growingBoard } = program.system;
  const key =
    growingBoard === undefined ? numberIn(play, program.gameEntity(play), 'boardKey') : growingBoard.key(play);
  let known = boards.get(program);
  if (known === undefined) {
    known = new Map();
    boards.set(program, known);
  }
  let board = known.get(key);
  if (board === undefined) {
    board = laid(program, growingBoard === undefined ? composeTiles(play) : growingBoard.compose(play));
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, board);
  }
  return board;
}

/** Lines of sight take longer to prepare than all the rest, and some games have none. */
function laid({ system }: Program, geometry: BoardGeometry): LaidBoard {
  let sight: Sight | undefined;
  return {
    geometry,
    get sight() {
      sight ??= createSight(geometry, system.sight ?? 'near');
      return sight;
    },
    distances: new DistanceCache(geometry),
  };
}

export const boardOf = (play: Play): BoardGeometry => laidBoard(play).geometry;

function composeTiles(play: Play): BoardGeometry {
  const { program, layout } = play;
  const scenario = program.infoOf(play, play.all('scenario')[0] as number) as ItemInfo;
  const plan = { ...(boardPlan(program, scenario).item as unknown as BoardPlan), ...cellsOf(program) };
  const side = layout.column('side');
  const tiles = play.all('tile');
  const faces = tiles.map((tile): PlacedFace => {
    const info = program.infoOf(play, tile) as ItemInfo;
    const which = play.state[tile + side] as number;
    return {
      tile: info.item.id,
      side: which === 0 ? 'a' : 'b',
      face: (info.item.sides as readonly Face[])[which] as Face,
    };
  });
  const docks = tiles.slice(plan.places.length).map((tile) => numberIn(play, tile, 'dock') - 1);
  return composeBoard(plan, faces, docks);
}

const cellsOf = ({ system: { cell } }: Program): { cell?: number } => (cell === undefined ? {} : { cell });

/** The geometry's number of a space's entity; -1 for what is no space. */
export function spaceIndex(play: Play, space: number): number {
  return play.kindOf(space).name === 'space' ? (play.state[space + play.layout.column('index')] as number) : -1;
}

/** Numbers for each space of a board to work in: one array, kept from call to call and as long as the board asks. */
export function perSpace(): (board: BoardGeometry) => Int16Array {
  let kept = new Int16Array(0);
  return ({ spaces }) => {
    if (kept.length < spaces.length) kept = new Int16Array(spaces.length);
    return kept;
  };
}

/** Room for the numbers of spaces; like `perSpace`. */
export function listOfSpaces(): (board: BoardGeometry) => Int32Array {
  let kept = new Int32Array(0);
  return ({ spaces }) => {
    if (kept.length < spaces.length) kept = new Int32Array(spaces.length);
    return kept;
  };
}

/** The entity of a space by its number in the geometry: spaces are made one after another. */
export function spaceEntity(play: Play, index: number): number {
  if (index < 0) return 0;
  const kind = play.layout.kind('space');
  return play.firstOfKind(kind.number) + index * kind.stride;
}

export function edgeEntity(play: Play, doorway: number): number {
  const kind = play.layout.kind('edge');
  return play.firstOfKind(kind.number) + doorway * kind.stride;
}

/** The doorway that leads from a space to one beside it, 0 where there is none. */
export function doorwayBetween(play: Play, from: number, to: number): number {
  const { links, doorwayCount } = boardOf(play);
  const index = spaceIndex(play, from);
  const wanted = spaceIndex(play, to);
  if (index < 0 || wanted < 0) return 0;
  for (let i = links.offsets[index] as number; i < (links.offsets[index + 1] as number); i++) {
    const border = links.borders[i] as number;
    if (links.spaces[i] === wanted && border < doorwayCount) return edgeEntity(play, border);
  }
  return 0;
}

/** By board and space, the numbers of the doorways on its border: they follow from the board alone, and are asked for often. */
const doorwaysBySpace = new WeakMap<BoardGeometry, readonly (readonly number[])[]>();

function doorwayNumbers(board: BoardGeometry): readonly (readonly number[])[] {
  let known = doorwaysBySpace.get(board);
  if (known === undefined) {
    const doorways = board.borders.slice(0, board.doorwayCount);
    known = board.spaces.map((_, space) =>
      doorways.flatMap(({ between }, doorway) => (between.includes(space) ? [doorway] : [])),
    );
    doorwaysBySpace.set(board, known);
  }
  return known;
}

/** The doorways on the border of a space. */
export function doorwaysOf(play: Play, space: number): number[] {
  const first = edgeEntity(play, 0);
  const { stride } = play.layout.kind('edge');
  return (doorwayNumbers(boardOf(play))[spaceIndex(play, space)] ?? []).map((doorway) => first + doorway * stride);
}

/** The tile entity that a space lies on. */
export function placeOfSpace(play: Play, space: number): number {
  const place = boardOf(play).spaces[spaceIndex(play, space)]?.place;
  return place === undefined ? 0 : (play.all('tile')[place] as number);
}

/** The word of the room that a space lies in. */
export function roomWord(play: Play, space: number): number {
  const board = boardOf(play);
  const room = board.spaces[spaceIndex(play, space)]?.room ?? -1;
  return play.program.name(board.rooms[room]?.id ?? '');
}

/** The same array while it is long enough, or a longer one. */
export const roomFor = (array: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> =>
  array.length >= length ? array : new Uint8Array(length * 2);
