import { expect, test } from 'vitest';
import { edit, NURSE, opened, settle } from './document-bench';

test('a changed text is saved after a pause and its draft is then forgotten', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  expect(bench.store.get(NURSE)?.state).toBe('unsaved');
  expect(bench.kept.get(NURSE)?.text).toBe('{ "health": 4 }\n');
  expect(bench.disk.get(NURSE)).toBe('{ "health": 2 }\n');
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 4 }\n');
  expect(bench.store.get(NURSE)?.state).toBe('saved');
  expect(bench.kept.size).toBe(0);
});

test('edits in one field within a moment are one step of undo, whatever view takes it back', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 23 }\n', '/health');
  edit(bench, '{ "health": 234 }\n', '/health');
  bench.pass(5_000);
  edit(bench, '{ "health": 2345 }\n', '/health');
  bench.store.setText(NURSE, '{ "hp": 2345 }\n', 'code');
  bench.store.undo(NURSE);
  bench.store.undo(NURSE);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 234 }\n');
  bench.store.undo(NURSE);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 2 }\n');
  bench.store.redo(NURSE);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 234 }\n');
});

test('an edit that is undone before the save leaves nothing to save', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  bench.store.undo(NURSE);
  await bench.store.flush();
  expect(bench.saves).toEqual([]);
  expect(bench.store.get(NURSE)?.state).toBe('saved');
});

test('a byte order mark is kept on disk and not shown', async () => {
  const bench = await opened({ [NURSE]: '\uFEFF{ "health": 2 }\r\n' });
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 2 }\r\n');
  edit(bench, '{ "health": 3 }\r\n');
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('\uFEFF{ "health": 3 }\r\n');
});

test('a change on disk appears where nothing was typed, and can be undone', async () => {
  const bench = await opened();
  await bench.writeOutside(NURSE, '{ "health": 9 }\n');
  expect(bench.store.get(NURSE)).toMatchObject({ text: '{ "health": 9 }\n', state: 'saved' });
  bench.store.undo(NURSE);
  expect(bench.store.get(NURSE)).toMatchObject({ text: '{ "health": 2 }\n', state: 'unsaved' });
});

test('a newer version on disk is never overwritten: both stand until the author chooses', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  bench.disk.set(NURSE, '{ "health": 3 }\n');
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 3 }\n');
  const meeting = bench.store.get(NURSE);
  expect(meeting).toMatchObject({ state: 'conflict', text: '{ "health": 4 }\n' });
  expect(meeting?.theirs?.text).toBe('{ "health": 3 }\n');
  bench.store.resolveConflict(NURSE, 'mine');
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 4 }\n');
  expect(bench.store.get(NURSE)?.state).toBe('saved');
});

test('the version on disk can be taken, and mine comes back by undo', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  await bench.writeOutside(NURSE, '{ "health": 3 }\n');
  bench.store.resolveConflict(NURSE, 'theirs');
  expect(bench.store.get(NURSE)).toMatchObject({ state: 'saved', text: '{ "health": 3 }\n' });
  bench.store.undo(NURSE);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 4 }\n');
});

test('what is typed during a conflict is kept and not saved', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  await bench.writeOutside(NURSE, '{ "health": 3 }\n');
  edit(bench, '{ "health": 5 }\n');
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 3 }\n');
  expect(bench.store.get(NURSE)).toMatchObject({ state: 'conflict', text: '{ "health": 5 }\n' });
  expect(bench.kept.get(NURSE)?.text).toBe('{ "health": 5 }\n');
});

test('a file deleted on disk while it was edited is a conflict, and keeping mine writes it anew', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  await bench.deleteOutside(NURSE);
  expect(bench.store.get(NURSE)).toMatchObject({ state: 'conflict', theirs: { text: null } });
  bench.store.resolveConflict(NURSE, 'mine');
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 4 }\n');
});

test('edits made offline are kept and saved when the server is back', async () => {
  const bench = await opened();
  bench.goDown(true);
  edit(bench, '{ "health": 4 }\n');
  await bench.store.flush();
  expect(bench.store.get(NURSE)?.state).toBe('offline');
  expect(bench.store.state().isOnline).toBe(false);
  bench.goDown(false);
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 4 }\n');
  expect(bench.store.state().isOnline).toBe(true);
});

test('a page that was closed before the save finds its edits again', async () => {
  const first = await opened();
  edit(first, '{ "health": 4 }\n');
  const second = await opened({ [NURSE]: '{ "health": 2 }\n' }, first.kept);
  expect(second.store.get(NURSE)).toMatchObject({ text: '{ "health": 4 }\n', state: 'unsaved' });
  const third = await opened({ [NURSE]: '{ "health": 7 }\n' }, first.kept);
  expect(third.store.get(NURSE)).toMatchObject({ text: '{ "health": 4 }\n', state: 'conflict' });
});

test('typing goes on while a save is under way, and the later text is saved too', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  const flushed = bench.store.flush();
  while (bench.saves.length === 0) await Promise.resolve();
  edit(bench, '{ "health": 5 }\n');
  await flushed;
  expect(bench.store.get(NURSE)?.state).toBe('unsaved');
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 5 }\n');
  expect(bench.saves).toEqual(['{ "health": 4 }\n', '{ "health": 5 }\n']);
});

test('a deleted file comes back with its history', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  await bench.store.flush();
  bench.store.remove(NURSE);
  await bench.store.flush();
  expect(bench.disk.has(NURSE)).toBe(false);
  bench.store.state().notice?.undo?.();
  await settle();
  await bench.store.flush();
  expect(bench.disk.get(NURSE)).toBe('{ "health": 4 }\n');
  bench.store.undo(NURSE);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 2 }\n');
});

test('a renamed file keeps its text and its history under the new name', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  bench.store.rename(NURSE, 'lobotomy/monster/matron.json');
  await bench.store.flush();
  expect([...bench.disk]).toEqual([['lobotomy/monster/matron.json', '{ "health": 4 }\n']]);
  bench.store.undo('lobotomy/monster/matron.json');
  expect(bench.store.get('lobotomy/monster/matron.json')?.text).toBe('{ "health": 2 }\n');
});

test('views hear which span changed and who changed it', async () => {
  const bench = await opened();
  const heard: unknown[] = [];
  bench.store.onTextChange(({ span, origin }) => heard.push([origin, span.offset, span.removed, span.inserted]));
  edit(bench, '{ "health": 4 }\n');
  bench.store.undo(NURSE);
  expect(heard).toEqual([
    ['form', 12, '2', '4'],
    ['history', 12, '4', '2'],
  ]);
});

test('a file deleted while it is being saved stays deleted', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  const flushed = bench.store.flush();
  while (bench.saves.length === 0) await Promise.resolve();
  bench.store.remove(NURSE);
  await flushed;
  await settle();
  expect(bench.disk.has(NURSE)).toBe(false);
  expect(bench.store.get(NURSE)).toBeUndefined();
  expect(bench.store.state().notice?.text).toBe(`${NURSE} deleted.`);
});

test('a deleted file is brought back from the trash, not written anew', async () => {
  const bench = await opened();
  bench.store.remove(NURSE);
  await settle();
  bench.store.state().notice?.undo?.();
  await settle();
  expect(bench.told).toEqual([`restored ${NURSE}`]);
  expect(bench.saves).toEqual([]);
  expect(bench.store.get(NURSE)).toMatchObject({ state: 'saved', text: '{ "health": 2 }\n' });
});

test('a draft of a file that is gone from disk is the author’s choice, and makes no file by itself', async () => {
  const draft = { file: 'lobotomy/monster/gone.json', text: '{}', base: 'r:older' };
  const bench = await opened({}, new Map([[draft.file, draft]]));
  await bench.store.flush();
  expect(bench.disk.size).toBe(0);
  expect(bench.store.get(draft.file)).toMatchObject({ state: 'conflict', text: '{}', theirs: { text: null } });
});

test('a server that was started on another folder changes nothing here: the page begins anew', async () => {
  const bench = await opened();
  edit(bench, '{ "health": 4 }\n');
  bench.serve('/games/other');
  await bench.tell({ kind: 'connected' });
  expect(bench.told).toEqual(['another folder']);
  expect(bench.store.get(NURSE)).toMatchObject({ state: 'unsaved', text: '{ "health": 4 }\n' });
});

test('content is read once changes are heard of, and a server that is not there is said', async () => {
  const bench = await opened(undefined, undefined, { isThere: false });
  expect(bench.store.state()).toMatchObject({ phase: 'failed', isOnline: false });
  await bench.tell({ kind: 'connected' });
  expect(bench.store.state()).toMatchObject({ phase: 'ready', isOnline: true });
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 2 }\n');
});

test('whatever changed while the stream of changes was cut is read when it opens again', async () => {
  const bench = await opened();
  await bench.tell({ kind: 'disconnected' });
  expect(bench.store.state()).toMatchObject({ phase: 'ready', isOnline: false });
  bench.disk.set(NURSE, '{ "health": 9 }\n');
  await bench.tell({ kind: 'connected' });
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 9 }\n');
});

test('a file that can not be read any more is said, and stays open as it was', async () => {
  const bench = await opened();
  bench.spoil(NURSE);
  await bench.tell({ kind: 'unreadable', file: NURSE });
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 2 }\n');
  expect(bench.store.state().unreadable).toEqual([{ file: NURSE, reason: 'It is not UTF-8.' }]);
  await bench.writeOutside(NURSE, '{ "health": 3 }\n');
  expect(bench.store.state().unreadable).toEqual([]);
  expect(bench.store.get(NURSE)?.text).toBe('{ "health": 3 }\n');
});

test('a change on disk that can not be read is told, not thrown', async () => {
  const bench = await opened();
  bench.breakReading('it could not be read (500).');
  await bench.writeOutside(NURSE, '{ "health": 3 }\n');
  expect(bench.store.state().notice?.text).toContain('could not be read (500)');
});

test('a change of very many files is saved a few at a time, and all of it', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `lobotomy/weapon/w${n}.json`);
  const bench = await opened(Object.fromEntries(names.map((name) => [name, '{ "dice": 3 }\n'])));
  bench.store.setTexts(new Map(names.map((name) => [name, '{ "dice": 4 }\n'])), 'table', 'Dice set.');
  const flushed = bench.store.flush();
  while (bench.saves.length === 0) await Promise.resolve();
  await Promise.resolve();
  expect(bench.saves.length).toBeLessThanOrEqual(6);
  await flushed;
  expect(bench.saves).toHaveLength(40);
  expect(names.every((name) => bench.disk.get(name) === '{ "dice": 4 }\n')).toBe(true);
});
