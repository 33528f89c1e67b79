/** Does an expression compare a field with a word that the field never reads, such as a colour that there is not? */
import { type Ast, parseSource } from '../engine/language/expression/environment';
import { children } from '../engine/language/expression/literal-links';
import { problemInText } from './check-texts';
import type { Problem } from './problem';
import { quote, suggest } from './wording';
import { type Entry, systemTable, type World } from './world';

export function checkWords({ file, uses }: Entry, world: World): Problem[] {
  const problems: Problem[] = [];
  for (const { pointer, source, returns, scope } of uses.expressions) {
    if (returns === 'text' || !source.includes("'")) continue;
    const isOwnEvent = world.added.get('event')?.has(scope.event ?? '') ?? false;
    for (const { field, literal, word } of comparisonsIn(parseSource(source), isOwnEvent)) {
      const known = systemTable(world.system)?.words?.[field];
      if (known === undefined || word === '' || known.includes(word)) continue;
      const message = `No ${field} is ever ${quote(word)}.`;
      const complaint = {
        code: 'word-unknown',
        severity: 'error' as const,
        message,
        ...suggest(word, known, (w) => w),
      };
      problems.push(problemInText(file, pointer, literal.start + 1, literal.end - 1, complaint));
    }
  }
  return problems;
}

interface Comparison {
  field: string;
  literal: Ast;
  word: string;
}

/** With `isOwnEvent`, what `event.…` reads is the content's own and may be anything. */
function comparisonsIn(node: Ast | null, isOwnEvent: boolean): Comparison[] {
  if (node === null) return [];
  const found = children(node).flatMap((child) => comparisonsIn(child, isOwnEvent));
  const compare = (owner: Ast, literals: readonly Ast[]) => {
    if (owner.op !== '.' || (isOwnEvent && owner.args[0].op === 'id' && owner.args[0].args === 'event')) return;
    for (const literal of literals)
      if (literal.op === 'value' && typeof literal.args === 'string')
        found.push({ field: owner.args[1], literal, word: literal.args });
  };
  if (node.op === '==' || node.op === '!=') {
    const [a, b] = node.args;
    compare(a, [b]);
    compare(b, [a]);
  }
  if (node.op === 'in' && node.args[1].op === 'list') compare(node.args[0], node.args[1].args);
  return found;
}
