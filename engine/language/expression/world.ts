/** What compiling expressions needs to know of a program, and the errors that it throws. */
import type { Fn, Play } from '../play';
import type { Scope } from '../scope';
import type { FieldSpec, FunctionSpec, StatSpec } from '../spec';
import type { CompiledTerm } from '../terms';
import type { Ast } from './environment';
import type { ListFn } from './lists';

/** What compiling needs to know of the program; see `Program`. */
export interface World {
  name(word: string): number;
  stat(name: string): StatReader | undefined;
  field(name: string): FieldSpec | undefined;
  setting(name: string, scope: Scope): Fn;
  global(name: string, scope?: Scope): Fn | undefined;
  /** The kind that a set such as `monsters` lists, or undefined. */
  setKind(name: string): SetKind | undefined;
  eventField(event: string, field: string): { place: number; isList: boolean } | undefined;
  /** Offset of a plain column that no modifier touches, for an entity of a known kind; -1 if it is not that simple. */
  plainColumn(kind: string, stat: string): number;
  functionFor(name: string, isMethod: boolean, count: number): FunctionSpec | undefined;
  term(name: string): CompiledTerm | undefined;
}

export interface SetKind {
  number: number;
  name: string;
  /** Who of the kind is none of its members for now; undefined if everybody always is. */
  isLeftOut: ((play: Play, entity: number) => boolean) | undefined;
}

export interface StatReader {
  spec: StatSpec;
  read: (play: Play, entity: number) => number;
}

/** The compiler itself, for what compiles the parts of an expression. */
export interface Recursion {
  value(node: Ast, scope: Scope): Fn;
  list(node: Ast, scope: Scope): ListFn;
}

/** Thrown when a checked expression uses a part of CEL that the language leaves out; its place is in the node. */
export class UnsupportedExpression extends Error {
  constructor(
    readonly node: { start: number; end: number },
    message: string,
  ) {
    super(message);
    this.name = 'UnsupportedExpression';
  }
}

/** The kind of entity that an expression gives, if it is always one. */
export function kindOf(world: World, node: Ast, scope: Scope): string | undefined {
  if (node.op === 'id') return scope.names.get(node.args)?.kind ?? world.setKind(node.args)?.name;
  if (node.op === '.') return world.field(node.args[1])?.kind;
  if (node.op === 'rcall' && node.args[0] === 'filter') return kindOf(world, node.args[1], scope);
  if (node.op === 'call' && node.args[0] === 'first') return kindOf(world, node.args[1][0] as Ast, scope);
  return undefined;
}
