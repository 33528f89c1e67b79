/** Rulings on what the rulebook leaves open, which no other test plays. */
import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../../engine/language/entity-functions';
import { deckZone, findZone } from '../../../engine/language/standard';
import { hero, monster, movement, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool } from './pieces';

test('Defense of a skill that is used in one’s own turn holds until the round ends, and no longer', () => {
  const table = new Table({ heroes: [hero('one')], items: [monster('ghoul', { ar: 2 })] });
  table.put('one', 'B-3');
  table.set('one', 'insanity', 7);
  table.give('one', 'skill/emergency-brake');
  table.spawn('ghoul', 'B-3');
  table.choose('emergency-brake').dice(2, 2, 2, 2).choose('end-turn');
  expect([table.told('Defense'), table.told('Damage')]).toEqual([2, 2]);
  expect(table.read('one', 'defense')).toBe(1);
});

describe('the three spaces of a death', () => {
  /** One kills itself with the Warden on this step; two stands in his way. */
  function death(step: number, two: string): Table {
    const poison = tool('poison', [{ effect: 'kill', who: 'user' }]);
    const table = new Table({ heroes: [hero('one'), hero('two')], items: [poison] });
    table.put('one', 'B-3');
    table.put('two', two);
    table.give('one', 'poison');
    return table.walkTheWarden(step);
  }

  test('are walked one at a time: he stomps whoever stands on one of them, and has the rest before him still', () => {
    const table = death(1, 'A-3').dice('skull-1', 'blank').choose('poison').choose('centre-1');
    expect(table.read('two', 'damage')).toBe(1);
    // One more for the stomp.
    expect(table.warden).toBe('A5');
  });

  test('are lost as far as they lead beyond the end of the track', () => {
    const table = death(11, 'A-9').choose('poison').choose('centre-1');
    expect(table.at('warden')).toBe('centre-P');
    expect(table.lines().filter((line) => line === 'The Final Clash begins')).toHaveLength(1);
    expect(table.asked).toBe(table.entity('two'));
    table.choose('end-turn');
    expect(table.lines().filter((line) => line.startsWith('The Warden walks'))).toEqual(['The Warden walks to A12']);
  });
});

describe('a stomp that kills', () => {
  const stomped = (step: number, space: string): Table => {
    const table = new Table({ heroes: [hero('one')], cards: [movement('patrol', { warden: true })] });
    table.put('one', space);
    table.set('one', 'damage', 6);
    table.walkTheWarden(step);
    return table.dice('three-skulls', 'blank').choose('end-turn');
  };

  test('hurts, stuns and takes its own step before the death and its three', () => {
    const table = stomped(1, 'A-2').choose('centre-3');
    // Stunned in its cell, it got up as its turn began.
    expect([table.at('one'), table.read('one', 'ap')]).toEqual(['centre-3', 2]);
    const told = table.lines().map((line) => /takes|dies|walks to A\d/.exec(line)?.[0]);
    expect(told.filter((line) => line !== undefined)).toEqual([
      'walks to A2',
      'takes',
      'walks to A3',
      'dies',
      'walks to A4',
      'walks to A5',
      'walks to A6',
    ]);
  });

  test('on the last space begins the clash with its step, in which the death is for good', () => {
    const table = stomped(11, 'A-12');
    const told = table.lines().filter((line) => line === 'One dies' || line === 'The Final Clash begins');
    expect(told).toEqual(['The Final Clash begins', 'One dies']);
    expect(table.view().result).toMatchObject({ outcome: 'loss' });
  });
});

test.each(['stunned', 'frozen'])('a monster that is %s still holds characters on its space', (condition) => {
  const table = new Table({ heroes: [hero('one')], items: [monster('ghoul')] });
  table.put('one', 'B-3');
  table.afflict(table.spawn('ghoul', 'B-3'), condition);
  expect(table.offers('move:')).toEqual([]);
});

describe('skulls of the Chaos die', () => {
  const strike = (defense: number, symbols: readonly string[], ...faces: (number | string)[]): number => {
    const table = new Table({
      heroes: [hero('one')],
      items: [monster('ghoul', { health: 9, defense }), weapon('blade', { dice: 2, symbols })],
    });
    table.put('one', 'B-3');
    table.spawn('ghoul', 'B-3');
    table.give('one', 'blade');
    table
      .choose('chaos')
      .dice(...faces)
      .choose('blade');
    return table.read('ghoul', 'damage');
  };

  test('are what Defense stops first', () => {
    expect(strike(1, ['critical'], 6, 1, 'skull-1')).toBe(2);
    expect(strike(2, ['critical'], 6, 1, 'skull-1')).toBe(0);
    expect(strike(1, ['precision'], 6, 1, 'skull-1')).toBe(1);
  });
});

test('what goes back to its deck, an item or a skill, is shuffled in', () => {
  const release = tool('release', [
    { effect: 'discard', what: "union(zone('skills', user), zone('inventory', user))" },
  ]);
  const places = { weapons: new Set<number>(), ocd: new Set<number>() };
  for (const seed of [1, 2, 3, 4]) {
    const table = new Table({ heroes: [hero('one')], items: [release], seed });
    const cards = { weapons: table.give('one', 'weapon/bed-slat'), ocd: table.give('one', 'disorder/rinse') };
    table.give('one', 'release');
    table.choose('release');
    for (const deck of ['weapons', 'ocd'] as const) {
      const pile = cardsIn(table.play, findZone(table.play, deckZone(deck), 0));
      expect(pile).toContain(cards[deck]);
      places[deck].add(pile.indexOf(cards[deck]));
    }
  }
  expect([places.weapons.size, places.ocd.size].every((count) => count > 1)).toBe(true);
});

test('no locker can be imagined in a game of one scenario: its clash begins before B1', () => {
  const table = new Table({ heroes: [hero('one')], cards: [movement('patrol', { warden: true })] });
  table.put('one', 'B-3');
  expect(table.walkTheWarden(12).offers('locker')).toEqual([]);
  table.choose('end-turn');
  expect([table.at('warden'), table.offers('locker')]).toEqual(['centre-P', []]);
});
