/** Where monsters appear, and in which order everybody acts. */
import { expect } from 'vitest';
import { Table } from '../../systems/deep-madness/table';
import { card, investigator, monster } from '../../systems/deep-madness/table-content';
import { example } from '../example';

example(
  'M08',
  'S004:69',
  'monsters come to the room of the top devoured card, which then lies under the others',
  () => {
    const table = new Table({
      investigators: [investigator('ann')],
      items: [
        monster('rat', { damage: 0 }, { behavior: [] }),
        card('spawn', 'rats', { monster: 'rat', count: 3, placement: 'apart' }),
      ],
      chapter: { devouredDeck: ['x', 'y'], slots: [{ monster: 'rat' }] },
      track: { spaces: [{ id: 'start' }, { id: '1', numbers: { spawn: 1 } }, { id: '2' }, { id: 'end' }] },
    });
    const [first, second] = table.everywhere('rat');
    expect(new Set([first, second])).toEqual(new Set(['x-b', 'y-b']));
    expect(table.everywhere('rat')).toEqual([first, second, first]);
  },
);

example('O15', 'our decision', 'four investigators and six slots act I1 M1 I2 M2 I3 M3 I4 M4 M5 M6', () => {
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
