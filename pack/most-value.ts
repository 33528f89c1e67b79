/**
 * Between which numbers an expression lies whatever happens in a game, as far as content alone says it: of what there is a
 * supply no more than that is in play, and a counter only takes the values that effects give it. Lists go by their length.
 */
import { type Ast, parseSource } from '../engine/language/expression/environment';
import { type Counts, countsOf } from './counts';
import type { Items } from './scenario-numbers';
import { recordOf } from './setup-demands';
import type { Known } from './static-value';

export interface Range {
  least: number;
  most: number;
}

const ANY: Range = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
const SOME: Range = { least: 0, most: Number.POSITIVE_INFINITY };
const FLAG: Range = { least: 0, most: 1 };
const exactly = (value: number): Range => ({ least: value, most: value });
const upTo = (most: number): Range => ({ least: 0, most: Math.max(0, most) });

/** Terms call terms no deeper than this: one that calls itself is told elsewhere. */
const DEEPEST = 12;

/** Numbers are themselves, texts are expressions. */
export function rangeOf(source: unknown, known: Known, items: Items): Range {
  return new Ranges(known, items).ofSource(source);
}

class Ranges {
  readonly #counts: Counts;
  #depth = 0;

  constructor(
    readonly known: Known,
    readonly items: Items,
  ) {
    this.#counts = countsOf(items);
  }

  ofSource(source: unknown): Range {
    if (typeof source === 'number') return exactly(source);
    const tree = typeof source === 'string' ? parseSource(source) : null;
    return tree === null ? ANY : this.#of(tree);
  }

  #of(node: Ast): Range {
    switch (node.op) {
      case 'value':
        return typeof node.args === 'bigint' ? exactly(Number(node.args)) : ofLiteral(node.args);
      case 'id':
        if (node.args !== 'characters') return ANY;
        return this.#counts.hasMoreCharacters ? SOME : upTo(this.known.players);
      case 'list':
        return exactly(node.args.length);
      case '.': {
        const isSetting = node.args[0].op === 'id' && node.args[0].args === 'setting';
        const value = isSetting ? this.known.setting(node.args[1]) : undefined;
        return value === undefined ? ANY : exactly(value);
      }
      case '?:': {
        const [test, yes, no] = node.args.map((part) => this.#of(part)) as [Range, Range, Range];
        if (test.least > 0) return yes;
        return test.most <= 0 && test.least >= 0 ? no : either(yes, no);
      }
      case '-_':
        return less(exactly(0), this.#of(node.args));
      case '!_':
      case '&&':
      case '||':
      case 'in':
        return FLAG;
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return this.#comparison(node.op, node.args);
      case '+': {
        const [a, b] = node.args.map((part) => this.#of(part)) as [Range, Range];
        return { least: a.least + b.least, most: a.most + b.most };
      }
      case '-':
        return less(this.#of(node.args[0]), this.#of(node.args[1]));
      case '*':
        return times(this.#of(node.args[0]), this.#of(node.args[1]));
      case 'call':
        return this.#call(node.args[0], node.args[1]);
      case 'rcall':
        return this.#method(node.args[0], node.args[1], node.args[2]);
      default:
        return ANY;
    }
  }

  #comparison(op: string, [left, right]: readonly [Ast, Ast]): Range {
    const [a, b] = [this.#of(left), this.#of(right)];
    if (op === '<') return compared(a.most < b.least, a.least >= b.most);
    if (op === '<=') return compared(a.most <= b.least, a.least > b.most);
    if (op === '>') return compared(a.least > b.most, a.most <= b.least);
    if (op === '>=') return compared(a.least >= b.most, a.most < b.least);
    return FLAG;
  }

  #call(name: string, args: readonly Ast[]): Range {
    const ranges = () => args.map((arg) => this.#of(arg)) as [Range, Range];
    const [first] = args;
    switch (name) {
      case 'inPlay':
        return first?.op === 'value' ? upTo(this.#counts.pieces(String(first.args))) : SOME;
      case 'min': {
        const [a, b] = ranges();
        return { least: Math.min(a.least, b.least), most: Math.min(a.most, b.most) };
      }
      case 'max': {
        const [a, b] = ranges();
        return { least: Math.max(a.least, b.least), most: Math.max(a.most, b.most) };
      }
      case 'union':
        return upTo(ranges().reduce((sum, { most }) => sum + most, 0));
      case 'without':
      case 'distinct':
      case 'least':
      case 'most':
        return first === undefined ? SOME : upTo(this.#of(first).most);
      case 'sum':
        return first === undefined ? ANY : this.#sum(first);
      default:
        return this.#term(name);
    }
  }

  /** Whatever it is given: what its parameters are is not known. */
  #term(name: string): Range {
    const { value } = recordOf(this.items.get(`term/${name}`));
    if (typeof value !== 'string' || this.#depth === DEEPEST) return ANY;
    this.#depth++;
    const range = this.ofSource(value);
    this.#depth--;
    return range;
  }

  #sum(list: Ast): Range {
    if (list.op === 'list') {
      const parts = list.args.map((part) => this.#of(part));
      const add = (side: keyof Range) => parts.reduce((sum, part) => sum + part[side], 0);
      return { least: add('least'), most: add('most') };
    }
    if (list.op !== 'rcall' || list.args[0] !== 'map' || list.args[2][1] === undefined) return ANY;
    return times(this.#of(list.args[1]), either(this.#of(list.args[2][1]), exactly(0)));
  }

  #method(name: string, on: Ast, args: readonly Ast[]): Range {
    const [first, test] = args;
    switch (name) {
      case 'size':
        return this.#of(on);
      case 'map':
        return this.#of(on);
      case 'filter': {
        const whole = Math.max(0, this.#of(on).most);
        const fits = first?.op === 'id' && test !== undefined ? this.#fitting(first.args, test) : whole;
        return upTo(isOnce(on) ? Math.min(whole, fits) : whole);
      }
      case 'exists':
        return this.#of(on).most <= 0 ? exactly(0) : FLAG;
      case 'counter':
        return first?.op === 'value' ? this.#counter(String(first.args)) : ANY;
      default:
        return ANY;
    }
  }

  /** How many there are at most that pass a test which says of what item they are made. */
  #fitting(name: string, test: Ast): number {
    if (test.op === '&&') return Math.min(...test.args.map((part) => this.#fitting(name, part)));
    if (test.op !== '==') return Number.POSITIVE_INFINITY;
    const [a, b] = test.args;
    const isDef = a.op === '.' && a.args[1] === 'def' && a.args[0].op === 'id' && a.args[0].args === name;
    return isDef && b.op === 'value' ? this.#counts.pieces(String(b.args)) : Number.POSITIVE_INFINITY;
  }

  /** Its first value, or one that an effect sets it to; no end to what effects add to. */
  #counter(name: string): Range {
    const values = this.#counts.values(name);
    if (values === undefined || this.#depth === DEEPEST) return ANY;
    this.#depth++;
    const range = values.map((value) => this.ofSource(value)).reduce(either, exactly(0));
    this.#depth--;
    return range;
  }
}

const ofLiteral = (value: unknown): Range => (typeof value === 'boolean' ? exactly(value ? 1 : 0) : ANY);

/** Lists in which nothing stands twice. */
const isOnce = (list: Ast): boolean =>
  list.op === 'id' || (list.op === 'call' && ['inPlay', 'zone', 'at'].includes(list.args[0]));

const compared = (isSure: boolean, isNever: boolean): Range => (isSure ? exactly(1) : isNever ? exactly(0) : FLAG);
const either = (a: Range, b: Range): Range => ({ least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) });
const less = (a: Range, b: Range): Range => ({ least: a.least - b.most, most: a.most - b.least });

function times(a: Range, b: Range): Range {
  const products = [a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most];
  // Nothing times no end is nothing: the one side is nothing whatever the other is.
  const sure = products.map((product) => (Number.isNaN(product) ? 0 : product));
  return { least: Math.min(...sure), most: Math.max(...sure) };
}
