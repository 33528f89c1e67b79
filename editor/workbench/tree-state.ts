/** What is folded open in the content tree and what was typed into its filter; the first is remembered by this browser. */
import { createObservable, createRemembered, type Observable } from './observable';

export interface TreeState {
  open: Observable<readonly string[]>;
  filter: Observable<string>;
}

const areKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** `folder` is the content folder: each is folded in its own way. */
export const createTreeState = (folder: string): TreeState => ({
  open: createRemembered<readonly string[]>(`wardwright.tree:${folder}`, [], areKeys),
  filter: createObservable(''),
});

export function setOpen(open: readonly string[], key: string, isOpen: boolean): readonly string[] {
  if (open.includes(key) === isOpen) return open;
  return isOpen ? [...open, key] : open.filter((other) => other !== key);
}
