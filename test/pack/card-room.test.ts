/** A card with more text than room is a problem at the field that is too long. */
import { describe, expect, it } from 'vitest';
import { createChecker } from '../../pack/checker';
import { fileOf, onlyProblem, problemsWith, smallPack } from './small-pack';

const face = {
  kind: 'card-face',
  id: 'weapons',
  source: 'original',
  name: 'Weapons',
  frame: 'spine',
  cards: [{ kind: 'weapon', word: 'Weapon', icon: 'weapon', color: '#34434b' }],
  blocks: [{ block: 'text', lines: [{ field: 'text' }, { field: 'keywords' }] }],
};
const weapon = (text: string, name = 'Coal Hammer') => ({
  kind: 'weapon',
  id: 'coal-hammer',
  source: 'original',
  name,
  text,
  attacks: [{ id: 'strike', dice: 3 }],
});
const long = (letters: number) => 'The bell is heard again. '.repeat(letters / 25).trim();
const withWeapon = (...of: Parameters<typeof weapon>) => problemsWith(fileOf(face), fileOf(weapon(...of)));

describe('the room on a card', () => {
  it('is enough for a short text', () => {
    expect(withWeapon(long(200))).toEqual([]);
  });

  it('is too little for a long one: the warning stands at the text and says by how much', () => {
    const problem = onlyProblem(withWeapon(long(2000)));
    expect(problem).toMatchObject({ code: 'card-text-too-long', severity: 'warning', pointer: '/text', line: 6 });
    expect(problem.message).toMatch(/^\d+ lines do not fit on the card, even at 6 points\.$/);
    expect(problem.hint).toMatch(/^Shorten its texts by about \d+0 letters\.$/);
  });

  it('is told as information where the text only becomes small', () => {
    expect(onlyProblem(withWeapon(long(1200)))).toMatchObject({ code: 'card-text-small', severity: 'info' });
  });

  it('is too little for a name of many words', () => {
    const name = 'The Confiscated Medicine Cabinet of Doctor Hieronymus Aschenbrenner and His Sisters';
    expect(onlyProblem(withWeapon('Run.', name))).toMatchObject({ code: 'card-name-too-long', pointer: '/name' });
  });

  it('matters only where a template draws the card', () => {
    expect(problemsWith(fileOf(weapon(long(2000))))).toEqual([]);
  });

  it('is looked at again when the template changes', () => {
    const checker = createChecker();
    for (const { path, text } of [...smallPack, fileOf(face), fileOf(weapon(long(2000)))]) checker.update(path, text);
    expect(checker.check().problems).toHaveLength(1);
    const bare = fileOf({ ...face, blocks: [{ block: 'text', lines: [{ field: 'keywords' }] }] });
    checker.update(bare.path, bare.text);
    expect(checker.check().problems).toEqual([]);
  });
});
