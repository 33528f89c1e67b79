import { describe, expect, it } from 'vitest';
import { doorWords, figureWords, targetAt, targetSpace, targetWords } from '../../editor/board/board-target';
import { placeFigures } from '../../editor/board/figure-places';
import type { SpacePath } from '../../editor/board/floor-drawing';
import { ghostAt, ghostOf, isGhost } from '../../editor/board/ghosts';
import { numberPlace } from '../../editor/board/number-places';
import { directionOfKey, stepToSpace } from '../../editor/board/space-steps';
import { figure, smallBoard } from './small-board';

const nurse = figure(1, { name: 'Nurse', health: 3, maxHealth: 4, conditions: ['Stunned'] });
const layout = placeFigures(smallBoard.spaces, [nurse], 1);
const paths = smallBoard.spaces.map((space) => {
  const xs = space.outline.map(([x]) => x);
  return { space, left: Math.min(...xs), right: Math.max(...xs), top: 0, bottom: 150 };
}) as unknown as SpacePath[];
const at = (x: number, y: number) => targetAt(paths, smallBoard.borders, [], layout, [x, y]);

describe('pointing at the board', () => {
  it('finds a figure before the space it stands on', () => {
    expect(at(100, 75)).toEqual({ kind: 'figure', entity: nurse.entity });
    expect(at(150, 120)).toEqual({ kind: 'space', entity: 1 });
  });

  it('finds a door before the spaces beside it', () => {
    expect(at(290, 75)).toEqual({ kind: 'border', entity: 11 });
  });

  it('finds nothing beyond the board', () => {
    expect(at(700, 75)).toBeNull();
  });

  it('knows the space of a figure and none for a door', () => {
    expect(targetSpace({ kind: 'figure', entity: nurse.entity }, [nurse])).toBe(1);
    expect(targetSpace({ kind: 'border', entity: 11 }, [nurse])).toBe(0);
  });

  it('names what it finds', () => {
    expect(figureWords(nurse)).toBe('Nurse, 3 of 4 health, Stunned');
    expect(targetWords({ kind: 'space', entity: 1 }, smallBoard, [nurse])).toBe(
      'A-1 Ward; Nurse, 3 of 4 health, Stunned',
    );
    expect(targetWords({ kind: 'border', entity: 11 }, smallBoard, [])).toBe('Door, locked 3, A-2 to A-3');
  });

  it('has a word for every state of a door', () => {
    const words = (['none', 'face-down', 'open', 'locked', 'barricaded'] as const).map((state) =>
      doorWords({ kind: 'doorway', door: { state, strength: 5 } }),
    );
    expect(words).toEqual(['Doorway', 'Door, face down', 'Door, open', 'Door, locked 5', 'Door, barricade 5']);
    expect(doorWords({ kind: 'opening', door: null })).toBe('Opening');
  });
});

describe('pointing at what could be laid', () => {
  const box = (left: number, top: number, right: number, bottom: number): [number, number][] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const upright = ghostOf(0, box(0, 0, 80, 120), 'upright');
  const half = ghostOf(1, box(40, 0, 120, 120), 'half a card right');
  const door = ghostOf(2, box(200, 0, 210, 4), 'door');
  const ghosts = [upright, half, door];

  it('finds the one whose middle is nearest where several lie over one another', () => {
    expect(ghostAt(ghosts, [50, 60], 12)?.words).toBe('upright');
    expect(ghostAt(ghosts, [70, 60], 12)?.words).toBe('half a card right');
  });

  it('finds a small one beside the pointer, and nothing where none lies', () => {
    expect(ghostAt(ghosts, [205, 12], 12)?.words).toBe('door');
    expect(ghostAt(ghosts, [205, 20], 12)).toBeUndefined();
    expect(ghostAt(ghosts, [160, 60], 12)).toBeUndefined();
  });

  it('is no entity of a game, nor a card that lies face down', () => {
    expect(ghosts.map(({ entity }) => isGhost(entity))).toEqual([true, true, true]);
    expect([isGhost(0), isGhost(7), isGhost(-3)]).toEqual([false, false, false]);
  });

  it('is walked over with arrow keys like a space', () => {
    expect(stepToSpace(ghosts, upright.entity, 'right')).toBe(half.entity);
    expect(stepToSpace(ghosts, half.entity, 'left')).toBe(upright.entity);
  });
});

describe('walking over spaces with arrow keys', () => {
  it('goes to the next space that way and stays at the end', () => {
    expect(stepToSpace(smallBoard.spaces, 1, 'right')).toBe(2);
    expect(stepToSpace(smallBoard.spaces, 3, 'right')).toBe(3);
    expect(stepToSpace(smallBoard.spaces, 3, 'left')).toBe(2);
    expect(stepToSpace(smallBoard.spaces, 2, 'up')).toBe(2);
  });

  it('starts at the first space', () => {
    expect(stepToSpace(smallBoard.spaces, 0, 'down')).toBe(1);
  });

  it('leaves other keys alone', () => {
    expect(directionOfKey('ArrowUp')).toBe('up');
    expect(directionOfKey('a')).toBeNull();
  });
});

describe('the number of a space', () => {
  it('goes to the corner that keeps clear of the walls', () => {
    expect(numberPlace(smallBoard.spaces[1]!)).toEqual([222, 22]);
  });

  it('keeps clear of a marker in that corner', () => {
    const [x, y] = numberPlace({ ...smallBoard.spaces[0]!, markers: [{ kind: 'body', at: [25, 25], name: 'body' }] });
    expect(Math.hypot(x - 25, y - 25)).toBeGreaterThan(38);
  });
});
