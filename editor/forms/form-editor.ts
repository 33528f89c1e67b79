/**
 * The hands of a form: every change of a field becomes an edit of the document's text that touches that value only. It always works on the text
 * as it is now, so fields may keep it for good.
 */
import type { DocumentStore } from '../workbench/document-store';
import { insertElement, removeValue, renameKey, setValue } from '../workbench/json-edit';
import { moveElement } from '../workbench/json-move';
import { createObservable, type Observable } from '../workbench/observable';
import { isWithin, joinPointer, pathOf } from '../workbench/pointer';

export interface FormEditor {
  file: string;
  /** `order` is the order of the fields around it, for one that is new. Typing in one field is one step of undo. */
  set(pointer: string, value: unknown, order?: readonly string[]): void;
  remove(pointer: string): void;
  /** Takes the value away and leaves the field where it is, empty: it is being typed in. */
  clear(pointer: string): void;
  insert(pointer: string, index: number, value: unknown): void;
  move(pointer: string, from: number, to: number): void;
  rename(pointer: string, name: string): void;
  /** Fields that are not in the text and are shown all the same: just added, or just cleared. */
  added: Observable<ReadonlySet<string>>;
  show(pointer: string): void;
  /** A place to bring into sight and into focus, with a count so that the same place can be asked for again. */
  reveal: Observable<{ pointer: string; count: number }>;
  /** The field that is pointed at in a sentence or in the form itself; the two light up together. */
  hot: Observable<string>;
}

export function createFormEditor(documents: DocumentStore, file: string): FormEditor {
  const added = createObservable<ReadonlySet<string>>(new Set());
  const reveal = createObservable({ pointer: '', count: 0 });
  const change = (edit: (text: string) => string, mergeKey = '') => {
    const document = documents.get(file);
    if (document !== undefined) documents.setText(file, edit(document.text), 'form', mergeKey);
  };
  return {
    file,
    set(pointer, value, order = []) {
      change((text) => setValue(text, pathOf(pointer), value, order), pointer);
    },
    remove(pointer) {
      added.set((now) => new Set([...now].filter((other) => !isWithin(other, pointer))));
      change((text) => removeValue(text, pathOf(pointer)));
    },
    clear(pointer) {
      added.set((now) => new Set([...now, pointer]));
      change((text) => removeValue(text, pathOf(pointer)), pointer);
    },
    insert(pointer, index, value) {
      change((text) => insertElement(text, pathOf(pointer), index, value));
      reveal.set(({ count }) => ({ pointer: joinPointer(pointer, index), count: count + 1 }));
    },
    move(pointer, from, to) {
      change((text) => moveElement(text, pathOf(pointer), from, to));
    },
    rename(pointer, name) {
      change((text) => renameKey(text, pathOf(pointer), name), pointer);
    },
    added,
    show(pointer) {
      added.set((now) => new Set([...now, pointer]));
      reveal.set(({ count }) => ({ pointer, count: count + 1 }));
    },
    reveal,
    hot: createObservable(''),
  };
}
