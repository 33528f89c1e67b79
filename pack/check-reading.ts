/** Hints at what is hard to read, and what the language has for it: terms, procedures, keywords. */

import { type Ast, parseSource } from '../engine/language/expression/environment';
import { children } from '../engine/language/expression/literal-links';
import type { Uses } from './collect-uses';
import { pointerTo } from './json-pointer';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';

/** Long names make an expression no harder to read, and comparisons stand in what joins them: neither counts. */
const MOST_STEPS = 10;
const JOINING: ReadonlySet<string> = new Set(['&&', '||', '?:', '+', '-', '*', '/', '%', 'call']);
const LOOPS: ReadonlySet<string> = new Set(['filter', 'map', 'exists', 'all']);
const DEEPEST_IF = 2;
const MOST_EFFECTS = 8;

export function checkReading(file: ParsedFile, uses: Uses): Problem[] {
  const problems: Problem[] = [];
  const tell = (pointer: string, code: string, message: string, hint: string) =>
    problems.push(problemAt(file, 'expression', pointer, { code, severity: 'hint', message, hint }));
  for (const { pointer, source, returns } of uses.expressions) {
    if (returns === 'text' || source.length <= MOST_STEPS) continue;
    const tree = parseSource(source);
    const steps = tree === null ? 0 : stepsIn(tree);
    if (steps <= MOST_STEPS) continue;
    const message = `This expression takes ${steps} steps: what it joins, calculates, calls and goes through.`;
    const hint = `A part that has a meaning of its own can become a term: ${MOST_STEPS} steps are easily read.`;
    tell(pointer, 'reading-long-expression', message, hint);
  }
  const { triggers } = file.value as { triggers?: unknown };
  for (const [i, trigger] of (Array.isArray(triggers) ? triggers : []).entries()) {
    const { count, deepIf } = measure(trigger, `/triggers/${i}`, 0);
    if (count > MOST_EFFECTS) {
      const hint = 'A part of it can become a procedure.';
      tell(`/triggers/${i}`, 'reading-long-trigger', `This trigger has ${count} effects.`, hint);
    }
    if (deepIf !== undefined) {
      const hint = 'Join the conditions, or move the inner part to a procedure.';
      tell(deepIf, 'reading-deep-if', 'This `if` stands in an `if` in an `if`.', hint);
    }
  }
  return problems;
}

/** How many things one must follow to know what it gives. */
function stepsIn(node: Ast): number {
  const isStep = node.op === 'rcall' ? LOOPS.has(node.args[0]) : JOINING.has(node.op);
  return children(node).reduce((sum, child) => sum + stepsIn(child), isStep ? 1 : 0);
}

/** How many effects happen at most, of alternatives only one, and where the first `if` nests too deep. */
function measure(value: unknown, pointer: string, ifs: number): { count: number; deepIf: string | undefined } {
  if (typeof value !== 'object' || value === null) return { count: 0, deepIf: undefined };
  const { effect } = value as { effect?: unknown };
  const within = ifs + (effect === 'if' ? 1 : 0);
  let deepIf = effect === 'if' && ifs === DEEPEST_IF ? pointer : undefined;
  const isList = Array.isArray(value);
  const counts = Object.entries(value).map(([key, child]): [string, number] => {
    const inner = measure(child, pointerTo(pointer, isList ? Number(key) : key), within);
    deepIf ??= inner.deepIf;
    return [key, inner.count];
  });
  const isEither = pointer.endsWith('/options');
  const numbers = new Map(isEither ? [] : counts);
  const alternatives = isEither ? counts.map(([, count]) => count) : EITHER.map((key) => numbers.get(key) ?? 0);
  if (!isEither) for (const key of EITHER) numbers.delete(key);
  const own = typeof effect === 'string' ? 1 : 0;
  const count = [...numbers.values()].reduce((sum, each) => sum + each, own) + Math.max(0, ...alternatives);
  return { count, deepIf };
}

/** Fields of an effect of which one happens. */
const EITHER = ['do', 'else', 'pass', 'fail'];
