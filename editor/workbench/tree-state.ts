/** What is folded open in the content tree and what was typed into its filter; the first is remembered by this browser. */
import { createObservable, createRemembered, type Observable } from './observable';

export interface TreeState {
  open: Observable<readonly string[]>;
  filter: Observable<string>;
}

const areKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

export const createTreeState = (): TreeState => ({
  open: createRemembered<readonly string[]>('wardwright.tree', [], areKeys),
  filter: createObservable(''),
});

export function setOpen(open: readonly string[], key: string, isOpen: boolean): readonly string[] {
  if (open.includes(key) === isOpen) return open;
  return isOpen ? [...open, key] : open.filter((other) => other !== key);
}
