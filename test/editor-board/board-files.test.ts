/** Every tile and board of the packs, opened, changed as the board editor changes it, and undone: its file is as it was to the byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBoard, readTile } from '../../editor/board/board-item';
import type { ItemEdit } from '../../editor/board/place-edits';
import { copyPlaces, movePlaces, removePlaces } from '../../editor/board/place-groups';
import { faceEdits, mergeSpaces, splitSpace } from '../../editor/board/shape-edits';
import { removeValue, setValue } from '../../editor/workbench/json-edit';
import { pathOf } from '../../editor/workbench/pointer';
import { emptyHistory, record, type TextHistory, undoStep } from '../../editor/workbench/text-history';
import type { Face } from '../../engine/board/face';

const folder = join(import.meta.dirname, '../../content');
const filesOf = (kind: string): [name: string, text: string][] =>
  readdirSync(folder).flatMap((pack) => {
    try {
      return readdirSync(join(folder, pack, kind)).map((name): [string, string] => [
        `${pack}/${name}`,
        readFileSync(join(folder, pack, kind, name), 'utf8'),
      ]);
    } catch {
      return [];
    }
  });

interface Opened {
  text: string;
  history: TextHistory;
}

/** A hand may take its time from one cell to the next, in steps of two seconds. */
let spent = 0;

/** The edits of one gesture, as the view of a board makes them in the text. */
function gesture({ text, history }: Opened, edits: readonly (ItemEdit | null)[], name: string, at: number): Opened {
  return edits.reduce<Opened>(
    (now, edit) => {
      if (edit === null) return now;
      const path = pathOf(edit.pointer);
      const next = edit.value === undefined ? removeValue(now.text, path) : setValue(now.text, path, edit.value);
      return { text: next, history: record(now.history, now.text, next, name, at + spent++ * 2000) };
    },
    { text, history },
  );
}

function undone({ text, history }: Opened): { text: string; steps: number } {
  let now = { text, history };
  let steps = 0;
  for (let step = undoStep(now.history, now.text); step !== null; step = undoStep(now.history, now.text)) {
    now = step;
    steps++;
  }
  return { text: now.text, steps };
}

describe('a tile that is changed and undone', () => {
  it.each(filesOf('tile'))('%s is as it was', (_, text) => {
    const tile = readTile(JSON.parse(text));
    const face = tile?.sides[0] as Face;
    const mark = face.grid.join('').replaceAll(/[.#]/g, '').charAt(0);
    const split = splitSpace(face, mark, [1, 0], [1, 1]) ?? splitSpace(face, mark, [0, 1], [1, 1]);
    expect(split).not.toBeNull();
    const after = gesture(
      { text, history: emptyHistory },
      faceEdits(face, split?.face as Face, '/sides/0'),
      'gesture-1',
      0,
    );
    const changed = readTile(JSON.parse(after.text))?.sides[0] as Face;
    const merged = mergeSpaces(changed, mark, split?.mark as string)?.face as Face;
    const again = gesture(after, faceEdits(changed, merged, '/sides/0'), 'gesture-2', 9999);
    expect(after.text).not.toBe(text);
    expect(undone(again)).toEqual({ text, steps: 2 });
  });
});

describe('a board that is changed and undone', () => {
  it.each(filesOf('board'))('%s is as it was', (_, text) => {
    const board = readBoard(JSON.parse(text))!;
    const all = board.places.map((_place, index) => index);
    let now: Opened = { text, history: emptyHistory };
    now = gesture(now, movePlaces(board, all, 1, 2), 'gesture-1', 0);
    now = gesture(now, copyPlaces(board, board.places, 1, 1).edits, 'gesture-2', 9999);
    now = gesture(now, removePlaces([0]), 'gesture-3', 99999);
    expect(JSON.parse(now.text).places).toHaveLength(all.length * 2 - 1);
    expect(undone(now)).toEqual({ text, steps: 3 });
  });
});
