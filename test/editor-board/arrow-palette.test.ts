import { expect, it } from 'vitest';
import { arrowPaint, COMMON_COLORS } from '../../editor/board/arrow-palette';

it('tells the common colours of arrows by shape and letter, and not by paint alone', () => {
  const looks = COMMON_COLORS.map((color) => arrowPaint(color));
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(COMMON_COLORS.length);
  expect(looks.map(({ letter }) => letter)).toEqual(['W', 'B', 'G', 'P']);
});

it('draws a colour that it does not know with its letter, in a shape of its own', () => {
  expect(arrowPaint('ochre')).toMatchObject({ sign: 'hexagon', letter: 'O' });
  expect(arrowPaint('constructor').sign).toBe('hexagon');
});
