/** A hero's turn: what it costs, resting, candles, hourglasses, hands and decks. */
import { expect, test } from 'vitest';
import { BRIDA, card, OSRIC, Table, TILDE } from './table';

const plain = card('plain', [3, 4, 3]);
const hourglass = card('hourglass', [3, 4, 3], { human: { move: 3, attack: 4, defense: 3, time: true } });

const timeOf = (table: Table): number =>
  table.view().tracks[0]?.spaces.findIndex(({ state }) => state === 'current') ?? -1;

test('by day the first action is free and the second costs 1 Sanity', () => {
  const table = new Table({ items: [plain] });
  table.put(BRIDA, 'sk-common');
  table.spawn('walking-dead', 'sk-common');
  table.hand(BRIDA, 'plain');
  table.choose('Play plain', 'attack:');
  expect(table.read(BRIDA, 'sanity')).toBe(5);
  table.choose('move:card', 'sk-well');
  expect(table.read(BRIDA, 'sanity')).toBe(4);
});

test('by night each action costs 1 Sanity, and there are two of them at most', () => {
  const table = new Table({ items: [plain] });
  table.night();
  table.put(BRIDA, 'sk-common');
  table.give(BRIDA, 'salt-debt', 'curses');
  table.spawn('walking-dead', 'sk-common');
  table.hand(BRIDA, 'plain');
  table.choose('Play plain', 'attack:', 'move:card', 'sk-well');
  expect(table.read(BRIDA, 'sanity')).toBe(3);
  expect(table.options().map(({ group }) => group)).toEqual(['Candles', 'End']);
});

test('without Sanity no action by night can be paid for, but a card can be played', () => {
  const table = new Table({ items: [hourglass] });
  table.night();
  table.put(BRIDA, 'sk-common');
  table.set(BRIDA, 'lostSanity', 5);
  table.hand(BRIDA, 'hourglass');
  const before = timeOf(table);
  table.choose('Play hourglass');
  expect(table.asked).toBe(OSRIC);
  expect(timeOf(table)).toBe(before + 1);
});

test('the same printed action is taken once, the effect of an item besides', () => {
  const table = new Table();
  table.put(BRIDA, 'sk-common');
  table.spawn('gargoyle', 'sk-common');
  table.hand(BRIDA, 'hatchet');
  table.choose('Play Hatchet', 'attack:');
  expect(table.offers('attack:')).toEqual([]);
  table.choose('effect:', 'Gargoyle');
  expect(table.lines().filter((line) => line.includes('attacks Gargoyle'))).toHaveLength(2);
});

test('an hourglass moves Time at the end of the turn of a human, whatever was done with the card', () => {
  const table = new Table({ items: [hourglass, plain] });
  table.hand(BRIDA, 'hourglass');
  table.hand(OSRIC, 'plain');
  table.choose('Play hourglass').end();
  expect(timeOf(table)).toBe(1);
  table.choose('Play plain').end();
  expect(timeOf(table)).toBe(1);
});

test('a Deranged pays nothing, cannot rest, takes its acts in order, and never moves Time', () => {
  const wild = card('wild', [1, 1, 3], {
    human: { move: 1, attack: 1, defense: 3, time: true },
    deranged: { acts: [{ act: 'attack', amount: 2 }, { act: 'move', amount: 2 }, { act: 'search' }], defense: 3 },
  });
  const table = new Table({ items: [wild] });
  table.night(BRIDA);
  table.put(BRIDA, 'bi-market');
  table.spawn('gargoyle', 'bi-market');
  table.give(BRIDA, 'salt-debt', 'curses');
  table.hand(BRIDA, 'wild');
  expect(table.offers('rest')).toEqual([]);
  const before = timeOf(table);
  table.choose('Play wild', 'act:2', 'bi-h3');
  // What comes before the move in the list is over; the search still comes.
  expect(table.offers('act:')).toEqual(['act:3']);
  table.choose('act:3');
  expect([table.read(BRIDA, 'sanity'), timeOf(table)]).toEqual([5, before]);
  expect(table.everywhere('search')).not.toContain('bi-h3');
});

test('resting restores 3 Sanity in a building and 2 on the street, and the whole hand may buy Time', () => {
  for (const [space, sanity] of [
    ['sk-angel', 3],
    ['sk-common', 2],
  ] as const) {
    const table = new Table({ items: [plain] });
    table.put(BRIDA, space);
    table.set(BRIDA, 'lostSanity', 5);
    table.hand(BRIDA, 'plain', 'plain');
    table.choose('rest:rest');
    expect(table.read(BRIDA, 'sanity')).toBe(sanity);
    expect(table.question).toBe('hasten');
    table.choose('hasten');
    expect([timeOf(table), table.cards('hand', BRIDA).length]).toEqual([1, 4]);
    expect(table.cards('discard:own', BRIDA)).toEqual(['plain', 'plain']);
  }
});

test('an empty hand rests, or turns the top card of its deck over and acts with it', () => {
  const table = new Table({ items: [plain] });
  table.put(BRIDA, 'sk-common');
  table.top('plain', 'own', BRIDA);
  expect(table.offers('')).toEqual(['reveal:top', 'rest:rest']);
  table.choose('reveal:top', 'move:card', 'sk-well');
  expect(table.at(BRIDA)).toBe('sk-well');
});

test('an empty deck is made of the discards, in a new order that nobody knows', () => {
  const table = new Table({ items: [plain] });
  for (const each of table.zone('deck:own', BRIDA)) table.box(each);
  for (let n = 0; n < 6; n++) table.give(BRIDA, 'plain', 'discard:own');
  table.hand(BRIDA, 'plain');
  table.choose('Play plain').end();
  expect(table.cards('hand', BRIDA)).toHaveLength(4);
  expect(table.cards('discard:own', BRIDA)).toEqual([]);
  expect(table.cards('deck:own', BRIDA)).toHaveLength(3);
});

test('candles restore Health and Sanity at any time of one’s own turn, and nothing beyond the maximum', () => {
  const table = new Table({ items: [plain] });
  table.set(BRIDA, 'candles', 3).set(BRIDA, 'wounds', 1).set(BRIDA, 'lostSanity', 1);
  table.hand(BRIDA, 'plain');
  table.choose('candle-health:', 'candle-sanity:');
  expect([table.read(BRIDA, 'health'), table.read(BRIDA, 'sanity'), table.read(BRIDA, 'candles')]).toEqual([5, 5, 1]);
  expect(table.offers('candle')).toEqual([]);
});

test('Destiny brings the Monster Phase after the turn of whoever has it, and after no other', () => {
  const table = new Table({ items: [plain] });
  const dead = table.spawn('walking-dead', 'sp-cross');
  table.put(BRIDA, 'sk-common');
  table.put(TILDE, 'sk-common');
  table.put(OSRIC, 'bi-market');
  for (const hero of [BRIDA, OSRIC]) table.hand(hero, 'plain');
  table.set(table.game, 'destiny', table.entity(OSRIC));
  table.choose('Play plain').end();
  expect(table.at(dead)).toBe('sp-cross');
  table.choose('Play plain').end();
  while (table.question.startsWith('tie')) table.choose(table.options()[0]?.key ?? '');
  expect(table.at(dead)).not.toBe('sp-cross');
});

test('special actions of several components may follow each other, each once in a turn', () => {
  const table = new Table({ items: [plain], settings: { actionsPerTurn: 4 } });
  table.put(BRIDA, 'sp-ruins');
  table.set(BRIDA, 'candles', 4);
  table.give(BRIDA, 'stolen-sleep', 'curses');
  table.hand(BRIDA, 'plain');
  table.choose('Play plain');
  expect(table.offers('special:')).toHaveLength(2);
  table.choose('special:look');
  expect(table.offers('special:look')).toEqual([]);
  table.choose('special:shed');
  expect(table.cards('curses', BRIDA)).toEqual([]);
});
