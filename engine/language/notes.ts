/**
 * Words with a value on an entity: counters, links, uses of a limited trigger, tallies. A note is an entity in the list
 * of what it is on, made when first written, so that content can count what no system foresaw.
 */
import { HEAD, KIND, NEXT } from '../kernel/layout';
import { putLast, takeOut } from '../kernel/zones';
import type { Play } from './play';

/** The note of a word (its number) on an entity, about another one or none; 0 if there is none. */
export function findNote(play: Play, on: number, word: number, about = 0): number {
  const { state, program } = play;
  const { columns, kindNumbers } = program;
  for (let e = state[on + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    if (state[e + KIND] === kindNumbers.note && state[e + columns.word] === word && state[e + columns.about] === about)
      return e;
  }
  return 0;
}

export function readNote(play: Play, on: number, word: number, about = 0): number {
  const note = findNote(play, on, word, about);
  return note === 0 ? 0 : (play.state[note + play.program.columns.value] as number);
}

/** Writes a note's value; `until` is the number of the word for when it goes, 0 for never. Nothing is written on none or on what is gone. */
export function writeNote(
  play: Play,
  on: number,
  word: number,
  value: number,
  options: { about?: number; until?: number } = {},
): void {
  if (play.isDead(on)) return;
  const { columns, layout } = play.program;
  const about = options.about ?? 0;
  const note = findNote(play, on, word, about) || play.create(layout.kind('note'));
  const { state } = play;
  state[note + columns.word] = word;
  state[note + columns.about] = about;
  state[note + columns.value] = value;
  state[note + columns.until] = options.until ?? (state[note + columns.until] as number);
  if (play.zone(note) !== on) putLast(play, note, on);
}

/** Ends every note, condition, lasting effect and delayed trigger that was to go at this moment (a word's number). */
export function expire(play: Play, moment: number): void {
  for (const kind of ['note', 'condition', 'lasting', 'delayed']) {
    const until = play.layout.find(play.layout.kind(kind).number, 'until');
    for (let e = play.firstOfKind(play.layout.kind(kind).number); e !== 0; e = play.nextOfKind(e)) {
      if (play.isDead(e) || play.state[e + until] !== moment) continue;
      end(play, e);
    }
  }
}

/** Takes a note, condition, lasting effect or delayed trigger away for good, with what was counted on it. */
export function end(play: Play, entity: number): void {
  for (let e = play.state[entity + HEAD] as number; e !== 0; e = play.state[entity + HEAD] as number) end(play, e);
  takeOut(play, entity);
  play.free(entity);
}
