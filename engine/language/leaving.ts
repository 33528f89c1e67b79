/**
 * What goes with an entity that leaves the game: what stands on it, and what others remember about it. Its place in the
 * state is used again for whatever is made next, which nothing may take for the one that is gone.
 */
import { HEAD, KIND, NEXT } from '../kernel/layout';
import { takeOut } from '../kernel/zones';
import { linkNames } from './link-fields';
import { end } from './notes';
import type { Play } from './play';
import type { Program } from './program';

/** Ends notes, conditions, lasting effects and delayed triggers on an entity. */
export function endAttached(play: Play, entity: number): void {
  const { note, condition, lasting, delayed } = play.program.kindNumbers;
  for (let e = play.state[entity + HEAD] as number; e !== 0; ) {
    const next = play.state[e + NEXT] as number;
    const kind = play.state[e + KIND] as number;
    if (kind === note || kind === condition || kind === lasting || kind === delayed) end(play, e);
    e = next;
  }
}

/** Ends notes and conditions of others about an entity. */
export function endAbout(play: Play, entity: number): void {
  const { about } = play.program.columns;
  endAll(play, ['note', 'condition'], (e) => play.state[e + about] === entity);
}

/** Takes an entity out of the game for good; what lies on it besides conditions and the like has gone elsewhere before. */
export function leaveGame(play: Play, entity: number): void {
  endAttached(play, entity);
  endAbout(play, entity);
  endLinks(play, entity);
  takeOut(play, entity);
  play.free(entity);
}

/** Links to it lead nowhere any more. */
function endLinks(play: Play, entity: number): void {
  const words = linkWords(play.program);
  if (words.size === 0) return;
  const { value, word } = play.program.columns;
  endAll(play, ['note'], (e) => play.state[e + value] === entity && words.has(play.state[e + word] as number));
}

function endAll(play: Play, kinds: readonly ('note' | 'condition')[], isMeant: (e: number) => boolean): void {
  for (const kind of kinds) {
    for (let e = play.firstOfKind(play.program.kindNumbers[kind]); e !== 0; e = play.nextOfKind(e)) {
      if (!play.isDead(e) && isMeant(e)) end(play, e);
    }
  }
}

const known = new WeakMap<Program, ReadonlySet<number>>();

function linkWords(program: Program): ReadonlySet<number> {
  let words = known.get(program);
  if (words === undefined) {
    words = new Set([...linkNames(program.content.items)].map((name) => program.name(name)));
    known.set(program, words);
  }
  return words;
}
