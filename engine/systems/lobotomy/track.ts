/**
 * The insomnia track as its item has it: which spaces it runs along, in which order, how many, and what happens past its
 * end (S000: Insomnia Track). Without such an item the Warden stays where he is.
 */
import type { Asking } from '../../kernel/decision';
import type { Compiler } from '../../language/compiler';
import { type ListFn, listValues } from '../../language/expression/lists';
import { itemHost } from '../../language/keywords';
import type { Fn, Play } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { boardOf, type LaidBoard, laidBoard, spaceEntity, spaceIndex } from '../../table/board';
import { nameOf } from '../../table/numbers';

export const INSOMNIA = 'insomnia';

interface Track {
  item: number;
  along: ListFn;
  length: Fn;
  orderBy: readonly string[];
}

const compiled = new WeakMap<Program, Track>();

/** Compiles where the track runs. Tracks on cards are the language's own. */
export function compileInsomnia(program: Program, compilerFor: (info: ItemInfo) => Compiler): void {
  const info = program.find('track', INSOMNIA);
  if (info?.item.along === undefined) return;
  const compiler = compilerFor(info);
  const { scope } = itemHost(program, info);
  const { along, length, orderBy } = info.item;
  compiled.set(program, {
    item: info.number,
    along: compiler.entities(along, scope, '/along'),
    length: compiler.value(length ?? 0, scope, 'int', '/length'),
    orderBy: Array.isArray(orderBy) ? orderBy.map(String) : [],
  });
}

/** By board, the spaces that the track runs along, in order, by their numbers in the geometry. */
const ways = new WeakMap<LaidBoard, readonly number[]>();

/** Where the track runs follows from the board alone, so it is found once for each. */
function wayOf(play: Play, track: Track): readonly number[] {
  const board = laidBoard(play);
  let way = ways.get(board);
  if (way === undefined) {
    const frame = play.frame(play.firstOfItem(track.item));
    const ranked = listValues(track.along, play, frame).map((space) => ({
      index: spaceIndex(play, space),
      ranks: track.orderBy.map((key) => orderOf(play, space, key)),
    }));
    ranked.sort((a, b) => firstDifference(a.ranks, b.ranks) || a.index - b.index);
    way = ranked.map(({ index }) => index);
    ways.set(board, way);
  }
  return way;
}

/** How many spaces the track has in this game. */
export function trackLength(play: Play): number {
  const track = compiled.get(play.program);
  if (track === undefined) return 0;
  const length = track.length(play, play.frame(play.firstOfItem(track.item)));
  return Math.max(0, Math.min(length, wayOf(play, track).length));
}

/** The space of a step, from 1 on; 0 beyond the end. */
export function trackSpace(play: Play, step: number): number {
  const track = compiled.get(play.program);
  if (track === undefined || step < 1 || step > trackLength(play)) return 0;
  return spaceEntity(play, wayOf(play, track)[step - 1] as number);
}

/** The spaces of the track in order, from its first step to its last. */
export const trackSpaces = (play: Play): number[] =>
  Array.from({ length: trackLength(play) }, (_, index) => trackSpace(play, index + 1));

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((rank, index) => rank !== b[index]);
  return place < 0 ? 0 : (a[place] as number) - (b[place] as number);
}

/** What a space is ordered by: the number of its quarter, or its own. */
function orderOf(play: Play, space: number, key: string): number {
  const board = boardOf(play);
  const { place = 0, number = 0 } = board.spaces[spaceIndex(play, space)] ?? {};
  return key === 'quarter' ? (board.places[place]?.number ?? 0) : number;
}

/** The name of a step: `B3`. */
export const trackLabel = (play: Play, step: number): string => nameOf(play, trackSpace(play, step));

/** What the track's item says for when its marker should go past its last space. */
export function passEnd(play: Play): Asking {
  const item = compiled.get(play.program)?.item ?? 0;
  return play.program.tracks.get(item)?.onEnd(play, play.frame(play.firstOfItem(item)));
}
