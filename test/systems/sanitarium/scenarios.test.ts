/** The four scenarios: how one gets out, who wins, what each allows besides. */
import { expect, test } from 'vitest';
import { ORRIN, playersFor, STACEY, Table } from './table';

/** Action points of a turn, where it does not matter how many. */
const AP = 3;

/** A game of a scenario in its first turn, in which Stacey acts, without Hallucinations or dice to come. */
function game(scenario: string, count: number): Table {
  const table = new Table({ scenario, players: playersFor(count) });
  while (table.column(table.game, 'round') === 0) table.choose(table.options()[0]?.key ?? '');
  for (const player of table.players) {
    for (const card of table.zone('hallucinations', player)) table.box(card);
    for (const card of table.zone('safe-things', player)) table.box(card);
    table.put(player, '1a');
  }
  return table.turnOf(STACEY, AP);
}

test('one escapes from a Room, with all Safe Things and no Hallucination, for nothing', () => {
  const table = game('simple-escape', 2);
  table.needs(STACEY, 'rope');
  expect(table.offers('escape:')).toEqual([]);
  table.give(STACEY, 'rope', 'confusion');
  table.end();
  table.turnOf(STACEY, AP);
  expect(table.offers('escape:')).toEqual([]);
  for (const card of table.zone('hallucinations', STACEY)) table.box(card);
  table.turnOf(STACEY, 0).choose('escape:');
  expect(table.view().result).toEqual({ outcome: 'win', text: 'Stacey won' });
  expect([table.column(STACEY, 'hasWon'), table.column(ORRIN, 'hasWon')]).toEqual([1, 0]);
});

test('Hand in Hand is won when all are out, and Safe Things lie open to all', () => {
  const table = game('hand-in-hand', 2);
  table.choose('escape:');
  expect(table.result).toBe('');
  table.turnOf(ORRIN, AP).choose('escape:');
  expect(table.view().result).toEqual({ outcome: 'win', text: 'Everybody is out' });
  const open = new Table({ scenario: 'hand-in-hand', players: playersFor(3) });
  while (open.column(open.game, 'round') === 0) open.choose(open.options()[0]?.key ?? '');
  expect(open.view(0).seats[2]?.cards.filter(({ isFaceDown }) => isFaceDown)).toEqual([]);
});

test('Hand Over gives a card from Room to Room for 1 AP', () => {
  const table = game('hand-in-hand', 2);
  table.give(STACEY, 'candle');
  table.turnOf(STACEY, 2).choose('Hand Over');
  expect([table.cards('items', ORRIN), table.read(STACEY, 'ap')]).toEqual([['candle'], 1]);
});

test('in Light Fingers nobody leaves with empty hands, the round is finished, and the fuller pockets win', () => {
  const table = game('light-fingers', 2);
  for (const player of table.players) for (const card of table.zone('hand', player)) table.box(card);
  table.turnOf(STACEY, AP);
  expect(table.offers('escape:')).toEqual([]);
  table.give(STACEY, 'chalk');
  table.give(ORRIN, 'pocket-mirror');
  table.set(table.game, 'starter', table.players[0] as number);
  table.turnOf(STACEY, AP).choose('escape:');
  expect(table.result).toBe('');
  table.turnOf(ORRIN, AP).choose('escape:');
  expect(table.view().result).toEqual({ outcome: 'win', text: expect.stringContaining('Orrin Vale') });
});

test('Pick a Pocket takes a loose Item of somebody in the same hallway, as the Item of the turn', () => {
  const table = game('light-fingers', 3);
  for (const player of table.players) for (const card of table.zone('hand', player)) table.box(card);
  for (const player of [STACEY, ORRIN]) table.put(player, '2a');
  table.give(ORRIN, 'candle');
  table.turnOf(STACEY, 3).choose('Pick a Pocket');
  expect([table.cards('items', STACEY), table.column(STACEY, 'itemsTaken'), table.read(STACEY, 'ap')]).toEqual([
    ['candle'],
    1,
    1,
  ]);
});

test('the Long Visiting Day lays two cards each turn and sends a Shadow that has caught back into the dark', () => {
  const table = new Table({ scenario: 'visiting-day', players: playersFor(1) });
  while (table.column(table.game, 'round') === 0) table.choose(table.options()[0]?.key ?? '');
  expect(table.cards('open-map').filter((id) => id === 'dark-hallway')).toHaveLength(2);
  const lairs = table
    .zone('open-map')
    .filter((card) => table.play.program.infoOf(table.play, card)?.item.id === 'dark-hallway');
  expect(lairs).toHaveLength(2);
  expect(table.play.program.settings.read(table.play, 'creepingCards', table.entity('visiting-day'))).toBe(2);
});

test('the exhausted deck traps everybody inside, and whoever is out has won', () => {
  const table = game('simple-escape', 2);
  table.leave(0);
  table.end();
  expect(table.view().result?.outcome).toBe('loss');
});
