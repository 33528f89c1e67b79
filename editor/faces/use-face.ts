/** The face of an item as its text stands, laid out again with each change; what it was before stays while the next is made. */
import { useDeferredValue, useId, useMemo } from 'react';
import { layOutBack } from '../../cards/back';
import { type Face, layOutFace } from '../../cards/face';
import { nameOfFile } from '../workbench/document';
import { useStoreState } from '../workbench/studio-context';
import { itemOf, studioWords, templateFor } from './studio-words';

/** Null for what is no card, or has no template yet. */
export function useFace(file: string, side: 'front' | 'back', isEconomy: boolean): Face | null {
  const documents = useDeferredValue(useStoreState().documents);
  const id = `face${useId()}`;
  return useMemo(() => {
    const pack = nameOfFile(file)?.pack ?? '';
    const item = itemOf(documents.get(file));
    const template = item === null ? null : templateFor(documents, pack, item);
    if (item === null || template === null) return null;
    const layOut = side === 'back' ? layOutBack : layOutFace;
    return layOut(item, template, studioWords(documents, pack), { id, isEconomy });
  }, [documents, file, side, isEconomy, id]);
}
