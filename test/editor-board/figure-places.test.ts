import { describe, expect, it } from 'vitest';
import { placeFigures } from '../../editor/board/figure-places';
import { figure, room, smallBoard } from './small-board';

const xs = (layout: ReturnType<typeof placeFigures>) => layout.places.map(({ x }) => Math.round(x));

describe('figures on a space', () => {
  it('stand in the middle when alone', () => {
    const { places, plates } = placeFigures(smallBoard.spaces, [figure(1)], 1);
    expect(places).toMatchObject([{ x: 100, y: 75 }]);
    expect(plates).toEqual([]);
  });

  it('stand in a row, four apart, characters first', () => {
    const nurse = figure(1);
    const mara = figure(1, { kind: 'character', shape: 'round', name: 'Mara', maxHealth: 0 });
    const layout = placeFigures(smallBoard.spaces, [nurse, mara], 1);
    expect(layout.places.map(({ figure: { name } }) => name)).toEqual(['Mara', 'Patient']);
    expect(xs(layout)).toEqual([76, 124]);
  });

  it('stand in two rows where one is too wide', () => {
    const layout = placeFigures(smallBoard.spaces, [figure(2), figure(2)], 1);
    expect(layout.places.map(({ y }) => y)).toEqual([51, 99]);
    expect(layout.plates).toEqual([]);
  });

  it('overlap by half and are counted where nothing else fits', () => {
    const low = {
      ...room(4, 0, 130),
      outline: [
        [0, 40],
        [130, 40],
        [130, 110],
        [0, 110],
      ] as const,
    };
    const layout = placeFigures([low], [figure(4), figure(4), figure(4)], 1);
    expect(xs(layout)).toEqual([43, 65, 87]);
    expect(layout.plates).toMatchObject([{ space: 4, count: 3 }]);
  });

  it('are drawn smaller, in rows of their own, where there are too many to overlap', () => {
    const layout = placeFigures(
      [room(4, 0, 150)],
      Array.from({ length: 8 }, () => figure(4)),
      1,
    );
    expect(new Set(layout.places.map(({ y }) => Math.round(y))).size).toBeGreaterThan(1);
    expect(layout.places.every(({ size }) => size < 1)).toBe(true);
    expect(new Set(layout.places.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)).size).toBe(8);
    expect(layout.plates).toEqual([]);
  });

  it('keep inside the walls even when there are very many', () => {
    const layout = placeFigures(
      smallBoard.spaces,
      Array.from({ length: 9 }, () => figure(2)),
      1,
    );
    expect(Math.min(...xs(layout))).toBeGreaterThan(200);
    expect(Math.max(...xs(layout))).toBeLessThan(300);
  });

  it('leave the printed number free where there is room', () => {
    const { places } = placeFigures([{ ...room(5, 0, 150), labelAt: [75, 75] }], [figure(5)], 1);
    expect(Math.abs((places[0]?.y ?? 75) - 75)).toBeGreaterThan(30);
  });

  it('lie on their marker when they are its token', () => {
    const marked = { ...room(6, 0, 150), markers: [{ kind: 'locker', at: [125, 125] as const, name: 'locker' }] };
    const { places } = placeFigures([marked], [figure(6, { kind: 'token', shape: 'token', icon: 'locker' })], 1);
    expect(places).toMatchObject([{ x: 125, y: 125 }]);
  });

  it('are not drawn for spaces that the board does not show', () => {
    expect(placeFigures(smallBoard.spaces, [figure(77)], 1).places).toEqual([]);
  });
});
