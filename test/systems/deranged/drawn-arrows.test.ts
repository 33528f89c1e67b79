/** An arrow that an author draws in the board editor is one that cards of its colour follow, in its direction only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawArrowBetween } from '../../../editor/board/arrow-edits';
import { readTile } from '../../../editor/board/board-item';
import { setValue } from '../../../editor/workbench/json-edit';
import { pathOf } from '../../../editor/workbench/pointer';
import type { Face } from '../../../engine/board/face';
import type { Item } from '../../../engine/content';
import { BRIDA, card, Table } from './table';

const text = readFileSync(join(import.meta.dirname, '../../../content/deranged/tile/sk.json'), 'utf8');
const usualSide = (now: string): Face => readTile(JSON.parse(now))?.sides[0] as Face;
const markOf = (id: string): string =>
  Object.entries(usualSide(text).spaces ?? {}).find(([, space]) => space.id === id)?.[0] ?? '';

/** The file of the quarter once the editor has written the arrow into it. */
function written(now: string, from: string, to: string, color: string): string {
  const way = { from: markOf(from), to: markOf(to), color };
  const { edits } = drawArrowBetween(usualSide(now), '/sides/0', way);
  return edits.reduce((before, { pointer, value }) => setValue(before, pathOf(pointer), value), now);
}

const reedy = card('reedy', [1, 4, 3], { color: 'blue' });
const plain = card('plain', [1, 4, 3]);

/** Where Brida can walk with this card from a space. */
function waysOf(items: readonly Item[], from: string, id: string): string[] {
  const table = new Table({ items: [reedy, plain, ...items] });
  table.put(BRIDA, from);
  table.hand(BRIDA, id);
  table.choose(`Play ${id}`, 'move:card');
  return table.options().flatMap(({ key, isDecline }) => (isDecline ? [] : [key]));
}

const blue = JSON.parse(written(text, 'oak', 'well', 'blue')) as Item;

describe('a one-way blue arrow from the Hanging Oak to the Dry Well', () => {
  test('is followed with a blue card', () => {
    expect(waysOf([], 'sk-oak', 'reedy')).not.toContain('sk-well');
    expect(waysOf([blue], 'sk-oak', 'reedy')).toContain('sk-well');
  });

  test('is not followed with a white card', () => {
    expect(waysOf([blue], 'sk-oak', 'plain').sort()).toEqual(['sk-common', 'sk-road']);
  });

  test('leads nobody back', () => {
    expect(waysOf([blue], 'sk-well', 'reedy')).not.toContain('sk-oak');
  });

  test('is drawn on the board of the game', () => {
    const { board } = new Table({ items: [reedy, plain, blue] }).view();
    const entityOf = (id: string) => board.spaces.find((space) => space.id === id)?.entity;
    const arrow = board.borders.find(
      ({ kind, between: [from, to] }) => kind === 'arrow' && from === entityOf('sk-oak') && to === entityOf('sk-well'),
    );
    expect(arrow?.arrow).toEqual({ color: 'blue', isTwoWay: false });
  });
});

test('an arrow that is drawn back in the same colour is followed both ways', () => {
  const there = written(text, 'well', 'oak', 'white');
  const both = written(there, 'oak', 'well', 'white');
  expect(waysOf([JSON.parse(there) as Item], 'sk-oak', 'plain')).not.toContain('sk-well');
  expect(waysOf([JSON.parse(both) as Item], 'sk-well', 'plain')).toContain('sk-oak');
  expect(waysOf([JSON.parse(both) as Item], 'sk-oak', 'plain')).toContain('sk-well');
});
