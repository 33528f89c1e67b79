/** What the home page says of each pack: what is in it, what the checks found, when it was last changed here. Pure. */
import type { Problem } from '../../pack/problem';
import { type CheckState, countSeverities } from '../workbench/check-report';
import { nameOfFile, type StudioDocument } from '../workbench/document';
import { cardKindsOf, compareKinds, countOf, manyOfKind, oneOfKind } from '../workbench/kind-words';
import { packFacts, packsOf } from '../workbench/pack-facts';

export interface PackSummary {
  pack: string;
  name: string;
  /** "6 scenarios, 14 monsters, 121 cards". */
  holds: string;
  /** "extends lobotomy", or ''. */
  base: string;
  check: { tone: 'ok' | 'warning' | 'error' | 'none'; words: string };
  /** Milliseconds since 1970, 0 if not known. */
  changedAt: number;
}

const MAX_WORDS = 3;
/** Kinds that say the most of a pack, when not all fit. */
const telling = ['scenario', 'character', 'monster', 'tile', 'track'];

export function summarizePacks(documents: ReadonlyMap<string, StudioDocument>, checks: CheckState): PackSummary[] {
  return packsOf(documents.keys()).map((pack) => {
    const facts = packFacts(documents, pack);
    const files = [...documents.keys()].filter((file) => file.startsWith(`${pack}/`));
    const problems = (checks.report?.problems ?? []).filter(({ file }) => file.startsWith(`${pack}/`));
    const times = files.map((file) => documents.get(file)?.changedAt ?? 0);
    return {
      pack,
      name: facts?.name ?? pack,
      holds: holdsOf(files, cardKindsOf(facts?.system ?? '')),
      base: facts === null || facts.extends.length === 0 ? '' : `extends ${facts.extends.join(', ')}`,
      check: checkOf(checks, problems),
      changedAt: Math.max(0, ...times),
    };
  });
}

function holdsOf(files: readonly string[], cardKinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const file of files) {
    const kind = nameOfFile(file)?.kind;
    if (kind === undefined || kind === 'pack') continue;
    const group = cardKinds.includes(kind) ? 'card' : kind;
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const order = (kind: string) => (telling.includes(kind) ? telling.indexOf(kind) : kind === 'card' ? 2.5 : 50);
  const words = [...counts]
    .sort(([a], [b]) => order(a) - order(b) || compareKinds(a, b))
    .slice(0, MAX_WORDS)
    .map(([kind, count]) =>
      kind === 'card'
        ? countOf(count, 'card')
        : countOf(count, oneOfKind(kind).toLowerCase(), manyOfKind(kind).toLowerCase()),
    );
  return words.length === 0 ? 'empty' : words.join(', ');
}

function checkOf(checks: CheckState, problems: readonly Problem[]): PackSummary['check'] {
  const { report } = checks;
  if (report === null || checks.phase === 'failed') return { tone: 'none', words: 'not checked' };
  const counts = countSeverities(problems);
  if (counts.error > 0) return { tone: 'error', words: countOf(counts.error, 'problem') };
  if (counts.warning > 0) return { tone: 'warning', words: countOf(counts.warning, 'warning') };
  if (report.missed.length > 0) return { tone: 'none', words: 'partly checked' };
  return { tone: 'ok', words: 'clean' };
}
