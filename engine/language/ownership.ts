/** Whose an entity is, and whether its parts are live: both follow from where it stands. */
import { KIND, OWNER, ZONE } from '../kernel/layout';
import type { Play } from './play';

/** The character that holds an entity; a character holds itself; 0 if nobody does. */
export function ownerOf(play: Play, entity: number): number {
  const { state, program } = play;
  for (let e = entity; e !== 0; e = state[e + ZONE] as number) {
    if (state[e + KIND] === program.kindNumbers.character) return e;
    const owner = state[e + OWNER] as number;
    if (owner !== 0) return owner;
  }
  return 0;
}

/** Whether the parts of an entity are live: it is on the board, in a zone in play, on something in play, or running. */
export function isInPlay(play: Play, entity: number): boolean {
  const { state, program } = play;
  const numbers = program.kindNumbers;
  for (let e = entity; e !== 0; ) {
    const kind = state[e + KIND] as number;
    if (program.runningKinds[kind] === true) return program.system.isRunning(play, e);
    if (kind === numbers.zone) return state[e + program.columns.isInPlay] !== 0;
    if (program.placeKinds[kind] === true) return true;
    e = state[e + ZONE] as number;
  }
  return false;
}
