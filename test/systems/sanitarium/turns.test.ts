/** A turn: dice, action points, what they buy, and what is had and lost. */
import { expect, test } from 'vitest';
import { ORRIN, playersFor, STACEY, Table } from './table';

/** The Day Room with a hallway below it, and Stacey in the lower half. */
function hallway(): Table {
  const table = new Table();
  table.lay('music-box', 0, 3, 0, 0);
  table.put(STACEY, '2b');
  return table;
}

test('one die is for AP, and each of the others moves a Shadow', () => {
  const table = new Table();
  table.lay('dark-hallway', 0, 3);
  table.lay('dark-hallway', 0, 6);
  table.put(table.shadow(1), '2a');
  table.put(table.shadow(2), '3a');
  table.turnOf(STACEY).stage('roll').dice(2, 5, 3);
  expect([table.question, table.options().map(({ label }) => label)]).toEqual(['allot', ['5 AP', '3 AP', '2 AP']]);
  table.choose('5 AP', '3 for the first Shadow');
  expect([
    table.read(STACEY, 'ap'),
    table.column(table.game, 'firstMoves'),
    table.column(table.game, 'secondMoves'),
  ]).toEqual([5, 3, 2]);
});

test('the Rope throws again as many of the dice as one likes', () => {
  const table = new Table();
  table.give(STACEY, 'rope');
  table.turnOf(STACEY).stage('roll').dice(1, 1, 4, 6);
  expect([table.question, table.asked]).toEqual(['use', STACEY]);
  table.choose('use', 'die/d6#1');
  if (table.question === 'pick') table.choose(table.options().find(({ isDecline }) => isDecline)?.key ?? 'done');
  expect(table.options().map(({ label }) => label)).toEqual(['6 AP', '4 AP', '1 AP']);
});

test('a Search shows the card to whoever searches alone, and it may be put back', () => {
  const table = hallway();
  table.turnOf(STACEY, 2).choose('Search');
  expect(table.view(0).decision?.question).toBe('Music Box lies here. Is it taken?');
  expect(table.view(1).decision).toMatchObject({ question: 'Stacey decides', options: [] });
  table.choose('Put it back');
  expect([table.cards('items', STACEY), table.read(STACEY, 'ap')]).toEqual([[], 1]);
  expect(table.view(0).board.spaces.find(({ id }) => id === '2b')?.title).toBe('Music Box');
  expect(table.view(1).board.spaces.find(({ id }) => id === '2b')?.title).toBeUndefined();
});

test('one Item may be taken in a turn, any number of Events, and a Room cannot be searched', () => {
  const table = hallway();
  table.top('rope', 1);
  table.turnOf(STACEY, 5).choose('Search', 'Take it', 'Search');
  expect(table.options().map(({ key }) => key)).toEqual(['put-back']);
  table.choose('Put it back');
  table.put(STACEY, '1a');
  expect(table.offers('search:')).toEqual([]);
  const events = hallway();
  events.lay('drugged', 2, 3, 0, 0);
  events.put(STACEY, '3a');
  events.top('deep-breath', 0);
  events.turnOf(STACEY, 3).choose('Search', 'Take it', 'Search', 'Take it');
  expect(events.cards('hand', STACEY)).toEqual(['drugged', 'deep-breath']);
});

test('an Item that is a Safe Thing is revealed, protected and outside of the limit', () => {
  const table = hallway();
  table.needs(STACEY, 'music-box');
  table.give(STACEY, 'rope', 'candle', 'diary', 'chalk', 'spectacles');
  table.turnOf(STACEY, 1).choose('Search', 'Take it');
  const card = table.zone('items', STACEY).at(-1) as number;
  expect([table.column(card, 'protected'), table.read(card, 'sanityValue')]).toEqual([1, 5]);
  expect(table.view(1).seats[0]?.meters[0]).toMatchObject({ value: 1, max: 1 });
  expect(table.view(1).seats[0]?.cards.find(({ type }) => type === 'Safe Thing')?.name).toBe('Music Box');
});

test('whoever claims a card beyond the limit gives one up first', () => {
  const table = hallway();
  table.give(STACEY, 'rope', 'candle', 'diary', 'chalk', 'spectacles');
  table.turnOf(STACEY, 1).choose('Search', 'Take it');
  expect([table.question, table.view().decision?.note]).toEqual([
    'over-limit',
    '5 unprotected cards, of which 4 may stay',
  ]);
  table.choose('discard:item-card/rope');
  expect(table.cards('items', STACEY)).toEqual(['candle', 'diary', 'chalk', 'spectacles', 'music-box']);
});

test('Concentrate takes the whole AP die, and its Sanity is gone with the turn', () => {
  const table = new Table();
  table.give(STACEY, 'confusion', 'sneakers');
  table.lay('music-box', 0, 3, 0, 0);
  table.turnOf(STACEY, 5).choose('move:2a');
  expect(table.offers('concentrate:')).toEqual([]);
  table.turnOf(STACEY, 5).choose('concentrate:');
  expect([table.read(STACEY, 'ap'), table.read(STACEY, 'sanity')]).toEqual([0, 2]);
  expect([table.offers('move:').length, table.offers('Sneakers').length]).toEqual([0, 1]);
  table.choose('disbelieve:');
  expect([table.cards('hallucinations', STACEY), table.cards('box')]).toEqual([
    [],
    expect.arrayContaining(['confusion']),
  ]);
  table.give(STACEY, 'other-worlds');
  table.turnOf(STACEY, 4).choose('concentrate:', 'end:end');
  expect(table.read(STACEY, 'sanity')).toBe(0);
});

test('cards pay what Concentrate does not, what is paid too much is lost, and spent cards lie open', () => {
  const table = new Table();
  table.give(STACEY, 'ghostly-child', 'pocket-mirror', 'patched-rabbit');
  table.turnOf(STACEY, 1).choose('disbelieve:', 'item-card/pocket-mirror');
  expect(table.cards('discard:hallway')).toEqual(['pocket-mirror', 'patched-rabbit']);
  expect(table.cards('hallucinations', STACEY)).toEqual([]);
});

test('Hollow Pockets make every card worth 1 less, Other Worlds bar jumps, and both end with them', () => {
  const table = new Table();
  table.lay('room-linen', 4, 0);
  const [rope] = table.give(STACEY, 'rope', 'hollow-pockets', 'other-worlds');
  table.turnOf(STACEY, 5);
  expect([table.read(rope as number, 'sanityValue'), table.offers('Jump')]).toEqual([1, []]);
  for (const card of table.zone('hallucinations', STACEY)) table.box(card);
  expect([table.read(rope as number, 'sanityValue'), table.offers('Jump').length]).toEqual([2, 1]);
});

test('Expand costs 2 AP, and is not offered where the next card fits nowhere', () => {
  const table = hallway();
  table.top('rope', 0);
  table.turnOf(STACEY, 3).choose('Expand');
  expect(table.read(STACEY, 'ap')).toBe(1);
  const shut = new Table();
  shut.top('rope', 0);
  for (const [x, y] of [
    [-2, 0],
    [2, 0],
    [0, 3],
    [0, -3],
  ] as const)
    shut.lay('dark-hallway', x, y);
  shut.turnOf(STACEY, 3);
  expect(shut.offers('expand:')).toEqual([]);
});

test('knobs: two or four Shadows, and a Concentrate of 1 or 3', () => {
  for (const [variant, shadows, concentrate] of [
    ['two-shadows', 2, 2],
    ['four-shadows', 4, 2],
    ['clear-heads', 3, 3],
    ['tired-heads', 3, 1],
  ] as const) {
    const table = new Table({ scenario: 'simple-escape', players: playersFor(2), variants: [variant] });
    expect([table.play.all('shadow').length, table.read(ORRIN, 'concentrate')]).toEqual([shadows, concentrate]);
  }
});
