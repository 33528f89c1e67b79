import { describe, expect, it } from 'vitest';
import { readTile, tileBoard } from '../../editor/board/board-item';
import { drawingOfGeometry } from '../../editor/board/drawing';
import { type DoorMode, doorsAtSetup, doorsShown } from '../../editor/board/planned-doors';
import { askPath, askSpace, pathLine, sightOf } from '../../editor/board/space-answers';
import { pathWords } from '../../editor/board/space-inspector';
import { composeBoard } from '../../engine/board/compose';
import { smallFace, tileItem } from './small-tile';

const alone = tileBoard(readTile(tileItem('t1', smallFace))!, 'a', 50)!;
const geometry = composeBoard(alone.plan, alone.faces);
const sight = sightOf(geometry, 'near');
const doors = (mode: DoorMode) =>
  doorsShown(geometry, doorsAtSetup(geometry, [], { doorStates: [] }), { mode, seen: new Map() });
/** Spaces 1, 2 and 3 of the tile. */
const [one, two, three] = [0, 1, 2];

describe('what a selected space is told', () => {
  it('sees its room, and through the door only while that is open', () => {
    expect(askSpace(sight, doors('drawn'), one).seen).toEqual([two]);
    expect(askSpace(sight, doors('shut'), one).seen).toEqual([two]);
    expect(askSpace(sight, doors('open'), one).seen).toEqual([two, three]);
  });

  it('counts steps through a face-down door, but not through a shut one', () => {
    expect(askSpace(sight, doors('drawn'), two).steps).toEqual([1, 0, 2]);
    expect(askSpace(sight, doors('shut'), two).steps).toEqual([1, 0, null]);
  });

  it('has an outline of what its middle sees', () => {
    expect(askSpace(sight, doors('drawn'), one).shapes[0]?.length).toBeGreaterThanOrEqual(4);
  });

  it('finds a walk and draws it through the door', () => {
    const path = askPath(geometry, doors('drawn'), two, three, 'on-foot');
    expect(path).toEqual([two, one, three]);
    expect(pathLine(geometry, path)).toContainEqual([25, 100]);
    expect(askPath(geometry, doors('shut'), two, three, 'on-foot')).toEqual([]);
  });

  it('says a walk in words', () => {
    expect(pathWords(['2', '1', '3'])).toBe('2, 1, 3: 2 moves.');
    expect(pathWords(['2', '1'])).toBe('2, 1: 1 move.');
    expect(pathWords([])).toBe('No way leads here with these doors.');
  });
});

describe('the drawing of a composed board', () => {
  it('shows doors as they are taken, and numbers where they are printed', () => {
    const drawing = drawingOfGeometry(geometry, doors('open'));
    expect(drawing.spaces.map(({ label, labelAt }) => [label, labelAt])).toEqual([
      ['1', [25, 25]],
      ['2', [175, 25]],
      ['3', [25, 125]],
    ]);
    expect(drawing.borders.filter(({ kind }) => kind === 'doorway').map(({ door }) => door?.state)).toEqual(['open']);
    expect(drawing.borders.find(({ kind }) => kind === 'open')?.between).toEqual([1, 2]);
  });
});
