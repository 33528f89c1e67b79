/** The four scenarios: how one gets out, who wins, what each allows besides. */
import { expect, test } from 'vitest';
import type { Item } from '../../../engine/content';
import { ORRIN, pack, playersFor, STACEY, Table } from './table';

/** Action points of a turn, where it does not matter how many. */
const AP = 3;

/** A game of a scenario in its first turn, in which Stacey acts, without Hallucinations or dice to come. */
function game(scenario: string, count: number, items: readonly Item[] = []): Table {
  const table = new Table({ scenario, players: playersFor(count), items });
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

/** Light Fingers in a house that does not grow. */
const STILL = {
  ...(pack.find(({ id }) => id === 'light-fingers') as Item),
  settings: { creepingCards: 0, darkAtStart: 0 },
};

/** Light Fingers with nothing in any hand, and a line of Dark Hallways 2, 3 and 4 below the Day Room. */
function darkLine(): Table {
  const table = game('light-fingers', 2, [STILL]);
  table.clearMap();
  for (const player of table.players) for (const card of table.zone('hand', player)) table.box(card);
  for (const y of [3, 6, 9]) table.lay('dark-hallway', 0, y);
  return table.set(table.game, 'starter', table.players[0] as number);
}

test('in Light Fingers the player to the left may move a Shadow 1 space as the darkness creeps, into no catch', () => {
  const table = darkLine();
  table.put(table.shadow(1), '3a');
  table.put(STACEY, '2a');
  table.turnOf(STACEY).stage('creeping');
  expect([table.question, table.asked]).toEqual(['pick', ORRIN]);
  table.choose('Shadow 1');
  // Stacey is alone in 2, so 4 is the only way.
  expect([table.at(table.shadow(1)), table.question]).toEqual(['4a', 'allot']);
  const kept = darkLine();
  kept.put(kept.shadow(1), '3a');
  kept.turnOf(STACEY).stage('creeping');
  kept.choose(kept.options().find(({ isDecline }) => isDecline)?.key ?? '');
  expect(kept.at(kept.shadow(1))).toBe('3a');
  const out = darkLine();
  out.put(out.shadow(1), '3a');
  out.set(ORRIN, 'escaped', 1);
  out.turnOf(STACEY).stage('creeping');
  expect(out.question).not.toBe('pick');
});

test('in Light Fingers a rival may take a loose Item for the Hallucination that its Shadow would bring', () => {
  for (const isTaken of [true, false]) {
    const table = darkLine();
    table.put(table.shadow(1), '4a');
    table.put(ORRIN, '3a');
    const [, protectedCard] = table.give(ORRIN, 'candle', 'rope', 'diary');
    table.set(protectedCard as number, 'protected', 1);
    table.stalked(STACEY, 1).dice(1, 1).choose(ORRIN);
    expect([table.question, table.asked]).toEqual(['use', STACEY]);
    table.choose(isTaken ? 'use' : 'decline');
    if (isTaken) {
      expect(table.options().map(({ label }) => label)).toEqual(['Candle', 'Diary']);
      table.choose('Diary');
    }
    expect([table.cards('items', STACEY), table.cards('hallucinations', ORRIN).length]).toEqual(
      isTaken ? [['diary'], 0] : [[], 1],
    );
  }
});

test('in Light Fingers whoever has a Shadow come for itself gains 1 AP, once in a turn', () => {
  const table = darkLine();
  table.put(table.shadow(1), '4a');
  table.put(table.shadow(2), '3a');
  table.stalked(STACEY, 1, 1).choose('Shadow 1');
  expect([table.question, table.options().map(({ cost }) => cost)]).toEqual(['shadow-target', ['gives 1 AP', '']]);
  table.choose(STACEY);
  // The second Shadow goes for the rival: nobody is dared twice.
  expect([table.question, table.read(STACEY, 'ap')]).toEqual(['turn', 2]);
  expect(table.lines()).toContain('Shadow 2 goes for Orrin Vale: 1 space');
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

test('on the Long Visiting Day a Shadow that has caught goes to a Dark Hallway of the player’s choice', () => {
  const table = game('visiting-day', 1);
  table.clearMap();
  for (const y of [3, 6]) table.lay('dark-hallway', 0, y);
  table.put(table.shadow(1), '3a');
  table.put(STACEY, '2a');
  table.stalked(STACEY, 2).dice(6, 6);
  expect([table.question, table.asked, table.options().length]).toEqual(['pick', STACEY, 2]);
  expect(table.at(table.shadow(1))).toBe('2a');
  table.choose(table.options()[1]?.key ?? '');
  expect([table.at(table.shadow(1)), table.at(STACEY)]).toEqual(['3a', '1a']);
});

test('the exhausted deck traps everybody inside, and whoever is out has won', () => {
  const table = game('simple-escape', 2);
  table.leave(0);
  table.end();
  expect(table.view().result?.outcome).toBe('loss');
});
