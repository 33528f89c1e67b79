/** What single cards do: Items, Events and Hallucinations that no rule needs for an example. */
import { expect, test } from 'vitest';
import { ORRIN, playersFor, STACEY, Table } from './table';

/** The Day Room with a hallway below it, and Stacey in the upper half. */
function hallway(): Table {
  const table = new Table();
  table.lay('music-box', 0, 3, 0, 0);
  table.put(STACEY, '2a');
  return table;
}

/** What a seat knows of the hallway at a place of the map. */
const known = (table: Table, seat: number, place: number) =>
  table.view(seat).board.spaces.find(({ id }) => id === `${place}b`)?.title;

test('the Candle shows one face-down hallway beside its owner to nobody else, once each turn and for nothing', () => {
  const table = hallway();
  table.lay('drugged', 0, 6, 0, 1);
  table.lay('diary', 0, -3, 0, 0);
  table.give(STACEY, 'candle');
  table.turnOf(STACEY, 1);
  // The other half of the hallway that she stands in is not beside it.
  expect(table.ways('2a')).toContain('2b');
  expect(table.offers('Candle')).toEqual([]);
  table.put(STACEY, '1a');
  table.turnOf(STACEY, 1).choose('Use Candle');
  expect(table.options().map(({ label }) => label)).toEqual(['hallway 2a', 'hallway 4b']);
  table.choose('hallway 4b');
  expect([known(table, 0, 4), known(table, 1, 4), known(table, 0, 2)]).toEqual(['Diary', undefined, undefined]);
  expect([table.read(STACEY, 'ap'), table.cards('map').length, table.offers('Candle')]).toEqual([1, 3, []]);
});

test('the Skeleton Key goes from anywhere to a Room for 2 AP, unless its owner may not jump', () => {
  const table = hallway();
  table.lay('room-linen', 6, 0);
  table.give(STACEY, 'skeleton-key');
  table.turnOf(STACEY, 1);
  expect(table.offers('Skeleton Key')).toEqual([]);
  table.turnOf(STACEY, 5).choose('Use Skeleton Key', 'Linen Room');
  expect([table.at(STACEY), table.read(STACEY, 'ap'), table.offers('Skeleton Key')]).toEqual(['3a', 3, []]);
  const barred = hallway();
  barred.give(STACEY, 'skeleton-key', 'other-worlds');
  barred.turnOf(STACEY, 5);
  expect(barred.offers('Skeleton Key')).toEqual([]);
});

test('the Chalk lays a new card where its owner stands, once each turn for 1 AP', () => {
  const table = hallway();
  table.put(STACEY, '2b');
  table.top('room-linen');
  table.give(STACEY, 'chalk');
  table.turnOf(STACEY, 3).choose('Use Chalk');
  expect([table.question, table.read(STACEY, 'ap')]).toEqual(['lay-door', 2]);
  expect(table.options().every(({ key }) => key.startsWith('2b.'))).toBe(true);
  table.choose('2b.S', 'N@0,6,0');
  expect([table.cards('open-map').includes('room-linen'), table.ways('3a')]).toEqual([true, ['2b']]);
  expect([table.offers('expand:').length, table.offers('Chalk')]).toEqual([1, []]);
});

test('the Spectacles search once each turn for nothing, and no Room', () => {
  const table = hallway();
  table.top('rope', 1);
  table.give(STACEY, 'spectacles');
  table.turnOf(STACEY, 1).choose('Use Spectacles');
  expect(table.view(1).decision).toMatchObject({ question: 'Stacey decides', options: [] });
  table.choose('Take it');
  expect(table.cards('items', STACEY)).toEqual(['spectacles', 'music-box']);
  expect([table.read(STACEY, 'ap'), table.offers('Spectacles'), table.offers('search:').length]).toEqual([1, [], 1]);
  const room = hallway();
  room.give(STACEY, 'spectacles');
  room.put(STACEY, '1a');
  room.turnOf(STACEY, 1);
  expect(room.offers('Spectacles')).toEqual([]);
});

/** Stacey fails a check in the dark, with the pile of Hallucinations as it lies. */
function caught(table: Table): void {
  table.lay('dark-hallway', 0, 6);
  table.put(table.shadow(1), '3a');
  table.put(STACEY, '2b');
  table.stalked(STACEY, 1).dice(1, 1);
}

test('the Pocket Mirror sends a Hallucination under the pile for the next one, once and if its owner likes', () => {
  const table = hallway();
  table.give(STACEY, 'pocket-mirror');
  const [first, second] = table.cards('deck:hallucinations') as [string, string];
  const count = table.cards('deck:hallucinations').length;
  caught(table);
  expect([table.question, table.asked, table.cards('hallucinations', STACEY)]).toEqual(['use', STACEY, [first]]);
  table.choose('use');
  expect(table.question).toBe('turn');
  expect([table.cards('hallucinations', STACEY), table.cards('deck:hallucinations').at(-1)]).toEqual([[second], first]);
  expect(table.cards('deck:hallucinations')).toHaveLength(count - 1);
  const kept = hallway();
  kept.give(STACEY, 'pocket-mirror');
  caught(kept);
  kept.choose('decline');
  expect(kept.cards('hallucinations', STACEY)).toEqual([first]);
});

test('the Visiting Hour leads to another player, and to any Room for whoever is alone', () => {
  const table = hallway();
  table.put(ORRIN, '2b');
  table.put(STACEY, '1a');
  table.give(STACEY, 'visiting-hour');
  table.turnOf(STACEY, 0).choose('Use Visiting Hour', 'Orrin Vale');
  expect([table.at(STACEY), table.cards('hand', STACEY), table.cards('discard:hallway')]).toEqual([
    '2b',
    [],
    ['visiting-hour'],
  ]);
  const alone = new Table({ players: playersFor(1) });
  alone.lay('music-box', 0, 3, 0, 0);
  alone.lay('room-linen', 6, 0);
  alone.put(STACEY, '2b');
  alone.give(STACEY, 'visiting-hour');
  alone.turnOf(STACEY, 0).choose('Use Visiting Hour', 'Linen Room');
  expect(alone.at(STACEY)).toBe('3a');
});

test('a Mistaken Memory exchanges a Safe Thing that is not claimed, unseen by others, and claims what is there', () => {
  const table = hallway();
  table.needs(STACEY, 'rope', 'candle');
  const [claimed] = table.give(STACEY, 'rope', 'diary', 'mistaken-memory');
  table.set(claimed as number, 'protected', 1);
  // Only the Diary is left to be exchanged for.
  for (const thing of table.zone('things')) if (table.idOf(thing) !== 'safe-diary') table.box(thing);
  table.turnOf(STACEY, 1);
  table.choose('Use Mistaken Memory');
  expect([table.cards('safe-things', STACEY), table.cards('things')]).toEqual([
    ['safe-rope', 'safe-diary'],
    ['safe-candle'],
  ]);
  expect(table.zone('items', STACEY).map((card) => table.column(card, 'protected'))).toEqual([1, 1]);
  expect(table.cards('discard:hallway')).toEqual(['mistaken-memory']);
  // With everything claimed there is nothing to exchange.
  table.give(STACEY, 'mistaken-memory');
  table.turnOf(STACEY, 1);
  expect(table.offers('Mistaken Memory')).toEqual([]);
});

test('the Safe Thing that a Mistaken Memory brings is seen by its owner alone', () => {
  const table = hallway();
  table.needs(STACEY, 'candle');
  table.give(STACEY, 'mistaken-memory');
  table.turnOf(STACEY, 1).choose('Use Mistaken Memory');
  const [thing] = table.cards('safe-things', STACEY);
  expect(thing).not.toBe('safe-candle');
  const shown = (seat: number) => JSON.stringify(table.view(seat)).includes(`safe-thing/${thing}`);
  expect([shown(0), shown(1)]).toEqual([true, false]);
});

test('in the Long Corridor the first Search of each turn costs 1 AP more, for whoever is in it', () => {
  const table = hallway();
  table.put(ORRIN, '2b');
  table.give(STACEY, 'the-long-corridor');
  table.turnOf(STACEY, 1);
  expect([table.offers('search:'), table.read(ORRIN, 'searchCost')]).toEqual([[], 1]);
  table.turnOf(STACEY, 4).choose('Search', 'Put it back');
  expect([table.read(STACEY, 'ap'), table.read(STACEY, 'searchCost')]).toEqual([2, 1]);
  table.choose('Search', 'Put it back');
  expect(table.read(STACEY, 'ap')).toBe(1);
});
