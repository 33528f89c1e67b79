/** What the fields of one form share: the hands that edit, what the checks say, the words and the items that can be named. */
import { type ComponentType, createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Problem } from '../../pack/problem';
import { useWatchedPart, type Watchable } from '../workbench/observable';
import type { FieldProps } from './control-props';
import type { FormEditor } from './form-editor';
import type { CharacterRange } from './paint-expression';
import type { PickerLayer } from './picker-layer';
import type { SentenceWords } from './sentence';
import type { Vocabulary } from './vocabulary';

export interface ProblemsByPlace {
  /** Problems of the value itself. */
  at(pointer: string): readonly Problem[];
  /** Problems of the value and of everything in it. */
  below(pointer: string): number;
}

export interface FormShared {
  /** Draws any field. It comes this way because controls hold fields in turn. */
  Field: ComponentType<FieldProps>;
  editor: FormEditor;
  problems: Watchable<ProblemsByPlace>;
  words: SentenceWords;
  vocabulary: Vocabulary;
  picker: PickerLayer;
  /** Old values of fields that were changed since the running game began, by pointer. */
  was: Watchable<ReadonlyMap<string, unknown>>;
  isReadOnly: boolean;
  /** Makes the item another one of the forms that its kind has, keeping what fits. */
  changeForm(branch: string): void;
  /** Which characters of a text field a problem means; null if it means another place or the text has changed since. */
  rangeIn(pointer: string, problem: Problem): CharacterRange | null;
}

export const FormContext = createContext<FormShared | null>(null);

export function useForm(): FormShared {
  const form = useContext(FormContext);
  if (form === null) throw new Error('a field stands outside of a form');
  return form;
}

export function useProblemsAt(pointer: string): readonly Problem[] {
  const { problems } = useForm();
  const read = useCallback(() => problems.get().at(pointer), [problems, pointer]);
  return useSyncExternalStore(problems.subscribe, read);
}

export function useProblemsBelow(pointer: string): number {
  const { problems } = useForm();
  const read = useCallback(() => problems.get().below(pointer), [problems, pointer]);
  return useSyncExternalStore(problems.subscribe, read);
}

export function useIsHot(pointer: string): boolean {
  const { editor } = useForm();
  return useWatchedPart(
    editor.hot,
    useCallback((hot: string) => hot === pointer, [pointer]),
  );
}

/** What a value was when the running game began; undefined if it is the same. */
export function useWas(pointer: string): unknown {
  const { was } = useForm();
  return useWatchedPart(
    was,
    useCallback((values: ReadonlyMap<string, unknown>) => values.get(pointer), [pointer]),
  );
}

/** The fields of an object that are shown though the text has none of them, as one string that is equal while they are. */
export function useAddedBelow(pointer: string): readonly string[] {
  const { editor } = useForm();
  const joined = useWatchedPart(
    editor.added,
    useCallback(
      (added: ReadonlySet<string>) =>
        [...added]
          .filter((other) => other.startsWith(`${pointer}/`) && !other.includes('/', pointer.length + 1))
          .map((other) => other.slice(pointer.length + 1))
          .join('/'),
      [pointer],
    ),
  );
  return joined === '' ? [] : joined.split('/');
}
