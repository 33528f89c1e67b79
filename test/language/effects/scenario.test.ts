import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const triggers = [{ id: 't', when: 'scenario', do: [say('{event.target.name}')] }];
const items = [{ kind: 'rule-set', id: 'test', triggers }];

describe('scenario', () => {
  test('tells that the next scenario begins', () => {
    const table = sandbox([{ effect: 'scenario', do: 'jump' }], { items }).run();
    expect(table.log).toEqual(['Test']);
  });

  test('finishes a scenario, whose parts are live no more', () => {
    const scenario = {
      kind: 'scenario',
      id: 'test',
      triggers: [{ id: 'late', when: 'round', do: [say('still running')] }],
    };
    const table = sandbox([{ effect: 'scenario', do: 'finish' }], { items: [...items, scenario] })
      .run()
      .emit('round');
    expect(table.log).toEqual(['Test']);
  });
});
