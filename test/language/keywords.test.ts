import { describe, expect, test } from 'vitest';
import { sandbox } from './sandbox';

const stronger = {
  effect: 'lasting',
  on: 'self',
  until: 'end-of-turn',
  modifiers: [{ id: 'm', stat: 'defense', add: 'value' }],
};
const tough = {
  kind: 'keyword',
  id: 'tough',
  params: { value: 'int' },
  triggers: [{ id: 't', when: 'round', do: [stronger] }],
};
const having = (kind: string, id: string, ...values: number[]) => ({
  kind,
  id,
  keywords: values.map((value) => ({ keyword: 'tough', value })),
});

describe('a keyword', () => {
  test('makes what lasts once for each thing that has it, however many items do', () => {
    const items = [
      tough,
      having('monster', 'nurse', 1),
      having('monster', 'patient', 2),
      having('character', 'bob', 3),
    ];
    const table = sandbox([], { items }).emit('round');
    expect([table.value('nurse.defense'), table.value('bob.defense')]).toEqual([2, 3]);
    expect(table.value("inPlay('patient')[0].defense")).toBe(2);
  });

  test('that an item has twice works twice', () => {
    const table = sandbox([], { items: [tough, having('character', 'bob', 1, 4)] }).emit('round');
    expect(table.value('bob.defense')).toBe(5);
  });

  test('of a condition is about whom the condition is on', () => {
    const hard = { kind: 'keyword', id: 'hard', modifiers: [{ id: 'm', stat: 'defense', add: 2 }] };
    const items = [hard, { kind: 'condition', id: 'marked', keywords: [{ keyword: 'hard' }] }];
    const apply = { effect: 'apply', condition: 'marked', to: 'self' };
    expect(sandbox([apply], { items }).run().value('ann.defense')).toBe(3);
  });

  test('makes a trigger that waits fire once for each thing that has it', () => {
    const later = { effect: 'later', when: 'turn', do: [{ effect: 'damage', to: 'self', amount: 1 }] };
    const slow = { kind: 'keyword', id: 'tough', triggers: [{ id: 't', when: 'round', do: [later] }] };
    const items = [slow, having('monster', 'nurse', 1), having('character', 'bob', 3)];
    const table = sandbox([], { items }).emit('round').emit('turn');
    expect([table.value('nurse.health'), table.value('bob.health')]).toEqual([2, 5]);
  });
});
