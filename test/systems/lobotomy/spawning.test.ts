import { expect, test } from 'vitest';
import { hero, monster, movement, scenario } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm, tool } from './pieces';

const RING = tool('ring', [
  { effect: 'spawn', what: 'ghoul', at: 'user.space', as: 'made' },
  { effect: 'change', of: 'user', stat: 'counter:made', by: 'made.size()' },
]);

function ringing(timing: 'before' | 'instead') {
  const effects = timing === 'before' ? [{ effect: 'stop', event: 'spawn' }] : [{ effect: 'say', text: 'No.' }];
  const quiet = charm('quiet', { triggers: [{ id: 'hush', when: 'spawn', timing, do: effects }] });
  const table = new Table({ heroes: [hero('one')], items: [RING, quiet, monster('ghoul', {}, { supply: 1 })] });
  table.put('one', 'B-3');
  for (const one of ['ring', 'quiet']) table.give('one', one);
  return table;
}

for (const timing of ['before', 'instead'] as const) {
  test(`what is kept from appearing (${timing}) is nowhere in the game, and back in its supply`, () => {
    const table = ringing(timing);
    table.choose('ring');
    expect(() => table.entity('ghoul')).toThrow();
    table.choose('ring');
    expect(table.lines()).not.toContain('No Ghoul is left: none is added');
  });
}

test('questions that a monster asks as it appears in the set-up are put to the players', () => {
  const greeter = monster(
    'patient',
    {},
    {
      triggers: [
        {
          id: 'hello',
          when: 'spawn',
          if: 'event.target == self',
          do: [
            {
              effect: 'choose',
              options: [
                { id: 'wave', text: 'Wave', do: [] },
                { id: 'hide', text: 'Hide', do: [] },
              ],
            },
          ],
        },
      ],
    },
  );
  const table = new Table({
    heroes: [hero('one')],
    items: [greeter],
    scenario: scenario('table', { text: 'Nothing.' }),
    rules: 'printed',
    settings: { memoriesPerQuarter: 0 },
  });
  expect(table.options().map(({ label }) => label)).toContain('Wave');
});

test('what a movement card brings knows the card and its number; what comes otherwise has none', () => {
  const told = [{ id: 'tell', when: 'spawn', do: [{ effect: 'say', text: 'Number {event.card.number}.' }] }];
  const table = new Table({
    heroes: [hero('one')],
    items: [RING, monster('ghoul')],
    scenario: scenario('table', { text: 'Count.', triggers: told, counters: { made: {} } }),
    cards: [movement('crowd', { number: 17, spawns: ['ghoul'] })],
  });
  table.put('one', 'B-3');
  table.give('one', 'ring');
  table.choose('ring');
  table.put(table.entity('ghoul'), 'D-1');
  table.dice(3, 5).choose('end-turn');
  expect(table.lines().filter((line) => line.startsWith('Number'))).toEqual(['Number 0.', 'Number 17.']);
});
