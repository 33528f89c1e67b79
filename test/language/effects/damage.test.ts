import { describe, expect, test } from 'vitest';
import { BOB, NURSE, sandbox, say } from '../sandbox';

const scenario = (trigger: Record<string, unknown>) => ({
  kind: 'scenario',
  id: 'test',
  triggers: [{ id: 't', ...trigger }],
});

describe('damage', () => {
  test('takes health of everybody that it names', () => {
    const table = sandbox([{ effect: 'damage', to: 'characters', amount: '1 + 1' }]).run();
    expect(['ann', 'bob', 'cleo'].map((who) => table.value(`${who}.health`))).toEqual([4, 4, 4]);
  });

  test('is an event that says who, whom, how much and of what sort', () => {
    const items = [
      scenario({
        when: 'damage',
        do: [say("{event.actor.name} {event.target.name} {event.amount} {'fire' in event.tags}")],
      }),
    ];
    const effects = [
      { effect: 'damage', to: BOB, amount: 2, from: NURSE, tags: ['fire'] },
      { effect: 'damage', to: BOB, amount: 1 },
    ];
    expect(sandbox(effects, { items }).run().log).toEqual(['Nurse Bob 2 yes', 'nothing Bob 1 no']);
  });

  test('of nothing or to nobody does not happen', () => {
    const items = [scenario({ when: 'damage', do: [say('ouch')] })];
    const effects = [
      { effect: 'damage', to: BOB, amount: 0 },
      { effect: 'damage', to: 'none', amount: 2 },
    ];
    expect(sandbox(effects, { items }).run().log).toEqual([]);
  });

  test('goes on with the others after somebody was asked', () => {
    const items = [
      scenario({
        when: 'damage',
        timing: 'before',
        optional: true,
        who: 'event.target',
        text: 'Soak?',
        do: [{ effect: 'stop', event: 'damage' }],
      }),
    ];
    const table = sandbox([{ effect: 'damage', to: 'characters', amount: 1 }], { items }).run('use', 'decline', 'use');
    expect(['ann', 'bob', 'cleo'].map((who) => table.value(`${who}.health`))).toEqual([6, 5, 6]);
    expect(table.questions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});
