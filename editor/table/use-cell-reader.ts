/** Reads cells as words and as text, each once for each version of an item: filters, sorting and drawing ask again and again. */
import { useMemo } from 'react';
import { spokenChoice } from '../forms/choices';
import { fileOfReference } from '../forms/named-items';
import type { SentenceWords } from '../forms/sentence';
import type { Vocabulary } from '../forms/vocabulary';
import { titleOf } from '../workbench/item-titles';
import { useStudio } from '../workbench/studio-context';
import { useTreeItems } from '../workbench/use-tree-items';
import { textOfCell } from './cell-text';
import { wordsOfCell } from './cell-words';
import { type Column, cellSchema, cellValue } from './column';
import type { Row } from './row';
import type { CellReader } from './row-filter';

export function useCellReader(pack: string, tag: string, vocabulary: Vocabulary): CellReader {
  const { documents } = useStudio();
  // A new list when any item is called otherwise: the words of cells name items.
  const named = useTreeItems();
  return useMemo(() => {
    const words: SentenceWords = {
      nameOf(kinds, id) {
        const all = documents.state().documents;
        const found = named.length === 0 ? undefined : all.get(fileOfReference(all, pack, kinds, id) ?? '');
        return found === undefined ? undefined : titleOf(found) || undefined;
      },
      wordOf: vocabulary.wordOf,
    };
    const known = new WeakMap<Row, Map<string, string>>();
    const lines = new WeakMap<Row, { columns: readonly Column[]; line: string }>();
    const wordsAt: CellReader['wordsAt'] = (row, column) => {
      const ofRow = known.get(row) ?? new Map<string, string>();
      known.set(row, ofRow);
      const before = ofRow.get(column.key);
      if (before !== undefined) return before;
      const made = readWords(row, column, tag, words);
      ofRow.set(column.key, made);
      return made;
    };
    return {
      wordsAt,
      lineAt(row, columns) {
        const before = lines.get(row);
        if (before?.columns === columns) return before.line;
        const line = [row.id, ...columns.map((column) => wordsAt(row, column))].join('\n').toLowerCase();
        lines.set(row, { columns, line });
        return line;
      },
      textAt(row, column) {
        const schema = cellSchema(column, tag, row.item);
        return schema === undefined ? '' : textOfCell(schema, cellValue(column, row.item));
      },
    };
  }, [documents, pack, tag, vocabulary, named]);
}

function readWords(row: Row, column: Column, tag: string, words: SentenceWords): string {
  const value = cellValue(column, row.item);
  if (column.role === 'form') return value === undefined ? '' : spokenChoice(value);
  // An item that takes another form may still have the field, and then says so.
  return wordsOfCell(cellSchema(column, tag, row.item) ?? {}, value, words);
}
