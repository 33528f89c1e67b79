/** The picture of a card follows from its id. */
import { expect, it } from 'vitest';
import type { PatternName } from '../../cards/look';
import { drawPattern } from '../../cards/patterns';

const box = { x: 0, y: 0, width: 50, height: 20 };
const colors = { ground: '#ffffff', pale: '#eeeeee', mid: '#888888', dark: '#222222' };
const names: readonly PatternName[] = ['tiles', 'wallpaper', 'rosette', 'woodcut', 'depths'];

it.each(names)('%s are the same for the same card, and others for another', (name) => {
  const draw = (id: string) => JSON.stringify(drawPattern(name, box, colors, id));
  expect(draw('weapon/axe')).toBe(draw('weapon/axe'));
  expect(draw('weapon/axe')).not.toBe(draw('weapon/steel-cross'));
});
