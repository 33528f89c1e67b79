import { describe, expect, test } from 'vitest';
import { BOB, NURSE, sandbox, say } from '../sandbox';

describe('attack', () => {
  test('lets somebody attack outside of the order', () => {
    expect(
      sandbox([{ effect: 'attack', by: NURSE, targets: BOB }])
        .run()
        .value('bob.health'),
    ).toBe(5);
  });

  test('uses the attack that it describes, whose numbers may read its names', () => {
    const effects = [
      { effect: 'let', as: 'strength', value: 'self.ap' },
      { effect: 'attack', by: NURSE, targets: 'characters', with: { id: 'bite', damage: 'strength' } },
    ];
    const table = sandbox(effects).run();
    expect([table.value('ann.health'), table.value('bob.health')]).toEqual([3, 3]);
  });

  test('lets each attacker attack, inside an attack event', () => {
    const items = [
      {
        kind: 'scenario',
        id: 'test',
        triggers: [{ id: 't', when: 'damage', do: [say("{cause('attack').name} hurts {event.target.name}")] }],
      },
    ];
    const table = sandbox([{ effect: 'attack', by: 'monsters', targets: BOB }], { items }).run();
    expect(table.log).toEqual(['Nurse hurts Bob', 'Patient hurts Bob', 'Patient hurts Bob']);
  });
});
