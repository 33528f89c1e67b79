/** All items by pack, kind and id. The list stays the same one until a file comes, goes or is named otherwise: typing does not sort it again. */
import { useRef } from 'react';
import { itemsOf, type TreeItem } from './content-tree';
import { titleOf } from './item-titles';
import { useStoreState } from './studio-context';

export function useTreeItems(): readonly TreeItem[] {
  const { documents } = useStoreState();
  const kept = useRef<{
    documents: unknown;
    named: readonly { file: string; title: string }[];
    items: readonly TreeItem[];
  }>({
    documents: null,
    named: [],
    items: [],
  });
  if (kept.current.documents !== documents) {
    const named = [...documents.values()].map((document) => ({ file: document.file, title: titleOf(document) }));
    const before = kept.current.named;
    const isSame =
      named.length === before.length &&
      named.every(({ file, title }, index) => file === before[index]?.file && title === before[index]?.title);
    kept.current = isSame ? { ...kept.current, documents } : { documents, named, items: itemsOf(named) };
  }
  return kept.current.items;
}
