import { describe, expect, test } from 'vitest';
import { keywordParameter } from '../../engine/language/conditions';
import { findingsOf, NURSE, sandbox, say } from './sandbox';

const avoidance = {
  kind: 'keyword',
  id: 'avoidance',
  params: { value: 'int' },
  modifiers: [{ id: 'm', stat: 'defense', add: 'value' }],
  triggers: [
    {
      id: 't',
      when: 'damage',
      timing: 'before',
      if: 'event.target == self && event.amount <= value',
      do: [say('{self.name} avoids {value}'), { effect: 'stop', event: 'damage' }],
    },
  ],
};
const uses = (id: string, value: number) => ({ kind: 'monster', id, keywords: [{ keyword: 'avoidance', value }] });

describe('keywords', () => {
  test('give their parts to every item that has them, each with its own parameters', () => {
    const table = sandbox([], { items: [avoidance, uses('nurse', 2), uses('patient', 4)] });
    expect([table.value('nurse.defense'), table.value("first(inPlay('patient')).defense")]).toEqual([3, 4]);
  });

  test('speak of their bearer as `self`', () => {
    const effects = [
      { effect: 'damage', to: NURSE, amount: 2 },
      { effect: 'damage', to: NURSE, amount: 3 },
    ];
    const table = sandbox(effects, { items: [avoidance, uses('nurse', 2)] }).run();
    expect([table.log, table.value('nurse.health')]).toEqual([['Nurse avoids 2'], 0]);
  });

  test('are what something is', () => {
    const table = sandbox([], { items: [avoidance, uses('nurse', 2)] });
    expect([
      table.value("nurse.is('avoidance')"),
      table.value("ann.is('avoidance')"),
      table.value("nurse.is('undead')"),
    ]).toEqual([1, 0, 0]);
  });

  test('tell a system their parameters', () => {
    const table = sandbox([], { items: [avoidance, uses('nurse', 2)] });
    const { play, program } = table;
    expect(keywordParameter(play, table.value('nurse'), program.name('avoidance'), 'value')).toBe(2);
    expect(keywordParameter(play, table.value('ann'), program.name('avoidance'), 'value')).toBeUndefined();
  });

  test('of a condition hold as long as the condition', () => {
    const items = [avoidance, { kind: 'condition', id: 'stunned', keywords: [{ keyword: 'avoidance', value: 5 }] }];
    const table = sandbox([{ effect: 'apply', condition: 'stunned', to: NURSE, until: 'end-of-turn' }], {
      items,
    }).run();
    expect([table.value("nurse.is('avoidance')"), table.value('nurse.defense')]).toEqual([1, 6]);
    expect(table.expire('end-of-turn').value('nurse.defense')).toBe(1);
  });

  test('are checked where they are written, once for each use', () => {
    const broken = { ...avoidance, modifiers: [{ id: 'm', stat: 'defense', add: 'valu' }] };
    expect(findingsOf([], [broken, uses('nurse', 2)])).toMatchObject([
      { item: 'keyword/avoidance', pointer: '/modifiers/0/add', replacement: 'value' },
    ]);
  });
});

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
