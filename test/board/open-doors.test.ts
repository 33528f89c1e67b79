import { describe, expect, it } from 'vitest';
import { createSight, doorsBetween, sees } from '../../engine/board/sight';
import { boardOf, face, oneRoom, spaceOf } from './small-boards';

/**
 * The figure of "Line of Sight and Doors" in one row: a room of 1, 2 and 3, a corridor of 4 and 5, a room of 6 and 7,
 * a door at either end of the corridor.
 */
const figure = boardOf(
  face(['1234567'], {
    rooms: [oneRoom('1', '2', '3'), { ...oneRoom('4', '5'), id: 'corridor' }, { ...oneRoom('6', '7'), id: 'ward' }],
    doorways: [
      { between: ['3', '4'], at: [[0, 2, 'e']] },
      { between: ['5', '6'], at: [[0, 4, 'e']] },
    ],
  }),
);

function seenFrom(mark: string, shut: readonly number[] = [], rule: 'near' | 'none' = 'near'): string {
  const closed = new Uint8Array(figure.doorwayCount);
  for (const doorway of shut) closed[doorway] = 1;
  const sight = createSight(figure, rule);
  const seen = figure.spaces.filter((_, to) => sees(sight, closed, spaceOf(figure, mark), to));
  return seen.map((space) => space.mark).join('');
}

describe('sight through open doors', () => {
  it('shows all that lies beyond to one who stands on a space of the door', () => {
    expect(seenFrom('4')).toContain('1234');
  });

  it('shows only the first space beyond to one who stands farther away', () => {
    expect(seenFrom('4')).toBe('123456');
    expect(seenFrom('5')).toBe('34567');
  });

  it('holds for one who looks out of the room as well', () => {
    expect(seenFrom('3')).toBe('123456');
    expect(seenFrom('2')).toBe('1234');
    expect(seenFrom('7')).toBe('567');
  });

  it('shows nothing beyond a door that is still closed', () => {
    expect(seenFrom('4', [0])).toBe('456');
    expect(seenFrom('4', [0, 1])).toBe('45');
  });

  it('is no rule of geometry: without it the whole row is in sight', () => {
    expect(seenFrom('1', [], 'none')).toBe('1234567');
  });

  it('does not count a gap that never had a door', () => {
    const gap = boardOf(
      face(['1234'], {
        rooms: [oneRoom('1', '2'), { ...oneRoom('3', '4'), id: 'back' }],
        openings: [{ between: ['2', '3'], at: [[0, 1, 'e']] }],
      }),
    );
    expect(doorsBetween(createSight(gap, 'near'), 0, 3)).toEqual([[]]);
  });

  it('lets two who see each other through two doors do so in both directions', () => {
    expect(seenFrom('6')).toContain('3');
    expect(seenFrom('3')).toContain('6');
    expect(seenFrom('7')).not.toContain('3');
    expect(seenFrom('3')).not.toContain('7');
  });
});
