import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckReport } from '../../editor/workbench/check-report';
import { type Checker, createCheckStore, type FileChange } from '../../editor/workbench/check-store';
import type { ContentClient } from '../../editor/workbench/content-client';
import { createDocumentStore } from '../../editor/workbench/document-store';
import { noDraftKeeper } from '../../editor/workbench/draft-keeper';
import { noHistoryKeeper } from '../../editor/workbench/history-keeper';
import type { Use } from '../../editor/workbench/references';

const report = (items: number, due = 0): CheckReport => ({
  problems: [],
  items,
  milliseconds: 1,
  ran: ['text'],
  missed: [],
  due,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function bench(
  answer: (changes: readonly FileChange[]) => Promise<CheckReport>,
  uses: () => Promise<readonly Use[]> = async () => [],
  finish: () => Promise<CheckReport | null> = async () => null,
) {
  const client: ContentClient = {
    load: async () => ({
      folder: '~/content',
      files: ['a', 'b'].map((file) => ({ file, text: '{}', revision: '1', changedAt: 0 })),
      unreadable: [{ file: 'p/monster/odd.json', reason: 'It is not UTF-8.' }],
    }),
    read: async () => null,
    save: async () => ({ kind: 'saved', revision: '2' }),
    remove: async () => ({ kind: 'removed', trashId: '' }),
    restore: async () => ({ kind: 'refused', reason: '' }),
    watch(listener) {
      listener({ kind: 'connected' });
      return () => undefined;
    },
  };
  const documents = createDocumentStore({
    client,
    drafts: noDraftKeeper,
    histories: noHistoryKeeper,
    folder: '',
    otherFolder: () => undefined,
    now: () => 0,
    wait: () => () => undefined,
  });
  const asked: (readonly FileChange[])[] = [];
  const makeChecker = (): Checker => {
    let end: (reason: Error) => void = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      end = reject;
    });
    ended.catch(() => undefined);
    return {
      check: (changes) => {
        asked.push(changes);
        return Promise.race([answer(changes), ended]);
      },
      finish: () => Promise.race([finish(), ended]),
      usesOf: () => Promise.race([uses(), ended]),
      completionsAt: async () => [],
      linked: async () => null,
      namedAt: async () => null,
      end: () => end(new Error('ended')),
    };
  };
  const checks = createCheckStore(documents, makeChecker, () => 7);
  documents.start();
  checks.start();
  await vi.advanceTimersByTimeAsync(200);
  return { documents, checks, asked };
}

test('everything is checked once, what cannot be read too, then only what changed, after a pause', async () => {
  const { documents, checks, asked } = await bench(async () => report(2));
  expect(asked).toEqual([
    [
      ['a', '{}'],
      ['b', '{}'],
      ['p/monster/odd.json', { file: 'p/monster/odd.json', reason: 'It is not UTF-8.' }],
    ],
  ]);
  documents.setText('a', '{ }', 'form');
  documents.setText('a', '{  }', 'form');
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked[1]).toEqual([['a', '{  }']]);
  documents.remove('b');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked[2]).toEqual([['b', null]]);
  expect(checks.get()).toMatchObject({ phase: 'checked', at: 7 });
});

test('one check runs at a time; what changed meanwhile is in the next one', async () => {
  let finish: (report: CheckReport) => void = () => undefined;
  const { documents, checks, asked } = await bench(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  documents.setText('a', '1', 'form');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(1);
  expect(checks.get().phase).toBe('checking');
  finish(report(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked[1]).toEqual([['a', '1']]);
});

test('content is called checked only as it was checked, from the first change on', async () => {
  let finish: (report: CheckReport) => void = () => undefined;
  let isSlow = false;
  const { documents, checks, asked } = await bench(async () =>
    isSlow
      ? new Promise((resolve) => {
          finish = resolve;
        })
      : report(2),
  );
  const checked = checks.get();
  documents.setText('a', '1', 'form');
  expect(checks.get()).toMatchObject({ phase: 'checking', report: { items: 2 } });
  documents.setText('a', '{}', 'form');
  expect(checks.get()).toBe(checked);

  isSlow = true;
  documents.setText('a', '1', 'form');
  await vi.advanceTimersByTimeAsync(200);
  documents.setText('a', '2', 'form');
  isSlow = false;
  finish(report(3));
  await vi.advanceTimersByTimeAsync(0);
  expect(checks.get()).toMatchObject({ phase: 'checking', report: { items: 3 } });
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.slice(1)).toEqual([[['a', '1']], [['a', '2']]]);
  expect(checks.get()).toMatchObject({ phase: 'checked', report: { items: 2 } });
});

test('a report that leaves set-ups for later is told at once, and again when they are done', async () => {
  let finish: (report: CheckReport | null) => void = () => undefined;
  const { documents, checks } = await bench(
    async () => report(2, 3),
    undefined,
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  expect(checks.get()).toMatchObject({ phase: 'checked', report: { due: 3 } });
  finish(report(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(checks.get()).toMatchObject({ phase: 'checked', report: { due: 0 } });

  // Overtaken by the next change, they come to nothing.
  documents.setText('a', '1', 'form');
  await vi.advanceTimersByTimeAsync(200);
  const overtaken = finish;
  documents.setText('a', '2', 'form');
  overtaken(null);
  await vi.advanceTimersByTimeAsync(200);
  expect(checks.get()).toMatchObject({ phase: 'checked', report: { due: 3 } });
  finish(report(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(checks.get()).toMatchObject({ phase: 'checked', report: { due: 0 } });
});

test('checks that break keep the last report and say so, and begin anew when asked', async () => {
  let isBroken = false;
  const { documents, checks, asked } = await bench(async () => {
    if (isBroken) throw new Error('out of memory');
    return report(2);
  });
  isBroken = true;
  documents.setText('a', '1', 'form');
  await vi.advanceTimersByTimeAsync(200);
  expect(checks.get()).toMatchObject({ phase: 'failed', reason: 'out of memory', report: { items: 2 } });
  isBroken = false;
  checks.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toHaveLength(3);
  expect(checks.get().phase).toBe('checked');
});

test('what waits for checks that are begun anew is told that nothing is known yet', async () => {
  const never = () => new Promise<never>(() => undefined);
  let isStuck = false;
  const { checks, asked } = await bench(async () => (isStuck ? never() : report(2)), never);
  const uses = checks.usesOf({ pack: 'p', kind: 'monster', id: 'nurse' });
  isStuck = true;
  checks.again();
  await expect(uses).resolves.toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(checks.get().phase).toBe('checking');
  isStuck = false;
  checks.again();
  await vi.advanceTimersByTimeAsync(200);
  expect(checks.get().phase).toBe('checked');
  expect(asked).toHaveLength(3);
});

test('a question that breaks the checks is said, not swallowed', async () => {
  const { checks } = await bench(
    async () => report(2),
    async () => {
      throw new Error('out of memory');
    },
  );
  await expect(checks.usesOf({ pack: 'p', kind: 'monster', id: 'nurse' })).resolves.toEqual([]);
  expect(checks.get()).toMatchObject({ phase: 'failed', reason: 'out of memory' });
});
