/** Hints at what is hard to read, and what the language has for it: terms, procedures, keywords. */

import type { Uses } from './collect-uses';
import { pointerTo } from './json-pointer';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';

const LONGEST_EXPRESSION = 80;
const DEEPEST_IF = 2;
const MOST_EFFECTS = 8;

export function checkReading(file: ParsedFile, uses: Uses): Problem[] {
  const problems: Problem[] = [];
  const tell = (pointer: string, code: string, message: string, hint: string) =>
    problems.push(problemAt(file, 'expression', pointer, { code, severity: 'hint', message, hint }));
  for (const { pointer, source, returns } of uses.expressions) {
    if (returns === 'text' || source.length <= LONGEST_EXPRESSION) continue;
    const hint = 'A part that has a meaning of its own can become a term.';
    tell(pointer, 'reading-long-expression', `This expression has ${source.length} characters.`, hint);
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

/** How many effects are in a value, and where the first `if` nests too deep. */
function measure(value: unknown, pointer: string, ifs: number): { count: number; deepIf: string | undefined } {
  if (typeof value !== 'object' || value === null) return { count: 0, deepIf: undefined };
  const { effect } = value as { effect?: unknown };
  const within = ifs + (effect === 'if' ? 1 : 0);
  let count = typeof effect === 'string' ? 1 : 0;
  let deepIf = effect === 'if' && ifs === DEEPEST_IF ? pointer : undefined;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    const inner = measure(child, pointerTo(pointer, isList ? Number(key) : key), within);
    count += inner.count;
    deepIf ??= inner.deepIf;
  }
  return { count, deepIf };
}
