/** The quarters as the board editor writes them: an edit changes its own characters, and taking it back gives the very text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  drawArrowBetween,
  removeArrow,
  setColor,
  setDoor,
  togglePortal,
  turnRound,
} from '../../editor/board/arrow-edits';
import { readTile } from '../../editor/board/board-item';
import type { ItemEdit } from '../../editor/board/place-edits';
import { removeValue, setValue } from '../../editor/workbench/json-edit';
import { pathOf } from '../../editor/workbench/pointer';
import { checkFace } from '../../engine/board/check-face';
import type { Face } from '../../engine/board/face';
import { opened } from '../editor/document-bench';

const CONTENT = join(import.meta.dirname, '../../content/deranged/tile');
const sides = ['sk', 'bi', 'oc', 'sp'].flatMap((quarter) => [0, 1].map((side) => [quarter, side] as const));

const written = (text: string, { pointer, value }: ItemEdit): string =>
  value === undefined ? removeValue(text, pathOf(pointer)) : setValue(text, pathOf(pointer), value);

/** What an author may do with the arrows of a side, one gesture after the other. */
const GESTURES: readonly [string, (face: Face, at: string) => readonly (ItemEdit | null)[]][] = [
  ['draws an arrow', (_face, at) => drawArrowBetween(_face, at, { from: 'a', to: 'l', color: 'blue' }).edits],
  ['paints one pink', (_face, at) => [setColor(at, 0, 'pink')]],
  ['turns one round', (face, at) => turnRound(face, at, 0)],
  ['takes a door away', (face, at) => setDoor(face, at, ends(face.doorways?.[0]?.between), null)],
  ['puts a portal', (face, at) => [togglePortal(face, at, { name: 'eye', space: 'a' })]],
  ['deletes one', (face, at) => [removeArrow(at, (face.arrows?.length ?? 1) - 1)]],
];
const ends = (between: readonly [string, string] | undefined) => ({ from: between?.[0] ?? '', to: between?.[1] ?? '' });

describe.each(sides)('side %s/%i of a quarter in the board editor', (quarter, side) => {
  const file = `deranged/tile/${quarter}.json`;
  const text = readFileSync(join(CONTENT, `${quarter}.json`), 'utf8');
  const at = `/sides/${side}`;
  const faceIn = (now: string): Face => {
    const face = readTile(JSON.parse(now))?.sides[side];
    if (face === undefined) throw new Error(`${quarter} has no side ${side}`);
    return face;
  };

  it('opens, is changed by each gesture, and undone is saved as it was', async () => {
    const bench = await opened({ [file]: text });
    for (const [name, gesture] of GESTURES) {
      const edits = gesture(faceIn(bench.store.get(file)?.text ?? ''), at).filter((change) => change !== null);
      for (const edit of edits) {
        const now = bench.store.get(file)?.text ?? '';
        bench.store.setText(file, written(now, edit), 'board', `${name} ${quarter}`);
      }
      bench.pass(5_000);
    }
    await bench.store.flush();
    expect(bench.disk.get(file)).not.toBe(text);
    for (const _ of GESTURES) bench.store.undo(file);
    expect(bench.store.get(file)?.text).toBe(text);
    await bench.store.flush();
    expect(bench.disk.get(file)).toBe(text);
  });

  it('keeps every line but that of a changed arrow', () => {
    const edited = written(text, setColor(at, 3, 'ochre')).split('\n');
    const changed = text.split('\n').filter((line, index) => line !== edited[index]);
    expect(changed).toHaveLength(1);
    expect(faceIn(edited.join('\n')).arrows?.[3]?.color).toBe('ochre');
  });

  it('tells at the arrow what is wrong with it', () => {
    const face = faceIn(text);
    const [first] = face.arrows ?? [];
    const doubled = written(text, { pointer: `${at}/arrows/${face.arrows?.length}`, value: first });
    expect(checkFace(faceIn(doubled), at).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      `face-arrow-doubled ${at}/arrows/${face.arrows?.length}`,
    ]);
  });
});
