import { expect, test } from 'vitest';
import { PLAIN_TRAITS } from '../../editor/board/board-traits';
import { boardTraitsOf } from '../../editor/workbench/board-traits';

test('boards of Lobotomy say only where tiles lie, and its doorways are within them', () => {
  const { floors, ...traits } = boardTraitsOf('lobotomy');
  expect({ ...traits, floors: PLAIN_TRAITS.floors }).toEqual(PLAIN_TRAITS);
  expect(floors).toEqual(expect.arrayContaining([...PLAIN_TRAITS.floors]));
});

test('boards of Deep Madness say what stands in doorways, where water is and where one starts', () => {
  expect(boardTraitsOf('deep-madness')).toMatchObject({
    sight: 'straight-rows',
    cell: 75,
    doorStates: ['closed', 'locked', 'barricaded', 'face-down', 'broken', 'open', 'wall'],
    hasRandomTiles: false,
    covers: ['water'],
    hasStarts: true,
    hasTokens: true,
    passages: [],
    hasRimDoors: true,
    hasNumbers: false,
    markers: [],
    spaceWords: [],
    hasSpawn: true,
  });
});

test('a system that is not known has plain boards', () => {
  expect(boardTraitsOf('nothing')).toBe(PLAIN_TRAITS);
});
