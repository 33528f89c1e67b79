/**
 * Kinds of entities that the language itself makes, whatever the game, and the fields that every entity has: where it is,
 * what it is made from, who holds it.
 */

import type { KindSpec } from '../kernel/layout';
import { KIND, OWNER, ZONE } from '../kernel/layout';
import { ownerOf } from './ownership';
import type { Play } from './play';
import type { FieldSpec } from './spec';

/** How many bindings a lasting effect or a delayed trigger can freeze. */
export const FROZEN = 8;
export const frozenColumn = (index: number): string => `frozen${index}`;
const frozen = Array.from({ length: FROZEN }, (_, index) => frozenColumn(index));

export const LANGUAGE_KINDS: readonly KindSpec[] = [
  /** An ordered list of cards: a deck, a hand. `word` is its name, `isInPlay` whether the parts of its cards are live. */
  { name: 'zone', columns: ['word', 'isInPlay'] },
  /** A counter, link or use count on an entity: a word with a value. */
  { name: 'note', columns: ['word', 'about', 'value', 'until'] },
  /** A condition on an entity, in whose list it stands. */
  { name: 'condition', columns: ['about', 'value', 'until'] },
  /** Parts that last for a while, with the bindings that they were made with. */
  { name: 'lasting', columns: ['until', ...frozen] },
  /** A die as it was rolled; gone when the step of the loop is over. */
  { name: 'die', columns: ['natural', 'result'] },
  /** A trigger that fires once. */
  { name: 'delayed', columns: ['until', ...frozen] },
];

export const LANGUAGE_FIELDS: readonly FieldSpec[] = [
  { name: 'def', type: 'name', read: (play, entity) => play.program.infoOf(play, entity)?.id ?? 0 },
  { name: 'family', type: 'name', read: (play, entity) => play.program.infoOf(play, entity)?.family ?? 0 },
  { name: 'zone', type: 'entity', column: ZONE, read: (play, entity) => play.state[entity + ZONE] as number },
  { name: 'holder', type: 'entity', column: OWNER, read: (play, entity) => play.state[entity + OWNER] as number },
  { name: 'natural', type: 'int', read: (play, entity) => dieColumn(play, entity, play.program.columns.natural) },
  { name: 'result', type: 'int', read: (play, entity) => dieColumn(play, entity, play.program.columns.result) },
  { name: 'owner', type: 'entity', kind: 'character', read: ownerOf },
];

const dieColumn = (play: Play, entity: number, offset: number): number =>
  play.state[entity + KIND] === play.program.kindNumbers.die ? (play.state[entity + offset] as number) : 0;
