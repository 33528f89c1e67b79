import { describe, expect, test } from 'vitest';
import { attackSkill, equipment, guard, hero, monster, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';

describe('the turn of a character', () => {
  test('goes clockwise from the first player, whose token goes to the left after each round', () => {
    const table = new Table({ heroes: ['one', 'two', 'three'].map((id) => hero(id)) });
    const order: string[] = [];
    for (let turn = 0; turn < 7; turn++) {
      order.push(table.view().seats.find(({ isOnTurn }) => isOnTurn)?.name ?? '');
      table.choose('end-turn');
    }
    expect(order).toEqual(['One', 'Two', 'Three', 'Two', 'Three', 'One', 'Three']);
  });

  test('leaves no AP behind: a guard that costs 1 AP does not help against the monsters', () => {
    const dear = { ...guard('dear-guard', 3, 2), cost: { ap: 1 } };
    const table = new Table({ heroes: [hero('one')], items: [dear, monster('ghoul', { ar: 2 })] });
    table.put('one', 'B-3');
    table.give('one', 'dear-guard');
    table.spawn('ghoul', 'B-3');
    expect(table.read('one', 'ap')).toBe(3);
    table.endTurns();
    expect(table.read('one', 'ap')).toBe(0);
    expect(table.offers('dear-guard')).toEqual([]);
  });

  test('begins with every cooldown one lower', () => {
    const table = new Table({ heroes: [hero('one')], items: [attackSkill('shout', 3, { dice: 4 })] });
    const skill = table.give('one', 'shout');
    table.set(skill, 'cooldown', 2);
    table.endTurns();
    expect(table.read(skill, 'cooldown')).toBe(1);
    expect(table.offers('shout')).toEqual([]);
    table.endTurns();
    expect(table.read(skill, 'cooldown')).toBe(0);
  });

  test('ends when the character dies in it', () => {
    const poison = equipment('poison', {
      charges: 1,
      actions: [{ id: 'use', text: 'Die.', windows: ['own-turn'], do: [{ effect: 'kill', who: 'user' }] }],
    });
    const table = new Table({ heroes: [hero('one'), hero('two')], items: [poison] });
    table.put('one', 'B-3');
    table.give('one', 'poison');
    table.choose('poison').choose('centre-6');
    expect(table.asked).toBe(table.entity('two'));
    expect(table.at('one')).toBe('centre-6');
  });
});

describe('a stunned or frozen character', () => {
  const down = (conditions: readonly string[], ap = 3) => {
    const table = new Table({
      heroes: [hero('one', { ap })],
      items: [attackSkill('shout', 3, { dice: 4 }, { cost: { ap: 0 } }), monster('ghoul')],
    });
    table.put('one', 'B-3');
    for (const condition of conditions) table.afflict('one', condition);
    return table.endTurns();
  };

  test('pays 1 AP for each as its turn begins', () => {
    const table = down(['stunned', 'frozen']);
    expect(table.read('one', 'ap')).toBe(1);
    expect(table.conditions(table.entity('one'))).toEqual([]);
  });

  test('with 1 AP gets rid of one of them; the other stays', () => {
    const table = down(['stunned', 'frozen'], 1);
    expect(table.read('one', 'ap')).toBe(0);
    expect(table.conditions(table.entity('one'))).toHaveLength(1);
  });

  test('has paid before it runs, and runs with what is left', () => {
    const table = down(['stunned']).choose('run:');
    expect(table.read('one', 'ap')).toBe(2 + 2);
  });
});

describe('running', () => {
  const runner = () => {
    const table = new Table({
      heroes: [hero('one'), hero('two')],
      items: [
        monster('ghoul'),
        weapon('pipe', { dice: 3 }),
        attackSkill('jab', 3, { dice: 2 }, { cost: { ap: 0 } }),
        equipment('tonic', {
          charges: 2,
          actions: [
            { id: 'use', text: 'Heal 1.', windows: ['own-turn'], do: [{ effect: 'heal', who: 'user', amount: 1 }] },
          ],
        }),
      ],
    });
    table.put('one', 'B-3');
    table.put('two', 'B-3');
    for (const key of ['pipe', 'jab', 'tonic']) table.give('one', key);
    table.spawn('linen-cupboard', 'B-3');
    table.spawn('memory-token', 'B-3');
    return table;
  };

  test('gives 2 AP for movement only; what costs nothing stays possible', () => {
    const table = runner();
    table.spawn('ghoul', 'B-3');
    table.choose('run:');
    expect(table.read('one', 'ap')).toBe(5);
    const kinds = new Set(table.options().map(({ key }) => key.split(':')[0]));
    // The monster holds the character, so that there is nowhere to run to.
    expect([...kinds].sort()).toEqual(['attack', 'chaos', 'defy-time', 'drop', 'end-turn', 'use']);
    expect(table.offers('attack:')).toEqual(['attack:skill/jab#1.strike>monster/ghoul#1']);
  });

  test('leaves no trade, no search and no memory', () => {
    const before = runner();
    for (const what of ['trade:', 'search:', 'memory:']) expect(before.offers(what)).toHaveLength(1);
    before.choose('run:');
    for (const what of ['trade:', 'search:', 'memory:']) expect(before.offers(what)).toEqual([]);
    expect(before.offers('move:')).toEqual(['move:B-2', 'move:B-4']);
  });

  test('is declared before anything else', () => {
    const table = runner().choose('move:B-2');
    expect(table.offers('run:')).toEqual([]);
  });
});

describe('AP for attacks only', () => {
  test('pay for attack skills of every sort, and for nothing else', () => {
    const table = new Table({ heroes: ['calder-nwosu'], items: [monster('ghoul', { health: 20 })] });
    table.put('calder-nwosu', 'B-3');
    table.spawn('ghoul', 'B-3');
    for (const key of ['skill/one-two', 'skill/corner-work']) table.give('calder-nwosu', key);
    table.set('calder-nwosu', 'spent', 3);
    expect(table.offers('one-two')).toEqual([]);
    table.choose('corner-work');
    expect(table.offers('move:')).toEqual([]);
    expect(table.offers('one-two')).toHaveLength(1);
  });
});

describe('movement', () => {
  const held = (characters: readonly string[], keywords: readonly string[], held: readonly string[]) => {
    const table = new Table({
      heroes: [hero('one')],
      items: [monster('ghoul'), monster('ghost', {}, { keywords: [{ keyword: 'ethereal' }] }), cloak(keywords)],
    });
    table.put('one', 'B-3');
    if (characters.length > 0) table.give('one', 'cloak');
    for (const id of held) table.spawn(id, 'B-3');
    if (characters.length > 0) table.choose('cloak');
    return table.offers('move:').length > 0;
  };
  const cloak = (keywords: readonly string[]) =>
    equipment('cloak', {
      charges: 9,
      actions: [
        {
          id: 'use',
          text: 'A cloak.',
          windows: ['own-turn'],
          do: [
            {
              effect: 'lasting',
              on: 'user',
              until: 'end-of-turn',
              keywords: (keywords.length > 0 ? keywords : ['stealth']).map((keyword) => ({ keyword })),
            },
          ],
        },
      ],
    });

  test('is barred by monsters on the space that are not ethereal', () => {
    expect(held([], [], ['ghoul'])).toBe(false);
    expect(held([], [], ['ghost'])).toBe(true);
    expect(held([], [], ['ghost', 'ghoul'])).toBe(false);
  });

  test('is free with stealth; an ethereal character is held by ethereal monsters alone', () => {
    expect(held(['one'], ['stealth'], ['ghoul', 'ghost'])).toBe(true);
    expect(held(['one'], ['ethereal'], ['ghoul'])).toBe(true);
    expect(held(['one'], ['ethereal'], ['ghost'])).toBe(false);
  });

  test('by a card asks nobody who is held', () => {
    const table = new Table({ heroes: [hero('one'), hero('two')], items: [monster('ghoul')] });
    table.put('one', 'B-3');
    table.put('two', 'B-4');
    table.spawn('ghoul', 'B-4');
    table.give('one', 'skill/clear-the-line');
    table.choose('clear-the-line');
    expect(table.question).toBe('turn');
    expect(table.at('two')).toBe('B-4');
  });

  test('goes through walls for one step as if ethereal, where a card says so', () => {
    const table = new Table({ heroes: [hero('one')], stage: ward(['12', '34'], { rooms: ['12', '34'] }) });
    table.put('one', 'B-1');
    table.give('one', 'disorder/thin-wall');
    expect(table.offers('move:')).toEqual(['move:B-2']);
    table.choose('thin-wall');
    expect(table.options().map(({ key }) => key)).toContain('B-3');
    table.choose('B-3');
    expect(table.at('one')).toBe('B-3');
    expect(table.offers('move:')).toEqual(['move:B-4']);
  });
});

describe('Defy Time', () => {
  test('gives 1 AP for a step of the Warden, once in each turn', () => {
    const table = new Table({ heroes: [hero('one'), hero('two')] });
    table.choose('defy-time');
    expect([table.read('one', 'ap'), table.warden]).toEqual([4, 'A2']);
    expect(table.offers('defy-time')).toEqual([]);
    table.choose('end-turn').choose('defy-time');
    expect([table.read('two', 'ap'), table.warden]).toEqual([4, 'A3']);
  });
});

test('Defy Gravity turns any plain die that a card rolls for a character, once', () => {
  const table = new Table({ heroes: [hero('one')] });
  table.put('one', 'B-3');
  table.spawn('memory-token', 'B-3');
  table.set('one', 'insanity', 3);
  table.top('memory/somebody-elses-name', 'memory', table.entity('one'));
  table.dice(4).choose('memory:');
  expect(table.options().map(({ label }) => label)).toEqual([
    'No, keep the dice',
    'Turn a die from 4 to 5',
    'Turn a die from 4 to 3',
  ]);
  table.choose('4 to 5');
  expect([table.read('one', 'insanity'), table.warden, table.question]).toEqual([2, 'A2', 'turn']);
});

describe('in the turn of another', () => {
  const two = (more: Partial<TableSetup> = {}) => {
    const table = new Table({ heroes: [hero('one'), hero('two')], items: [guard('shield', 3, 1)], ...more });
    table.give('two', 'shield');
    return table;
  };

  test('a defense skill of 0 AP can be used by its owner, who is asked', () => {
    const table = two();
    expect(table.asked).toBe(table.entity('one'));
    table.choose('Let Two use something');
    expect([table.asked, table.offers('')]).toEqual([table.entity('two'), ['use@skill/shield#1', 'nothing']]);
    table.choose('use@skill/shield');
    expect([table.read('two', 'defense'), table.read('one', 'defense')]).toEqual([2, 1]);
    expect([table.asked, table.read('skill/shield', 'cooldown')]).toEqual([table.entity('one'), 3]);
    expect(table.offers('others:')).toEqual([]);
  });

  test('nothing need be used', () => {
    const table = two().choose('Let Two use something').choose('nothing');
    expect([table.question, table.read('skill/shield', 'cooldown')]).toEqual(['turn', 0]);
  });

  test('nothing is offered that costs AP or is for one’s own turn', () => {
    const table = new Table({ heroes: [hero('one'), hero('two')] });
    for (const card of ['skill/coupling-rod', 'skill/night-timetable']) table.give('two', card);
    expect(table.offers('others:')).toEqual([]);
  });

  test('keeps no turn open: it ends when its own player has nothing left', () => {
    const table = two({ heroes: [hero('one', { ap: 1 }), hero('two')], settings: { timeLimit: 0 } });
    table.put('one', 'B-3');
    table.set('one', 'insanity', 7);
    expect(table.offers('others:')).toHaveLength(1);
    expect(table.choose('B-4').asked).toBe(table.entity('two'));
  });
});
