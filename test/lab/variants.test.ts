/** What is said of optional rules where they are chosen: their own numbers, before there is a game. */
import { expect, test } from 'vitest';
import type { Item } from '../../engine/content';
import { variantChoices } from '../../engine/lab/variants';

const variant = (text: string, settings: Record<string, number> = { cards: 1 }) => ({
  id: 'ready',
  name: 'Ready',
  text,
  settings,
});
const item = (kind: string, id: string, more: object): Item => ({ kind, id, source: 'original', ...more });

const said = (text: string, settings?: Record<string, number>, own: object = {}): string | undefined => {
  const items = [
    item('keyword', 'stunned', { name: 'Stunned' }),
    item('rule-set', 'rules', { settings: { cards: 0, steps: 2, dice: 4 }, variants: [variant(text, settings)] }),
    item('scenario', 'ward', { settings: { dice: { value: 5, title: 'Dice' } }, ...own }),
    item('scenario', 'other', { settings: { dice: 9 }, variants: [variant('Elsewhere')] }),
  ];
  const [choice, ...others] = variantChoices({ system: 'lobotomy', pack: 'small', items }, 'ward');
  expect(others).toEqual([]);
  return choice?.text;
};

test('a text has the numbers as the variant makes them, else as the scenario has them, else as the rule set does', () => {
  expect(said('{setting.cards} of {setting.dice} in {setting.steps}')).toBe('1 of 5 in 2');
});

test('a number chooses its form', () => {
  const text = '{setting.cards|one card|# cards} each';
  expect(said(text)).toBe('one card each');
  expect(said(text, { cards: 3 })).toBe('3 cards each');
});

test('keywords are called by their names', () => {
  expect(said('Nobody is [[stunned]], nor [[gone]].')).toBe('Nobody is Stunned, nor gone.');
});

test('what has a value only in a game is left open', () => {
  expect(said('For {characters.size()|one|# of them}, {setting.nothing}.')).toBe('For … of them, ….');
});

test('a scenario’s variant is shown in the place of the rule set’s', () => {
  expect(said('Everywhere', undefined, { variants: [variant('Here')] })).toBe('Here');
});
