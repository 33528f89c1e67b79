import { expect, test } from 'vitest';
import { reasonOf } from '../../../engine/language/reasons';
import { guard, hero, monster, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm, tool } from './pieces';

/** The parts of a line of the last roll: "pipe 2". */
function partsOf(table: Table, text: string): string[] {
  const line = table
    .rolls()
    .at(-1)
    ?.lines.find((each) => each.text.startsWith(text));
  return (line?.parts ?? []).map((part) => `${part.text} ${part.value}`.trim());
}

const reasonFor = (table: Table, words: RegExp) => {
  const line = table.play.log?.lines.findLast(({ text }) => words.test(text));
  if (line === undefined) throw new Error(`no line has ${words}`);
  return reasonOf(table.play, line);
};

test('an attack tells where its dice, what they must show and Defense come from', () => {
  const table = new Table({
    heroes: [hero('one')],
    items: [
      monster('ghoul', { health: 9, defense: 2, ar: 4 }),
      weapon('pipe', { dice: 2, symbols: ['fire'] }),
      charm('lens', {
        modifiers: [
          { id: 'more', stat: 'dice', for: 'character', where: 'it == owner', add: 1 },
          { id: 'aim', stat: 'rollBonus', for: 'character', where: 'it == owner', add: 1 },
        ],
      }),
    ],
  });
  table.put('one', 'B-3');
  table.spawn('ghoul', 'B-3');
  table.give('one', 'pipe');
  table.give('one', 'lens');
  table.choose('chaos').dice(6, 6, 3, 'two-skulls').choose('pipe');
  expect(partsOf(table, 'Dice')).toEqual(['Pipe +2', 'Lens +1']);
  expect(partsOf(table, 'show 3 or more')).toEqual(['AR of One 4+', 'Lens +1']);
  expect(partsOf(table, 'Skulls')).toEqual(['Chaos die +2']);
  expect(partsOf(table, 'Defense')).toEqual(['Ghoul +2', 'Fire -1']);
  expect(partsOf(table, 'Symbol')).toEqual(['Fire']);
  expect(table.rolls().at(-1)?.dice.at(-1)).toEqual({ face: '2 skulls', outcome: 'hit' });
});

test('a Defense die and Overwhelm are told with the attack that they count in', () => {
  const table = new Table({
    heroes: [hero('one', { health: 9 })],
    items: [monster('ghoul', { ar: 4, health: 9 }, { attacks: [{ id: 'claw', dice: 1 }] })],
  });
  table.put('one', 'B-3');
  table.spawn('ghoul', 'B-3');
  table.spawn('ghoul', 'B-3');
  table.endTurns();
  expect(table.view().decision?.question).toBe('Ghoul attacks One. How does One defend?');
  table.dice(6).choose('go-on').dice('three', 6, 6).choose('defense-die');
  expect(partsOf(table, 'Dice')).toEqual(['Claw +1', 'Overwhelm +1']);
  expect(partsOf(table, 'Defense')).toContain('Defense die +3');
  expect(table.rolls().at(-1)?.lines).toContainEqual(
    expect.objectContaining({ text: 'Defense of One, 4 against 2 successes', value: '-2' }),
  );
});

test('a line of the log leads to the content that caused it, and to the rule that it follows', () => {
  const table = new Table({
    heroes: [hero('one')],
    items: [
      monster('ghoul', { health: 9 }),
      charm('thorns', {
        triggers: [
          { id: 'idle', when: 'round', do: [] },
          {
            id: 'sting',
            when: 'enter',
            if: 'event.actor == owner',
            do: [{ effect: 'damage', to: 'owner', amount: 1 }],
          },
        ],
      }),
    ],
  });
  table.put('one', 'B-3');
  table.give('one', 'thorns');
  table.choose('move:B-2');
  const reason = reasonFor(table, /takes 1 damage/);
  expect(reason.sources[0]).toMatchObject({ item: 'equipment/thorns', pointer: '/triggers/1' });
  expect(reason.rules.map(({ title }) => title)).toContain('Damage');
  expect(reason.trail.map(({ text }) => text)).toEqual([
    'One takes an action: move',
    'One moves',
    'One steps to B2',
    'One enters B2',
    'Thorns: sting',
    'One is dealt 1 damage',
  ]);
});

test('a rule that has a number leads to the number in the rule set', () => {
  const table = new Table({ heroes: [hero('one')], items: [guard('shield', 3, 1)] });
  table.put('one', 'B-3');
  table.choose('defy-time');
  expect(reasonFor(table, /defies time/).rules[0]).toMatchObject({
    title: 'Defy Time',
    item: 'rule-set/lobotomy',
    pointer: '/settings/timeSteps',
  });
});

test('dice that a card rolls are told with the card', () => {
  const table = new Table({
    heroes: [hero('one')],
    items: [tool('coin', [{ effect: 'roll', dice: { d6: 1 }, who: 'user', as: 'fallen' }])],
  });
  table.put('one', 'B-3');
  table.give('one', 'coin');
  table.dice(3).choose('coin').choose('keep');
  expect(table.lines().at(-1)).toBe('One rolls for Coin: 3');
});
