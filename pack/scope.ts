/** What an expression may name at its place, beside what can be named everywhere. Scopes are never changed. */

export type ValueType = 'int' | 'bool' | 'string' | 'strings' | 'entity' | 'entities' | 'ints';

/** A type that is written down, or one that follows from the value at a pointer of the item, or from a procedure. */
export type NameType = ValueType | { valueAt: string } | { resultOf: string };

export interface Scope {
  readonly names: ReadonlyMap<string, NameType>;
  /** The event whose fields `event.…` reads. */
  readonly event?: string;
}

export const bindName = (scope: Scope, name: string, type: NameType): Scope => ({
  ...scope,
  names: new Map(scope.names).set(name, type),
});

/** Enters an event; an empty name (nothing written yet) leaves the scope without one. */
export function enterEvent({ names }: Scope, event: string): Scope {
  return event === '' ? { names } : { names, event };
}
