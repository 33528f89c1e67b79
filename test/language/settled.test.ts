import { describe, expect, test } from 'vitest';
import { settle } from '../../engine/language/settle';
import { ask, sandbox, say } from './sandbox';

const settled = (fields: Record<string, unknown>) => ({
  kind: 'scenario',
  id: 'test',
  triggers: [{ id: 'always', when: 'settled', ...fields }],
});

describe('settled', () => {
  test('runs until a pass changes nothing', () => {
    const heal = { effect: 'change', of: 'game', stat: 'dread', by: -1 };
    const items = [settled({ if: 'game.dread > 0', do: [heal, say('calmer')] })];
    const table = sandbox([{ effect: 'change', of: 'game', stat: 'dread', to: 3 }], { items }).run();
    expect(table.finish(settle(table.play)).log).toEqual(['calmer', 'calmer', 'calmer']);
  });

  test('goes on after a question', () => {
    const items = [
      settled({ if: 'game.dread < 2', do: [ask('yes', 'no'), { effect: 'change', of: 'game', stat: 'dread', by: 1 }] }),
    ];
    const table = sandbox([], { items });
    expect(table.finish(settle(table.play), ['yes', 'no']).log).toEqual(['yes', 'no']);
  });

  test('does nothing when no content is written on it', () => {
    const table = sandbox();
    expect(settle(table.play)).toBeUndefined();
  });

  test('that never comes to rest is an error that names the item', () => {
    const items = [settled({ do: [{ effect: 'change', of: 'game', stat: 'dread', by: 1 }] })];
    const table = sandbox([], { items });
    expect(() => table.finish(settle(table.play))).toThrow('scenario/test');
  });
});
