/** The checks, beside the page: keeps what it learnt of each file and answers questions about the content. It never touches the page. */
import { expose } from 'comlink';
import type { Content } from '../../engine/content';
import type { Finding } from '../../engine/language/findings';
import { type CheckResult, createChecker } from '../../pack/checker';
import type { Completion } from '../../pack/completion/completion';
import { completionsAt } from '../../pack/completion/completions-at';
import { type Linked, linkPack } from '../../pack/link-pack';
import type { CheckLayer } from '../../pack/problem';
import { indexKey } from '../../pack/reference-index';
import type { CheckReport } from './check-report';
import type { FileChange } from './check-store';
import { compileContent } from './compile-content';
import type { FileName } from './document';
import type { Use } from './references';
import { textRangeOf } from './use-range';

/** What the engine threw while it compiled, during the check under way. */
let broken: unknown;
let result: CheckResult | null = null;

const checker = createChecker({
  compile(content: Content): readonly Finding[] {
    try {
      return compileContent(content);
    } catch (error) {
      // Said of the layer as a whole, so that nothing passes for checked.
      broken = error;
      return [];
    }
  },
});

/** What the checker looks at, in order. */
const layers: readonly CheckLayer[] = ['text', 'schema', 'reference', 'expression', 'board'];

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const api = {
  check(changes: readonly FileChange[]): CheckReport {
    const start = performance.now();
    broken = undefined;
    for (const [file, text] of changes) checker.update(file, text);
    result = checker.check();
    const items = Object.values(result.checked).reduce((sum, count) => sum + count, 0);
    const milliseconds = performance.now() - start;
    const missed = broken === undefined ? [] : [{ layer: 'expression' as const, reason: wordsOf(broken) }];
    const ran = layers.filter((layer) => missed.every((each) => each.layer !== layer));
    return { problems: result.problems, items, milliseconds, ran, missed };
  },

  /** The pack as the engine plays it, or the errors that keep it from being played; null before the first check. */
  linked: (pack: string): Linked | null => (result === null ? null : linkPack(result, pack)),

  completionsAt: (file: string, text: string, offset: number): readonly Completion[] =>
    result === null ? [] : completionsAt(result, file, text, offset),

  /** Every place that names an item, in the order of the files. */
  usesOf({ pack, kind, id }: FileName): readonly Use[] {
    const found = result?.references.get(indexKey(pack, kind, id))?.usedBy ?? [];
    return found.flatMap((place) => {
      const file = checker.fileAt(place.file)?.file;
      const range = file === undefined ? null : textRangeOf(file, place);
      return range === null ? [] : [{ file: place.file, pointer: place.pointer, ...range }];
    });
  },
};

export type CheckWorker = typeof api;

expose(api);
