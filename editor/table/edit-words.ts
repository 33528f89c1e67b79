/** What an edit of the table did, in words: what was set in how many items, and what was left alone and why. */
import { countOf, manyOfKind, oneOfKind } from '../workbench/kind-words';
import type { Pasted } from './block-edits';
import type { CellEdit, EditedTexts, SkipReason } from './cell-edits';
import type { Column } from './column';
import type { Row } from './row';

const reasons: Readonly<Record<SkipReason, string>> = {
  id: 'ids are renamed one by one, for references follow',
  absent: 'the item has no such field',
  nested: 'its parts are edited in the form',
  broken: 'the text does not parse',
  foreign: 'the item belongs to another pack',
};

/** `verb` as in "Pasted". */
export function wordsOfEdit(verb: string, { made, skipped }: EditedTexts, kind: string): string {
  return [madeWords(verb, made, kind), skippedWords(skipped)].filter((words) => words !== '').join(' ');
}

function madeWords(verb: string, made: readonly CellEdit[], kind: string): string {
  const columns = new Set(made.map(({ column }) => column));
  const [column] = columns;
  if (column === undefined) return '';
  const what = columns.size === 1 ? column.title : countOf(made.length, 'cell');
  return `${verb} ${what} in ${itemsOf(made, kind)}.`;
}

function itemsOf(made: readonly CellEdit[], kind: string): string {
  const files = new Set(made.map(({ row }) => row.file));
  return countOf(files.size, oneOfKind(kind).toLowerCase(), manyOfKind(kind).toLowerCase());
}

function skippedWords(skipped: readonly SkipReason[]): string {
  const [first] = skipped;
  if (first === undefined) return '';
  const why = [...new Set(skipped)].map((reason) => reasons[reason]).join('; ');
  return `${countOf(skipped.length, 'cell')} left alone: ${why}.`;
}

/** '' if everything found room. */
export function wordsOfLost({ rows, columns }: Pasted['lost']): string {
  const parts = [rows > 0 ? countOf(rows, 'row') : '', columns > 0 ? countOf(columns, 'column') : ''];
  const words = parts.filter((part) => part !== '').join(' and ');
  return words === '' ? '' : `${words} of the clipboard found no room at the end of the table.`;
}

/** "Durability 3 in 4 weapons." */
export function wordsOfAll(column: Column, text: string, { made, skipped }: EditedTexts, kind: string): string {
  const set = made.length === 0 ? '' : `${column.title} ${shortened(text)} in ${itemsOf(made, kind)}.`;
  return [set, skippedWords(skipped)].filter((words) => words !== '').join(' ');
}

/** "Durability of Fire Axe: 5 -> 3." */
export function wordsOfOne(row: Row, column: Column, before: string, after: string): string {
  const name = typeof row.item['name'] === 'string' ? row.item['name'] : row.id;
  return `${column.title} of ${name}: ${shortened(before)} -> ${shortened(after)}.`;
}

const MOST_LETTERS = 40;

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line === '') return 'not set';
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1)}…` : line;
}
