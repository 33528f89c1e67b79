/** Pieces of the test's own for what content may do: a tool whose use runs given effects. */
import type { Item } from '../../../engine/content';
import { equipment } from '../../conformance/lobotomy/pieces';

export type Effects = readonly Readonly<Record<string, unknown>>[];

/** Equipment that runs these effects when its owner uses it, ten times at most. */
export const tool = (id: string, effects: Effects): Item =>
  equipment(id, {
    charges: 10,
    keywords: [{ keyword: 'small' }],
    actions: [{ id: 'use', text: 'Do it.', windows: ['own-turn'], cost: { charges: 1 }, do: effects }],
  });

/** Equipment that only carries parts: triggers, permits, modifiers. */
export const charm = (id: string, parts: Readonly<Record<string, unknown>>): Item =>
  equipment(id, { charges: 10, keywords: [{ keyword: 'small' }], ...parts });
