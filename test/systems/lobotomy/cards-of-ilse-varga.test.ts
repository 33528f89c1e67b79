/** Ilse Varga's cards, each played once. */
import { describe, expect, test } from 'vitest';
import { attackSkill, hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { untilAsked } from './pieces';

const I = 'ilse-varga';

/** Ilse on B-3, another character far off. */
function cabinet(cards: readonly string[] = []) {
  const table = new Table({
    heroes: [I, hero('two')],
    items: [
      monster('ghoul', { health: 4, defense: 1 }),
      attackSkill('slow-a', 5, { dice: 1 }),
      attackSkill('slow-b', 5, { dice: 1 }),
    ],
  });
  table.put(I, 'B-3');
  table.put('two', 'C-9');
  const [card = 0] = cards.map((key) => table.give(I, key));
  return { table, card };
}

test('Trophies: a Final Blow shortens a second cooldown', () => {
  const { table } = cabinet();
  const [a, b] = ['slow-a', 'slow-b'].map((id) => table.give(I, id)) as [number, number];
  for (const card of [a, b]) table.set(card, 'cooldown', 3);
  const ghoul = table.spawn('ghoul', 'B-3');
  table.set(ghoul, 'damage', 3);
  table.dice(4, 4, 2, 2, 2).choose('bone-saw').choose('slow-a').choose('slow-b');
  expect([a, b].map((card) => table.read(card, 'cooldown'))).toEqual([2, 2]);
});

describe('skills', () => {
  test('Field Dressing: 6 dice, natural 6s ignore Defense', () => {
    const { table } = cabinet(['skill/field-dressing']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(6, 1, 1, 1, 1, 1).choose('field-dressing');
    expect(table.read(ghoul, 'damage')).toBe(1);
  });

  test('Specimen: the next Final Blow of the turn heals 1 or gives 1 insanity back', () => {
    const { table } = cabinet(['skill/specimen']);
    table.set(I, 'insanity', 2);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.set(ghoul, 'damage', 3);
    table.choose('specimen').dice(4, 4, 2, 2, 2).choose('bone-saw');
    while (table.offers('regain').length === 0) table.choose(table.options()[0]?.key ?? '');
    table.choose('regain');
    expect(table.read(I, 'insanity')).toBe(1);
  });

  test('Lifelike: a stunned basic monster neither moves nor attacks', () => {
    const { table } = cabinet(['skill/lifelike']);
    const ghoul = table.spawn('ghoul', 'B-3');
    expect(table.offers('lifelike')).toEqual([]);
    table.afflict(ghoul, 'stunned');
    table.choose('lifelike').endTurns();
    expect([table.question, table.rolls()]).toEqual(['turn', []]);
  });

  test('Glass Eyes: monsters roll 1 less against her', () => {
    const { table } = cabinet(['skill/glass-eyes']);
    table.spawn('ghoul', 'B-3');
    untilAsked(table.endTurns(), I).choose('glass-eyes').goOnWith(4, 4, 4, 4);
    expect(table.read(I, 'damage')).toBe(0);
  });
});

describe('memories', () => {
  test('Catalogue Number 41 draws from each of her disorder decks, and keeps one', () => {
    const { table } = cabinet(['memory/catalogue-number-41']);
    table.choose('catalogue-number-41');
    const families = table
      .options()
      .map(({ key }) => table.play.program.findById(key.split('#')[0] ?? '')?.item.family);
    expect(new Set(families)).toEqual(new Set(['schizophrenia', 'ocd']));
    const [first] = table.options();
    table.choose(first?.key ?? '');
    expect(table.view().seats[0]?.cards.map(({ item }) => item)).toContain(first?.key.split('#')[0]);
  });

  test('Curved Needle: 4 dice, natural 6s ignore Defense', () => {
    const { table, card } = cabinet(['memory/curved-needle']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(6, 1, 2, 2).choose('curved-needle');
    expect([table.read(ghoul, 'damage'), table.read(card, 'durability')]).toEqual([1, 4]);
  });

  test('Arsenic Soap takes stun off her, and hurts the next monster that hurts her', () => {
    const { table, card } = cabinet(['memory/arsenic-soap']);
    table.afflict(I, 'stunned');
    const ghoul = table.spawn('ghoul', 'B-3');
    table.choose('arsenic-soap').choose('stand').endTurns().goOnWith(6, 6, 1, 1);
    expect([table.read(I, 'damage'), table.read(ghoul, 'damage'), table.read(card, 'charges')]).toEqual([1, 1, 2]);
  });

  test('The Fox in the Hall converts a basic monster with 1 health left', () => {
    const { table } = cabinet(['memory/the-fox-in-the-hall']);
    const ghoul = table.spawn('ghoul', 'B-3');
    expect(table.offers('the-fox-in-the-hall')).toEqual([]);
    table.set(ghoul, 'damage', 3);
    table.choose('the-fox-in-the-hall');
    expect([table.conditions(ghoul), table.read(I, 'ap')]).toEqual([['Converted'], 2]);
  });

  test('Still Life: 6 dice with frost', () => {
    const { table } = cabinet(['memory/still-life']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(4, 4, 1, 1, 1, 1).choose('still-life');
    expect([table.read(ghoul, 'damage'), table.conditions(ghoul)]).toEqual([1, ['Frozen']]);
  });
});
