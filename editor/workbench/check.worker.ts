/** The checks, beside the page: keeps what it learnt of each file and answers questions about the content. It never touches the page. */
import { expose } from 'comlink';
import { findingsOf, trialsOf } from '../../engine/systems/check';
import { type CheckResult, createChecker } from '../../pack/checker';
import type { Completion } from '../../pack/completion/completion';
import { completionsAt } from '../../pack/completion/completions-at';
import { linkPack } from '../../pack/link-pack';
import type { CheckLayer } from '../../pack/problem';
import { indexKey } from '../../pack/reference-index';
import { translateContent } from '../../pack/translate-content';
import type { CheckReport } from './check-report';
import type { FileChange, LinkedPack } from './check-store';
import type { FileName } from './document';
import { namedAt } from './named-at';
import type { Use } from './references';
import { textRangeOf } from './use-range';

let result: CheckResult | null = null;

const checker = createChecker({ compile: findingsOf, trySetups: trialsOf, goesOn: true });

/** Counts the checks, so that what goes on with one notices the next. */
let turn = 0;
/** What the last check took so far, in milliseconds. */
let spent = 0;

/** What the checker looks at, in order. */
const layers: readonly CheckLayer[] = ['text', 'schema', 'reference', 'expression', 'board', 'scenario'];

function timed<T>(work: () => T): T {
  const start = performance.now();
  const done = work();
  spent += performance.now() - start;
  return done;
}

function reportOf({ problems, missed, due, checked }: CheckResult): CheckReport {
  const items = Object.values(checked).reduce((sum, count) => sum + count, 0);
  const ran = layers.filter((layer) => missed.every((each) => each.layer !== layer));
  return { problems, items, milliseconds: spent, ran, missed, due };
}

/** Lets what was asked meanwhile be answered. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const api = {
  /** All but the set-ups that have to be tried: `finish` does that. */
  check(changes: readonly FileChange[]): CheckReport {
    turn += 1;
    spent = 0;
    result = timed(() => {
      for (const [file, text] of changes) checker.update(file, text);
      return checker.checkQuickly();
    });
    return reportOf(result);
  },

  /** The report with the set-ups that were due; null if another check has begun meanwhile. */
  async finish(): Promise<CheckReport | null> {
    const mine = turn;
    while (timed(() => checker.tryNext())) {
      await pause();
      if (turn !== mine) return null;
    }
    result = timed(() => checker.check());
    return reportOf(result);
  },

  /** The pack as the engine plays it, or the errors that keep it from being played; null before the first check. */
  linked(pack: string, language: string): LinkedPack | null {
    if (result === null) return null;
    const linked = linkPack(result, pack);
    const translation = 'content' in linked && language !== '' ? translateContent(result, pack, language) : undefined;
    return translation === undefined ? linked : { ...linked, translation };
  },

  completionsAt: (file: string, text: string, offset: number): readonly Completion[] =>
    result === null ? [] : completionsAt(result, file, text, offset),

  /** The item that is named at an offset of a file. */
  namedAt: (file: string, offset: number): FileName | null =>
    result === null ? null : namedAt(result.references, checker.fileAt, file, offset),

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
