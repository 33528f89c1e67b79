/** What the checks ask of whoever can read expressions. The engine's language answers; tests may stand in. */

import type { Severity } from './problem';
import type { ExpressionResult } from './schema-catalog';
import type { Scope, ValueType } from './scope';
import type { World } from './world';

export interface ExpressionMistake {
  code: string;
  severity: Severity;
  /** Offsets in the expression, `end` exclusive. */
  start: number;
  end: number;
  message: string;
  hint?: string;
  /** Text for the place between `start` and `end` that would mend it. */
  replacement?: string;
}

/** A literal that names something: the quoted word in `inPlay('nurse')`, `zone('inventory')`, `e.is('stunned')`. */
export interface WordInExpression {
  word: string;
  /** Offsets of the word itself, without its quotes. */
  start: number;
  end: number;
  /** Kinds of items that it may name. */
  kinds: readonly string[];
  /** Or names of this vocabulary. */
  vocabulary?: string;
}

export interface ExpressionReport {
  /** What it gives, as far as that can be told. */
  type: ValueType | undefined;
  mistakes: readonly ExpressionMistake[];
  words: readonly WordInExpression[];
}

/** The scope as an expression sees it: every type is known by now, or cannot be known. */
export interface KnownScope {
  names: ReadonlyMap<string, ValueType | undefined>;
  event: Scope['event'];
  /** The kind of item that carries it. */
  carrier: string;
}

export interface ExpressionChecker {
  check(source: string, returns: Exclude<ExpressionResult, 'text'>, scope: KnownScope): ExpressionReport;
}

/** Makes the checker for all items of one pack. */
export type ExpressionLanguage = (world: World) => ExpressionChecker;
