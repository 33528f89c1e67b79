/** Which of several monsters of one sort attacks first: asked only where they differ. */
import { describe, expect, test } from 'vitest';
import { hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

/** Two ghouls that attack the same character; `change` does something to the second. */
function pair(change: (table: Table, second: number) => void): Table {
  const claws = monster('ghoul', { ap: 2, ar: 2, health: 3 }, { attacks: [{ id: 'claw', dice: 2 }] });
  const table = new Table({ heroes: [hero('one', { health: 20 })], items: [claws] });
  table.put('one', 'B-4');
  table.set('one', 'insanity', 7);
  table.spawn('ghoul', 'B-4');
  change(table, table.spawn('ghoul', 'B-4'));
  return table;
}

describe('of two monsters of a sort', () => {
  const asked = (table: Table) => [table.question, ...table.options().map(({ detail }) => detail)];

  test('nobody is asked which attacks first while they are alike', () => {
    const table = pair(() => undefined);
    table.dice(1, 1, 1, 1, 1).choose('end-turn');
    expect([table.question, table.rolls().length]).toEqual(['turn', 2]);
  });

  test('the players say which attacks first, if one is hurt', () => {
    const table = pair((game, second) => game.set(second, 'damage', 1)).choose('end-turn');
    expect(asked(table)).toEqual(['tie-monster', '3 health', '2 health']);
  });

  test('the players say which attacks first, if one has thawed and has a die less', () => {
    const table = pair((game, second) => game.afflict(second, 'frozen')).choose('end-turn');
    expect(asked(table)).toEqual(['tie-monster', '3 health', '3 health, an effect waits for it']);
    // The second rolls one die; the first then its own two and one more.
    table.dice(1, 1, 1, 1).choose('ghoul#2');
    expect(table.rolls()).toHaveLength(2);
  });
});
