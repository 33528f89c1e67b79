import { describe, expect, it } from 'vitest';
import {
  canHaveDoor,
  drawArrowBetween,
  drawableArrows,
  removeArrow,
  setBothWays,
  setDoor,
  togglePortal,
  turnRound,
} from '../../editor/board/arrow-edits';
import { arrowAt, arrowShapes } from '../../editor/board/arrow-shapes';
import { drawingOfGeometry } from '../../editor/board/drawing';
import { kindsBetween, setKind } from '../../editor/board/tile-edits';
import { composeBoard } from '../../engine/board/compose';
import type { Arrow, Face } from '../../engine/board/face';
import { smallFace } from './small-tile';

const AT = '/sides/0';
const withArrows = (...arrows: Arrow[]): Face => ({ ...smallFace, arrows });
const blue = { from: '1', to: '2', color: 'blue' };

describe('drawing an arrow', () => {
  it('adds one that leads one way, after the others', () => {
    expect(drawArrowBetween(smallFace, AT, blue)).toEqual({
      edits: [{ pointer: '/sides/0/arrows', value: [blue] }],
      arrow: 0,
    });
    expect(drawArrowBetween(withArrows({ ...blue, color: 'white' }), AT, blue)).toEqual({
      edits: [{ pointer: '/sides/0/arrows/1', value: blue }],
      arrow: 1,
    });
  });

  it('lets the one that leads back in the same colour lead both ways instead', () => {
    expect(drawArrowBetween(withArrows({ ...blue, from: '2', to: '1' }), AT, blue)).toEqual({
      edits: [{ pointer: '/sides/0/arrows/0/bothWays', value: true }],
      arrow: 0,
    });
  });

  it('leaves one that is there already as it is', () => {
    for (const there of [blue, { ...blue, bothWays: true }, { from: '2', to: '1', color: 'blue', bothWays: true }])
      expect(drawArrowBetween(withArrows(there), AT, blue)).toEqual({ edits: [], arrow: 0 });
  });
});

describe('changing an arrow', () => {
  it('writes a direction only where it is both, and turns it round by its ends', () => {
    expect(setBothWays(AT, 2, false)).toEqual({ pointer: '/sides/0/arrows/2/bothWays', value: undefined });
    expect(turnRound(withArrows(blue), AT, 0)).toEqual([
      { pointer: '/sides/0/arrows/0/from', value: '2' },
      { pointer: '/sides/0/arrows/0/to', value: '1' },
    ]);
    expect(removeArrow(AT, 1)).toEqual({ pointer: '/sides/0/arrows/1', value: undefined });
  });

  it('puts a door into the middle of the border that it crosses, and takes it out again', () => {
    const way = { from: '2', to: '3' };
    expect(setDoor(smallFace, AT, way, '3')).toEqual([
      { pointer: '/sides/0/doorways/1', value: { between: ['2', '3'], at: [[2, 2, 'n']], inside: '3' } },
    ]);
    expect(setDoor(smallFace, AT, { from: '3', to: '1' }, '1')).toEqual([
      { pointer: '/sides/0/doorways/0/inside', value: '1' },
    ]);
    expect(setDoor(smallFace, AT, { from: '3', to: '1' }, null)).toEqual([
      { pointer: '/sides/0/doorways/0', value: undefined },
    ]);
  });

  it('offers a door only between spaces that touch', () => {
    const apart: Face = { ...smallFace, grid: ['1133', '1133', '2222'] };
    expect(canHaveDoor(apart, { from: '1', to: '3' })).toBe(true);
    expect(canHaveDoor({ ...apart, grid: ['1.33', '1.33', '2222'] }, { from: '1', to: '3' })).toBe(false);
  });
});

describe('a door that has an inside', () => {
  it('is put with the smaller room inside when it is set on a border', () => {
    const traits = { hasInnerDoors: true, hasInnerWalls: true };
    const [edit] = setKind(smallFace, AT, '2', '3', 'doorway', undefined, traits);
    expect(edit?.value).toContainEqual({ between: ['2', '3'], at: [[2, 2, 'n']], inside: '3' });
  });

  it('asks for no wall within a room where tiles have none', () => {
    const traits = { hasInnerDoors: true, hasInnerWalls: false };
    expect(setKind(smallFace, AT, '1', '2', 'doorway', undefined, traits).map(({ pointer }) => pointer)).toEqual([
      '/sides/0/doorways',
    ]);
    const street: Face = { ...smallFace, arrowsOnly: true };
    expect(kindsBetween(street, '1', '2', { passages: ['doorway'], hasInnerWalls: false })).toEqual([
      'line',
      'doorway',
    ]);
  });
});

describe('portals of a space', () => {
  it('are put there and taken away by name', () => {
    const moon = { name: 'moon', space: '1' };
    expect(togglePortal(smallFace, AT, moon)).toEqual({ pointer: '/sides/0/portals', value: [moon] });
    const face: Face = { ...smallFace, portals: [moon] };
    expect(togglePortal(face, AT, { ...moon, space: '2' })).toEqual({
      pointer: '/sides/0/portals/1',
      value: { name: 'moon', space: '2' },
    });
    expect(togglePortal(face, AT, moon)).toEqual({ pointer: '/sides/0/portals/0', value: undefined });
  });
});

describe('where arrows are drawn', () => {
  const shapesOf = (face: Face) => {
    const plan = { size: [4, 3] as const, places: [{ id: 'T', at: [0, 0] as const, turn: 0 as const }] };
    return arrowShapes(drawingOfGeometry(composeBoard(plan, [{ tile: 't', side: 'a', face }]), []));
  };

  it('across the middle of the border, towards where they lead', () => {
    const [there, back] = [shapesOf(withArrows(blue))[0], shapesOf(withArrows({ ...blue, from: '2', to: '1' }))[0]];
    expect(there).toMatchObject({ x: 100, y: 50, isFar: false });
    expect(Math.cos(there?.angle ?? 0)).toBeCloseTo(1);
    expect(Math.cos(back?.angle ?? 0)).toBeCloseTo(-1);
  });

  it('side by side, so that two in opposite directions do not hide each other', () => {
    const shapes = shapesOf(withArrows(blue, { from: '2', to: '1', color: 'white' }));
    expect(shapes.map(({ y }) => y)).toEqual([32, 68]);
    expect(arrowAt(shapes, [80, 68])?.color).toBe('white');
    expect(arrowAt(shapes, [80, 32])?.color).toBe('blue');
    expect(arrowAt(shapes, [80, 50])).toBeUndefined();
  });

  it('through the door, where one stands between the two', () => {
    expect(shapesOf(withArrows({ from: '1', to: '3', color: 'white' }))[0]).toMatchObject({ x: 25, y: 100 });
  });

  it('from space to space where they share no border', () => {
    const face: Face = { ...withArrows({ from: '1', to: '3', color: 'pink' }), grid: ['1..3'], doorways: [] };
    expect(shapesOf({ ...face, connectors: [] })[0]).toMatchObject({ x: 100, y: 25, isFar: true });
  });

  it('not at all while an end is missing, and the others keep their numbers', () => {
    const face = withArrows({ ...blue, to: 'x' }, blue, { ...blue, to: '1' });
    expect(drawableArrows(face)).toEqual([1]);
    expect(shapesOf(face)).toHaveLength(1);
  });
});
