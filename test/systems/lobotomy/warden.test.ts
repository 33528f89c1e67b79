import { describe, expect, test } from 'vitest';
import { hero, monster, movement, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

/** Characters at these spaces of quarter A; the Warden on A1 walks at the end of the round. */
function patrol(where: Record<string, string>, more: object = {}): Table {
  const table = new Table({
    heroes: Object.keys(where).map((id) => hero(id)),
    cards: [movement('patrol', { warden: true })],
    ...more,
  });
  for (const [id, space] of Object.entries(where)) table.put(id, space);
  return table;
}

describe('the Warden', () => {
  test('walks only when the card shows his symbol', () => {
    const table = new Table({ heroes: [hero('one')], cards: [movement('calm')] });
    expect(table.endTurns().warden).toBe('A1');
  });

  test('can be neither attacked nor held by, before the clash', () => {
    const table = patrol({ one: 'A-5' });
    table.put('warden', 'A-5');
    expect(table.offers('attack:')).toEqual([]);
    expect(table.offers('move:')).toEqual(['move:A-4', 'move:A-6']);
  });
});

test('before the clash he is none of the monsters that cards move or hurt', () => {
  const event = [
    { effect: 'move', who: 'monsters', toward: 'decider', steps: 1 },
    { effect: 'move', who: "inPlay('warden')", toward: 'decider', steps: 1 },
    { effect: 'damage', to: "union(monsters, inPlay('warden'))", amount: 1 },
  ];
  const table = new Table({
    heroes: [hero('one')],
    items: [monster('ghoul', { ap: 0 })],
    cards: [movement('stir', { do: event })],
  });
  table.put('one', 'A-9');
  const ghoul = table.spawn('ghoul', 'A-3');
  table.choose('end-turn');
  expect([table.at(ghoul), table.at('warden')]).toEqual(['A-4', 'A-1']);
  expect([table.read(ghoul, 'damage'), table.read('warden', 'damage')]).toEqual([1, 0]);
});

describe('a stomp', () => {
  test('rolls the Chaos die twice for damage that nothing prevents, stuns, and moves the Warden on', () => {
    const table = patrol({ one: 'A-2' });
    table.give('one', 'equipment/padded-jacket');
    table.dice('two-skulls', 'plus').choose('end-turn');
    expect(table.read('one', 'damage')).toBe(2);
    expect(table.warden).toBe('A3');
    // It got up for 1 AP as its turn began.
    expect(table.read('one', 'ap')).toBe(2);
  });

  test('goes on with whoever stands on the next space', () => {
    const table = patrol({ one: 'A-2', two: 'A-3' });
    table.choose('end-turn').dice('skull-1', 'blank', 'skull-1', 'skull-2').choose('end-turn');
    expect(['one', 'two'].map((id) => table.read(id, 'damage'))).toEqual([1, 2]);
    expect(table.warden).toBe('A4');
  });

  test('meets a character that walks onto his space at once, in its own turn', () => {
    const table = patrol({ one: 'A-2' });
    table.dice('blank', 'blank').choose('move:A-1');
    expect(table.warden).toBe('A2');
    expect(table.conditions(table.entity('one'))).toEqual(['Stunned']);
    expect(table.question).toBe('turn');
  });

  test('meets a character that an event moves over his space', () => {
    const event = [{ effect: 'move', who: 'decider', toward: "space('A-6')", steps: 2 }];
    const table = new Table({ heroes: [hero('one')], cards: [movement('drift', { do: event })] });
    table.put('one', 'A-4');
    table.put('warden', 'A-5');
    table.dice('skull-1', 'blank').choose('end-turn');
    expect([table.at('one'), table.read('one', 'damage'), table.warden]).toEqual(['A-6', 1, 'A2']);
  });

  test('spares whoever is stealthy', () => {
    const table = patrol({ one: 'A-2' });
    table.give('one', 'equipment/felt-slippers');
    table.choose('felt-slippers').choose('move:A-1');
    expect(table.read('one', 'damage')).toBe(0);
    expect(table.warden).toBe('A1');
  });

  test('of one among several on a space: the players say whom', () => {
    const table = patrol({ one: 'A-2', two: 'A-2' });
    table.choose('end-turn').choose('end-turn');
    expect(table.question).toBe('tie-stomp');
    table.dice('skull-1', 'blank').choose('two');
    expect(['one', 'two'].map((id) => table.read(id, 'damage'))).toEqual([0, 1]);
    expect(table.warden).toBe('A3');
  });

  test('that kills moves him one space, and three more for the death', () => {
    const table = patrol({ one: 'A-2' });
    table.set('one', 'damage', 6);
    table.dice('three-skulls', 'blank').choose('end-turn').choose('centre-3');
    expect(table.at('one')).toBe('centre-3');
    expect(table.read('one', 'health')).toBe(7);
    expect(table.warden).toBe('A6');
  });
});

describe('a death', () => {
  test('leaves cooldowns, wears each item once, and never brings insanity below none lost', () => {
    const table = new Table({
      heroes: [hero('one', { health: 1 })],
      items: [monster('ghoul', { ar: 2 })],
      cards: [movement('calm')],
    });
    table.put('one', 'B-3');
    table.set('one', 'insanity', 1);
    const slat = table.give('one', 'weapon/bed-slat');
    const key = table.give('one', 'weapon/radiator-key');
    const draught = table.give('one', 'drug/black-draught');
    const skill = table.give('one', 'skill/coupling-rod');
    table.set(skill, 'cooldown', 3);
    table.spawn('ghoul', 'B-3');
    table.endTurns().dice(2, 2, 2, 2).choose('go-on').choose('centre-1');
    expect(table.read('one', 'insanity')).toBe(0);
    expect(table.read(slat, 'durability')).toBe(2);
    const cards = table.view().seats[0]?.cards.map(({ entity }) => entity);
    expect(cards).toContain(key);
    expect(cards).not.toContain(draught);
    // One less for the turn that has begun.
    expect(table.read(skill, 'cooldown')).toBe(2);
  });

  test('wears no memory: those are no items of the inventory, and take none of its slots', () => {
    // With the sledgehammer that he begins with all slots are taken.
    const load = ['a', 'b'].map((id) => weapon(id, { dice: 1 }));
    const table = new Table({
      heroes: ['osgood-pell'],
      items: [monster('ghoul', { ar: 2 }, { attacks: [{ id: 'claw', dice: 6 }] }), ...load],
      cards: [movement('calm')],
    });
    table.put('osgood-pell', 'B-3');
    table.set('osgood-pell', 'insanity', 7);
    table.set('osgood-pell', 'damage', table.read('osgood-pell', 'maxHealth') - 1);
    const bar = table.give('osgood-pell', 'memory/wrecking-bar');
    const carried = load.map(({ id }) => table.give('osgood-pell', id));
    const before = [bar, ...carried].map((card) => table.read(card, 'durability'));
    table.spawn('ghoul', 'B-3');
    // Nothing had to be put away.
    expect(table.question).toBe('turn');
    table.dice(2, 2, 2, 2, 2, 2).choose('end-turn');
    table.choose('centre-1');
    const after = [bar, ...carried].map((card) => table.read(card, 'durability'));
    expect(after.map((each, index) => (before[index] as number) - each)).toEqual([0, 1, 1]);
  });

  test('of two at once moves him three spaces for each', () => {
    const plague = movement('plague', { do: [{ effect: 'kill', who: 'characters' }] });
    const table = new Table({ heroes: [hero('one'), hero('two')], cards: [plague] });
    for (const one of ['one', 'two']) table.put(one, 'B-3');
    table.endTurns().choose('centre-1').choose('centre-2');
    expect(table.warden).toBe('A7');
  });

  test('ends a Tantrum', () => {
    const table = new Table({
      heroes: [hero('one', { health: 1 }), hero('two')],
      items: [monster('ghoul', { ar: 2 })],
    });
    for (const one of ['one', 'two']) table.put(one, 'B-3');
    table.set('two', 'insanity', 7);
    for (let n = 0; n < 2; n++) table.spawn('ghoul', 'B-3');
    table.choose('end-turn').choose('end-turn').choose('tantrum').dice(2, 2, 2, 2).choose('go-on');
    table.dice(2, 2, 2, 2, 2).choose('centre-1');
    expect(table.read('two', 'damage')).toBe(4);
  });
});
