import { describe, expect, test } from 'vitest';
import { ask, sandbox, say } from '../sandbox';

const each = (fields: Record<string, unknown>) => ({ effect: 'each', in: 'characters', as: 'who', ...fields });
const sayName = say('{who.name}');

describe('each', () => {
  test('does its effects for every member, in the order of the list', () => {
    expect(sandbox([each({ do: [sayName] })]).run().log).toEqual(['Ann', 'Bob', 'Cleo']);
  });

  test('leaves out whom its condition does not fit, by the name that it gives or as `it`', () => {
    const named = each({ where: 'who.space.number > 1', do: [sayName] });
    const it = each({ where: 'it.space.number < 3', do: [sayName] });
    expect(sandbox([named, it]).run().log).toEqual(['Bob', 'Cleo', 'Ann', 'Bob']);
  });

  test('fixes its members before the first is touched', () => {
    const moveAll = [
      each({
        in: 'at(space(5))',
        as: 'one',
        do: [{ effect: 'spawn', what: 'nurse', at: 'space(5)' }, say('{one.name}')],
      }),
    ];
    const table = sandbox(moveAll).run();
    expect([table.log, table.value("inPlay('nurse').size()")]).toEqual([['Nurse'], 2]);
  });

  test('takes characters in turn order from the current one', () => {
    const table = sandbox([each({ order: 'turn', do: [sayName] })]);
    const { play, program } = table;
    play.state[program.gameEntity(play) + play.layout.column('current')] = table.value('bob');
    expect(table.run().log).toEqual(['Bob', 'Cleo', 'Ann']);
  });

  test('lets the players pick who is next, and does not ask about the last one', () => {
    const table = sandbox([each({ order: 'players-pick', do: [sayName] })]);
    table.run('character/cleo#1', 'character/ann#1');
    expect(table.log).toEqual(['Cleo', 'Ann', 'Bob']);
    expect(table.questions.map(({ options }) => options.length)).toEqual([3, 2]);
  });

  test('lets the owner pick who is next', () => {
    const table = sandbox([], {
      items: [
        {
          kind: 'character',
          id: 'bob',
          triggers: [{ id: 't', when: 'round', do: [each({ order: 'owner-picks', do: [sayName] })] }],
        },
      ],
    });
    table.emit('round', 'character/bob#1', 'character/ann#1');
    expect(table.log).toEqual(['Bob', 'Ann', 'Cleo']);
    expect(table.questions.map(({ seat }) => seat)).toEqual([1, 1]);
  });

  test('goes on with the others after somebody was asked', () => {
    const table = sandbox([each({ do: [ask('yes', 'no'), sayName] })]);
    expect(table.run('yes', 'no', 'yes').log).toEqual(['yes', 'Ann', 'no', 'Bob', 'yes', 'Cleo']);
  });

  test('together: everybody answers before anything happens', () => {
    const secretly = {
      effect: 'choose',
      who: 'who',
      options: [
        { id: 'stay', text: 'Stay', do: [say('{who.name} stays')] },
        { id: 'go', text: 'Go', do: [say('{who.name} goes'), ask('left', 'right')] },
      ],
    };
    const table = sandbox([each({ order: 'together', do: [secretly, say('{who.name} is done')] })]);
    table.run('go', 'stay', 'go', 'left', 'right');
    expect(table.questions.map(({ seat, options }) => [seat, options[0]])).toEqual([
      [0, 'stay'],
      [1, 'stay'],
      [2, 'stay'],
      [0, 'left'],
      [0, 'left'],
    ]);
    expect(table.log).toEqual([
      'Ann goes',
      'left',
      'Ann is done',
      'Bob stays',
      'Bob is done',
      'Cleo goes',
      'right',
      'Cleo is done',
    ]);
  });

  test('does nothing for an empty list', () => {
    expect(sandbox([each({ in: "inPlay('haunting')", do: [sayName] })]).run().log).toEqual([]);
  });
});
