/** Casefile 12, The Crimson Diaries: who of the staff it is, who the diaries clear, and what an accusation brings. */
import { describe, expect, test } from 'vitest';
import { putLast } from '../../../engine/kernel/zones';
import { findZone } from '../../../engine/language/standard';
import { LOBOTOMY } from '../../../engine/systems/lobotomy';
import type { Table } from '../../conformance/lobotomy/table';
import { all, type Color, casefile, progress } from './casefile';
import { numbersOf } from './casefile-numbers';

const STAFF = ['matron', 'surgeon', 'chaplain', 'porter'] as const;
type Suspect = (typeof STAFF)[number];

const sealedFile = (table: Table): number => findZone(table.play, 'sealed-file', 0);
const guilty = (table: Table): Suspect[] =>
  STAFF.filter((one) => table.play.zone(table.entity(`token/${one}-file`)) === sealedFile(table));

/** The Surgeon did it. He and the others stand on the sixth spaces of A to D, and the Diaries lie at B-12. */
function ward(count: number, color: Color = 'none'): Table {
  const table = casefile('the-crimson-diaries', count, color, { numbers: { diaries: 6, pagesEach: 2, porters: 1 } });
  const bag = findZone(table.play, 'bag:staff-files', 0);
  for (const one of guilty(table)) putLast(table.play, table.entity(`token/${one}-file`), bag);
  putLast(table.play, table.entity('token/surgeon-file'), sealedFile(table));
  STAFF.forEach((one, index) => {
    if (all(table, `token/${one}`).length > 0) table.put(`token/${one}`, `${'ABCD'.charAt(index)}-6`);
  });
  for (const diary of all(table, 'token/diary')) table.put(diary, 'B-12');
  return table;
}

const cleared = (table: Table): Suspect[] =>
  STAFF.filter((one) => table.conditions(table.entity(`token/${one}`)).includes('Cleared'));

describe('The Crimson Diaries', () => {
  test.each([5, 4, 3])(
    'with %i characters has suspects in quarters of their own, Diaries, and one who is guilty',
    (count) => {
      const table = casefile('the-crimson-diaries', count);
      const { porters = 0, diaries = 0, physicianHealth } = numbersOf('the-crimson-diaries', count);
      const suspects = STAFF.flatMap((one) => table.everywhere(one));
      expect([suspects.length, new Set(suspects.map((space) => space.charAt(0))).size]).toEqual([
        3 + porters,
        3 + porters,
      ]);
      expect(table.everywhere('diary')).toHaveLength(diaries);
      expect(guilty(table)).toHaveLength(1);
      expect(table.read(table.spawn('night-physician', 'C-1'), 'maxHealth')).toBe(physicianHealth);
    },
  );

  test('clears two Diaries’ worth of every innocent, and never the guilty', () => {
    const table = ward(4);
    for (const name of ['one', 'two'] as const) {
      table.put(name, 'B-12');
      for (let n = 0; n < 3; n++) table.choose('read-diary');
      table.choose('end-turn');
    }
    expect(table.everywhere('diary')).toEqual([]);
    expect(cleared(table)).toEqual(['matron', 'chaplain', 'porter']);
  });

  test('turns the guilty into the Night Physician when accused, for 2 AP, and is won by his death', () => {
    const table = ward(4);
    table.put('one', 'B-6');
    table.choose('accuse');
    expect([table.everywhere('night-physician'), table.everywhere('surgeon')]).toEqual([['B-6'], []]);
    expect([table.read('one', 'ap'), progress(table)]).toEqual([1, [0]]);
    table.set('night-physician', 'health', 1);
    table.dice(6, 6, 6).choose('attack:fists');
    expect(table.view().result?.outcome).toBe('win');
  });

  test('dismisses whoever is accused wrongly: two nurses come, and the Warden walks', () => {
    const table = ward(4);
    table.put('one', 'A-6');
    table.choose('accuse');
    expect([table.everywhere('matron'), table.everywhere('nurse'), table.warden]).toEqual([[], ['A-6', 'A-6'], 'A2']);
    expect(guilty(table)).toEqual(['surgeon']);
    table.put('one', 'B-12');
    expect(table.offers('accuse')).toEqual([]);
  });

  test('lets nobody be accused whom a Diary has cleared', () => {
    const table = ward(4);
    table.put('one', 'A-6');
    expect(table.offers('accuse')).toHaveLength(1);
    table.afflict('token/matron', 'cleared');
    expect(table.offers('accuse')).toEqual([]);
  });

  test('hurts the character nearest to the guilty with a green surge, of several the one with least health', () => {
    const table = ward(4, 'green');
    table.put('one', 'B-1');
    for (const name of ['two', 'three']) table.put(name, 'B-5');
    table.set('three', 'health', 4);
    table.endTurns();
    expect(['one', 'two', 'three', 'four'].map((name) => table.read(name, 'health'))).toEqual([7, 7, 3, 7]);
  });

  test('sends every suspect to the same number of the next quarter with a blue surge', () => {
    const table = ward(4, 'blue').endTurns();
    expect(STAFF.flatMap((one) => table.everywhere(one))).toEqual(['B-6', 'C-6', 'D-6', 'A-6']);
  });

  test('burns a Diary or costs the first player 1 insanity with a red surge', () => {
    const table = ward(4, 'red');
    table.set('two', 'insanity', 2);
    table.endTurns();
    table.whatIf(() => {
      table.choose('lose');
      expect([table.read('two', 'insanity'), table.everywhere('diary').length]).toEqual([3, 6]);
    });
    table.choose('burn');
    expect([table.read('two', 'insanity'), table.everywhere('diary').length]).toEqual([2, 5]);
  });

  test('keeps its secret from bots: in their copies it may be anybody whom nothing has cleared, and nobody else', () => {
    const table = ward(4);
    table.put('one', 'B-12');
    table.choose('read-diary');
    const innocent = cleared(table);
    const dreamt = new Set<Suspect>();
    for (let seed = 1; seed <= 60; seed++) {
      LOBOTOMY.hideFrom(table.play, 0, seed);
      const [culprit] = STAFF.filter(
        (one) => table.play.program.infoOf(table.play, sealed(table))?.item.id === `${one}-file`,
      );
      if (culprit !== undefined) dreamt.add(culprit);
    }
    expect([...dreamt].sort()).toEqual(STAFF.filter((one) => !innocent.includes(one)).sort());
  });
});

/** The file that lies sealed, whatever it says. */
const sealed = (table: Table): number =>
  table.play.all('token').find((token) => table.play.zone(token) === sealedFile(table)) ?? 0;
