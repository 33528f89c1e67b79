/** Wren Hollis' cards, each played once. She has 4 AP. */
import { describe, expect, test } from 'vitest';
import { hero, monster, movement, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { untilAsked } from './pieces';

const W = 'wren-hollis';
const SWEEP = { attacks: [{ id: 'sweep', dice: 4, area: 'space' }] };

/** Wren on B-2, another character far off. Two rows of spaces with a wall between them; a doorway leads from 3 to 4. */
function hall(cards: readonly string[] = [], more: { cards?: ReturnType<typeof movement>[] } = {}) {
  const table = new Table({
    heroes: [W, hero('two')],
    items: [monster('ghoul', { health: 9, defense: 0 }), monster('giant', { health: 9 }, SWEEP)],
    stage: ward(['1234', '5678'], { rooms: ['123', '4', '567', '8'], doorways: ['34'] }),
    ...more,
  });
  table.put(W, 'B-2');
  table.put('two', 'C-9');
  table.door('B-3', 'B-4', 'none');
  const [card = 0] = cards.map((key) => table.give(W, key));
  return { table, card };
}

test('Light Tread: the Warden walks onto her space, and stomps whoever else is there', () => {
  const { table } = hall([], { cards: [movement('bell', { warden: true })] });
  for (const each of [W, 'two']) table.put(each, 'A-2');
  table.choose('end-turn').dice('skull-1', 'skull-2').choose('end-turn');
  expect([W, 'two'].map((each) => table.read(each, 'damage'))).toEqual([0, 2]);
  // The stomp takes him one space farther.
  expect([table.warden, table.conditions(table.entity(W))]).toEqual(['A3', []]);
});

describe('skills', () => {
  test('Sleepwalk lets her leave a space with monsters until her turn ends', () => {
    const { table, card } = hall(['skill/sleepwalk']);
    table.spawn('ghoul', 'B-2');
    expect(table.offers('move:')).toEqual([]);
    table.choose('sleepwalk').choose('move:B-3');
    expect([table.at(W), table.read(W, 'ap'), table.read(card, 'cooldown')]).toEqual(['B-3', 3, 3]);
  });

  test('Not in the Bed: she steps away when she is targeted, and the attack is lost', () => {
    const { table } = hall(['skill/not-in-the-bed']);
    table.spawn('ghoul', 'B-2');
    table.spawn('ghoul', 'B-1');
    table.afflict(table.entity('ghoul', 2), 'held');
    table.endTurns();
    untilAsked(table, W).choose('not-in-the-bed');
    expect([table.at(W), table.rolls()]).toEqual(['B-3', []]);
  });

  test('Not in the Bed: an attack on her whole space still hits the others', () => {
    const { table } = hall(['skill/not-in-the-bed']);
    table.put('two', 'B-2');
    table.set('two', 'damage', 5);
    table.spawn('giant', 'B-2');
    table.endTurns();
    while (table.offers('not-in-the-bed').length === 0) table.choose('go-on');
    table.choose('not-in-the-bed').choose('B-1').goOnWith(6, 6, 1, 1);
    expect([table.read(W, 'damage'), table.read('two', 'damage')]).toEqual([0, 6]);
  });

  test('Under the Mattress strikes with 5 dice for no AP', () => {
    const { table } = hall(['skill/under-the-mattress']);
    const ghoul = table.spawn('ghoul', 'B-2');
    table.dice(5, 5, 1, 1, 1).choose('under-the-mattress');
    expect([table.read(ghoul, 'damage'), table.read(W, 'ap')]).toEqual([2, 4]);
  });

  test('Dream Logic takes her through walls until her turn ends, at an AP that it gives back', () => {
    const { table, card } = hall(['skill/dream-logic']);
    expect(table.offers('move:B-6')).toEqual([]);
    table.choose('dream-logic').choose('move:B-6');
    expect([table.at(W), table.read(W, 'ap'), table.read(card, 'cooldown')]).toEqual(['B-6', 3, 5]);
    table.endTurns().choose('end-turn');
    expect(table.offers('move:B-2')).toEqual([]);
  });
});

describe('memories', () => {
  test('Landing Window goes through a wall, not by a door or an open way, and gives 1 AP', () => {
    const { table } = hall(['memory/landing-window']);
    table.put(W, 'B-3');
    table.door('B-3', 'B-4', 'locked', { strength: 4, isRevealed: true });
    table.spawn('ghoul', 'B-3');
    table.choose('landing-window');
    expect([table.at(W), table.read(W, 'ap'), table.offers('landing-window')]).toEqual(['B-7', 5, []]);
  });

  test('Landing Window needs a wall with something behind it', () => {
    const { table } = hall(['memory/landing-window']);
    table.put(W, 'C-2');
    expect(table.offers('landing-window')).toEqual([]);
  });

  test('Lullaby keeps basic monsters on her space from attacking in the next monsters’ turn, and no other', () => {
    const { table } = hall(['memory/lullaby-second-verse']);
    const ghoul = table.spawn('ghoul', 'B-2');
    table.choose('lullaby').endTurns();
    expect([table.question, table.rolls()]).toEqual(['turn', []]);
    table.endTurns().goOnWith(1, 1, 1, 1);
    expect([table.rolls().length, table.at(ghoul)]).toEqual([1, 'B-2']);
  });

  test('Moth Jar finds the cheapest thing in a locker without a test, for the usual 1 AP', () => {
    const { table, card } = hall(['memory/moth-jar']);
    table.spawn('tool-locker', 'B-2');
    table.choose('search:').choose('use');
    expect(table.options().map(({ key }) => key)).toEqual(['weapon', 'nothing']);
    table.choose('weapon');
    expect(table.view().seats[0]?.cards.filter(({ item }) => item.startsWith('weapon/'))).toHaveLength(2);
    expect([table.read(W, 'ap'), table.read(card, 'charges'), table.everywhere('tool-locker')]).toEqual([3, 2, []]);
  });

  test('Moth Jar is of no use on a body, and may stay shut', () => {
    const { table } = hall(['memory/moth-jar']);
    for (const id of ['tool-locker', 'body-weapon']) table.spawn(id, 'B-2');
    table.choose('search:B-2#2');
    expect(table.question).toBe('turn');
    table.choose('search:').dice(1, 1, 1, 1, 1, 1).choose('decline');
    expect(table.everywhere('scavenger')).toEqual(['B-2']);
  });

  test('Sewing Shears deal 2 with a natural 6', () => {
    const { table, card } = hall(['memory/sewing-shears']);
    const ghoul = table.spawn('ghoul', 'B-2');
    table.dice(6, 5, 1, 2).choose('sewing-shears');
    expect([table.read(ghoul, 'damage'), table.read(card, 'durability')]).toEqual([3, 3]);
  });

  test('Someone Left the Light On gives back 2 insanity', () => {
    const { table } = hall(['memory/someone-left-the-light-on']);
    expect(table.offers('light-on')).toEqual([]);
    table.set(W, 'insanity', 3);
    table.choose('light-on');
    expect([table.read(W, 'insanity'), table.offers('light-on')]).toEqual([1, []]);
  });
});
