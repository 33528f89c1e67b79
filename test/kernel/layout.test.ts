import { describe, expect, test } from 'vitest';
import { COMMON_COLUMNS, Layout } from '../../engine/kernel/layout';
import { LAYOUT, SmallGame } from './small-game';

describe('Layout', () => {
  test('gives a column of the same name the same offset in every kind', () => {
    const layout = new Layout([
      { name: 'a', columns: ['x', 'health'] },
      { name: 'b', columns: ['health', 'y', 'z'] },
      { name: 'c', columns: ['z'] },
    ]);
    const offsets = ['a', 'b'].map((kind) => layout.find(layout.kind(kind).number, 'health'));
    expect(offsets[0]).toBe(offsets[1]);
    expect(layout.column('health')).toBe(offsets[0]);
    expect(layout.find(layout.kind('c').number, 'z')).toBe(layout.find(layout.kind('b').number, 'z'));
  });

  test('never puts two columns of one kind in the same place', () => {
    const specs = [
      { name: 'a', columns: ['p', 'q', 'r'] },
      { name: 'b', columns: ['q', 's'] },
      { name: 'c', columns: ['s', 'p', 't'] },
    ];
    for (const kind of new Layout(specs).kinds.slice(1)) {
      const offsets = [...kind.columns.values()];
      expect(new Set(offsets).size).toBe(offsets.length);
      expect(Math.min(...offsets)).toBeGreaterThanOrEqual(COMMON_COLUMNS);
      expect(kind.stride).toBe(Math.max(...offsets) + 1);
    }
  });

  test('says -1 for a column that a kind lacks', () => {
    expect(LAYOUT.find(LAYOUT.kind('pile').number, 'worth')).toBe(-1);
  });

  test('refuses two kinds of one name, and a kind or column that is not there', () => {
    expect(
      () =>
        new Layout([
          { name: 'a', columns: [] },
          { name: 'a', columns: [] },
        ]),
    ).toThrow('two kinds are named a');
    expect(() => LAYOUT.kind('dragon')).toThrow('no kind dragon');
    expect(() => LAYOUT.column('mana')).toThrow('a column mana');
  });
});

describe('nothing, which is entity 0', () => {
  test('reads 0 in every column, before and after entities are made', () => {
    const game = new SmallGame();
    for (let i = 0; i < 50; i++) game.card(7);
    for (const name of ['score', 'turn', 'over', 'worth']) expect(game.state[LAYOUT.column(name)]).toBe(0);
    expect(game.kindOf(0).name).toBe('none');
  });
});
