/**
 * From a checked syntax tree to closures over plain integers. Names of items and words become their numbers here; bools
 * are 1 and 0. Nothing here may be reached with a tree that was not type-checked in the same scope.
 */
import type { EventRecord } from '../event-record';
import type { Fn } from '../play';
import type { Binding, Scope } from '../scope';
import { compileCall, compileListCall } from './calls';
import type { Ast } from './environment';
import { constantOf, fuse } from './fuse';
import { everyOf, everyOfThere, fromCollect, type ListFn, listValues, ofArray } from './lists';
import { push, stack } from './stack';
import { kindOf, type Recursion, UnsupportedExpression, type World } from './world';

const recursion = (world: World): Recursion => ({
  value: (node, scope) => compileValue(world, node, scope),
  list: (node, scope) => compileList(world, node, scope),
});

/** A compiled expression that gives one value. */
export function compileValue(world: World, node: Ast, scope: Scope): Fn {
  const fused = fuse(world, node, scope);
  if (fused !== undefined) return fused;
  switch (node.op) {
    case 'value':
      return constant(literal(world, node.args));
    case 'id':
      return compileName(world, node.args, scope);
    case '.':
      return compileField(world, node.args[0], node.args[1], scope);
    case '!_': {
      const a = compileValue(world, node.args, scope);
      return (p, f) => (a(p, f) === 0 ? 1 : 0);
    }
    case '-_': {
      const number = node.args.op === 'value' ? node.args.args : undefined;
      if (typeof number === 'bigint') return constant(literal(world, -number));
      const a = compileValue(world, node.args, scope);
      return (p, f) => -a(p, f) | 0;
    }
    case '?:': {
      const [test, yes, no] = node.args.map((part) => compileValue(world, part, scope)) as [Fn, Fn, Fn];
      return (p, f) => (test(p, f) !== 0 ? yes(p, f) : no(p, f));
    }
    case '&&': {
      const [a, b] = pair(world, node.args, scope);
      return (p, f) => (a(p, f) !== 0 && b(p, f) !== 0 ? 1 : 0);
    }
    case '||': {
      const [a, b] = pair(world, node.args, scope);
      return (p, f) => (a(p, f) !== 0 || b(p, f) !== 0 ? 1 : 0);
    }
    case 'in':
      return compileMembership(world, node.args[0], node.args[1], scope);
    case '[]': {
      const list = compileList(world, node.args[0], scope);
      const index = compileValue(world, node.args[1], scope);
      return (p, f) => listValues(list, p, f)[index(p, f)] ?? 0;
    }
    case 'call':
    case 'rcall':
      return compileCall(world, recursion(world), node, scope);
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return compileBinary(world, node.op, node.args, scope);
    default:
      throw new UnsupportedExpression(node, `\`${node.op}\` has no meaning here`);
  }
}

/** A compiled expression that gives a list. */
export function compileList(world: World, node: Ast, scope: Scope): ListFn {
  switch (node.op) {
    case 'id':
      return compileListName(world, node.args, scope);
    case '.':
      return compileEventList(world, node.args[1], scope);
    case 'list': {
      const parts = node.args.map((part) => compileValue(world, part, scope));
      return fromCollect((p, f) => {
        for (const part of parts) push(part(p, f));
      });
    }
    case '?:': {
      const test = compileValue(world, node.args[0], scope);
      const yes = compileList(world, node.args[1], scope);
      const no = compileList(world, node.args[2], scope);
      return {
        find: (p, f) => (test(p, f) !== 0 ? yes.find(p, f) : no.find(p, f)),
        collect: (p, f) => (test(p, f) !== 0 ? yes.collect(p, f) : no.collect(p, f)),
      };
    }
    case '+': {
      const a = compileList(world, node.args[0], scope);
      const b = compileList(world, node.args[1], scope);
      return fromCollect((p, f) => {
        a.collect(p, f);
        b.collect(p, f);
      });
    }
    case 'call':
    case 'rcall':
      return compileListCall(world, recursion(world), node, scope);
    default:
      throw new UnsupportedExpression(node, 'This is not a list');
  }
}

export const constant =
  (value: number): Fn =>
  () =>
    value;

/** The number that stands for a literal in a game. Throws a RangeError past 32 bits. */
export function literal(world: World, value: unknown): number {
  if (typeof value === 'bigint') return Number(within32Bits(value));
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return world.name(value);
  throw new RangeError('Only whole numbers, texts and true or false are used here');
}

function within32Bits<T extends bigint | undefined>(value: T): T {
  if (value !== undefined && BigInt.asIntN(32, value) !== value) throw new RangeError(`${value} is too large a number`);
  return value;
}

/** What literals give that are added, taken away or multiplied; undefined for anything else. */
function exactValue({ op, args }: Pick<Ast, 'op' | 'args'>): bigint | undefined {
  if (op === 'value') return typeof args === 'bigint' ? args : undefined;
  if (op === '-_') {
    const value = exactValue(args as Ast);
    return value === undefined ? undefined : -value;
  }
  if (op !== '+' && op !== '-' && op !== '*') return undefined;
  const [a, b] = (args as readonly Ast[]).map(exactValue);
  if (a === undefined || b === undefined) return undefined;
  return op === '+' ? a + b : op === '-' ? a - b : a * b;
}

function compileName(world: World, name: string, scope: Scope): Fn {
  const bound = scope.names.get(name);
  if (bound !== undefined) return readBinding(bound);
  const global = world.global(name, scope);
  if (global === undefined) throw new Error(`${name} passed the check but means nothing`);
  return global;
}

export function readBinding(bound: Binding): Fn {
  if (bound.constant !== undefined) return constant(bound.constant);
  const slot = bound.slot;
  return (_, f) => f[slot] as number;
}

function compileField(world: World, object: Ast, name: string, scope: Scope): Fn {
  if (object.op === 'id' && !scope.names.has(object.args)) {
    if (object.args === 'setting') return world.setting(name, scope);
    if (object.args === 'event') return compileEventField(world, name, scope);
  }
  const entity = compileValue(world, object, scope);
  const field = world.field(name);
  if (field !== undefined) {
    const read = field.read;
    return (p, f) => read(p, entity(p, f));
  }
  const stat = world.stat(name);
  if (stat === undefined) throw new Error(`field ${name} passed the check but is nothing`);
  const kind = kindOf(world, object, scope);
  const offset = kind === undefined ? -1 : world.plainColumn(kind, name);
  if (offset >= 0) return (p, f) => p.state[offset + entity(p, f)] as number;
  const read = stat.read;
  return (p, f) => read(p, entity(p, f));
}

function compileEventField(world: World, name: string, scope: Scope): Fn {
  const event = scope.event as { name: string; slot: number };
  const field = world.eventField(event.name, name) as { place: number };
  const { slot } = event;
  const { place } = field;
  return (_, f) => (f[slot] as EventRecord).numbers[place] ?? 0;
}

function compileEventList(world: World, name: string, scope: Scope): ListFn {
  const event = scope.event as { name: string; slot: number };
  const { place } = world.eventField(event.name, name) as { place: number };
  const { slot } = event;
  return ofArray((f) => (f[slot] as EventRecord).listAt(place));
}

function compileListName(world: World, name: string, scope: Scope): ListFn {
  const bound = scope.names.get(name);
  if (bound !== undefined) {
    const { slot } = bound;
    return ofArray((f) => f[slot] as readonly number[]);
  }
  const kind = world.setKind(name);
  if (kind === undefined) throw new Error(`${name} passed the check but is no list`);
  return kind.isLeftOut === undefined ? everyOf(kind.number) : everyOfThere(kind.number, kind.isLeftOut);
}

function compileMembership(world: World, member: Ast, list: Ast, scope: Scope): Fn {
  const value = compileValue(world, member, scope);
  const members = compileList(world, list, scope);
  return (p, f) => {
    const wanted = value(p, f);
    const from = stack.top;
    members.collect(p, f);
    let found = 0;
    for (let i = from; i < stack.top; i++) if (stack.words[i] === wanted) found = 1;
    stack.top = from;
    return found;
  };
}

function pair(world: World, [a, b]: readonly [Ast, Ast], scope: Scope): [Fn, Fn] {
  return [compileValue(world, a, scope), compileValue(world, b, scope)];
}

function compileBinary(world: World, op: BinaryOperator, [left, right]: readonly [Ast, Ast], scope: Scope): Fn {
  within32Bits(exactValue({ op, args: [left, right] }));
  const a = compileValue(world, left, scope);
  const value = constantOf(right);
  if (value !== undefined) return withConstant(op, a, value);
  return binary(op, a, compileValue(world, right, scope));
}

/** The same as `binary` with a constant on the right, without asking for it. */
function withConstant(op: BinaryOperator, a: Fn, value: number): Fn {
  switch (op) {
    case '==':
      return (p, f) => (a(p, f) === value ? 1 : 0);
    case '!=':
      return (p, f) => (a(p, f) !== value ? 1 : 0);
    case '<':
      return (p, f) => (a(p, f) < value ? 1 : 0);
    case '<=':
      return (p, f) => (a(p, f) <= value ? 1 : 0);
    case '>':
      return (p, f) => (a(p, f) > value ? 1 : 0);
    case '>=':
      return (p, f) => (a(p, f) >= value ? 1 : 0);
    case '+':
      return (p, f) => (a(p, f) + value) | 0;
    case '-':
      return (p, f) => (a(p, f) - value) | 0;
    case '*':
      return (p, f) => Math.imul(a(p, f), value);
    case '/':
      return (p, f) => divide(a(p, f), value);
    case '%':
      return (p, f) => remainder(a(p, f), value);
  }
}

type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

function binary(op: BinaryOperator, a: Fn, b: Fn): Fn {
  switch (op) {
    case '==':
      return (p, f) => (a(p, f) === b(p, f) ? 1 : 0);
    case '!=':
      return (p, f) => (a(p, f) !== b(p, f) ? 1 : 0);
    case '<':
      return (p, f) => (a(p, f) < b(p, f) ? 1 : 0);
    case '<=':
      return (p, f) => (a(p, f) <= b(p, f) ? 1 : 0);
    case '>':
      return (p, f) => (a(p, f) > b(p, f) ? 1 : 0);
    case '>=':
      return (p, f) => (a(p, f) >= b(p, f) ? 1 : 0);
    case '+':
      return (p, f) => (a(p, f) + b(p, f)) | 0;
    case '-':
      return (p, f) => (a(p, f) - b(p, f)) | 0;
    case '*':
      return (p, f) => Math.imul(a(p, f), b(p, f));
    case '/':
      return (p, f) => divide(a(p, f), b(p, f));
    case '%':
      return (p, f) => remainder(a(p, f), b(p, f));
  }
}

/** Division by zero gives 0: a rule never stops a game. */
const divide = (a: number, b: number) => (b === 0 ? 0 : (a / b) | 0);
const remainder = (a: number, b: number) => (b === 0 ? 0 : a % b);
