import { describe, expect, test } from 'vitest';
import { hero, monster, movement, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const token = (id: string, more: Record<string, unknown>) => ({
  kind: 'token',
  id,
  source: 'original' as const,
  name: id,
  ...more,
});
const LOCKER = token('big-locker', { family: 'locker', search: { weapon: 2, monster: 'ghoul' } });

function at(place: string, tokens: readonly string[], more: { settings?: Record<string, number> } = {}): Table {
  const table = new Table({ heroes: [hero('one'), hero('two')], items: [LOCKER, monster('ghoul')], ...more });
  for (const one of ['one', 'two']) table.put(one, place);
  for (const id of tokens) table.spawn(id, place);
  return table;
}

const held = (table: Table, seat = 0) => table.view().seats[seat]?.cards.map(({ item }) => item.split('/')[0]);

describe('a body', () => {
  test.each(['weapon', 'equipment', 'drug'])('gives the card that it shows: %s', (kind) => {
    const table = at('B-3', [`body-${kind}`]).choose('search');
    expect(held(table)).toEqual([kind]);
    expect(table.everywhere(`body-${kind}`)).toEqual([]);
  });

  test('or lets the monster that it shows appear there', () => {
    const table = at('B-3', ['body-nurse']).choose('search');
    expect(table.everywhere('nurse')).toEqual(['B-3']);
    expect(held(table)).toEqual([]);
  });
});

describe('a locker', () => {
  test('costs 1 AP to search and is discarded, found or not', () => {
    const table = at('B-3', ['big-locker']).dice(1, 1, 1, 1, 1, 1, 1).choose('search');
    expect(table.read('one', 'ap')).toBe(2);
    expect(table.everywhere('big-locker')).toEqual([]);
  });

  test('lets its monster appear where too few successes were rolled to buy anything', () => {
    const table = at('B-3', ['big-locker']).dice(6, 1, 1, 1, 1, 1, 1).choose('search');
    expect(table.everywhere('ghoul')).toEqual(['B-3']);
  });

  test('has been passed by whoever could buy and takes nothing', () => {
    const table = at('B-3', ['big-locker']).dice(6, 6, 1, 1, 1, 1, 1).choose('search').choose('nothing');
    expect(table.everywhere('ghoul')).toEqual([]);
    expect(held(table)).toEqual([]);
  });

  test('does not say what is in it while it lies face down', () => {
    const table = at('B-3', ['big-locker', 'cot']);
    expect(table.offers('search:')).toEqual(['search:B-3', 'search:B-3#2']);
  });
});

describe('an imaginary locker', () => {
  test('needs the Warden on B1 or beyond', () => {
    const table = at('B-3', []);
    expect(table.walkTheWarden(12).offers('locker')).toEqual([]);
    expect(table.walkTheWarden(13).offers('locker')).toEqual(['locker:locker']);
  });

  test('costs 1 AP and 1 insanity, and may be searched by who imagined it only', () => {
    const table = at('B-3', [], { settings: { lockerFromSpace: 1 } }).choose('locker');
    expect([table.read('one', 'ap'), table.read('one', 'insanity')]).toEqual([2, 1]);
    expect(table.offers('search:')).toEqual(['search:B-3']);
    table.choose('end-turn');
    expect(table.offers('search:')).toEqual([]);
  });

  test('is forgotten once it is back in the bag', () => {
    const cards = [movement('a-locker', { do: [{ effect: 'spawn', what: 'locker-tokens', at: "space('B-3')" }] })];
    const table = new Table({
      heroes: [hero('one'), hero('two')],
      cards,
      items: [ONE_LOCKER],
      settings: { lockerFromSpace: 1 },
    });
    for (const one of ['one', 'two']) table.put(one, 'B-3');
    table.choose('locker').dice(1, 1, 1, 1, 1, 1, 1).choose('search').endTurns();
    expect(table.asked).toBe(table.entity('two'));
    expect(table.offers('search:')).toEqual(['search:B-3']);
  });

  const ONE_LOCKER = {
    kind: 'supply',
    id: 'locker-tokens',
    source: 'original' as const,
    name: 'Locker tokens',
    hidden: true,
    draw: 'random',
    pieces: [{ piece: 'linen-cupboard', count: 1 }],
  };
});

test('cards lay tokens of a bag', () => {
  const body = movement('a-body', { do: [{ effect: 'spawn', what: 'body-tokens', placement: 'random-space' }] });
  const table = new Table({ heroes: [hero('one')], cards: [body], stage: ward(['123456789abc']) });
  table.dice(4, 9).choose('end-turn');
  const laid = table.view().figures.filter(({ name }) => name === 'Body');
  expect(laid.map(({ space }) => table.play.program.system.keyOf(table.play, space))).toEqual(['D-9']);
});
