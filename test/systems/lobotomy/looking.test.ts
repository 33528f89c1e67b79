import { expect, test } from 'vitest';
import { LOBOTOMY } from '../../../engine/systems/lobotomy';
import { drawPiece } from '../../../engine/systems/lobotomy/bags';
import { hero, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

/** A character with the Floor Plan in a room of three spaces, with a locker in it and one outside. */
function looking() {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    stage: ward(['123456789abc'], { rooms: ['123', '456789abc'], doorways: ['34'] }),
  });
  for (const each of ['one', 'two']) table.put(each, 'B-3');
  const cot = drawPiece(
    table.play,
    'locker-tokens',
    (piece) => table.play.program.infoOf(table.play, piece)?.item.id === 'cot',
  );
  table.put(cot, 'B-2');
  table.spawn('linen-cupboard', 'B-5');
  const door = table.door('B-3', 'B-4', 'locked', { strength: 4 });
  table.give('one', 'equipment/floor-plan');
  return { table, door, cot };
}

const lockers = (table: Table) => table.view().figures.flatMap(({ kind, name }) => (kind === 'token' ? [name] : []));
const doorIn = (table: Table, edge: number) => table.view().board.borders.find(({ entity }) => entity === edge)?.door;

test('a token that was looked at shows its face, and lies as it lay', () => {
  const { table, door } = looking();
  expect([lockers(table), doorIn(table, door)]).toEqual([['Locker', 'Locker'], { state: 'face-down', strength: 0 }]);
  table.choose('floor-plan').choose('B-1');
  expect(lockers(table)).toEqual(['Cot with a box under it', 'Locker']);
  expect(doorIn(table, door)).toEqual({ state: 'face-down', known: 'locked', strength: 4 });
  expect(table.options().find(({ key }) => key.startsWith('reveal:'))?.detail).toContain('known to be locked');
});

test('what was looked at is forgotten once it is back in its bag', () => {
  const { table, door } = looking();
  table.choose('floor-plan').choose('B-1');
  table.door('B-3', 'B-4', 'none');
  table.door('B-3', 'B-4', 'locked');
  expect(doorIn(table, door)?.known).toBeUndefined();
});

test('a bot guesses what lies face down, but not what somebody has looked at', () => {
  const guesses = (isKnown: boolean) => {
    const { table, cot } = looking();
    if (isKnown) table.choose('floor-plan').choose('B-1');
    const found = [1, 2, 3, 4, 5, 6].map((seed) => {
      LOBOTOMY.hideFrom(table.play, 0, seed);
      return table.play.program.infoOf(table.play, cot)?.item.id;
    });
    return new Set(found);
  };
  expect(guesses(false).size).toBeGreaterThan(1);
  expect(guesses(true)).toEqual(new Set(['cot']));
});
