/**
 * What a system tells the language about itself: its kinds, stats, events, sets and words. Content is checked against
 * this, so it holds no procedures; those are in `System`.
 */
import type { SightRule } from '../board/sight';
import type { KindSpec } from '../kernel/layout';
import type { Play } from './play';

/** The types of the expression language. Names are ids and words; all are integers when a game runs. */
export type ValueType = 'int' | 'bool' | 'name' | 'entity' | 'list<int>' | 'list<name>' | 'list<entity>';

export interface StatSpec {
  name: string;
  title: string;
  /** Kinds of entities that have it; for every other kind it reads 0. */
  kinds: readonly string[];
  /**
   * `column`: a number of its own, in the column of the same name. `item`: printed on the item, at `path`, and changed only
   * by modifiers. `derived`: computed by `read`, changed by `write` if it can be.
   */
  from: 'column' | 'item' | 'derived';
  /** For `item`: where the number stands, such as `stats/defense`; may depend on the kind. */
  path?: string;
  /** What an item without that field counts as; 0 if not said. */
  missing?: number;
  read?: (play: Play, entity: number) => number;
  write?: (play: Play, entity: number, value: number) => void;
  least?: number;
  most?: number;
}

/** A field of entities that no modifier touches: `space`, `owner`, `room`, `isHighlight`. */
export interface FieldSpec {
  name: string;
  type: 'entity' | 'name' | 'int' | 'bool';
  /** The kind of entity that it gives, if it is always one. */
  kind?: string;
  /** The column that it is read from, if every kind has it as a plain column. */
  column?: number;
  read: (play: Play, entity: number) => number;
}

export interface EventFieldSpec {
  type: ValueType;
  /** Whether a `before` trigger may change it. */
  alter?: boolean;
}

export interface EventSpec {
  name: string;
  fields: Readonly<Record<string, EventFieldSpec>>;
}

export interface FunctionSpec {
  /** As CEL has it: `distance(Entity, Entity): int`, or `Entity.is(string): bool` for a method. */
  signature: string;
  description: string;
  /** Integer arguments (entities and names too) in order, then list arguments in order. */
  run: (play: Play, numbers: readonly number[], lists: readonly (readonly number[])[]) => number | readonly number[];
}

/** A zone that characters, the table or each deck has. */
export interface ZoneSpec {
  name: string;
  per: 'character' | 'game';
  /** Whether parts of the cards in it are live. */
  isInPlay: boolean;
  title: string;
}

export interface SystemSpec {
  readonly id: string;
  readonly kinds: readonly KindSpec[];
  readonly streams: readonly (string | readonly string[])[];
  /** What is a line of sight on its board; absent where the board's usual one is meant. */
  readonly sight?: SightRule;
  /** Units to a cell of its boards; absent where the usual number is meant. */
  readonly cell?: number;
  readonly stats: readonly StatSpec[];
  readonly fields: readonly FieldSpec[];
  readonly events: readonly EventSpec[];
  readonly functions: readonly FunctionSpec[];
  readonly zones: readonly ZoneSpec[];
  /** Whether the rules finish every game themselves, so that a scenario need not say what wins it. */
  readonly finishesGames?: boolean;
  /** Names of whole kinds in expressions: `{ monsters: 'monster' }`. */
  readonly sets: Readonly<Record<string, string>>;
  /** Who of a kind exists but is none of its sets: a character that is dead for good, a boss that does not fight yet. */
  readonly isLeftOut?: Readonly<Record<string, (play: Play, entity: number) => boolean>>;
  /** Kind of entity that is made from each kind of item: `{ weapon: 'card' }`. */
  readonly entityKinds: Readonly<Record<string, string>>;
  /** Words beside the kinds of items and entities that `kind` may give: sorts of edges, for example. */
  readonly kindWords: readonly string[];
  /** Kinds that stand on spaces, and that `at(space)` lists. */
  readonly occupantKinds: readonly string[];
  /** Kinds whose lists are places on the board: what stands in them is in play. */
  readonly placeKinds: readonly string[];
  /** Kinds whose parts are live while they run: scenarios, tracks, rules. */
  readonly runningKinds: readonly string[];
  /** Which item kinds react first to the same event; kinds not named come last. */
  readonly reactionOrder: readonly string[];
  readonly windows: readonly string[];
  readonly setupSteps: readonly string[];
  readonly phases: readonly string[];
  /** Events that last over many steps of the loop, such as a round: nothing can stop them once they have begun. */
  readonly lastingEvents: readonly string[];
  readonly verbs: readonly string[];
  /** Placements, procedures and tests that the system registers, beside those that content writes. */
  readonly placements: readonly string[];
  readonly procedures: readonly string[];
  readonly tests: readonly string[];
}
