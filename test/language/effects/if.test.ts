import { describe, expect, test } from 'vitest';
import { ask, sandbox, say } from '../sandbox';

describe('if', () => {
  test('does one list when its test holds, and the other when it does not', () => {
    const effects = [
      { effect: 'if', test: 'self.health == 6', do: [say('whole')], else: [say('hurt')] },
      { effect: 'if', test: 'self.health < 6', do: [say('bleeding')], else: [say('dry')] },
    ];
    expect(sandbox(effects).run().log).toEqual(['whole', 'dry']);
  });

  test('does nothing without an else when its test fails', () => {
    expect(sandbox([{ effect: 'if', test: false, do: [say('never')] }]).run().log).toEqual([]);
  });

  test('goes on with what follows it after somebody was asked inside', () => {
    const effects = [{ effect: 'if', test: true, do: [ask('a', 'b'), say('inside')] }, say('after')];
    expect(sandbox(effects).run('a').log).toEqual(['a', 'inside', 'after']);
  });
});
