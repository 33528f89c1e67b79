/** The tabs that are open, in their order. Which one is shown follows from the address; this browser remembers the rest. */
import { createRemembered, type Observable } from './observable';

export interface Tabs {
  files: readonly string[];
  /** Lately closed, the last one last, for Reopen. */
  closed: readonly string[];
}

const isTabs = (value: unknown): value is Tabs => {
  const { files, closed } = (value ?? {}) as Partial<Record<keyof Tabs, unknown>>;
  const areNames = (list: unknown) => Array.isArray(list) && list.every((name) => typeof name === 'string');
  return areNames(files) && areNames(closed);
};

const MAX_TABS = 20;

/** `folder` is the content folder: each has its own tabs. */
export const createTabs = (folder: string): Observable<Tabs> =>
  createRemembered(`wardwright.tabs:${folder}`, { files: [], closed: [] }, isTabs);

export const withTab = (tabs: Tabs, file: string): Tabs =>
  tabs.files.includes(file) ? tabs : { ...tabs, files: [...tabs.files.slice(-MAX_TABS + 1), file] };

export const withoutTab = (tabs: Tabs, file: string): Tabs => ({
  files: tabs.files.filter((other) => other !== file),
  closed: [...tabs.closed.filter((other) => other !== file), file].slice(-MAX_TABS),
});

export const withRenamedTab = (tabs: Tabs, from: string, to: string): Tabs => ({
  ...tabs,
  files: tabs.files.map((file) => (file === from ? to : file)),
});

/** The tab that is shown when `file` closes: its right neighbour, else its left one, else none. */
export function nextTab(tabs: Tabs, file: string): string | null {
  const at = tabs.files.indexOf(file);
  return tabs.files[at + 1] ?? tabs.files[at - 1] ?? null;
}

/** The tab `step` places further, round and round. */
export function tabBeside(tabs: Tabs, file: string | null, step: 1 | -1): string | null {
  const { files } = tabs;
  if (files.length === 0) return null;
  const at = file === null ? -1 : files.indexOf(file);
  return files[(at + step + files.length) % files.length] ?? null;
}
