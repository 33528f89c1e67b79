import { describe, expect, test } from 'vitest';
import { NURSE, sandbox, say } from '../sandbox';

describe('remove', () => {
  test('takes something back to its supply', () => {
    const table = sandbox([{ effect: 'remove', what: NURSE }]).run();
    expect([table.value("inPlay('nurse').size()"), table.value('monsters.size()')]).toEqual([0, 2]);
  });

  test('puts it in the box, where its parts are not live', () => {
    const items = [{ kind: 'monster', id: 'nurse', triggers: [{ id: 't', when: 'round', do: [say('still here')] }] }];
    const table = sandbox([{ effect: 'remove', what: NURSE, to: 'box' }], { items })
      .run()
      .emit('round');
    expect([table.log, table.keys("zone('box')")]).toEqual([[], ['monster/nurse#1']]);
  });

  test('discards a card', () => {
    const effects = [
      { effect: 'draw', from: 'weapons', as: 'drawn' },
      { effect: 'remove', what: 'drawn', to: 'discard' },
    ];
    const table = sandbox(effects).run();
    expect([table.value("zone('hand', ann).size()"), table.value("zone('discard:weapons').size()")]).toEqual([0, 1]);
  });

  test('is an event that says where it was', () => {
    const items = [
      {
        kind: 'scenario',
        id: 'test',
        triggers: [{ id: 't', when: 'remove', do: [say('from {event.target.space.number}')] }],
      },
    ];
    expect(sandbox([{ effect: 'remove', what: NURSE }], { items }).run().log).toEqual(['from 5']);
  });
});
