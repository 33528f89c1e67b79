import { expect, test } from 'vitest';
import { hero, monster, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm, tool } from './pieces';

/** A character on B-1 of a row of spaces, with a tool that moves it towards B-4. */
function row(move: Readonly<Record<string, unknown>>, parts: Readonly<Record<string, unknown>> = {}) {
  const stage = ward(['1234'], { rooms: ['12', '34'], doorways: ['23'] });
  const walk = tool('walk', [{ effect: 'move', who: 'user', to: "space('B-4')", ...move }]);
  const table = new Table({ heroes: [hero('one')], items: [walk, charm('rule', parts), monster('ghoul')], stage });
  table.door('B-2', 'B-3', 'none');
  table.put('one', 'B-1');
  for (const one of ['walk', 'rule']) table.give('one', one);
  return table;
}

test('a move by an effect goes as far as it may, and enters no space that is forbidden', () => {
  const table = row({}, { permits: [{ id: 'line', what: 'enter-space', where: 'other.number == 3', allow: false }] });
  expect(table.choose('walk').at('one')).toBe('B-2');
});

test('a move by an effect passes doors or walls that it is to ignore', () => {
  for (const [ignore, end] of [
    [['doors'], 'B-4'],
    [['walls'], 'B-4'],
    [[], 'B-1'],
  ] as const) {
    const table = row({ ignore });
    table.door('B-2', 'B-3', 'locked', { strength: 2, isRevealed: true });
    expect(table.choose('walk').at('one')).toBe(end);
  }
});

test('a move by an effect ends where the mover is taken elsewhere', () => {
  const table = row(
    {},
    {
      triggers: [
        {
          id: 'trap',
          when: 'enter',
          if: 'event.space.number == 2',
          do: [{ effect: 'place', what: 'event.actor', at: "space('B-1')" }],
        },
      ],
    },
  );
  expect(table.choose('walk').at('one')).toBe('B-1');
});

test('a move by an effect is a move with its goal, and its steps can be altered', () => {
  const table = row(
    { steps: 3 },
    {
      triggers: [
        {
          id: 'mud',
          when: 'move',
          timing: 'before',
          if: 'event.to.number == 4',
          do: [{ effect: 'alter', set: { steps: 'event.steps - 1' } }],
        },
      ],
    },
  );
  expect(table.choose('walk').at('one')).toBe('B-3');
});

test('a move by an effect that stops beside its goal does not enter it', () => {
  expect(row({ stopAt: 'adjacent' }).choose('walk').at('one')).toBe('B-3');
});

test('a step through a doorway tells which doorway', () => {
  const table = row(
    {},
    {
      triggers: [
        {
          id: 'bell',
          when: 'step',
          if: "event.edge.kind == 'doorway'",
          do: [{ effect: 'say', text: 'Ding from {event.from.number}.' }],
        },
      ],
    },
  );
  table.choose('walk');
  expect(table.lines().filter((line) => line.startsWith('Ding'))).toEqual(['Ding from 2.']);
});

test('a monster that marches by an effect has all its AP for it, and marches in its own turn all the same', () => {
  const goad = tool('goad', [{ effect: 'call', procedure: 'march', with: { who: "first(inPlay('ghoul'))" } }]);
  const table = new Table({ heroes: [hero('one')], items: [goad, monster('ghoul')] });
  table.put('one', 'B-9');
  table.give('one', 'goad');
  const ghoul = table.spawn('ghoul', 'B-1');
  expect(table.choose('goad').at(ghoul)).toBe('B-3');
  expect(table.endTurns().at(ghoul)).toBe('B-5');
});
