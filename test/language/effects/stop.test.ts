import { describe, expect, test } from 'vitest';
import { BOB, findingsOf, NURSE, sandbox, say } from '../sandbox';

const scenario = (...triggers: Record<string, unknown>[]) => ({
  kind: 'scenario',
  id: 'test',
  triggers: triggers.map((trigger, i) => ({ id: `t${i}`, ...trigger })),
});

describe('stop', () => {
  test('before an event keeps it from happening, and nobody answers it', () => {
    const items = [
      scenario(
        { when: 'damage', timing: 'before', do: [{ effect: 'stop', event: 'damage' }] },
        { when: 'damage', timing: 'before', do: [say('too late')] },
        { when: 'damage', do: [say('answered')] },
      ),
    ];
    const table = sandbox([{ effect: 'damage', to: BOB, amount: 2 }, say('on')], { items }).run();
    expect([table.value('bob.health'), table.log]).toEqual([6, ['on']]);
  });

  test('during an event ends the rest of it', () => {
    const items = [scenario({ when: 'enter', if: 'event.space.number == 3', do: [{ effect: 'stop', event: 'move' }] })];
    const table = sandbox([{ effect: 'move', who: NURSE, toward: 'self' }], { items }).run();
    expect(table.value('nurse.space.number')).toBe(3);
  });

  test('ends the innermost event of that name', () => {
    const items = [
      scenario({
        when: 'damage',
        timing: 'before',
        if: 'event.amount == 1',
        do: [{ effect: 'stop', event: 'damage' }],
      }),
      {
        kind: 'character',
        id: 'bob',
        triggers: [
          {
            id: 'share',
            when: 'damage',
            timing: 'before',
            if: 'event.target == self && event.amount == 2',
            do: [{ effect: 'damage', to: 'self', amount: 1 }],
          },
        ],
      },
    ];
    const table = sandbox([{ effect: 'damage', to: BOB, amount: 2 }], { items }).run();
    expect(table.value('bob.health')).toBe(4);
  });

  test('of a round is told to do nothing unless it comes before the round', () => {
    const stop = { effect: 'stop', event: 'round' };
    const inTrigger = (trigger: Record<string, unknown>) => findingsOf([], [scenario({ ...trigger, do: [stop] })]);
    expect(inTrigger({ when: 'round', timing: 'before' })).toEqual([]);
    expect(inTrigger({ when: 'round', timing: 'instead' })).toEqual([]);
    for (const trigger of [{ when: 'round' }, { when: 'kill' }, { when: 'kill', timing: 'before' }])
      expect(inTrigger(trigger)).toMatchObject([
        {
          code: 'stop-in-vain',
          severity: 'warning',
          pointer: '/triggers/0/do/0/event',
          message: '`round` can be stopped only before it begins, so this does nothing.',
          hint: 'Stop it in a trigger for `round` with the timing `before`.',
        },
      ]);
  });

  test('does nothing when no such event is under way', () => {
    expect(sandbox([{ effect: 'stop', event: 'attack' }, say('on')]).run().log).toEqual(['on']);
  });
});
