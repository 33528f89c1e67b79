/**
 * Hints at items that nothing speaks of. Only kinds that do nothing by themselves, and neither what the rules ask for by id
 * nor what the rulebook prints: that may wait for an expansion.
 */
import { problemAt } from './parsed-file';
import type { Problem } from './problem';
import { indexKey, type ReferenceIndex } from './reference-index';
import { quote } from './wording';
import { type Entry, systemTable } from './world';

const PASSIVE = new Set(['keyword', 'condition', 'procedure', 'placement', 'term', 'token', 'skill']);

export function checkUnused(entry: Entry, system: string, index: ReferenceIndex): Problem[] {
  if (!PASSIVE.has(entry.kind) || systemTable(system)?.expects?.includes(`${entry.kind}/${entry.id}`)) return [];
  const { kind, id, pack, file } = entry;
  if ((file.value as { source?: unknown }).source === 'rulebook') return [];
  const others = index.get(indexKey(pack, kind, id))?.usedBy.filter((place) => place.file !== file.path);
  if (others === undefined || others.length > 0) return [];
  const message = `Nothing uses the ${kind} ${quote(id)}.`;
  return [
    problemAt(file, 'reference', '/id', {
      code: 'item-unused',
      severity: 'hint',
      message,
      hint: 'Use it, or delete the file.',
    }),
  ];
}
