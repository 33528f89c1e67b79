import { describe, expect, test } from 'vitest';
import { ask, sandbox, say } from '../sandbox';

describe('repeat', () => {
  test('does its effects so many times, counting from 1', () => {
    const table = sandbox([{ effect: 'repeat', times: 3, do: [say('pass {n}')] }]).run();
    expect(table.log).toEqual(['pass 1', 'pass 2', 'pass 3']);
  });

  test('tests its end before each pass', () => {
    const hurt = { effect: 'damage', to: 'self', amount: 1 };
    const table = sandbox([{ effect: 'repeat', until: 'self.health <= 4', do: [hurt] }])
      .run()
      .run();
    expect(table.value('ann.health')).toBe(4);
  });

  test('stops at whichever comes first, its count or its end', () => {
    const table = sandbox([{ effect: 'repeat', times: 5, until: 'n == 3', do: [say('{n}')] }]).run();
    expect(table.log).toEqual(['1', '2']);
  });

  test('goes on after each question', () => {
    const table = sandbox([{ effect: 'repeat', times: 2, do: [ask('yes', 'no'), say('{n}')] }]);
    expect(table.run('yes', 'no').log).toEqual(['yes', '1', 'no', '2']);
  });

  test('does nothing when it is to be done no times', () => {
    expect(sandbox([{ effect: 'repeat', times: 0, do: [say('never')] }]).run().log).toEqual([]);
  });

  test('that never ends is an error that names the item', () => {
    expect(() => sandbox([{ effect: 'repeat', until: false, do: [] }]).run()).toThrow('procedure/main');
  });
});
