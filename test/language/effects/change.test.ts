import { describe, expect, test } from 'vitest';
import { findingsOf, sandbox, say } from '../sandbox';

const change = (fields: Record<string, unknown>) => ({ effect: 'change', of: 'self', stat: 'insanity', ...fields });

describe('change', () => {
  test('adds to a number, or sets it', () => {
    const table = sandbox([change({ by: 2 }), change({ by: -1 }), change({ stat: 'ap', to: 7 })]).run();
    expect([table.value('ann.insanity'), table.value('ann.ap')]).toEqual([1, 7]);
  });

  test('stays within the limits of the number', () => {
    expect(
      sandbox([change({ by: 9 })])
        .run()
        .value('ann.insanity'),
    ).toBe(6);
    expect(
      sandbox([change({ by: -9 })])
        .run()
        .value('ann.insanity'),
    ).toBe(0);
  });

  test('changes everything in a list', () => {
    const table = sandbox([change({ of: 'characters', by: 1 })]).run();
    expect(['ann', 'bob', 'cleo'].map((who) => table.value(`${who}.insanity`))).toEqual([1, 1, 1]);
  });

  test('counts on counters that content declares', () => {
    const items = [{ kind: 'scenario', id: 'test', counters: { alarms: { start: 0 } } }];
    const effects = [
      change({ stat: 'counter:alarms', by: 2 }),
      change({ stat: 'counter:alarms', by: 1 }),
      say("{self.counter('alarms')}"),
      change({ stat: 'counter:alarms', to: 7 }),
      say("{self.counter('alarms')}"),
    ];
    expect(sandbox(effects, { items }).run().log).toEqual(['3', '7']);
  });

  test('can be altered by a trigger', () => {
    const calm = {
      id: 'calm',
      when: 'change',
      timing: 'before',
      if: "event.stat == 'insanity'",
      do: [{ effect: 'alter', set: { by: 1 } }],
    };
    const items = [{ kind: 'character', id: 'ann', triggers: [calm] }];
    expect(
      sandbox([change({ by: 4 })], { items })
        .run()
        .value('ann.insanity'),
    ).toBe(1);
  });

  test('spends what a modifier gives, and no more', () => {
    const items = [{ kind: 'character', id: 'ann', modifiers: [{ id: 'quick', stat: 'ap', add: 1 }] }];
    const table = sandbox([change({ stat: 'ap', by: -1 })], { items });
    expect(table.value('ann.ap')).toBe(4);
    const left = [1, 2, 3, 4, 5].map(() => table.run().value('ann.ap'));
    expect(left).toEqual([3, 2, 1, 0, 0]);
  });

  test('does nothing to none', () => {
    expect(sandbox([change({ of: 'none', by: 1 }), say('on')]).run().log).toEqual(['on']);
  });

  test('refuses a number that is printed, and one that does not exist', () => {
    expect(findingsOf([change({ stat: 'defense', by: 1 })])[0]).toMatchObject({
      code: 'stat-printed',
      pointer: '/do/0/stat',
    });
    expect(findingsOf([change({ stat: 'insanty', by: 1 })])[0]).toMatchObject({
      code: 'stat-unknown',
      pointer: '/do/0/stat',
      replacement: 'insanity',
    });
  });
});
