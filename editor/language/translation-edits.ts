/** Writes translations into the text of a language file; nothing else of it changes. */
import { markOf } from '../../pack/translation';
import { removeValue, setValue } from '../workbench/json-edit';
import { nodeAt, parseText } from '../workbench/json-text';
import type { TextRow } from './translation-rows';

/** A translation of the original as it stands now; an empty one is taken away. One that has moved is brought to its place. */
export function withTranslation(file: string, row: TextRow, text: string): string {
  const tidy = row.from === row.pointer ? file : removeValue(file, ['texts', row.item, row.from]);
  if (text === '') return withoutTranslation(tidy, row);
  return setValue(tidy, ['texts', row.item, row.pointer], { text, of: markOf(row.original) });
}

/** An item of which nothing is left goes too. */
export function withoutTranslation(file: string, { item, pointer }: { item: string; pointer: string }): string {
  const rest = removeValue(file, ['texts', item, pointer]);
  const { root } = parseText(rest);
  const left = root === undefined ? undefined : nodeAt(root, ['texts', item]);
  return left?.children?.length === 0 ? removeValue(rest, ['texts', item]) : rest;
}
