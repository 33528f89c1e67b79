/**
 * How long boards, distances and sight take, on the tiles of Lobotomy: composing random boards, the first look from a
 * space, and questions asked again. Run with `npx tsx test/bench/board.ts`; it prints a table and checks nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { composeBoard, type PlacedFace, type PlacePlan } from '../../engine/board/compose';
import { distancesFrom, firstSteps, type Way } from '../../engine/board/distance';
import { DistanceCache } from '../../engine/board/distance-cache';
import type { Face } from '../../engine/board/face';
import { faceGeometry } from '../../engine/board/face-geometry';
import type { BoardGeometry } from '../../engine/board/geometry';
import { createSight, sees, visibleFrom } from '../../engine/board/sight';
import { sightFace } from '../../engine/board/sight-face';

const FOLDER = new URL('../../content/lobotomy/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));
const plan = read('board/morrow-hill.json') as { size: [number, number]; places: (PlacePlan & { from?: string })[] };
const tiles = readdirSync(new URL('tile/', FOLDER)).map(
  (name) => read(`tile/${name}`) as { sides: Face[]; family: string },
);
const quarters = tiles.filter(({ family }) => family === 'quarter').flatMap(({ sides }) => sides);
const centre = tiles.find(({ family }) => family === 'centre')?.sides[0] as Face;

function randomBoard(seed: number): BoardGeometry {
  const sides = plan.places.map(({ from }, place): PlacedFace => {
    const face = from ? quarters[(seed * 7 + place * place * 5 + place) % quarters.length] : centre;
    return { tile: '', side: 'a', face: face as Face };
  });
  return composeBoard(plan, sides);
}

const rows: [string, number, string][] = [];

/** Time of one run in microseconds, over all of them. */
function time(name: string, runs: number, run: (i: number) => void, note = ''): void {
  const start = performance.now();
  for (let i = 0; i < runs; i++) run(i);
  rows.push([name, ((performance.now() - start) / runs) * 1000, note]);
}

time('first board, nothing known', 1, () => randomBoard(1), 'cold');
time('geometry of a face, once', quarters.length, (i) => faceGeometry(quarters[i] as Face));
time('convex pieces of a face, once', quarters.length, (i) => sightFace(faceGeometry(quarters[i] as Face)));
for (let seed = 0; seed < 300; seed++) randomBoard(seed);
time('compose a board', 500, randomBoard, 'warm');

const boards = Array.from({ length: 60 }, (_, seed) => randomBoard(seed));
const board = boards[0] as BoardGeometry;
const spaceCount = board.spaces.length;
const closed = new Uint8Array(board.borders.length);
for (let door = 0; door < board.doorwayCount; door += 2) closed[door] = 1;

for (const other of boards) visibleFrom(createSight(other, 'near'), closed, 0, new Uint8Array(spaceCount));
time('sight: prepare a board', 60, (i) => void createSight(boards[i] as BoardGeometry, 'near'));
const sights = boards.map((other) => createSight(other, 'near'));
time('sight: first look from a space', 60 * 50, (i) => void sees(sights[i % 60]!, closed, Math.floor(i / 60), 0));
const sight = sights[0]!;
const seen = new Uint8Array(spaceCount);
time('sight: a pair, asked again', 2e6, (i) => void sees(sight, closed, i % 50, (i * 7) % spaceCount));
time('sight: all from a space, asked again', 2e5, (i) => void visibleFrom(sight, closed, i % 50, seen));

const way: Way = { isEthereal: false, barred: closed, held: null };
const out = new Int16Array(spaceCount);
const steps = new Int32Array(spaceCount);
time('distance: all from a space', 2e5, (i) => void distancesFrom(board, way, i % spaceCount, out));
time('distance: first steps to the nearest of 3', 2e5, (i) => {
  firstSteps(board, way, i % spaceCount, [3, 30, 50], 3, steps);
});
const cache = new DistanceCache(board);
time('distance: a pair in the cache', 2e6, (i) => void cache.table(closed).from(i % spaceCount)[(i * 7) % spaceCount]);

for (const [name, micros, note] of rows) {
  const figure = micros < 10 ? `${(micros * 1000).toFixed(0)} ns` : `${micros.toFixed(0)} us`;
  process.stdout.write(`${name.padEnd(42)} ${figure.padStart(9)}  ${note}\n`);
}
