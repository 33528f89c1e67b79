/**
 * How fast boards are: sight and distance between all spaces of a large one, before and after a door changes, the small
 * questions that a game asks all the time, and a board of hundreds of tiles in the editor. The bench of `--only board`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeBoard, type PlacedFace, type PlacePlan } from '../../engine/board/compose';
import { distancesFrom, firstSteps, type Way } from '../../engine/board/distance';
import { DistanceCache } from '../../engine/board/distance-cache';
import type { Face } from '../../engine/board/face';
import type { BoardGeometry } from '../../engine/board/geometry';
import { createSight, type Sight, sees, visibleFrom } from '../../engine/board/sight';
import { paceEditor } from './board-in-browser';
import { largeBoard, largeFaces } from './large-board';
import { duration, type Line, type Report } from './report';

export async function paceBoards(): Promise<Report> {
  const pairs = paceAllPairs();
  const editor = await paceEditor();
  const round = (value: number): number => Math.round(value * 100) / 100;
  const ms = (what: string, value: number, note = ''): Line => ({ what, figure: `${value.toFixed(1)} ms`, note });
  return {
    lines: [
      ms('sight and distance, all pairs of 600 spaces', pairs.all, 'a board just laid'),
      ms('the same after a door has changed', pairs.afterDoor),
      ms('open a board of 500 tiles in the editor', editor.open, '6,000 spaces, 2,000 figures'),
      ms('a frame of a drag, 95th percentile', editor.drag),
      ms('a frame of a pan, 95th percentile', editor.pan),
      ms('a frame of a zoom, 95th percentile', editor.zoom),
      ...paceQuestions(),
    ],
    data: {
      dragFrameP95Ms: round(editor.drag),
      panFrameP95Ms: round(editor.pan),
      zoomFrameP95Ms: round(editor.zoom),
      openMs: round(editor.open),
      sightAllPairsMs: round(pairs.all),
      sightAfterDoorMs: round(pairs.afterDoor),
    },
  };
}

/** The middle of several tries, each on a board of its own: one slow moment of the machine says nothing. */
const TRIES = 5;

function paceAllPairs(): { all: number; afterDoor: number } {
  const tries = Array.from({ length: TRIES }, () => {
    const board = largeGeometry(10, 5);
    const closed = new Uint8Array(board.borders.length);
    const start = performance.now();
    const sight = createSight(board, 'near');
    const distances = new DistanceCache(board);
    askAll(sight, distances, closed);
    const all = performance.now() - start;
    closed[board.doorwayCount >> 1] = 1;
    const again = performance.now();
    askAll(sight, distances, closed);
    return { all, afterDoor: performance.now() - again };
  });
  const middle = (field: 'all' | 'afterDoor') => tries.map((one) => one[field]).sort((a, b) => a - b)[TRIES >> 1] ?? 0;
  return { all: middle('all'), afterDoor: middle('afterDoor') };
}

function askAll(sight: Sight, distances: DistanceCache, closed: Uint8Array): void {
  const { length } = sight.board.spaces;
  const seen = new Uint8Array(length);
  for (let space = 0; space < length; space++) {
    visibleFrom(sight, closed, space, seen);
    distances.table(closed).from(space);
  }
}

function largeGeometry(columns: number, rows: number): BoardGeometry {
  const plan = largeBoard(columns, rows);
  const sides = plan.places.map((_, place): PlacedFace => {
    return { tile: '', side: 'a', face: largeFaces[place % largeFaces.length] as Face };
  });
  return composeBoard(plan, sides);
}

/** What a game on a board of ordinary size asks. */
function paceQuestions(): Line[] {
  const boards = Array.from({ length: 60 }, (_, seed) => shippedBoard(seed));
  const board = boards[0] as BoardGeometry;
  const spaceCount = board.spaces.length;
  const closed = new Uint8Array(board.borders.length);
  for (let door = 0; door < board.doorwayCount; door += 2) closed[door] = 1;
  const sights = boards.map((other) => createSight(other, 'near'));
  const sight = sights[0] as Sight;
  const seen = new Uint8Array(spaceCount);
  const way: Way = { isEthereal: false, barred: closed, held: null };
  const out = new Int16Array(spaceCount);
  const steps = new Int32Array(spaceCount);
  const cache = new DistanceCache(board);
  const look = (i: number) => void sees(sights[i % 60] as Sight, closed, Math.floor(i / 60), 0);
  const toThree = (i: number) => void firstSteps(board, way, i % spaceCount, [3, 30, 50], 3, steps);
  const inCache = (i: number) => void cache.table(closed).from(i % spaceCount)[(i * 7) % spaceCount];
  return [
    time('compose a board of five tiles', 300, (i) => void shippedBoard(i)),
    time('sight: prepare such a board', 60, (i) => void createSight(boards[i] as BoardGeometry, 'near')),
    time('sight: first look from a space', 60 * 50, look),
    time('sight: a pair, asked again', 1e6, (i) => void sees(sight, closed, i % 50, (i * 7) % spaceCount)),
    time('sight: all from a space, asked again', 1e5, (i) => void visibleFrom(sight, closed, i % 50, seen)),
    time('distance: all from a space', 1e5, (i) => void distancesFrom(board, way, i % spaceCount, out)),
    time('distance: first steps to the nearest of 3', 1e5, toThree),
    time('distance: a pair in the cache', 1e6, inCache),
  ];
}

function time(what: string, runs: number, run: (i: number) => void): Line {
  const start = performance.now();
  for (let i = 0; i < runs; i++) run(i);
  return { what, figure: duration((performance.now() - start) / 1000 / runs) };
}

const FOLDER = 'content/lobotomy';
const read = (path: string): unknown => JSON.parse(readFileSync(join(FOLDER, path), 'utf8'));
const shipped = {
  plan: null as { size: [number, number]; places: (PlacePlan & { from?: string })[] } | null,
  tiles: [] as { sides: Face[]; family: string }[],
};

function shippedBoard(seed: number): BoardGeometry {
  shipped.plan ??= read('board/morrow-hill.json') as NonNullable<typeof shipped.plan>;
  if (shipped.tiles.length === 0)
    shipped.tiles = readdirSync(join(FOLDER, 'tile')).map(
      (name) => read(`tile/${name}`) as { sides: Face[]; family: string },
    );
  const ofFamily = (wanted: string) =>
    shipped.tiles.filter(({ family }) => family === wanted).flatMap(({ sides }) => sides);
  const [quarters, [centre]] = [ofFamily('quarter'), ofFamily('centre')];
  const sides = shipped.plan.places.map(({ from }, place): PlacedFace => {
    const face = from ? quarters[(seed * 7 + place * place * 5 + place) % quarters.length] : centre;
    return { tile: '', side: 'a', face: face as Face };
  });
  return composeBoard(shipped.plan, sides);
}
