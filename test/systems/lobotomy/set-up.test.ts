import { expect, test } from 'vitest';
import { hero, tile, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

test('a quarter with one numbered space gets one memory where two are wanted', () => {
  const face = ward(['123456789abc']);
  const few = { ...face, numbers: { 1: face.numbers?.['1'] as [number, number] } };
  const table = new Table({
    heroes: [hero('one')],
    items: [tile('ward-c', few)],
    settings: { memoriesPerQuarter: 2 },
  });
  const quarters = table.everywhere('memory-token').map((space) => space[0]);
  expect(quarters.sort()).toEqual(['A', 'A', 'B', 'B', 'C', 'D', 'D']);
});
