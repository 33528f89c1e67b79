/**
 * Numbers of the events that every game has. They are the first words of every numbering, so that rules in TypeScript
 * name an event without looking anything up.
 */
import { type CoreEventName, coreEvents } from '../../schemas/generated/language';
import type { Names } from '../kernel/names';

const NAMES = Object.keys(coreEvents) as CoreEventName[];

export const EVENT = Object.fromEntries(NAMES.map((name, index) => [name, index + 1])) as Readonly<
  Record<CoreEventName, number>
>;

/** Gives the events their numbers. Throws if the numbering was used for anything else before. */
export function reserveEventNames(names: Names): void {
  for (const name of NAMES) {
    if (names.intern(name) !== EVENT[name]) throw new Error('a numbering belongs to content from its first word on');
  }
}
