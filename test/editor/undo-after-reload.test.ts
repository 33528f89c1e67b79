/** The page is loaded again: what was done before can be undone and redone, but only where a file is still as it was left. */
import { expect, test } from 'vitest';
import { createHistoryKeeper } from '../../editor/workbench/history-keeper';
import { edit, NURSE, opened } from './document-bench';

const WARD = 'lobotomy/scenario/ward.json';

/** What one tab keeps; a full one refuses. */
function tabStorage({ isFull = false } = {}): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  } as unknown as Storage;
}

type Bench = Awaited<ReturnType<typeof opened>>;

/** Leaves the page and opens it again on what the disk has then. */
async function reloaded(bench: Bench, storage: Storage, change: (disk: Map<string, string>) => void = () => undefined) {
  await bench.store.flush();
  createHistoryKeeper(storage, '/games').keep(bench.store.state().documents.values());
  change(bench.disk);
  return opened(Object.fromEntries(bench.disk), bench.kept, { histories: createHistoryKeeper(storage, '/games') });
}

test('steps are undone and redone one by one, to the very text', async () => {
  const storage = tabStorage();
  const first = await opened();
  edit(first, '{ "health": 3 }\n');
  edit(first, '{ "health": 4 }\n');
  const bench = await reloaded(first, storage);
  bench.store.undo(NURSE);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 3 }\n');
  bench.store.undo(NURSE);
  bench.store.redo(NURSE);
  bench.store.redo(NURSE);
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 4 }\n');
});

test('what was undone before can still be redone', async () => {
  const first = await opened();
  edit(first, '{ "health": 3 }\n');
  first.store.undo(NURSE);
  const bench = await reloaded(first, tabStorage());
  bench.store.redo(NURSE);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 3 }\n');
});

test('what many files share is still one step in all of them', async () => {
  const first = await opened({ [NURSE]: '{ "a": 1 }\n', [WARD]: '{ "b": 1 }\n' });
  first.store.setTexts(
    new Map([
      [NURSE, '{ "a": 2 }\n'],
      [WARD, '{ "b": 2 }\n'],
    ]),
    'table',
    'Set.',
  );
  const bench = await reloaded(first, tabStorage());
  bench.store.undo(WARD);
  expect([NURSE, WARD].map((file) => bench.store.get(file)?.text)).toEqual(['{ "a": 1 }\n', '{ "b": 1 }\n']);
});

test('a file that went on meanwhile has no steps to undo: they would tear it', async () => {
  const first = await opened();
  edit(first, '{ "health": 3 }\n');
  const bench = await reloaded(first, tabStorage(), (disk) => disk.set(NURSE, '{ "health": 9, "ap": 1 }\n'));
  bench.store.undo(NURSE);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 9, "ap": 1 }\n');
  expect(bench.store.nextStep([NURSE], 'undo')).toBeNull();
});

test('what was typed and not yet saved has its steps too', async () => {
  const storage = tabStorage();
  const first = await opened();
  first.goDown(true);
  edit(first, '{ "health": 3 }\n');
  const bench = await reloaded(first, storage);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 3 }\n');
  bench.store.undo(NURSE);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 2 }\n');
});

test('a tab without room, or with what nobody of us wrote, begins with no steps and breaks nothing', async () => {
  const first = await opened();
  edit(first, '{ "health": 3 }\n');
  const bench = await reloaded(first, tabStorage({ isFull: true }));
  expect(bench.store.nextStep([NURSE], 'undo')).toBeNull();
  const strange = {
    getItem: () => '[{"file":1},{"file":"a","mark":"","history":{"past":[{}],"future":[]}}]',
  } as unknown as Storage;
  expect(createHistoryKeeper(strange, '/games').of('a', '')).toBeNull();
});
