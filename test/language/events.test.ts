import { describe, expect, test } from 'vitest';
import { LoopError } from '../../engine/language/play';
import { BOB, findingsOf, NURSE, sandbox, say } from './sandbox';

const hurt = { effect: 'damage', to: BOB, amount: 1 };
const instead = (fields: Record<string, unknown>) => ({
  id: 'i',
  when: 'damage',
  timing: 'instead',
  text: 'turn it aside',
  ...fields,
});
/** Bob with replacements of what hurts anybody. */
const bob = (...triggers: unknown[]) => ({ kind: 'character', id: 'bob', triggers });

describe('a replacement', () => {
  test('that is declined lets the event happen', () => {
    const items = [bob(instead({ optional: true, do: [say('aside')] }))];
    const table = sandbox([hurt], { items }).run('decline');
    expect([table.value('bob.health'), table.log]).toEqual([5, []]);
  });

  test('that nobody can pay for is not asked about, and lets the event happen', () => {
    const items = [bob(instead({ optional: true, cost: { ap: 9 }, do: [say('aside')] }))];
    const table = sandbox([hurt], { items }).run();
    expect([table.value('bob.health'), table.questions]).toEqual([5, []]);
  });

  test('that is declined makes way for the next one', () => {
    const items = [
      bob(instead({ optional: true, order: 'first', do: [say('first')] })),
      { kind: 'monster', id: 'nurse', triggers: [instead({ do: [say('second')] })] },
    ];
    const table = sandbox([hurt], { items }).run('decline');
    expect([table.value('bob.health'), table.log]).toEqual([6, ['second']]);
  });

  test('that is wanted is paid for once', () => {
    const items = [bob(instead({ optional: true, cost: { ap: 1 }, do: [say('aside')] }))];
    const table = sandbox([hurt], { items }).run('use');
    expect([table.value('bob.health'), table.value('bob.ap'), table.log]).toEqual([6, 2, ['aside']]);
  });
});

describe('what never ends', () => {
  const change = { effect: 'change', of: NURSE, stat: 'health', by: 1 };

  test('names the items of events that happen in events', () => {
    const deep = { effect: 'if', test: 'true', do: [{ effect: 'each', in: NURSE, as: 'one', do: [change] }] };
    const items = [{ kind: 'monster', id: 'nurse', triggers: [{ id: 't', when: 'change', do: [deep] }] }];
    const table = sandbox([change], { items });
    expect(() => table.run()).toThrow(LoopError);
    expect(() => table.run()).toThrow(/monster\/nurse/);
  });

  test('is found when somebody is asked on the way', () => {
    const triggers = [{ id: 't', when: 'change', optional: true, text: 'again', do: [change] }];
    const table = sandbox([change], { items: [{ kind: 'monster', id: 'nurse', triggers }] });
    expect(() => table.runFirst()).toThrow(LoopError);
  });

  test('is a mistake in a procedure that calls itself on a way round', () => {
    const items = [
      {
        kind: 'procedure',
        id: 'ping',
        do: [{ effect: 'if', test: 'true', do: [{ effect: 'call', procedure: 'pong' }] }],
      },
      { kind: 'procedure', id: 'pong', do: [{ effect: 'call', procedure: 'ping' }] },
    ];
    const [first, ...more] = findingsOf([], items);
    expect(first).toMatchObject({
      code: 'recursion',
      item: 'procedure/ping',
      pointer: '/do/0/do/0/procedure',
      message: '`ping` calls itself: `ping` → `pong` → `ping`.',
    });
    expect(more).toEqual([]);
  });

  test('is a mistake in a placement that spawns by itself', () => {
    const spawn = { effect: 'spawn', what: 'clue', placement: 'there' };
    const items = [{ kind: 'placement', id: 'there', do: [spawn, { effect: 'let', as: 'result', value: 'space(1)' }] }];
    expect(findingsOf([], items).map(({ code, item }) => [code, item])).toEqual([['recursion', 'placement/there']]);
  });

  test('is no mistake in a procedure that waits for its own next time', () => {
    const again = { effect: 'later', when: 'round', do: [{ effect: 'call', procedure: 'ping' }] };
    expect(findingsOf([], [{ kind: 'procedure', id: 'ping', do: [say('ping'), again] }])).toEqual([]);
  });
});
