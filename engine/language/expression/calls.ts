/**
 * Calls inside expressions: the collection macros (`filter`, `exists`, …), which are compiled into loops, and functions,
 * which are called with their arguments split into numbers and lists.
 */
import type { Fn, Frame, Play, Slot } from '../play';
import { bind, type Scope, SELF } from '../scope';
import type { ValueType } from '../spec';
import type { CompiledTerm } from '../terms';
import type { Ast } from './environment';
import { fuseFilter } from './fuse';
import { filtered, fromCollect, type ListFn, listValues } from './lists';
import { listParameters } from './signature';
import { pushAll, stack } from './stack';
import { kindOf, type Recursion, UnsupportedExpression, type World } from './world';

type CallNode = Extract<Ast, { op: 'call' | 'rcall' }>;

interface Call {
  name: string;
  object: Ast | undefined;
  args: readonly Ast[];
}

function readCall(node: CallNode): Call {
  if (node.op === 'call') return { name: node.args[0], object: undefined, args: node.args[1] };
  return { name: node.args[0], object: node.args[1], args: node.args[2] };
}

/** A call that gives one value. */
export function compileCall(world: World, recursion: Recursion, node: CallNode, scope: Scope): Fn {
  const { name, object, args } = readCall(node);
  if (name === 'size') {
    const list = recursion.list(object ?? (args[0] as Ast), scope);
    return (p, f) => {
      const from = stack.top;
      list.collect(p, f);
      const size = stack.top - from;
      stack.top = from;
      return size;
    };
  }
  if (object !== undefined && (name === 'exists' || name === 'all')) {
    const found = compileFilter(world, recursion, object, args, scope, name === 'all').find;
    // An entity is never 0, and neither is a member that was found.
    return name === 'exists' ? (p, f) => (found(p, f) !== 0 ? 1 : 0) : (p, f) => (found(p, f) === 0 ? 1 : 0);
  }
  if (object === undefined && name === 'first') return recursion.list(args[0] as Ast, scope).find;
  const term = object === undefined ? world.term(name) : undefined;
  if (term !== undefined) {
    const enter = termFrame(term, recursion, args, scope);
    return (p, f) => term.value(p, enter(p, f));
  }
  const call = compileFunction(world, recursion, node, scope);
  return (p, f) => call(p, f) as number;
}

/** A call that gives a list. */
export function compileListCall(world: World, recursion: Recursion, node: CallNode, scope: Scope): ListFn {
  const { name, object, args } = readCall(node);
  if (object !== undefined && name === 'filter') return compileFilter(world, recursion, object, args, scope, false);
  if (object !== undefined && name === 'map') return compileMap(world, recursion, object, args, scope);
  const term = object === undefined ? world.term(name) : undefined;
  if (term !== undefined) {
    const enter = termFrame(term, recursion, args, scope);
    return fromCollect((p, f) => term.list.collect(p, enter(p, f)));
  }
  const call = compileFunction(world, recursion, node, scope);
  return fromCollect((p, f) => pushAll(call(p, f) as readonly number[]));
}

/** A frame of its own for a term, with its arguments: what it binds must not touch the caller's names. */
function termFrame(term: CompiledTerm, recursion: Recursion, args: readonly Ast[], scope: Scope) {
  const given = args.map((arg, i): ((play: Play, frame: Frame) => Slot) => {
    if (!term.parameters[i]?.startsWith('list<')) return recursion.value(arg, scope);
    const list = recursion.list(arg, scope);
    return (p, f) => listValues(list, p, f);
  });
  return (play: Play, frame: Frame): Frame => {
    const inner = play.frame(frame[SELF] as number);
    for (const [i, read] of given.entries()) inner[term.slots[i] as number] = read(play, frame);
    return inner;
  };
}

/** `list.filter(x, test)`; with `isNegated` those that fail the test. */
function compileFilter(
  world: World,
  recursion: Recursion,
  list: Ast,
  args: readonly Ast[],
  scope: Scope,
  isNegated: boolean,
): ListFn {
  const [variable, test] = macroArguments(args);
  const inner = bind(scope, variable, elementType(list), kindOf(world, list, scope));
  const fused = fuseFilter(world, { list, scope }, { test, scope: inner.scope, slot: inner.slot, isNegated });
  if (fused !== undefined) return fused;
  const passes = recursion.value(test, inner.scope);
  const kept: Fn = isNegated ? (p, f) => (passes(p, f) === 0 ? 1 : 0) : passes;
  return filtered(recursion.list(list, scope), inner.slot, kept);
}

function compileMap(world: World, recursion: Recursion, list: Ast, args: readonly Ast[], scope: Scope): ListFn {
  const [variable, value] = macroArguments(args);
  const inner = bind(scope, variable, elementType(list), kindOf(world, list, scope));
  const members = recursion.list(list, scope);
  const image = recursion.value(value, inner.scope);
  const { slot } = inner;
  return fromCollect((p, f) => {
    const from = stack.top;
    members.collect(p, f);
    for (let i = from; i < stack.top; i++) {
      f[slot] = stack.words[i] as number;
      const value = image(p, f);
      stack.words[i] = value;
    }
  });
}

/** Only lists of entities and of names or numbers exist, and their members are read alike. */
const elementType = (_list: Ast): ValueType => 'entity';

function macroArguments(args: readonly Ast[]): [string, Ast] {
  const [variable, body] = args;
  if (variable?.op !== 'id' || body === undefined)
    throw new UnsupportedExpression(args[0] as Ast, 'Expected a name and what to test');
  return [variable.args, body];
}

type AnyFn = (play: Play, frame: Frame) => number | readonly number[];

function compileFunction(world: World, recursion: Recursion, node: CallNode, scope: Scope): AnyFn {
  const { name, object, args } = readCall(node);
  const all = object === undefined ? args : [object, ...args];
  const spec = world.functionFor(name, object !== undefined, args.length);
  if (spec === undefined) throw new UnsupportedExpression(node, `There is no function \`${name}\``);
  const { run } = spec;
  const isList = listParameters(spec);
  const numbers = all.filter((_, i) => !isList[i]).map((arg) => recursion.value(arg, scope));
  const lists = all.filter((_, i) => isList[i]).map((arg) => recursion.list(arg, scope));
  const [a, b] = numbers as [Fn, Fn];
  const [l, m] = lists as [ListFn, ListFn];
  // The arguments as array literals for the usual counts: several times faster than `map`.
  switch (`${numbers.length}/${lists.length}`) {
    case '1/0':
      return (p, f) => run(p, [a(p, f)], NO_LISTS);
    case '2/0':
      return (p, f) => run(p, [a(p, f), b(p, f)], NO_LISTS);
    case '0/1':
      return (p, f) => run(p, NO_NUMBERS, [listValues(l, p, f)]);
    case '1/1':
      return (p, f) => run(p, [a(p, f)], [listValues(l, p, f)]);
    case '0/2':
      return (p, f) => run(p, NO_NUMBERS, [listValues(l, p, f), listValues(m, p, f)]);
    default:
      return (p, f) =>
        run(
          p,
          numbers.map((number) => number(p, f)),
          lists.map((list) => listValues(list, p, f)),
        );
  }
}

const NO_NUMBERS: readonly number[] = [];
const NO_LISTS: readonly (readonly number[])[] = [];
