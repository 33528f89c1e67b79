/** The checks, beside the page: keeps what it learnt of each file and answers questions about the content. It never touches the page. */
import { expose } from 'comlink';
import { findingsOf, trialsOf } from '../../engine/systems/check';
import { type CheckResult, createChecker } from '../../pack/checker';
import type { Completion } from '../../pack/completion/completion';
import { completionsAt } from '../../pack/completion/completions-at';
import { type Linked, linkPack } from '../../pack/link-pack';
import type { CheckLayer } from '../../pack/problem';
import { indexKey } from '../../pack/reference-index';
import type { CheckReport } from './check-report';
import type { FileChange } from './check-store';
import type { FileName } from './document';
import type { Use } from './references';
import { textRangeOf } from './use-range';

let result: CheckResult | null = null;

const checker = createChecker({ compile: findingsOf, trySetups: trialsOf, goesOn: true });

/** What the checker looks at, in order. */
const layers: readonly CheckLayer[] = ['text', 'schema', 'reference', 'expression', 'board', 'scenario'];

const api = {
  check(changes: readonly FileChange[]): CheckReport {
    const start = performance.now();
    for (const [file, text] of changes) checker.update(file, text);
    result = checker.check();
    const items = Object.values(result.checked).reduce((sum, count) => sum + count, 0);
    const milliseconds = performance.now() - start;
    const { problems, missed } = result;
    const ran = layers.filter((layer) => missed.every((each) => each.layer !== layer));
    return { problems, items, milliseconds, ran, missed };
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
