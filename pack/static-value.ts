/** The value of an expression as far as content alone says it: numbers, settings, how many characters there are. */
import { type Ast, parseSource } from '../engine/language/expression/environment';

export interface Known {
  players: number;
  /** Undefined for a setting that is not known. */
  setting(name: string): number | undefined;
}

/** Bools are 1 and 0. Undefined if it depends on the game. */
export function staticValue(source: unknown, known: Known): number | undefined {
  if (typeof source === 'number') return source;
  if (typeof source === 'boolean') return source ? 1 : 0;
  if (typeof source !== 'string') return undefined;
  const ast = treeOf(source);
  return ast === null ? undefined : evaluate(ast, known);
}

const trees = new Map<string, Ast | null>();
/** More different texts than these are not kept. */
const MOST_KEPT = 5000;

function treeOf(source: string): Ast | null {
  let tree = trees.get(source);
  if (tree === undefined) {
    if (trees.size >= MOST_KEPT) trees.clear();
    tree = parseSource(source);
    trees.set(source, tree);
  }
  return tree;
}

function evaluate(node: Ast, known: Known): number | undefined {
  switch (node.op) {
    case 'value':
      return literal(node.args);
    case '.':
      return isName(node.args[0], 'setting') ? known.setting(node.args[1]) : undefined;
    case 'rcall': {
      const [method, on] = node.args;
      return method === 'size' && (isName(on, 'characters') || isName(on, 'seats')) ? known.players : undefined;
    }
    case '?:': {
      const [test, yes, no] = node.args;
      const value = evaluate(test, known);
      return value === undefined ? undefined : evaluate(value !== 0 ? yes : no, known);
    }
    case '!_': {
      const value = evaluate(node.args, known);
      return value === undefined ? undefined : Number(value === 0);
    }
    case '-_': {
      const value = evaluate(node.args, known);
      return value === undefined ? undefined : -value;
    }
    case '&&':
    case '||':
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
    case '%': {
      const [left, right] = node.args.map((part) => evaluate(part, known));
      return left === undefined || right === undefined ? undefined : combine(node.op, left, right);
    }
    default:
      return undefined;
  }
}

const isName = (node: Ast, name: string): boolean => node.op === 'id' && node.args === name;

function literal(value: unknown): number | undefined {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  return undefined;
}

function combine(op: string, a: number, b: number): number | undefined {
  switch (op) {
    case '&&':
      return Number(a !== 0 && b !== 0);
    case '||':
      return Number(a !== 0 || b !== 0);
    case '==':
      return Number(a === b);
    case '!=':
      return Number(a !== b);
    case '<':
      return Number(a < b);
    case '<=':
      return Number(a <= b);
    case '>':
      return Number(a > b);
    case '>=':
      return Number(a >= b);
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0 ? undefined : Math.trunc(a / b);
    default:
      return b === 0 ? undefined : a % b;
  }
}
