/** Beatrix Oyelaran's cards, each played once. */
import { describe, expect, test } from 'vitest';
import { hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { takeACell, tool, untilAsked } from './pieces';

const B = 'beatrix-oyelaran';
const HURT = [{ effect: 'damage', to: "inPlay('two')", amount: 9, tags: ['unpreventable'] }];

/** Beatrix and two others on B-3; the second one carries a pistol for its own temple. */
function ward(cards: readonly string[] = []) {
  const table = new Table({
    heroes: [B, hero('two'), hero('three', { defense: 2 })],
    items: [monster('ghoul', { health: 9, defense: 2 }), tool('pistol', HURT)],
  });
  for (const each of [B, 'two', 'three']) table.put(each, 'B-3');
  table.give('two', 'pistol');
  const [card = 0] = cards.map((key) => table.give(B, key));
  return { table, card };
}

const cards = (table: Table) => table.view().seats[0]?.cards.map(({ item }) => item);

describe('Last Offices', () => {
  test('leaves a character within 1 space at 1 health, for 1 insanity, once a round', () => {
    const { table } = ward();
    table.put('two', 'B-4');
    table.choose('end-turn').choose('pistol');
    expect(table.asked).toBe(table.entity(B));
    table.choose('use');
    expect([table.read('two', 'health'), table.at('two'), table.read(B, 'insanity')]).toEqual([1, 'B-4', 1]);
    takeACell(table.choose('pistol'));
    expect(table.at('two')).toMatch(/^centre/);
  });

  test('may be refused, and does not reach 2 spaces', () => {
    const { table } = ward();
    table.whatIf(() => {
      takeACell(table.choose('end-turn').choose('pistol').choose('decline'));
      expect(table.at('two')).toMatch(/^centre/);
    });
    table.put('two', 'B-5');
    takeACell(table.choose('end-turn').choose('pistol'));
    expect(table.at('two')).toMatch(/^centre/);
    expect(table.read(B, 'insanity')).toBe(0);
  });

  test('is no help to who has no insanity left to give, nor to who goes mad', () => {
    const { table } = ward();
    table.set(B, 'insanity', 7);
    takeACell(table.choose('end-turn').choose('pistol'));
    expect(table.at('two')).toMatch(/^centre/);
  });

  test('is Beatrix’s own last resort too', () => {
    const { table } = ward();
    table.set(B, 'damage', 7);
    table.put('two', 'B-9');
    table.put('three', 'B-9');
    table.spawn('ghoul', 'B-3');
    table.endTurns().goOnWith(6, 6, 6, 6);
    expect(table.question).toBe('use');
    table.choose('use');
    expect([table.read(B, 'health'), table.at(B)]).toEqual([1, 'B-3']);
  });
});

describe('skills', () => {
  test('Triage heals 2 on a character on her space', () => {
    const { table, card } = ward(['skill/triage']);
    expect(table.offers('triage')).toEqual([]);
    table.set('two', 'damage', 5);
    table.set('three', 'damage', 1);
    table.choose('triage').choose('two');
    expect([table.read('two', 'damage'), table.read(B, 'ap'), table.read(card, 'cooldown')]).toEqual([3, 2, 3]);
  });

  test('Bedside Manner gives 1 insanity back to somebody else in sight', () => {
    const { table } = ward(['skill/bedside-manner']);
    table.set('two', 'insanity', 2);
    table.put('two', 'B-9');
    table.set('three', 'insanity', 2);
    table.put('three', 'C-1');
    table.choose('bedside-manner');
    expect([table.read('two', 'insanity'), table.read('three', 'insanity'), table.read(B, 'ap')]).toEqual([1, 2, 3]);
  });

  test('Steady Drip heals 2 before a monster picks its target', () => {
    const { table } = ward(['skill/steady-drip']);
    for (const each of [B, 'two']) table.set(each, 'damage', 3);
    table.put('three', 'B-9');
    table.spawn('ghoul', 'B-3');
    untilAsked(table.endTurns(), B).choose('steady-drip').choose('two');
    // Beatrix has 5 health left, the other one 6 of 7.
    table.goOnWith(2, 2, 2, 2);
    expect([table.read('two', 'health'), table.rolls().at(-1)?.title]).toEqual([6, 'Ghoul: Claw at Beatrix Oyelaran']);
  });

  test('Bone Needle strikes one space away, and its natural 6s ignore Defense', () => {
    const { table } = ward(['skill/bone-needle']);
    const ghoul = table.spawn('ghoul', 'B-4');
    table.dice(6, 5, 1, 1, 1).choose('bone-needle');
    expect([table.told('Dice'), table.read(ghoul, 'damage')]).toEqual([5, 1]);
  });
});

describe('memories', () => {
  test('Night Register gives 1 insanity back to everybody else, once', () => {
    const { table } = ward(['memory/night-register']);
    for (const each of [B, 'two', 'three']) table.set(each, 'insanity', 3);
    table.choose('night-register');
    expect([B, 'two', 'three'].map((each) => table.read(each, 'insanity'))).toEqual([3, 2, 2]);
    expect(cards(table)).not.toContain('memory/night-register');
  });

  test('Bed Nine heals 3 on a character within 2 spaces', () => {
    const { table } = ward(['memory/bed-nine']);
    for (const each of ['two', 'three']) table.set(each, 'damage', 4);
    table.put('two', 'B-6');
    table.put('three', 'B-5');
    table.choose('bed-nine');
    expect(['two', 'three'].map((each) => table.read(each, 'damage'))).toEqual([4, 1]);
  });

  test('Copper Bedpan strikes with 4 dice and never wears', () => {
    const { table } = ward(['memory/copper-bedpan']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(5, 5, 5, 1).choose('copper-bedpan');
    expect([table.read(ghoul, 'damage'), cards(table)?.includes('memory/copper-bedpan')]).toEqual([1, true]);
  });

  test('Morphia Key draws a drug, twice', () => {
    const { table, card } = ward(['memory/morphia-key']);
    table.choose('morphia-key');
    expect(table.read(card, 'charges')).toBe(1);
    table.choose('morphia-key');
    expect(cards(table)?.filter((item) => item.startsWith('drug/'))).toHaveLength(2);
    expect(cards(table)).not.toContain('memory/morphia-key');
  });

  test('They Always Waved hides a character on her space while another one can be targeted', () => {
    const { table, card } = ward(['memory/they-always-waved']);
    table.spawn('ghoul', 'B-3');
    table.set('three', 'damage', 2);
    table.put('three', 'B-9');
    untilAsked(table.endTurns(), B).choose('they-always-waved').choose('two');
    table.goOnWith(2, 2, 2, 2);
    expect(table.rolls().at(-1)?.title).toBe('Ghoul: Claw at Beatrix Oyelaran');
    expect(table.read(card, 'cooldown')).toBe(5);
  });
});
