/** Terms: expressions with a name, which other expressions call as functions. Each runs in a frame of its own. */
import type { Dependency } from './circles';
import type { Compiler } from './compiler';
import type { Ast } from './expression/environment';
import type { ListFn } from './expression/lists';
import { children } from './expression/literal-links';
import { parameterType } from './keywords';
import type { Fn } from './play';
import type { ItemInfo } from './program';
import { bind, type Scope, selfScope } from './scope';
import type { ValueType } from './spec';

export interface TermShape {
  readonly returns: ValueType;
  readonly parameters: readonly ValueType[];
}

export interface CompiledTerm extends TermShape {
  /** Where each parameter goes. */
  readonly slots: readonly number[];
  /** Replaced when the term is compiled, since terms may call each other. */
  value: Fn;
  list: ListFn;
}

const declaredParameters = (item: ItemInfo['item']): [string, ValueType][] =>
  Object.entries((item.params as Record<string, unknown> | undefined) ?? {}).map(([name, declared]) => [
    name,
    parameterType(declared),
  ]);

/** Whether an item is a term that can be called by its name. That other names are none, the schema tells the author. */
export const isCallable = ({ kind, id }: ItemInfo['item']): boolean =>
  kind === 'term' && /^[a-z][A-Za-z0-9]*$/.test(id);

/** What a term takes and gives, which is known before anything is compiled. */
export function termShape(item: ItemInfo['item']): TermShape {
  return {
    returns: item.returns === undefined ? 'bool' : parameterType(item.returns),
    parameters: declaredParameters(item).map(([, type]) => type),
  };
}

export function declareTerm({ item }: ItemInfo): CompiledTerm {
  const { slots } = termScope(item);
  return { ...termShape(item), slots, value: () => 0, list: { find: () => 0, collect: () => undefined } };
}

function termScope(item: ItemInfo['item']): { scope: Scope; slots: number[] } {
  let scope = selfScope();
  const slots: number[] = [];
  for (const [name, type] of declaredParameters(item)) {
    const bound = bind(scope, name, type);
    scope = bound.scope;
    slots.push(bound.slot);
  }
  return { scope, slots };
}

export function compileTerm(compiler: Compiler, term: CompiledTerm): void {
  const { item, program } = compiler;
  const { scope } = termScope(item);
  const { ast, type, value, list } = compiler.any(item.value, scope, '/value');
  if (ast === undefined) return;
  if (type !== term.returns) {
    compiler.report('/value', {
      code: 'expression-type',
      message: `The term \`${item.id}\` is to give ${term.returns}, but this gives ${type}.`,
    });
    return;
  }
  term.value = value;
  term.list = list;
  program.termCalls.push(termCalls(compiler, ast));
}

/** The terms that a term calls: one that comes back to itself is a finding. */
function termCalls(compiler: Compiler, ast: Ast): Dependency {
  const on = new Set<string>();
  const visit = (node: Ast): void => {
    if (node.op === 'call' && compiler.program.terms.has(node.args[0])) on.add(node.args[0]);
    for (const child of children(node)) visit(child);
  };
  visit(ast);
  return {
    of: compiler.item.id,
    on,
    report: (way) =>
      compiler.report('/value', { code: 'term-circle', message: `This term reads itself: ${way.join(' → ')}.` }),
  };
}
