import { describe, expect, test } from 'vitest';
import { Names } from '../../engine/kernel/names';
import { Numbering } from '../../engine/kernel/numbering';

describe('Names', () => {
  test('give a word its number once, and the word back', () => {
    const names = new Names();
    const nurse = names.intern('nurse');
    expect(names.intern('victim')).not.toBe(nurse);
    expect(names.intern('nurse')).toBe(nurse);
    expect(names.word(nurse)).toBe('nurse');
  });

  test('number the empty word 0, and know -1 for what was never named', () => {
    const names = new Names();
    expect([names.intern(''), names.word(0), names.find('nurse')]).toEqual([0, '', -1]);
    expect(() => names.word(5)).toThrow(RangeError);
  });
});

describe('Numbering', () => {
  test('keeps the room for items that the first load found, with some to spare', () => {
    const numbering = new Numbering();
    numbering.item('monster/nurse');
    const slots = numbering.itemSlots();
    for (let i = 0; i < 50; i++) numbering.item(`monster/m${i}`);
    expect([numbering.itemSlots(), numbering.hasRoom]).toEqual([slots, true]);
    for (let i = 0; i < 100; i++) numbering.item(`card/c${i}`);
    expect(numbering.hasRoom).toBe(false);
  });
});
