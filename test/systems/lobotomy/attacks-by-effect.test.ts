import { expect, test } from 'vitest';
import { hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool } from './pieces';

test('an area attack of a monster by an effect rolls once for two targets on one space', () => {
  const smasher = monster('smasher', { ap: 0, ar: 2 }, { keywords: [{ keyword: 'smash', dice: 3 }] });
  const table = new Table({ heroes: [hero('one'), hero('two')], items: [smasher] });
  for (const one of ['one', 'two']) {
    table.put(one, 'B-3');
    // Nobody has insanity left to answer with.
    table.set(one, 'insanity', 7);
  }
  table.spawn('smasher', 'B-3');
  table.choose('end-turn').dice(3, 3, 3).choose('end-turn');
  expect(table.question).toBe('tie-target');
  expect(['one', 'two'].map((one) => table.read(one, 'damage'))).toEqual([2, 2]);
});

test('an area attack of a character by an effect rolls once for two targets on one space', () => {
  const blast = tool('blast', [
    {
      effect: 'attack',
      by: 'user',
      targets: 'monsters.filter(m, m.space == user.space)',
      with: { id: 'blast', dice: 3, area: 'space' },
    },
  ]);
  const table = new Table({ heroes: [hero('one')], items: [blast, monster('ghoul')] });
  table.put('one', 'B-3');
  table.give('one', 'blast');
  const ghouls = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')];
  table.dice(1, 5, 5).choose('blast');
  if (table.question === 'defy-gravity') table.choose('keep');
  table.choose('monster/ghoul#1');
  expect(ghouls.map((ghoul) => table.read(ghoul, 'damage'))).toEqual([1, 0]);
  expect(table.question).toBe('turn');
});
