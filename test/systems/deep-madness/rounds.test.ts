/** The round: four phases, and a track in which investigators and monster slots act in turn. */
import { expect, test } from 'vitest';
import { Table } from './table';
import { monster } from './table-content';

test('a quiet game goes from activation to activation and is lost at the end of its track', () => {
  const table = new Table();
  expect(table.question).toBe('turn');
  for (let n = 0; n < 60 && table.result === ''; n++) {
    if (table.question === 'turn') table.choose('end:end');
    else table.choose('none');
  }
  expect(table.result).toBe('loss');
  expect(table.read(table.game, 'round')).toBe(8);
});

test('O15: four investigators and six slots act I1 M1 I2 M2 I3 M3 I4 M4 M5 M6', () => {
  const kinds = ['one', 'two', 'three', 'four', 'five', 'six'];
  const table = new Table({
    items: kinds.map((id) => monster(id, { damage: 0 }, { behavior: [{ step: 'do', do: [] }] })),
    chapter: { slots: kinds.map((id) => ({ monster: id })) },
    start: 'w-a',
  });
  for (const id of kinds) table.spawn(id, 'z-b');
  const track = table.view().tracks.find(({ id }) => id === 'activation');
  const labels = track?.spaces.map(({ label }) => label) ?? [];
  expect(labels.map((label) => (kinds.includes(label.toLowerCase()) ? 'M' : 'I')).join('')).toBe('IMIMIMIMMM');
  for (let n = 0; n < 4; n++) table.choose('end:end');
  expect(table.lines().filter((line) => line.endsWith(' acts'))).toEqual(
    ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => `${name} acts`),
  );
});
