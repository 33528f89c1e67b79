/** The board layer: asks the engine's geometry about every tile and board whose files are otherwise sound. */
import { checkBoard } from '../engine/board/check-board';
import { checkFace } from '../engine/board/check-face';
import type { BoardPlan, PlacePlan } from '../engine/board/compose';
import type { Face } from '../engine/board/face';
import type { Finding } from '../engine/board/finding';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';

interface TileItem {
  id: string;
  family?: string;
  sides: readonly Face[];
}

interface PlaceItem {
  tile?: string;
  side?: 'a' | 'b';
  from?: string;
}

/** `file` holds a tile that passed the schema. */
export function checkTile(file: ParsedFile): Problem[] {
  const known = checkedTiles.get(file);
  if (known) return known;
  const { sides } = file.value as TileItem;
  const found = sides.flatMap((face, i) => checkFace(face, `/sides/${i}`));
  const problems = found.map((finding) => problemOf(file, finding));
  checkedTiles.set(file, problems);
  return problems;
}

/** A tile's geometry is dear to compute and depends on nothing but its file. */
const checkedTiles = new WeakMap<ParsedFile, Problem[]>();

/** `file` holds a board that passed the schema; `tiles` are all tiles it may use, null for one whose file is not sound. */
export function checkBoardFile(file: ParsedFile, tiles: ReadonlyMap<string, ParsedFile | null>): Problem[] {
  const board = file.value as BoardPlan & { readonly places: readonly (PlacePlan & PlaceItem)[] };
  const candidates = [...board.places, ...(board.pieces ?? [])].map((place: PlaceItem) => facesFor(place, tiles));
  const known = checkedBoards.get(file);
  if (known !== undefined && isSame(known.candidates, candidates)) return known.problems;
  const problems = checkBoard(board, candidates).map((finding) => problemOf(file, finding));
  checkedBoards.set(file, { candidates, problems });
  return problems;
}

type Candidates = readonly (readonly Face[] | null)[];

/** What was said of a board, and of which faces it could be made: as long as those are the same, so is that. */
const checkedBoards = new WeakMap<ParsedFile, { candidates: Candidates; problems: Problem[] }>();

const isSame = (a: Candidates, b: Candidates): boolean =>
  a.every((faces, place) => {
    const others = b[place] ?? null;
    if (faces === null || others === null) return faces === others;
    return faces.length === others.length && faces.every((face, i) => face === others[i]);
  });

/** Null where a name is not known, or not read: somebody else tells of that. */
function facesFor(place: PlaceItem, tiles: ReadonlyMap<string, ParsedFile | null>): readonly Face[] | null {
  const { tile, side, from } = place;
  const isFamilyKnown = [...tiles.values()].some((file) => file === null || (file.value as TileItem).family === from);
  if (tile === undefined && from !== undefined && !isFamilyKnown) return null;
  const faces: Face[] = [];
  for (const file of tile === undefined ? tiles.values() : [tiles.get(tile) ?? null]) {
    if (file === null) return null;
    const { sides, family } = file.value as TileItem;
    const isFitting = tile !== undefined || from === undefined || family === from;
    if (isFitting) faces.push(...sides.filter((_, i) => side === undefined || 'ab'[i] === side));
  }
  return faces;
}

function problemOf(file: ParsedFile, { pointer, marks: _marks, ...complaint }: Finding): Problem {
  return { ...problemAt(file, 'board', pointer, complaint), layer: 'board' };
}
