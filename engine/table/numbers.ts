/** Numbers of entities by name, and what entities are called: what the rules of every table game read and write. Nothing here decides anything. */
import type { Play } from '../language/play';

export const numberIn = (play: Play, entity: number, column: string): number =>
  play.state[entity + play.layout.column(column)] as number;

export function setNumber(play: Play, entity: number, column: string, value: number): void {
  play.state[entity + play.layout.column(column)] = value;
}

export const read = (play: Play, entity: number, stat: string): number => play.program.stats.read(play, entity, stat);

/** Adds to a number, so that what is read of it changes by so much whatever modifies it. */
export function add(play: Play, entity: number, stat: string, by: number): void {
  play.program.stats.add(play, entity, stat, by);
}

/** Sets a number as it is before modifiers. */
export function write(play: Play, entity: number, stat: string, value: number): void {
  play.program.stats.write(play, entity, stat, value);
}

export const nameOf = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);

/** How far something goes, in words. */
export const spacesWords = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`);
