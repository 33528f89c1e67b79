import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const hurt = { effect: 'damage', to: 'self', amount: 3 };

describe('heal', () => {
  test('gives health back', () => {
    expect(
      sandbox([hurt, { effect: 'heal', who: 'self', amount: 2 }])
        .run()
        .value('ann.health'),
    ).toBe(5);
  });

  test('never goes above what is printed', () => {
    expect(
      sandbox([hurt, { effect: 'heal', who: 'self', amount: 9 }])
        .run()
        .value('ann.health'),
    ).toBe(6);
  });

  test('leaves alone what stands above its maximum', () => {
    const effects = [
      { effect: 'change', of: 'self', stat: 'health', to: 8 },
      { effect: 'heal', who: 'self', amount: 1 },
    ];
    expect(sandbox(effects).run().value('ann.health')).toBe(8);
  });

  test('heals another number', () => {
    const effects = [
      { effect: 'change', of: 'self', stat: 'ap', to: 0 },
      { effect: 'heal', who: 'self', amount: 2, stat: 'ap' },
    ];
    expect(sandbox(effects).run().value('ann.ap')).toBe(2);
  });

  test('is an event that can be altered', () => {
    const items = [
      {
        kind: 'scenario',
        id: 'test',
        triggers: [
          {
            id: 'half',
            when: 'heal',
            timing: 'before',
            do: [{ effect: 'alter', set: { amount: 'half(event.amount)' } }],
          },
          { id: 'tell', when: 'heal', do: [say('{event.target.name} {event.amount}')] },
        ],
      },
    ];
    const table = sandbox([hurt, { effect: 'heal', who: 'self', amount: 3 }], { items }).run();
    expect([table.value('ann.health'), table.log]).toEqual([5, ['Ann 2']]);
  });
});
