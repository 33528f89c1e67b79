/** A change of many files is one step of the author, whatever file it is taken back from. */
import { expect, test } from 'vitest';
import { opened, settle } from './document-bench';

const NAMES = ['bat', 'club', 'saw'];
const fileOf = (name: string) => `lobotomy/weapon/${name}.json`;
const FILES = NAMES.map(fileOf);
const armed = async () => {
  const bench = await opened(Object.fromEntries(FILES.map((file) => [file, '{ "dice": 3 }\n'])));
  bench.store.setTexts(new Map(FILES.map((file) => [file, '{ "dice": 4 }\n'])), 'table', 'Dice set in 3 weapons.');
  return bench;
};
const textsOf = ({ store }: Awaited<ReturnType<typeof opened>>) => FILES.map((file) => store.get(file)?.text.at(10));

test('a change of many files is one step: undone from any of them it is undone in all, and redone so too', async () => {
  const bench = await armed();
  expect(bench.store.state().notice?.text).toBe('Dice set in 3 weapons.');
  bench.store.undo(fileOf('club'));
  expect(textsOf(bench)).toEqual(['3', '3', '3']);
  expect(bench.store.state().notice?.text).toBe('Undone in 3 files.');
  bench.store.redo(fileOf('saw'));
  expect(textsOf(bench)).toEqual(['4', '4', '4']);
});

test('the notice of a change of many files takes it back', async () => {
  const bench = await armed();
  bench.store.state().notice?.undo?.();
  await bench.store.flush();
  expect(bench.saves).toEqual([]);
});

test('the views hear of a change of many files once, when all of it is there', async () => {
  const bench = await opened(Object.fromEntries(FILES.map((file) => [file, '{ "dice": 3 }\n'])));
  const seen: unknown[] = [];
  bench.store.subscribe(() => seen.push(textsOf(bench).join('')));
  bench.store.setTexts(new Map(FILES.map((file) => [file, '{ "dice": 4 }\n'])), 'table', 'Dice set.');
  expect(seen).toEqual(['444']);
});

test('where another file of the step has gone on since, only the file that was asked for goes back', async () => {
  const bench = await armed();
  bench.store.setText(fileOf('saw'), '{ "dice": 9 }\n', 'form');
  bench.store.undo(fileOf('bat'));
  expect(textsOf(bench)).toEqual(['3', '4', '9']);
  expect(bench.store.state().notice?.text).toBe(
    'Undone in lobotomy/weapon/bat.json only: lobotomy/weapon/saw.json changed since.',
  );
  bench.store.undo(fileOf('saw'));
  bench.store.undo(fileOf('saw'));
  expect(textsOf(bench)).toEqual(['3', '4', '3']);
});

test('of many files the one with the latest step is undone first, and redone last', async () => {
  const bench = await opened(Object.fromEntries(FILES.map((file) => [file, '{ "dice": 3 }\n'])));
  for (const file of FILES) {
    bench.pass(10);
    bench.store.setText(file, '{ "dice": 5 }\n', 'form');
  }
  const undone: (string | null)[] = [];
  for (let at = bench.store.nextStep(FILES, 'undo'); at !== null; at = bench.store.nextStep(FILES, 'undo')) {
    undone.push(at);
    bench.store.undo(at);
  }
  expect(undone).toEqual(FILES.toReversed());
  expect(bench.store.nextStep(FILES, 'redo')).toBe(FILES[0]);
});

test('a change that changes nothing says nothing', async () => {
  const bench = await armed();
  bench.store.dismissNotice();
  bench.store.setTexts(new Map([[fileOf('bat'), '{ "dice": 4 }\n']]), 'table', 'Dice set.');
  expect(bench.store.state().notice).toBeNull();
});

test('files that are deleted together are brought back together', async () => {
  const bench = await armed();
  await bench.store.flush();
  bench.store.remove(...FILES);
  expect(bench.store.state().notice?.text).toBe('3 files deleted.');
  await settle();
  expect(bench.disk.size).toBe(0);
  bench.store.state().notice?.undo?.();
  await settle();
  expect([...bench.disk.keys()].toSorted()).toEqual(FILES);
  expect(textsOf(bench)).toEqual(['4', '4', '4']);
});
