/**
 * Turns the texts and lists of one item into closures, and collects what is wrong with them instead of throwing: a mistake
 * becomes a finding, and the place that it stands in does nothing.
 */
import type { Item } from '../content';
import { itemKey } from '../content';
import { inSequence } from './effects/sequence';
import { compileList, compileValue, constant } from './expression/compile';
import type { Ast } from './expression/environment';
import { fuseFilter } from './expression/fuse';
import { filtered, type ListFn, single } from './expression/lists';
import { kindOf, UnsupportedExpression } from './expression/world';
import type { Finding } from './findings';
import type { Fn, Run, TextFn } from './play';
import type { Program } from './program';
import type { Scope } from './scope';
import type { ValueType } from './spec';
import { compileText } from './text';

/** Compiles one effect; the scope that comes back has the names that it binds. */
export type CompileEffect = (
  compiler: Compiler,
  effect: unknown,
  scope: Scope,
  pointer: string,
) => { run: Run; scope: Scope };

const NOTHING: Run = () => undefined;
const NO_LIST: ListFn = { find: () => 0, collect: () => undefined };

export interface CompiledValue {
  type: ValueType;
  kind: string | undefined;
  /** The checked expression; undefined for a literal or a mistake. */
  ast?: Ast;
  value: Fn;
  list: ListFn;
}

export class Compiler {
  /** Set while an expression is compiled that says what to show: it may look where others may not. */
  isRevealing = false;

  constructor(
    readonly program: Program,
    readonly item: Item,
    readonly findings: Finding[],
    readonly compileEffect: CompileEffect,
    /** What carries the parts, if an item's parts are compiled once for each use: tells the uses apart. */
    readonly carrier = '',
  ) {}

  /** A compiler of another item, as `carrier` has it, that reports to the same list. */
  for(item: Item, carrier: string): Compiler {
    return new Compiler(this.program, item, this.findings, this.compileEffect, carrier);
  }

  /** Number of the item that is being compiled. */
  get itemNumber(): number {
    return this.program.numbering.item(itemKey(this.item));
  }

  report(
    pointer: string,
    finding: Omit<Finding, 'item' | 'pointer' | 'severity'> & { severity?: Finding['severity'] },
  ): void {
    this.findings.push({ severity: 'error', item: itemKey(this.item), pointer, ...finding });
  }

  /** A number, bool, name or entity: a literal, or an expression of the expected type. */
  value(source: unknown, scope: Scope, expected: ValueType, pointer: string): Fn {
    if (typeof source === 'number' && expected === 'int') return constant(this.#within32Bits(source, pointer));
    if (typeof source === 'boolean' && expected === 'bool') return constant(source ? 1 : 0);
    if (typeof source !== 'string') return constant(0);
    return this.#compile(source, scope, expected, pointer, compileValue, constant(0));
  }

  /** One entity or a list of them, as a list. */
  entities(source: unknown, scope: Scope, pointer: string): ListFn {
    return this.#asList(this.any(source, scope, pointer), scope, pointer);
  }

  /** A list less those that fail a condition; `inner` is the scope with the member in hand and its place. */
  filtered(
    list: { source: unknown; scope: Scope; pointer: string },
    where: { source: unknown; scope: Scope; slot: number; pointer: string },
  ): ListFn {
    const members = this.any(list.source, list.scope, list.pointer);
    const all = this.#asList(members, list.scope, list.pointer);
    if (where.source === undefined) return all;
    if (typeof where.source !== 'string') {
      return filtered(all, where.slot, this.value(where.source, where.scope, 'bool', where.pointer));
    }
    const test = this.#parse(where.source, where.scope, 'bool', where.pointer);
    if (test === undefined) return all;
    return this.#guard(where.pointer, all, () => {
      const fused =
        members.ast &&
        fuseFilter(
          this.program,
          { list: members.ast, scope: list.scope },
          { test: test.ast, scope: where.scope, slot: where.slot },
        );
      return fused ?? filtered(all, where.slot, compileValue(this.program, test.ast, where.scope));
    });
  }

  #asList(compiled: CompiledValue, scope: Scope, pointer: string): ListFn {
    if (compiled.type === 'list<entity>') return compiled.list;
    if (compiled.type !== 'entity') {
      this.report(pointer, { code: 'expression-type', message: 'Expected one or more things on the table.' });
    }
    return single(compiled.value, this.#slotOf(compiled.ast, scope));
  }

  /** Where the value of a plain name stands in the frame; undefined for anything else. */
  #slotOf(ast: Ast | undefined, scope: Scope): number | undefined {
    const bound = ast?.op === 'id' ? scope.names.get(ast.args) : undefined;
    return bound === undefined || bound.constant !== undefined ? undefined : bound.slot;
  }

  /** An expression of whatever type it has. */
  any(source: unknown, scope: Scope, pointer: string): CompiledValue {
    const nothing = { value: constant(0), list: NO_LIST, kind: undefined };
    if (typeof source === 'number')
      return { ...nothing, type: 'int', value: constant(this.#within32Bits(source, pointer)) };
    if (typeof source === 'boolean') return { ...nothing, type: 'bool', value: constant(source ? 1 : 0) };
    if (typeof source !== 'string') return { ...nothing, type: 'int' };
    const parsed = this.#parse(source, scope, undefined, pointer);
    if (parsed === undefined) return { ...nothing, type: 'list<entity>' };
    const kind = kindOf(this.program, parsed.ast, scope);
    const isList = parsed.type.startsWith('list<');
    return {
      type: parsed.type,
      kind,
      ast: parsed.ast,
      value: isList
        ? constant(0)
        : this.#guard(pointer, constant(0), () => compileValue(this.program, parsed.ast, scope)),
      list: isList ? this.#guard(pointer, NO_LIST, () => compileList(this.program, parsed.ast, scope)) : NO_LIST,
    };
  }

  text(source: unknown, scope: Scope, pointer: string): TextFn {
    return compileText(this, typeof source === 'string' ? source : '', scope, pointer);
  }

  effects(list: unknown, scope: Scope, pointer: string): Run {
    return this.effectsIn(list, scope, pointer).run;
  }

  /** Effects in order, and the scope after the last one: a procedure's `result` stands in it. */
  effectsIn(list: unknown, scope: Scope, pointer: string): { run: Run; scope: Scope } {
    if (!Array.isArray(list)) return { run: NOTHING, scope };
    const steps: Run[] = [];
    let inner = scope;
    for (const [index, effect] of list.entries()) {
      const compiled = this.compileEffect(this, effect, inner, `${pointer}/${index}`);
      steps.push(compiled.run);
      inner = compiled.scope;
    }
    return { run: inSequence(steps), scope: inner };
  }

  #compile<T>(
    source: string,
    scope: Scope,
    expected: ValueType,
    pointer: string,
    compile: (program: Program, ast: Ast, scope: Scope) => T,
    nothing: T,
  ): T {
    const parsed = this.#parse(source, scope, expected, pointer);
    return parsed === undefined
      ? nothing
      : this.#guard(pointer, nothing, () => compile(this.program, parsed.ast, scope));
  }

  #parse(source: string, scope: Scope, expected: ValueType | undefined, pointer: string) {
    const parsed = this.program.expressions.parse(source, scope, expected);
    if (!('error' in parsed)) {
      this.program.links.collect(this, parsed.ast, pointer);
      return parsed;
    }
    const { message, start, end, hint, replacement } = parsed.error;
    this.report(pointer, {
      code: 'expression',
      message,
      range: { start, end },
      ...(hint === undefined ? {} : { hint }),
      ...(replacement === undefined ? {} : { replacement }),
    });
    return undefined;
  }

  /** Games keep numbers in 32 bits. */
  #within32Bits(value: number, pointer: string): number {
    if ((value | 0) === value) return value;
    this.report(pointer, { code: 'expression-range', message: `${value} is too large a number.` });
    return 0;
  }

  #guard<T>(pointer: string, nothing: T, compile: () => T): T {
    try {
      return compile();
    } catch (error) {
      if (error instanceof UnsupportedExpression) {
        const { start, end } = error.node;
        this.report(pointer, { code: 'expression-unsupported', message: `${error.message}.`, range: { start, end } });
        return nothing;
      }
      if (error instanceof RangeError) {
        this.report(pointer, { code: 'expression-range', message: `${error.message}.` });
        return nothing;
      }
      throw error;
    }
  }
}
