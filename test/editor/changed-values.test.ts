/** "was 2" beside a field: what the running game's content was, also for a page that was opened again. */
import { expect, test } from 'vitest';
import { oldValues, valuesByFile, withOldValues } from '../../editor/workbench/changed-values';
import type { Content } from '../../engine/content';

const contentWith = (health: number, dice: number): Content => ({
  system: 'lobotomy',
  pack: 'lobotomy',
  items: [
    { kind: 'monster', id: 'nurse', source: 'original', name: 'Nurse', stats: { health }, attacks: [{ dice }] },
  ] as unknown as Content['items'],
});

test('a value that was changed in the game is known by its file and place', () => {
  const values = valuesByFile(oldValues(contentWith(2, 3), contentWith(4, 3)), (key) => `lobotomy/${key}.json`);
  expect(values.get('lobotomy/monster/nurse.json')).toEqual(new Map([['/stats/health', 2]]));
});

test('old values that were kept give back what the game began on, so that later changes are told against it', () => {
  const kept = oldValues(contentWith(2, 3), contentWith(4, 3));
  const first = withOldValues(contentWith(4, 3), kept);
  expect(first).toEqual(contentWith(2, 3));
  expect(oldValues(first, contentWith(2, 5))).toEqual([
    { item: 'monster/nurse', pointer: '/attacks/0/dice', value: 3 },
  ]);
});

test('an old value whose place is gone is left out', () => {
  const gone = [{ item: 'monster/nurse', pointer: '/attacks/4/dice', value: 1 }];
  expect(withOldValues(contentWith(4, 3), gone)).toEqual(contentWith(4, 3));
});
