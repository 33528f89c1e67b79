import { describe, expect, test } from 'vitest';
import { LoopError } from '../../../engine/language/play';
import { hero, monster, movement } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm, type Effects } from './pieces';

const STOP = (event: string): Effects => [{ effect: 'stop', event }];

/** Two characters on B-3 of whom the first has a charm with one trigger. */
function charmed(
  trigger: Readonly<Record<string, unknown>>,
  more: Partial<ConstructorParameters<typeof Table>[0]> = {},
) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    ...more,
    items: [charm('bell', { triggers: [{ id: 'ring', ...trigger }] }), ...(more.items ?? [])],
  });
  for (const one of ['one', 'two']) table.put(one, 'B-3');
  table.give('one', 'bell');
  return table;
}

describe('a round', () => {
  test('lets content act before its players have a turn', () => {
    const card = movement('damp', {
      do: [
        {
          effect: 'later',
          when: 'round',
          timing: 'before',
          do: [
            {
              effect: 'lasting',
              on: 'characters',
              until: 'end-of-round',
              modifiers: [{ stat: 'runAp', add: -1 }],
            },
          ],
        },
      ],
    });
    const table = new Table({ heroes: [hero('one')], cards: [card] });
    expect(table.read('one', 'runAp')).toBe(2);
    table.endTurns();
    expect(table.read('one', 'runAp')).toBe(1);
    table.endTurns();
    expect(table.read('one', 'runAp')).toBe(2);
  });

  test('goes on to the monsters at once if the players have no turn in it', () => {
    const table = charmed({
      when: 'phase.players',
      timing: 'before',
      limit: { times: 1, per: 'game' },
      do: STOP('phase.players'),
    });
    table.endTurns();
    expect(table.view().round).toBe(3);
  });

  test('is over at once if it is stopped: nobody has a turn in it, and nothing comes after it', () => {
    const triggers = [
      { id: 'lull', when: 'round', timing: 'before', if: 'event.number == 2', do: STOP('round') },
      { id: 'told', when: 'round', do: [{ effect: 'say', text: 'over {event.number}' }] },
    ];
    const table = new Table({
      heroes: [hero('one')],
      items: [charm('bell', { triggers }), monster('ghoul', { ap: 1 })],
    });
    table.put('one', 'B-3');
    table.give('one', 'bell');
    const ghoul = table.spawn('ghoul', 'B-9');
    table.endTurns();
    expect([table.view().round, table.at(ghoul)]).toEqual([3, 'B-8']);
    table.endTurns();
    expect(table.lines().filter((line) => line.startsWith('over'))).toEqual(['over 1', 'over 3']);
    expect(table.lines()).toContain('Round 2 does not take place');
  });

  test('is told from a game whose rounds never take place', () => {
    const table = charmed({ when: 'round', timing: 'instead', do: [] });
    expect(() => table.endTurns()).toThrow(LoopError);
  });

  test('is told from a game that never asks anybody again', () => {
    const endless = ['phase.players', 'phase.monsters'].map((when) => ({
      id: when === 'phase.players' ? 'nobody' : 'nothing',
      when,
      timing: 'before',
      do: STOP(when),
    }));
    const table = new Table({ heroes: [hero('one')], items: [charm('bell', { triggers: endless })] });
    table.put('one', 'B-3');
    table.give('one', 'bell');
    expect(() => table.endTurns()).toThrow(LoopError);
  });
});

describe('a turn', () => {
  for (const event of ['turn', 'activation']) {
    test(`does not come if its ${event} is stopped`, () => {
      const table = charmed({ when: event, timing: 'before', if: 'event.actor == self.owner', do: STOP(event) });
      table.endTurns();
      // The second character begins this round; the first has no turn after it.
      expect(table.asked).toBe(table.entity('two'));
      table.choose('end-turn');
      expect(table.view().round).toBe(3);
      expect(table.asked).toBe(table.entity('two'));
    });
  }
});

test("the monsters' turn does not come if it is replaced", () => {
  const table = charmed(
    { when: 'phase.monsters', timing: 'instead', do: [{ effect: 'say', text: 'Quiet.' }] },
    { items: [monster('ghoul')] },
  );
  const ghoul = table.spawn('ghoul', 'B-7');
  table.endTurns();
  expect(table.view().round).toBe(2);
  expect(table.at(ghoul)).toBe('B-7');
});

describe('what a character does by the rules', () => {
  test('is an action that content hears of by its word', () => {
    const table = charmed({
      when: 'action',
      if: "event.actor == self.owner && event.action == 'search'",
      do: [{ effect: 'heal', who: 'event.actor', amount: 1 }],
    });
    table.set('one', 'damage', 3);
    table.spawn('linen-cupboard', 'B-3');
    table.choose('move:B-2').choose('move:B-3');
    expect(table.read('one', 'damage')).toBe(3);
    table.dice(1, 1, 1, 1, 1, 1, 1).choose('search:');
    expect(table.read('one', 'damage')).toBe(2);
  });

  test('is not done, and costs nothing, if content stops it', () => {
    const table = charmed({
      when: 'action',
      timing: 'before',
      if: "event.action == 'move'",
      do: STOP('action'),
    });
    table.choose('move:B-2');
    expect(table.at('one')).toBe('B-3');
    expect(table.read('one', 'ap')).toBe(3);
  });

  test('is a move with its goal when it is a step', () => {
    const table = charmed({
      when: 'move',
      timing: 'before',
      if: 'event.actor == self.owner && event.to.number == 2',
      do: STOP('move'),
    });
    table.choose('move:B-2');
    expect(table.at('one')).toBe('B-3');
    table.choose('move:B-4');
    expect(table.at('one')).toBe('B-4');
  });
});

test('what lasts to the end of a phase ends with the phase in which it began', () => {
  const table = charmed(
    {
      when: 'phase.monsters-move',
      timing: 'before',
      do: [
        {
          effect: 'lasting',
          on: 'monsters',
          until: 'end-of-phase',
          modifiers: [
            { stat: 'ap', add: -2 },
            { stat: 'dice', add: -3 },
          ],
        },
      ],
    },
    { items: [monster('ghoul')] },
  );
  for (const one of ['one', 'two']) table.set(one, 'insanity', 7);
  table.spawn('ghoul', 'B-3');
  table.choose('end-turn').choose('end-turn').dice(1, 1, 1, 1).choose('character/one');
  expect(table.told('Dice')).toBe(4);
});
