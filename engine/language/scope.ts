/**
 * The names that an expression or a list of effects may use, and where their values stand in a frame. Scopes are never
 * changed: binding a name gives a new one.
 */
import type { Numbers } from './setting-values';
import type { ValueType } from './spec';

export interface Binding {
  type: ValueType;
  /** Place in the frame; a constant has none. */
  slot: number;
  /** The kind of entity, when it is always one: its columns are then read without asking. */
  kind?: string;
  /** A value known when content is loaded: a keyword's parameter. */
  constant?: number;
}

export interface Scope {
  readonly names: ReadonlyMap<string, Binding>;
  /** First free place in the frame. */
  readonly next: number;
  /**
   * Name of the event whose fields `event.…` reads, its place, and whether it has happened already; undefined outside of
   * triggers.
   */
  readonly event?: { name: string; slot: number; isOver?: boolean };
  /** Number of the scenario whose text this is: `scenario` and `setting.…` are its own, whoever `self` is. */
  readonly scenario?: number;
  /** Place of the handicap whose text this is: its settings are as it makes them, whatever later handicaps make of them. */
  readonly handicap?: number;
  /** The settings of the variant whose text this is: in it they are as it makes them, whatever else is on. */
  readonly variant?: Numbers;
}

/** Frames of every sort begin with `self`. */
export const SELF = 0;

export const selfScope = (kind?: string): Scope => ({
  names: new Map([['self', binding('entity', SELF, kind)]]),
  next: 1,
});

const binding = (type: ValueType, slot: number, kind: string | undefined): Binding =>
  kind === undefined ? { type, slot } : { type, slot, kind };

/** A scope with one more name; `slot` is where its value goes. */
export function bind(scope: Scope, name: string, type: ValueType, kind?: string): { scope: Scope; slot: number } {
  const slot = scope.next;
  const names = new Map(scope.names).set(name, binding(type, slot, kind));
  return { scope: { ...scope, names, next: slot + 1 }, slot };
}

export function bindConstant(scope: Scope, name: string, type: ValueType, constant: number): Scope {
  return { ...scope, names: new Map(scope.names).set(name, { type, slot: -1, constant }) };
}

/** A scope in which a second name means what a first one means. */
export function bindAlias(scope: Scope, alias: string, name: string): Scope {
  const bound = scope.names.get(name);
  return bound === undefined ? scope : { ...scope, names: new Map(scope.names).set(alias, bound) };
}

/** A scope in which `event.…` reads an event of this name, kept in a slot of its own. */
export function withEvent(scope: Scope, name: string): { scope: Scope; slot: number } {
  const slot = scope.next;
  return { scope: { ...scope, next: slot + 1, event: { name, slot } }, slot };
}
