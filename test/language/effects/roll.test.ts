import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const roll = (fields: Record<string, unknown> = {}) => ({ effect: 'roll', dice: { d6: 1 }, who: 'self', ...fields });

describe('roll', () => {
  test('gives the dice a name', () => {
    const effects = [roll({ dice: { d6: 'self.ap - 1', d10: 1 }, as: 'dice' }), say('{dice.size()}: {total(dice)}')];
    expect(sandbox(effects, { dice: [3, 6, 9] }).run().log).toEqual(['3: 18']);
  });

  test('rolls every face in the long run, and the same with the same seed', () => {
    const effects = [roll({ dice: { d6: 2 }, as: 'dice' }), say('{total(dice)}')];
    const table = sandbox(effects);
    for (let i = 0; i < 300; i++) table.run();
    expect(new Set(table.log).size).toBe(11);
    const again = sandbox(effects);
    for (let i = 0; i < 300; i++) again.run();
    expect(again.log).toEqual(table.log);
  });

  test('does what its table says for the total', () => {
    const table = [
      { on: '1', text: 'One', do: [say('one')] },
      { on: '2-5', text: 'Some', do: [say('some')] },
      { on: '6', text: 'Six', do: [say('six')] },
    ];
    const effects = [roll({ table })];
    expect(
      sandbox(effects, { dice: [1, 5, 6] })
        .run()
        .run()
        .run().log,
    ).toEqual(['one', 'some', 'six']);
  });

  test('is an event in which the dice can be changed before anybody counts them', () => {
    const lucky = {
      id: 'lucky',
      when: 'roll',
      if: 'event.actor == self',
      do: [{ effect: 'change-dice', dice: 'event.dice.filter(d, d.result == 1)', to: 6 }],
    };
    const items = [{ kind: 'character', id: 'ann', triggers: [lucky] }];
    const effects = [roll({ dice: { d6: 2 }, as: 'dice' }), say('{total(dice)}')];
    expect(sandbox(effects, { items, dice: [1, 4] }).run().log).toEqual(['10']);
  });

  test('rolls special dice, whose faces have symbols', () => {
    const effects = [roll({ dice: { chaos: 3 }, as: 'dice' }), say("{faces(dice, 'skulls')} {faces(dice, 'plus')}")];
    expect(sandbox(effects, { dice: [1, 2, 3] }).run().log).toEqual(['3 1']);
  });

  test('refuses a face of a script that the die does not have', () => {
    expect(() => sandbox([roll()], { dice: [7] }).run()).toThrow('the script has 7 for a d6');
  });
});
