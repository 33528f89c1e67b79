/** A renaming is one step in every file that it changes, and half a merge is no version of a file. */
import { expect, test } from 'vitest';
import { chooseFirst, withMarks } from '../../editor/workbench/merge-marks';
import { edit, NURSE, opened } from './document-bench';

const WARD = 'lobotomy/scenario/ward.json';
const MATRON = 'lobotomy/monster/matron.json';
const renamed = async () => {
  const bench = await opened({ [NURSE]: '{ "id": "nurse" }\n', [WARD]: '{ "foe": "nurse" }\n' });
  const texts = new Map([
    [NURSE, '{ "id": "matron" }\n'],
    [WARD, '{ "foe": "matron" }\n'],
  ]);
  bench.store.rename(NURSE, MATRON, texts);
  await bench.store.flush();
  return bench;
};
const before = [
  [NURSE, '{ "id": "nurse" }\n'],
  [WARD, '{ "foe": "nurse" }\n'],
];
const after = [
  [MATRON, '{ "id": "matron" }\n'],
  [WARD, '{ "foe": "matron" }\n'],
];
const onDisk = ({ disk }: Awaited<ReturnType<typeof opened>>) => [...disk].toSorted();

test('a renaming is one step: undone in any of its files it is undone in all, name and all, and redone so too', async () => {
  const bench = await renamed();
  expect(onDisk(bench)).toEqual(after);
  const moves: string[] = [];
  bench.store.onRename((from, to) => moves.push(`${from} > ${to}`));
  bench.store.undo(WARD);
  await bench.store.flush();
  expect(onDisk(bench)).toEqual(before);
  bench.store.redo(NURSE);
  await bench.store.flush();
  expect(onDisk(bench)).toEqual(after);
  expect(moves).toEqual([`${MATRON} > ${NURSE}`, `${NURSE} > ${MATRON}`]);
});

test('a renaming whose other file was changed since is not undone by halves', async () => {
  const bench = await renamed();
  bench.store.setText(WARD, '{ "foe": "matron", "n": 1 }\n', 'form');
  bench.store.undo(MATRON);
  expect(bench.store.get(MATRON)?.text).toBe('{ "id": "matron" }\n');
  expect(bench.store.state().notice?.text).toBe(
    'The renaming stays: lobotomy/scenario/ward.json was changed since. Rename it once more (F2).',
  );
});

test('a renaming that is undone before it was saved leaves nothing on the disk', async () => {
  const bench = await opened({ [NURSE]: '{ "id": "nurse" }\n' });
  bench.store.rename(NURSE, MATRON, new Map([[NURSE, '{ "id": "matron" }\n']]));
  expect(bench.store.isSaving()).toBe(true);
  const saved = bench.store.flush();
  bench.store.state().notice?.undo?.();
  await saved;
  await bench.store.flush();
  expect(onDisk(bench)).toEqual([[NURSE, '{ "id": "nurse" }\n']]);
  expect(bench.store.isSaving()).toBe(false);
});

test('a text in which two versions stand between marks is kept here and not saved until one is chosen', async () => {
  const bench = await opened();
  edit(bench, withMarks('{ "health": 2 }\n', '{ "health": 4 }\n'));
  await bench.store.flush();
  expect(bench.saves).toEqual([]);
  expect(bench.kept.get(NURSE)?.text).toContain('<<<<<<< yours');
  edit(bench, chooseFirst(bench.store.get(NURSE)?.text ?? '', 'theirs'));
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 4 }\n');
});
