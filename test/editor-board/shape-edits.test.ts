import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reowned } from '../../editor/board/face-wedges';
import { mendedFace } from '../../editor/board/mend-face';
import {
  addSpace,
  faceEdits,
  mergeSpaces,
  outlineOf,
  removeSpace,
  renameSpace,
  reshape,
  splitSpace,
} from '../../editor/board/shape-edits';
import { checkFace } from '../../engine/board/check-face';
import type { Face } from '../../engine/board/face';
import fc from '../fixtures/fast-check';
import { smallFace } from './small-tile';

describe('splitting a space', () => {
  it('makes one of its halves a space of its own, in the same room, and prints its number', () => {
    const split = splitSpace(smallFace, '3', [2, 2], [2, 3]);
    expect(split?.mark).toBe('4');
    expect(split?.face.grid).toEqual(['1122', '1122', '3344']);
    expect(split?.face.rooms[1]?.spaces).toEqual(['3', '4']);
    expect(split?.face.numbers).toMatchObject({ '3': [2, 0], '4': [2, 2] });
    expect(checkFace(split?.face as Face)).toEqual([]);
  });

  it('leaves doors, markers and connectors where they are, on whichever half has them now', () => {
    const { face } = splitSpace(smallFace, '3', [1, 2], [1, 3]) ?? { face: smallFace };
    expect(face.grid[2]).toBe('3444');
    expect(face.doorways).toEqual(smallFace.doorways);
    expect(face.highlights?.[0]?.space).toBe('4');
    expect(face.connectors?.[0]?.space).toBe('4');
  });

  it('cuts cells along a diagonal', () => {
    const split = splitSpace(smallFace, '1', [0, 0], [2, 2]);
    expect(split?.face.cuts).toEqual([
      { at: [0, 0], give: 'ne', to: '4' },
      { at: [1, 1], give: 'ne', to: '4' },
    ]);
    expect(split?.face.grid.slice(0, 2)).toEqual(['1422', '1122']);
  });

  it('does nothing where the line does not go through it', () => {
    expect(splitSpace(smallFace, '1', [3, 0], [3, 2])).toBeNull();
  });
});

describe('merging two spaces', () => {
  it('gives the cells of the one to the other and leaves no gap in the numbers', () => {
    const merged = mergeSpaces(smallFace, '1', '2');
    expect(merged?.mark).toBe('1');
    expect(merged?.face.grid).toEqual(['1111', '1111', '2222']);
    expect(merged?.face.numbers).toEqual({ '1': [0, 0], '2': [2, 0] });
    expect(merged?.face.doorways).toEqual([{ between: ['1', '2'], at: [[1, 0, 's']] }]);
    expect(checkFace(merged?.face as Face)).toEqual([]);
  });

  it('takes the door between the two away', () => {
    expect(mergeSpaces(smallFace, '1', '3')?.face.doorways).toEqual([]);
  });
});

describe('another outline', () => {
  it('takes what it gains from the neighbour, and a door stays where it stands', () => {
    const wider = reshape(smallFace, '1', [
      [0, 0],
      [3, 0],
      [3, 2],
      [0, 2],
    ]);
    expect(wider?.grid).toEqual(['1112', '1112', '3333']);
    expect(wider?.doorways).toEqual(smallFace.doorways);
  });

  it('gives what it loses to who lies there', () => {
    const narrower = reshape(smallFace, '1', [
      [0, 0],
      [1, 0],
      [1, 2],
      [0, 2],
    ]);
    expect(narrower?.grid).toEqual(['1222', '1222', '3333']);
  });

  it('may have slanting edges, which cut cells in halves', () => {
    const slanted = reshape(smallFace, '1', [
      [0, 0],
      [2, 0],
      [1, 1],
      [1, 2],
      [0, 2],
    ]);
    expect(slanted?.cuts).toEqual([{ at: [0, 1], give: 'se', to: '2' }]);
    expect(slanted?.grid).toEqual(['1122', '1222', '3333']);
  });

  it('is what the outline of the space says afterwards', () => {
    const outline = [
      [0, 0],
      [3, 0],
      [1, 2],
      [0, 2],
    ] as const;
    const next = reshape(smallFace, '1', outline) as Face;
    expect(new Set(outlineOf(next, '1').map(String))).toEqual(new Set(outline.map(String)));
  });
});

describe('a new space, and one less', () => {
  it('has the next number and the room of what it was taken from', () => {
    const made = addSpace(smallFace, [
      [2, 2],
      [4, 2],
      [4, 3],
      [2, 3],
    ]);
    expect(made?.face.grid[2]).toBe('3344');
    expect(made?.face.rooms[1]?.spaces).toContain('4');
  });

  it('has a room of its own where nothing was', () => {
    const bare: Face = { ...smallFace, grid: ['1122', '1122', '3333', '....'] };
    const made = addSpace(bare, [
      [0, 3],
      [2, 3],
      [2, 4],
      [0, 4],
    ]);
    expect(made?.face.grid[3]).toBe('44..');
    expect(made?.face.rooms.at(-1)).toMatchObject({ spaces: ['4'] });
  });

  it('leaves its cells outside once it is taken away', () => {
    expect(removeSpace(smallFace, '3')?.grid).toEqual(['1122', '1122', '....']);
  });
});

describe('another number', () => {
  it('changes places with the space that has it', () => {
    const renamed = renameSpace(smallFace, '1', '3');
    expect(renamed?.grid).toEqual(['3322', '3322', '1111']);
    expect(renamed?.doorways).toEqual([{ between: ['3', '1'], at: [[1, 0, 's']] }]);
    expect(renamed?.rooms.map(({ spaces }) => spaces)).toEqual([['3', '2'], ['1']]);
  });

  it('is refused where it cannot be written', () => {
    expect(renameSpace(smallFace, '1', '#')).toBeNull();
  });
});

const shapeOf = (face: Face, mark: string) => outlineOf(face, mark).map(String).sort();

describe('the faces of all packs', () => {
  const packs = new URL('../../content/', import.meta.url);
  const faces = readdirSync(packs)
    .flatMap((pack) => {
      const folder = new URL(`${pack}/tile/`, packs);
      try {
        return readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      } catch {
        return [];
      }
    })
    .flatMap(({ sides }: { sides: Face[] }) => sides);

  it('are there', () => expect(faces.length).toBeGreaterThan(40));

  it.each(faces.map((face) => [face.id, face] as const))('%s comes back as it was', (_, face) => {
    expect(reowned(face, (_row, _col, _wedge, owner) => owner)).toEqual(face);
    expect(mendedFace(face)).toEqual(face);
    for (const mark of new Set(face.grid.join('').replaceAll(/[.#]/g, ''))) {
      expect(reshape(face, mark, outlineOf(face, mark))).toBeNull();
      expect(faceEdits(face, renameSpace(renameSpace(face, mark, 'Z') as Face, 'Z', mark) as Face, '')).toEqual([]);
    }
  });

  it('stay sound when a space is split or merged anywhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...faces),
        fc.nat(),
        fc.integer({ min: 0, max: 12 }),
        fc.boolean(),
        (face, pick, at, isRow) => {
          const marks = [...new Set(face.grid.join('').replaceAll(/[.#]/g, ''))];
          const mark = marks[pick % marks.length] as string;
          const split = isRow ? splitSpace(face, mark, [0, at], [12, at]) : splitSpace(face, mark, [at, 0], [at, 12]);
          if (split === null) return;
          const merged = mergeSpaces(split.face, mark, split.mark) as { face: Face };
          expect(marks.map((one) => shapeOf(merged.face, one))).toEqual(marks.map((one) => shapeOf(face, one)));
          const broken = [
            'face-passage-nowhere',
            'face-passage-elsewhere',
            'face-highlight-elsewhere',
            'face-number-elsewhere',
          ];
          expect(checkFace(split.face).filter(({ code }) => broken.includes(code))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
