import { describe, expect, it } from 'vitest';
import { layOutWord } from '../../cards/alphabet';

describe('drawn letters', () => {
  it('lay a number out digit by digit', () => {
    expect(layOutWord('12')).toMatchObject({ width: expect.closeTo(9.9), letters: [{ x: 0 }, { x: 4.7 }] });
  });

  it('draw small letters as capitals and leave room for a space', () => {
    expect(layOutWord('a b')?.letters.map(({ x }) => Math.round(x * 10) / 10)).toEqual([0, 12.3]);
  });

  it('say when a letter was never drawn, so that type is used', () => {
    expect(layOutWord('Ж')).toBeNull();
    expect(layOutWord('')).toBeNull();
  });
});
