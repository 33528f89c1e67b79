/** The hands of a table: typing, emptying, filling, pasting and copying what is chosen, each one step in the documents and told in words. */
import { useMemo } from 'react';
import type { SchemaNode } from '../../pack/schema-catalog';
import { choicesOf } from '../forms/choices';
import type { Choice, Vocabulary } from '../forms/vocabulary';
import { useStudio } from '../workbench/studio-context';
import { clearAll, fillDown, pasteCells, type Shown, setAll } from './block-edits';
import { type CellEdit, type EditGround, editCells } from './cell-edits';
import type { Column } from './column';
import { wordsOfAll, wordsOfEdit, wordsOfLost, wordsOfOne } from './edit-words';
import type { Row } from './row';
import type { CellReader } from './row-filter';
import { type Block, blockOf, chosenFiles, type Selection } from './selection';
import { parseTsv, printTsv } from './tsv';

export interface TableEdits {
  /** Sets one cell, or that column in all chosen rows. */
  set(selection: Selection, row: Row, column: Column, text: string, isForAll: boolean): void;
  clear(selection: Selection): void;
  fill(selection: Selection): void;
  /** Where it went; null if there was nothing to paste into. */
  paste(text: string, selection: Selection): Block | null;
  copied(selection: Selection): string;
  choices(schema: SchemaNode): readonly Choice[];
}

export interface EditsParts {
  ground: Omit<EditGround, 'choices'>;
  vocabulary: Vocabulary;
  reader: CellReader;
  shown: Shown;
}

export function useTableEdits({ ground, vocabulary, reader, shown }: EditsParts): TableEdits {
  const { documents } = useStudio();
  return useMemo(() => {
    const known = new Map<SchemaNode, readonly Choice[]>();
    const choices = (schema: SchemaNode): readonly Choice[] => {
      const before = known.get(schema);
      if (before !== undefined) return before;
      const made = choicesOf(schema, { documents: documents.state().documents, pack: ground.pack, vocabulary });
      known.set(schema, made);
      return made;
    };

    const carryOut = (edits: readonly CellEdit[], words: (edited: ReturnType<typeof editCells>) => string) => {
      known.clear();
      const edited = editCells(edits, { ...ground, choices });
      const said = words(edited);
      if (edited.texts.size > 0) documents.setTexts(edited.texts, 'table', said);
      else if (edited.skipped.length > 0) documents.tell(said);
    };
    const carryOutMany = (verb: string, edits: readonly CellEdit[], more = '') =>
      carryOut(edits, (edited) => [wordsOfEdit(verb, edited, ground.kind), more].join(' ').trim());

    return {
      choices,
      set(selection, row, column, text, isForAll) {
        const chosen = chosenFiles(selection, shown.grid);
        if (isForAll && chosen.length > 1) {
          carryOut(setAll(selection, shown, column, text), (edited) => wordsOfAll(column, text, edited, ground.kind));
          return;
        }
        carryOut([{ row, column, entered: { text } }], ({ skipped }) =>
          skipped.length > 0
            ? wordsOfEdit('', { texts: new Map(), made: [], skipped }, ground.kind)
            : wordsOfOne(row, column, reader.textAt(row, column), text),
        );
      },
      clear: (selection) => carryOutMany('Emptied', clearAll(selection, shown)),
      fill: (selection) => carryOutMany('Filled', fillDown(selection, shown)),
      paste(text, selection) {
        const { edits, block, lost } = pasteCells(parseTsv(text), selection, shown);
        if (edits.length === 0) return null;
        carryOutMany('Pasted', edits, wordsOfLost(lost));
        return block;
      },
      copied(selection) {
        const { left, right } = blockOf(selection, shown.grid);
        const columns = shown.columns.slice(left, right + 1);
        const rows = chosenFiles(selection, shown.grid).flatMap((file) => shown.rows.get(file) ?? []);
        return printTsv(rows.map((row) => columns.map((column) => reader.textAt(row, column))));
      },
    };
  }, [documents, ground, vocabulary, reader, shown]);
}
