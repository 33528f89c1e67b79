import { expect, it } from 'vitest';
import { type PlacedPlate, spreadPlates } from '../../editor/board/spread-plates';

const plate = (text: string, x: number, y: number, isHighlighted = false): PlacedPlate => ({
  at: [x, y],
  plate: { text, isHighlighted },
});

it('leaves keys that have room where they are, and moves one that would lie on another down', () => {
  const placed = spreadPlates([plate('1', 0, 0), plate('2', 40, 0), plate('3', 4, 2), plate('4', 2, 1)], 1);
  expect(placed.map(({ at }) => at)).toEqual([
    [0, 0],
    [40, 0],
    [4, 19],
    [2, 52],
  ]);
});

it('measures in pixels of the screen, and draws the highlighted key last', () => {
  const placed = spreadPlates([plate('1', 0, 0, true), plate('2', 20, 0)], 2);
  expect(placed.map(({ plate: { text }, at }) => `${text} ${at}`)).toEqual(['2 20,34', '1 0,0']);
});
