/** Makes what the fields of one form share and keeps it for as long as the form is open. */
import { useEffect, useMemo, useState } from 'react';
import type { Problem } from '../../pack/problem';
import { indexInLiteral } from '../../pack/string-offset';
import { nameOfFile, parsedText } from '../workbench/document';
import type { DocumentStore } from '../workbench/document-store';
import { titleOf } from '../workbench/item-titles';
import { nodeAt, offsetAt } from '../workbench/json-text';
import { createObservable } from '../workbench/observable';
import { pathOf } from '../workbench/pointer';
import { useChecks, useStudio } from '../workbench/studio-context';
import type { FormShared, ProblemsByPlace } from './form-context';
import { createFormEditor } from './form-editor';
import { problemsByPlace } from './form-problems';
import { fileOfReference } from './named-items';
import type { CharacterRange } from './paint-expression';
import { createPickerLayer } from './picker-layer';
import { vocabularyOf } from './vocabulary';

export type FormParts = Omit<FormShared, 'Field' | 'isReadOnly' | 'changeForm'>;

const noValues: ReadonlyMap<string, unknown> = new Map();

export function useFormParts(file: string, system: string): FormParts {
  const studio = useStudio();
  const { report } = useChecks();
  const [problems] = useState(() => createObservable<ProblemsByPlace>(problemsByPlace([], null)));

  useEffect(() => {
    const mine = (report?.problems ?? []).filter((problem) => problem.file === file);
    problems.set((before) => problemsByPlace(mine, before));
  }, [report, file, problems]);

  return useMemo(() => {
    const { documents, changedValues } = studio;
    const pack = nameOfFile(file)?.pack ?? '';
    const vocabulary = vocabularyOf(system);
    return {
      editor: createFormEditor(documents, file),
      problems,
      vocabulary,
      picker: createPickerLayer(),
      was: {
        get: () => changedValues.get().get(file) ?? noValues,
        subscribe: changedValues.subscribe,
      },
      words: {
        nameOf(kinds, id) {
          const all = documents.state().documents;
          const found = all.get(fileOfReference(all, pack, kinds, id) ?? '');
          return found === undefined ? undefined : titleOf(found) || undefined;
        },
        wordOf: vocabulary.wordOf,
      },
      rangeIn: (pointer: string, problem: Problem) => rangeIn(documents, file, pointer, problem),
    };
  }, [studio, file, system, problems]);
}

/** Which characters of the text value at a pointer a problem means; null if it means another place. */
function rangeIn(documents: DocumentStore, file: string, pointer: string, problem: Problem): CharacterRange | null {
  const document = documents.get(file);
  const root = document === undefined ? undefined : parsedText(document).root;
  const node = root === undefined ? undefined : nodeAt(root, pathOf(pointer));
  if (document === undefined || node === undefined || node.type !== 'string') return null;
  const start = offsetAt(document.text, problem.line, problem.column) - node.offset;
  const end = offsetAt(document.text, problem.endLine, problem.endColumn) - node.offset;
  if (start < 0 || end > node.length) return null;
  const quoted = document.text.slice(node.offset, node.offset + node.length);
  return {
    start: indexInLiteral(quoted, Math.max(1, start)),
    end: indexInLiteral(quoted, Math.min(quoted.length - 1, end)),
  };
}
