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
import { boardOf, spaceIndex } from './board';
import { nameOf } from './state';

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

/** The spaces of the track in order, from its first step to its last. */
export function trackSpaces(play: Play): number[] {
  const track = compiled.get(play.program);
  if (track === undefined) return [];
  const frame = play.frame(play.firstOfItem(track.item));
  const ranked = listValues(track.along, play, frame).map((space) => ({
    space,
    ranks: track.orderBy.map((key) => orderOf(play, space, key)),
  }));
  ranked.sort((a, b) => firstDifference(a.ranks, b.ranks) || a.space - b.space);
  return ranked.slice(0, Math.max(0, track.length(play, frame))).map(({ space }) => space);
}

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

export const trackLength = (play: Play): number => trackSpaces(play).length;

/** The space of a step, from 1 on; 0 beyond the end. */
export const trackSpace = (play: Play, step: number): number => trackSpaces(play)[step - 1] ?? 0;

/** The name of a step: `B3`. */
export const trackLabel = (play: Play, step: number): string => nameOf(play, trackSpace(play, step));

/** What the track's item says for when its marker should go past its last space. */
export function passEnd(play: Play): Asking {
  const item = compiled.get(play.program)?.item ?? 0;
  return play.program.tracks.get(item)?.onEnd(play, play.frame(play.firstOfItem(item)));
}
