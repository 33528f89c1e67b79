/** One file in two tabs, and a disk that refuses: no tab overwrites what the other saved, and no text goes. */
import { expect, test } from 'vitest';
import { edit, NURSE, opened, settle } from './document-bench';

test('a tab whose save comes second keeps its text, shows both versions, and writes over neither', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  const saving = bench.store.flush();
  // The other tab was quicker.
  bench.disk.set(NURSE, '{ "health": 9 }\n');
  await saving;
  expect(bench.disk.get(NURSE)).toBe('{ "health": 9 }\n');
  expect(bench.store.get(NURSE)).toMatchObject({
    state: 'conflict',
    text: '{ "health": 4 }\n',
    theirs: { text: '{ "health": 9 }\n' },
  });
  expect(bench.kept.get(NURSE)?.text).toBe('{ "health": 4 }\n');
});

test('a tab in which nothing was typed takes over what the other saved', async () => {
  const bench = await opened();
  await bench.writeOutside(NURSE, '{ "health": 9 }\n');
  expect(bench.store.get(NURSE)).toMatchObject({ state: 'saved', text: '{ "health": 9 }\n' });
});

test('an answer that comes late does not undo what was typed since', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  const saving = bench.store.flush();
  edit(bench, '{ "health": 5 }\n');
  await saving;
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 5 }\n');
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 5 }\n');
});

test('a save that the disk refuses keeps the text and its draft, says why, and is tried again when asked', async () => {
  const bench = await opened();
  bench.refuse('The disk is full.');
  edit(bench, '{ "health": 4 }\n');
  await bench.store.flush();
  await settle();
  expect(bench.store.get(NURSE)).toMatchObject({
    state: 'refused',
    reason: 'The disk is full.',
    text: '{ "health": 4 }\n',
  });
  expect(bench.kept.get(NURSE)?.text).toBe('{ "health": 4 }\n');
  expect(bench.disk.get(NURSE)).toBe('{ "health": 2 }\n');
  bench.refuse(null);
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 4 }\n');
  expect(bench.store.get(NURSE)?.state).toBe('saved');
});
