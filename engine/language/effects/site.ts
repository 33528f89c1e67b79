/**
 * One effect as it is compiled: its fields turned into closures by name, and the bindings that it makes. An effect kind's
 * file reads its fields through this and returns what to run.
 */
import type { Effect, EffectKind, EffectOf } from '../../../schemas/generated/types';
import type { CompiledValue, Compiler } from '../compiler';
import { type CompiledCost, compileCost } from '../costs';
import type { ListFn } from '../expression/lists';
import { kindOf } from '../expression/world';
import type { Fn, Run, TextFn } from '../play';
import type { Cause } from '../questions';
import { bind, type Scope } from '../scope';
import type { ValueType } from '../spec';

/** Compiles one kind of effect. */
export type EffectCompiler<K extends EffectKind> = (effect: EffectOf<K>, site: EffectSite) => Run;

export class EffectSite {
  /** The scope after this effect: it grows by what the effect binds. */
  scope: Scope;
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(
    readonly compiler: Compiler,
    effect: Effect,
    scope: Scope,
    readonly pointer: string,
  ) {
    this.scope = scope;
    this.#fields = effect as unknown as Readonly<Record<string, unknown>>;
  }

  get program() {
    return this.compiler.program;
  }

  get cause(): Cause {
    return { item: this.compiler.itemNumber, pointer: this.pointer };
  }

  has(field: string): boolean {
    return this.#fields[field] !== undefined;
  }

  int(field: string, missing: number): Fn {
    return this.#or(field, 'int', () => missing);
  }

  bool(field: string, missing: boolean, scope = this.scope): Fn {
    const value = this.#fields[field];
    return value === undefined ? () => (missing ? 1 : 0) : this.compiler.value(value, scope, 'bool', this.at(field));
  }

  /** One entity; none without the field. */
  entity(field: string): Fn {
    return this.#or(field, 'entity', () => 0);
  }

  /** One entity or a list; empty without the field. */
  entities(field: string): ListFn {
    if (this.has(field)) return this.compiler.entities(this.#fields[field], this.scope, this.at(field));
    return { find: () => 0, collect: () => undefined };
  }

  /** A list and its condition; `inner` has the member in hand. */
  filtered(field: string, where: string, inner: { scope: Scope; slot: number }): ListFn {
    return this.compiler.filtered(
      { source: this.#fields[field], scope: this.scope, pointer: this.at(field) },
      { source: this.#fields[where], scope: inner.scope, slot: inner.slot, pointer: this.at(where) },
    );
  }

  /** The kind of entity that an expression gives, if it is always one. Reports nothing: the field is compiled elsewhere. */
  kindOf(field: string): string | undefined {
    const source = this.#fields[field];
    const parsed = typeof source === 'string' ? this.program.expressions.parse(source, this.scope) : undefined;
    return parsed === undefined || 'error' in parsed ? undefined : kindOf(this.program, parsed.ast, this.scope);
  }

  any(field: string): CompiledValue {
    return this.compiler.any(this.#fields[field], this.scope, this.at(field));
  }

  text(field: string): TextFn {
    return this.compiler.text(this.#fields[field], this.scope, this.at(field));
  }

  effects(field: string, scope = this.scope): Run {
    return this.compiler.effects(this.#fields[field], scope, this.at(field));
  }

  cost(field: string): CompiledCost | undefined {
    return compileCost(this.compiler, this.#fields[field], this.scope, this.at(field));
  }

  /** Makes a name for the effects that follow; -1 when the effect binds none. */
  bindAs(field: string, type: ValueType, kind?: string): number {
    const name = this.#fields[field];
    if (typeof name !== 'string') return -1;
    const bound = this.inner(name, type, kind, this.at(field));
    this.scope = bound.scope;
    return bound.slot;
  }

  /** A scope with one more name, for what stands inside this effect. A name that is taken is a finding. */
  inner(name: string, type: ValueType, kind: string | undefined, pointer: string): { scope: Scope; slot: number } {
    if (this.scope.names.has(name)) {
      this.compiler.report(pointer, {
        code: 'binding-shadowed',
        message: `The name \`${name}\` is already used here.`,
        hint: 'Choose another name, so that nobody has to guess which one is meant.',
      });
    }
    return bind(this.scope, name, type, kind);
  }

  at(field: string): string {
    return `${this.pointer}/${field}`;
  }

  #or(field: string, type: ValueType, missing: Fn): Fn {
    const value = this.#fields[field];
    return value === undefined ? missing : this.compiler.value(value, this.scope, type, this.at(field));
  }
}
