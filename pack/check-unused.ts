/**
 * Hints at items that nothing speaks of. Only kinds that do nothing by themselves, and neither what the rules ask for by id
 * nor what the rulebook prints: that may wait for an expansion.
 */
import { oncePer } from '../engine/language/once-per';
import type { Uses } from './collect-uses';
import { problemAt } from './parsed-file';
import type { Problem } from './problem';
import { quote } from './wording';
import { type Entry, systemTable } from './world';

const PASSIVE = new Set(['keyword', 'condition', 'procedure', 'placement', 'term', 'token', 'skill']);

export function checkUnused(entries: readonly Entry[], systemOf: (pack: string) => string | undefined): Problem[] {
  const suspects = entries.filter((entry) => {
    const system = systemOf(entry.pack);
    return system !== undefined && isSuspect(entry, system);
  });
  if (suspects.length === 0) return [];
  const users = wordsUsed(entries);
  return suspects.flatMap(({ kind, id, file }) => {
    const user = users.get(id);
    if (user !== undefined && user !== file.path) return [];
    const message = `Nothing uses the ${kind} ${quote(id)}.`;
    const hint = 'Use it, or delete the file.';
    return [problemAt(file, 'reference', '/id', { code: 'item-unused', severity: 'hint', message, hint })];
  });
}

function isSuspect({ kind, id, file }: Entry, system: string): boolean {
  if (!PASSIVE.has(kind) || (file.value as { source?: unknown }).source === 'rulebook') return false;
  return !systemTable(system)?.expects?.includes(`${kind}/${id}`);
}

/** Every id that a reference or an expression names, and a file that does: another than the item's own, if there is one. */
function wordsUsed(entries: readonly Entry[]): Map<string, string> {
  const users = new Map<string, string>();
  for (const { kind, id, file, uses } of entries) {
    // To translate a thing is not to use it.
    if (kind === 'language') continue;
    const use = (word: string) => {
      if (word !== id || !users.has(word)) users.set(word, file.path);
    };
    for (const word of wordsOf(uses)) use(word);
  }
  return users;
}

/** The ids that one file's references and expressions name. */
const wordsOf = oncePer(({ references, expressions }: Uses): readonly string[] => [
  ...references.map(({ word }) => word.slice(word.indexOf('/') + 1)),
  ...expressions.flatMap(({ source }) =>
    [...source.matchAll(/'([^']*)'|\[\[([^\]]*)\]\]|\b([a-z]\w*)\(/g)].map(
      ([, quoted, linked, called]) => quoted ?? linked ?? called ?? '',
    ),
  ),
]);
