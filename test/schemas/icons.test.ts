/** The names that content may use and the icons that can be drawn are the same. */
import { expect, test } from 'vitest';
import { gameIconPaths } from '../../editor/icons/game-icon-paths';
import { iconNames } from '../../schemas/generated/language';

test('every icon name has a drawing and every drawing a name', () => {
  expect([...iconNames].sort()).toEqual(Object.keys(gameIconPaths).sort());
});
