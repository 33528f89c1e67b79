import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const pay = (fields: Record<string, unknown>) => ({ effect: 'pay', who: 'self', ...fields });

describe('pay', () => {
  test('takes the cost', () => {
    const table = sandbox([pay({ cost: { ap: 2, health: 1 }, else: [say('poor')] })]).run();
    expect([table.value('ann.ap'), table.value('ann.health'), table.log]).toEqual([1, 5, []]);
  });

  test('takes nothing and does the other thing when a part of it cannot be paid', () => {
    const table = sandbox([pay({ cost: { health: 1, ap: 4 }, else: [say('poor')] })]).run();
    expect([table.value('ann.ap'), table.value('ann.health'), table.log]).toEqual([3, 6, ['poor']]);
  });

  test('does nothing when it cannot be paid and nothing else is said', () => {
    expect(sandbox([pay({ cost: { ap: 4 } }), say('on')]).run().log).toEqual(['on']);
  });
});
