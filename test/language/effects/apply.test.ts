import { describe, expect, test } from 'vitest';
import { BOB, CLEO, sandbox, say } from '../sandbox';

const apply = (fields: Record<string, unknown> = {}) => ({
  effect: 'apply',
  condition: 'stunned',
  to: 'self',
  ...fields,
});

const reapplied = (reapply: string | undefined) => {
  const items = [
    {
      kind: 'condition',
      id: 'stunned',
      ...(reapply ? { reapply } : {}),
      modifiers: [{ id: 'm', stat: 'defense', set: 'value' }],
    },
  ];
  const effects = [apply({ value: 2, until: 'end-of-turn' }), apply({ value: 3, until: 'end-of-round' })];
  return sandbox(effects, { items }).run();
};

describe('apply', () => {
  test('puts a condition on somebody, who then is it', () => {
    const table = sandbox([apply()]).run();
    expect([table.value("ann.is('stunned')"), table.value("bob.is('stunned')")]).toEqual([1, 0]);
  });

  test('gives the parts of the condition to whom it is on, with its value', () => {
    const items = [{ kind: 'condition', id: 'stunned', modifiers: [{ id: 'slow', stat: 'ap', add: '-value' }] }];
    const table = sandbox([apply({ to: BOB, value: 2 })], { items }).run();
    expect([table.value('bob.ap'), table.value('ann.ap')]).toEqual([1, 3]);
  });

  test('may be about somebody else', () => {
    const items = [
      {
        kind: 'condition',
        id: 'marked',
        triggers: [{ id: 'tell', when: 'round', do: [say('{self.name} about {about.name}')] }],
      },
    ];
    const table = sandbox([apply({ condition: 'marked', about: BOB })], { items }).run();
    expect(table.value("ann.is('marked', bob)")).toBe(1);
    expect(table.value("ann.is('marked', cleo)")).toBe(0);
    expect(table.emit('round').log).toEqual(['Ann about Bob']);
  });

  test('lasts until its moment', () => {
    const table = sandbox([apply({ until: 'end-of-turn' })])
      .run()
      .expire('end-of-round');
    expect(table.value("ann.is('stunned')")).toBe(1);
    expect(table.expire('end-of-turn').value("ann.is('stunned')")).toBe(0);
  });

  test('a second time does nothing, unless the condition adds up or is extended', () => {
    expect(reapplied(undefined).value('ann.defense')).toBe(2);
    expect(reapplied('adds').value('ann.defense')).toBe(5);
    const extended = reapplied('extends').expire('end-of-turn');
    expect([extended.value('ann.defense'), extended.expire('end-of-round').value("ann.is('stunned')")]).toEqual([2, 0]);
  });

  test('stacks when the condition says so', () => {
    const table = sandbox([
      apply({ condition: 'marked', about: BOB }),
      apply({ condition: 'marked', about: CLEO }),
    ]).run();
    expect([table.value("ann.is('marked', bob)"), table.value("ann.is('marked', cleo)")]).toEqual([1, 1]);
  });

  test('is an event', () => {
    const items = [
      {
        kind: 'scenario',
        id: 'test',
        triggers: [{ id: 't', when: 'apply', do: [say('{event.target.name} {event.condition}')] }],
      },
    ];
    expect(sandbox([apply()], { items }).run().log).toEqual(['Ann stunned']);
  });
});
