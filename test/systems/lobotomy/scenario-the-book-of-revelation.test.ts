/** Casefile 9, The Book of Revelation: Verses to recite, and Seals whose laws hold while they are broken. */
import { describe, expect, test } from 'vitest';
import { guard } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import { all, type Color, casefile, needed, PENTAGRAM, progress } from './casefile';
import { numbersOf } from './casefile-numbers';

const SEALS = ['white', 'red', 'black', 'pale', 'ash', 'star', 'silent'] as const;
type Seal = (typeof SEALS)[number];

function library(count: number, color: Color = 'none'): Table {
  const table = casefile('the-book-of-revelation', count, color, {
    items: [guard('shield', 3, 1)],
    numbers: { verses: count, reciteModifier: 0 },
  });
  for (const verse of all(table, 'token/verse')) table.put(verse, 'D-12');
  return table;
}

const breakSeals = (table: Table, seals: readonly Seal[]): void => {
  for (const seal of seals) table.put(`${seal}-seal`, PENTAGRAM);
};
const broken = (table: Table): Seal[] => SEALS.filter((seal) => all(table, `token/${seal}-seal`).length > 0);

/** The first hero stands on the pentagram with a Verse in its hands. */
function reading(seals: readonly Seal[]): Table {
  const table = library(4);
  breakSeals(table, seals);
  table.put('one', 'D-12');
  table.choose('take-verse');
  table.put('one', PENTAGRAM);
  return table;
}

describe('The Book of Revelation', () => {
  test.each([5, 4, 3])('with %i characters has Verses to recite, and no Seal is broken', (count) => {
    const { verses = 0 } = numbersOf('the-book-of-revelation', count);
    const table = casefile('the-book-of-revelation', count);
    expect(needed(table)).toEqual([verses]);
    expect(table.everywhere('verse')).toHaveLength(verses);
    const quarters = new Set(table.everywhere('verse').map((space) => space.charAt(0)));
    expect(quarters.size).toBe(Math.min(4, verses));
    expect(broken(table)).toEqual([]);
  });

  test('counts a Verse that is recited on the pentagram, and mends a Seal for it', () => {
    const table = reading(['white', 'ash']);
    table.dice(4, 2).choose('recite').choose('token/ash-seal');
    expect([progress(table), broken(table), table.everywhere('verse').length]).toEqual([[1], ['white'], 3]);
    expect([table.read('one', 'ap'), table.offers('recite')]).toEqual([1, []]);
  });

  test('tests at -1 for every two broken Seals; a failure costs 1 insanity and leaves the Verse', () => {
    const table = reading(['white', 'red', 'pale', 'ash', 'star']);
    table.set('one', 'insanity', 0);
    table.dice(4, 2).choose('recite').choose('keep');
    expect([progress(table), table.read('one', 'insanity'), broken(table).length]).toEqual([[0], 1, 5]);
    table.dice(4, 1).choose('recite').choose('token/white-seal');
    expect([progress(table), broken(table).length]).toEqual([[1], 4]);
  });

  test('is won with the last Verse', () => {
    const table = library(3);
    for (const name of ['one', 'two', 'three']) {
      table.put(name, 'D-12');
      table.choose('take-verse');
      table.put(name, PENTAGRAM);
      expect(table.view().result).toBeNull();
      table.dice(1, 1).choose('recite');
      if (name !== 'three') table.choose('end-turn');
    }
    expect(table.view().result?.outcome).toBe('win');
  });

  test('lets the players break a Seal with a green surge, and moves the Warden if all are broken', () => {
    const table = library(4, 'green').endTurns();
    expect(table.options()).toHaveLength(7);
    table.choose('token/pale-seal');
    expect(broken(table)).toEqual(['pale']);
    const worn = library(4, 'green');
    breakSeals(worn, SEALS);
    const before = worn.warden;
    expect([before, worn.endTurns().warden]).toEqual(['A1', 'A2']);
  });

  test('has only five Seals with three characters', () => {
    const table = library(3, 'green').endTurns();
    expect(table.options().map(({ key }) => key)).toHaveLength(5);
    expect([...table.offers('star-seal'), ...table.offers('silent-seal')]).toEqual([]);
  });

  test('brings a Votary onto the pentagram with a blue surge, but no third', () => {
    expect(library(4, 'blue').endTurns().everywhere('votary')).toEqual([PENTAGRAM]);
    const table = library(4, 'blue');
    for (const space of ['C-1', 'C-2']) table.spawn('votary', space);
    expect(table.endTurns().everywhere('votary')).toHaveLength(2);
  });

  test('breaks a random Seal with a red surge', () => {
    expect(broken(library(4, 'red').endTurns())).toHaveLength(1);
  });
});

describe('a broken Seal', () => {
  test('strengthens nurses (white) and hastens patients (red)', () => {
    const table = library(4);
    const [nurse, patient] = [table.spawn('nurse', 'C-1'), table.spawn('patient', 'C-2')];
    breakSeals(table, ['white', 'red']);
    const read = (stat: string) => [nurse, patient].map((monster) => table.read(monster, stat));
    expect([read('attackDice'), read('ap')]).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  test('takes a success from every search (black)', () => {
    const table = library(4);
    breakSeals(table, ['black']);
    table.put('one', 'B-3');
    table.spawn('cot', 'B-3');
    table.dice(6, 6, 6, 1, 1, 1, 1).choose('search');
    expect(table.options().map(({ key }) => key)).toEqual(['equipment', 'nothing']);
    table.choose('nothing');
  });

  test('moves the Warden further for a death (pale)', () => {
    const walked = (seals: readonly Seal[]) => {
      const table = library(4);
      breakSeals(table, seals);
      const monster = table.spawn('nurse', 'B-3');
      table.put('one', 'B-3');
      table.set('one', 'health', 1);
      for (let n = 0; n < 3; n++) table.choose('end-turn');
      table
        .dice(6, 6, 6, 6)
        .choose('end-turn')
        .choose(`${PENTAGRAM.slice(0, -1)}1`);
      expect(table.isGone(monster)).toBe(false);
      return table.warden;
    };
    expect([walked([]), walked(['pale'])]).toEqual(['A4', 'A5']);
  });

  test('slows runners (ash), makes insanity dearer (stars)', () => {
    const table = library(4);
    breakSeals(table, ['ash', 'star']);
    table.set('one', 'insanity', 0);
    expect([table.read('one', 'runAp'), table.read('one', 'insaneBoxes')]).toEqual([1, 1]);
    table.choose('chaos');
    expect(table.read('one', 'insanity')).toBe(2);
  });

  test('forbids defense skills in the players’ turn, not in the monsters’ (silence)', () => {
    const table = library(4);
    table.give('one', 'skill/shield');
    table.put('one', 'B-3');
    table.spawn('patient', 'B-3');
    expect(table.offers('skill/shield')).toHaveLength(1);
    breakSeals(table, ['silent']);
    expect(table.offers('skill/shield')).toEqual([]);
    table.endTurns();
    expect(table.offers('skill/shield')).toHaveLength(1);
    table.goOnWith(1, 1, 1, 1);
  });
});
