/**
 * What all versions of the hunt share: its sizes, the walled grid and the random player. The hunt is a small game that
 * exists only to compare engines; `README.md` has its rules.
 */
import { below, nextWord, STREAM_WORDS, seedStream } from '../../../engine/kernel/random';

export const WIDTH = 10;
export const SPACES = WIDTH * WIDTH;
export const CHARACTERS = 4;
export const MONSTERS = 20;
export const MONSTERS_AT_FIRST = 12;
export const EVENT_CARDS = 30;
export const ITEM_CARDS = 40;
export const CLUE_SPACES: readonly number[] = [9, 90, 99];
export const MOST_TURNS = 80;
export const MOST_DREAD = 12;

/** Four words of the generator that the engine has too, so that every version draws the same numbers. */
export function luckOf(seed: number): Int32Array {
  const words = new Int32Array(STREAM_WORDS);
  seedStream(words, 0, seed);
  return words;
}

/** The random player has luck of its own, so that it plays alike whatever the dice do. */
export const playerLuck = (seed: number): Int32Array => luckOf(seed + 777);

export const draw = (luck: Int32Array, count: number): number => below(luck, 0, count);

/** For each space, where one step leads; 15 of 100 inner edges are walls. */
export const NEIGHBOURS: readonly (readonly number[])[] = walledGrid();

function walledGrid(): number[][] {
  const luck = Int32Array.of(1, 2, 3, 4);
  for (let i = 0; i < 20; i++) nextWord(luck, 0);
  const neighbours = Array.from({ length: SPACES }, (): number[] => []);
  for (let from = 0; from < SPACES; from++) {
    const x = from % WIDTH;
    const y = Math.floor(from / WIDTH);
    for (const [right, down] of [
      [1, 0],
      [0, 1],
    ] as const) {
      if (x + right >= WIDTH || y + down >= WIDTH) continue;
      const isOpen = nextWord(luck, 0) % 100 >= 15 || x === 0 || y === 0;
      if (!isOpen) continue;
      const to = (y + down) * WIDTH + x + right;
      neighbours[from]?.push(to);
      neighbours[to]?.push(from);
    }
  }
  return neighbours;
}

/** The same, packed: the neighbours of `s` stand in `PACKED` from `STARTS[s]` up to `STARTS[s + 1]`. */
export const STARTS = new Int16Array(SPACES + 1);
export const PACKED = Int16Array.from(NEIGHBOURS.flat());
for (const [space, neighbours] of NEIGHBOURS.entries())
  STARTS[space + 1] = (STARTS[space] as number) + neighbours.length;

const queue = new Int16Array(SPACES);
const first = new Int16Array(SPACES);
const seen = new Int32Array(SPACES);
let search = 0;

/** First step of a shortest way to the nearest space that is marked; the space itself if it is; -1 if there is none. */
export function stepToMarked(from: number, marked: Uint8Array): number {
  if (marked[from]) return from;
  search++;
  queue[0] = from;
  seen[from] = search;
  first[from] = -1;
  for (let head = 0, tail = 1; head < tail; head++) {
    const at = queue[head] as number;
    const end = STARTS[at + 1] as number;
    for (let i = STARTS[at] as number; i < end; i++) {
      const to = PACKED[i] as number;
      if (seen[to] === search) continue;
      seen[to] = search;
      const step = (first[at] as number) < 0 ? to : (first[at] as number);
      if (marked[to]) return step;
      first[to] = step;
      queue[tail++] = to;
    }
  }
  return -1;
}

/** How a playout went: the same numbers from every version for the same seed. */
export interface Outcome {
  decisions: number;
  digest: number;
}
