/** How panels get at the studio, and the parts of it that they watch most. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { CheckState } from './check-report';
import { fileOfName, folderOfKind, type StudioDocument } from './document';
import type { StoreState } from './document-cell';
import { useWatched } from './observable';
import type { Place } from './place';
import type { Studio } from './studio';

export const StudioContext = createContext<Studio | null>(null);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (studio === null) throw new Error('a panel of the studio stands outside of it');
  return studio;
}

export function useStoreState(): StoreState {
  const { documents } = useStudio();
  return useSyncExternalStore(documents.subscribe, documents.state, documents.state);
}

/** One document; the panel is drawn anew only when that one changes. */
export function useDocument(file: string): StudioDocument | undefined {
  const { documents } = useStudio();
  const read = useCallback(() => documents.get(file), [documents, file]);
  return useSyncExternalStore(documents.subscribe, read, read);
}

export const useChecks = (): CheckState => useWatched(useStudio().checks);
export const usePlace = (): Place => useWatched(useStudio().navigation);

/** The file of the item in the middle, or null. */
export function useShownFile(): string | null {
  const { mode, item } = usePlace();
  return mode === 'write' && item !== null ? fileOfName(item) : null;
}

/** What the shown tab is named by: the file of an item, or the folder of a kind whose table is shown. */
export function useShownTab(): string | null {
  const { mode, table } = usePlace();
  const file = useShownFile();
  return mode === 'write' && table !== null ? folderOfKind(table) : file;
}
