/** Tobias Renn's cards, each played once. He has Imagination 9: nine dice for a search or a lock. */
import { describe, expect, test } from 'vitest';
import { hero, monster, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const T = 'tobias-renn';
/** Nine dice, so many of which succeed. */
const successes = (count: number) => Array.from({ length: 9 }, (_, die) => (die < count ? 4 : 1));

/** Tobias and a friend in a room of three spaces, whose door to B-4 is not there yet. */
function shop(cards: readonly string[] = []) {
  const table = new Table({
    heroes: [T, hero('two')],
    items: [
      monster('ghoul', { health: 9, defense: 0 }),
      monster('archer', {}, { attacks: [{ id: 'shot', dice: 4, range: 1 }] }),
    ],
    stage: ward(['123456789abc'], { rooms: ['123', '456789abc'], doorways: ['34'] }),
  });
  for (const each of [T, 'two']) table.put(each, 'B-3');
  table.door('B-3', 'B-4', 'none');
  const [card = 0] = cards.map((key) => table.give(T, key));
  return { table, card };
}

const locked = (table: Table, strength: number) => table.door('B-3', 'B-4', 'locked', { strength, isRevealed: true });
const cost = (table: Table, words: string) => table.options().find(({ key }) => key.startsWith(words))?.cost;

describe('Fine Hands', () => {
  test('makes the first search of a turn free, and only the first', () => {
    const { table } = shop();
    for (let n = 0; n < 2; n++) table.spawn('body-weapon', 'B-3');
    expect(cost(table, 'search:')).toBe('');
    table.choose('search:B-3#2');
    expect([table.read(T, 'ap'), cost(table, 'search:')]).toEqual([3, '1 AP']);
    table.choose('search:B-3');
    expect(table.read(T, 'ap')).toBe(2);
  });

  test('or the first door, after which a search costs 1 AP; in the next turn it is free again', () => {
    const { table } = shop();
    table.door('B-3', 'B-4', 'open');
    table.spawn('body-weapon', 'B-3');
    table.choose('reveal:');
    expect([table.read(T, 'ap'), cost(table, 'search:')]).toEqual([3, '1 AP']);
    table.endTurns().choose('end-turn');
    expect(cost(table, 'search:')).toBe('');
  });
});

describe('skills', () => {
  test('Nine Tumblers adds 2 successes to the next unlock test of the turn', () => {
    const { table } = shop(['skill/nine-tumblers']);
    const door = locked(table, 4);
    table
      .choose('nine-tumblers')
      .dice(...successes(2))
      .choose('unlock:');
    // The Skeleton Keys that he begins with are not needed.
    expect([table.question, table.doorState(door)]).toEqual(['turn', 'none']);
  });

  test('or to the next search', () => {
    const { table } = shop(['skill/nine-tumblers']);
    for (let n = 0; n < 2; n++) table.spawn('medicine-chest', 'B-3');
    table
      .choose('nine-tumblers')
      .dice(...successes(0))
      .choose('search:B-3#2');
    expect(table.offers('drug')).toEqual(['drug']);
    table
      .choose('nothing')
      .dice(...successes(1))
      .choose('search:');
    expect(table.everywhere('nurse')).toEqual(['B-3']);
  });

  test('Deadbolt puts a lock of strength 4 on an empty doorway', () => {
    const { table, card } = shop(['skill/deadbolt']);
    table.choose('deadbolt');
    const door = table.doorway('B-3', 'B-4');
    expect([
      table.doorState(door),
      table.view().board.borders.find(({ entity }) => entity === door)?.door?.strength,
    ]).toEqual(['locked', 4]);
    expect([table.read(T, 'ap'), table.read(card, 'cooldown')]).toEqual([2, 3]);
  });

  test('Spring Trap strikes one space away with power', () => {
    const { table } = shop(['skill/spring-trap']);
    const ghoul = table.spawn('ghoul', 'B-2');
    table.dice(5, 1, 1, 1, 1, 1).choose('spring-trap').choose('decline');
    expect([table.told('Dice'), table.read(ghoul, 'damage'), table.conditions(ghoul)]).toEqual([6, 1, ['Stunned']]);
  });

  test('Back to the Wall: Defense +1, and +2 against attacks from another space', () => {
    const { table } = shop(['skill/back-to-the-wall']);
    table.put('two', 'B-9');
    table.spawn('ghoul', 'B-3');
    table.spawn('archer', 'B-2');
    table.choose('back-to-the-wall').endTurns();
    table.choose('B-2').goOnWith(6, 6, 6, 6, 6, 6, 6, 6, 6);
    expect(table.rolls().map(({ lines }) => lines.find(({ text }) => text.startsWith('Defense'))?.value)).toEqual([
      '-3',
      '-2',
    ]);
  });
});

describe('memories', () => {
  test('Pick Number Seven lets an unlock test on his space succeed with 2 successes, whoever takes it', () => {
    const { table, card } = shop(['memory/pick-number-seven']);
    const door = locked(table, 5);
    table.choose('end-turn').choose('unlock:');
    expect(table.asked).toBe(table.entity(T));
    table.dice(4, 4, 1, 1, 1, 1, 1).choose('use');
    expect([table.doorState(door), table.read(card, 'charges')]).toEqual(['none', 3]);
  });

  test('Pick Number Seven is not asked about a lock that needs no more', () => {
    const { table } = shop(['memory/pick-number-seven']);
    const door = locked(table, 2);
    table.dice(...successes(2)).choose('unlock:');
    expect([table.question, table.doorState(door)]).toEqual(['turn', 'none']);
  });

  test('The Vault’s Voice shows every face-down door and locker of his quarter', () => {
    const { table } = shop(['memory/the-vaults-voice']);
    const door = table.door('B-3', 'B-4', 'barricaded', { strength: 3 });
    for (const space of ['B-1', 'B-9', 'C-2']) table.spawn('cot', space);
    table.choose('the-vaults-voice');
    expect(table.everywhere('cot')).toEqual(['B-1', 'B-9']);
    expect(table.view().board.borders.find(({ entity }) => entity === door)?.door).toEqual({
      state: 'face-down',
      known: 'barricaded',
      strength: 3,
    });
    expect(table.offers('the-vaults-voice')).toEqual([]);
  });

  test('Strongbox keeps two items at no slots, and gives them back all at once', () => {
    const { table } = shop(['memory/strongbox']);
    const items = () =>
      table
        .view()
        .seats[0]?.cards.filter(({ footer }) => footer !== 'In the Strongbox')
        .map(({ item }) => item);
    table.give(T, 'weapon/fire-axe');
    table.choose('store@').choose('fire-axe').choose('store@').choose('skeleton-keys');
    expect(table.offers('store@')).toEqual([]);
    expect(table.offers('fire-axe')).toEqual([]);
    expect(items()).toEqual(['weapon/broom-handle', 'memory/strongbox']);
    table.choose('open@');
    expect(new Set(items())).toEqual(new Set(['weapon/broom-handle', 'weapon/fire-axe', 'equipment/skeleton-keys']));
    expect(table.read(T, 'ap')).toBe(3);
  });

  test('Strongbox gives back what is in it when it is traded for a skill', () => {
    const { table } = shop(['memory/strongbox']);
    table.give(T, 'memory/the-cold-ward');
    table.choose('store@').choose('broom-handle').choose('recall').choose('strongbox').choose('deadbolt');
    const { cards = [] } = table.view().seats[0] ?? {};
    expect(cards.map(({ item }) => item).sort()).toEqual([
      'equipment/skeleton-keys',
      'skill/deadbolt',
      'weapon/broom-handle',
    ]);
    expect(cards.every(({ footer }) => footer !== 'In the Strongbox')).toBe(true);
  });

  test('Clockwork Sparrow sings at most 2 spaces away, and basic monsters march to it until the round ends', () => {
    const { table, card } = shop(['memory/clockwork-sparrow']);
    const nurse = table.spawn('nurse', 'B-6');
    table.choose('clockwork-sparrow');
    expect(table.offers('B-6')).toEqual([]);
    table.choose('B-5').endTurns().goOn();
    expect([table.at(nurse), table.everywhere('taunt'), table.read(card, 'cooldown')]).toEqual(['B-5', [], 3]);
  });

  test('Anvil Weight strikes with 6 dice and power; it cannot be given away', () => {
    const { table, card } = shop(['memory/anvil-weight']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(5, 5, 1, 2, 2, 2).choose('anvil-weight').choose('decline');
    expect([table.read(ghoul, 'damage'), table.conditions(ghoul), table.read(card, 'durability')]).toEqual([
      2,
      ['Stunned'],
      4,
    ]);
    table.choose('trade:');
    expect(table.offers('anvil-weight')).toEqual([]);
  });
});
