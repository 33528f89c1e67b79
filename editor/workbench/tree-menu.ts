/** What can be done with a row of the content tree, for its menu. */
import { kindsWithFace } from '../faces/studio-words';
import type { MenuEntry } from '../theme/menu-entries';
import type { TreeRow } from './content-tree';
import { oneOfKind } from './kind-words';
import { pointerOf } from './pointer';
import type { Studio } from './studio';

export function treeMenu(studio: Studio, row: TreeRow): readonly MenuEntry[] {
  const { overlay } = studio;
  const isPrinted = (pack: string, kind: string) => {
    const kinds = kindsWithFace(studio.documents.state().documents, pack);
    return kind === '' ? kinds.size > 0 : kinds.has(kind);
  };
  if (row.type === 'pack') {
    const { pack } = row;
    return [
      { label: 'Open the pack', icon: 'open', run: () => studio.openFile(`${pack}/pack.json`) },
      { label: 'New item', icon: 'plus', keys: 'Alt N', run: () => studio.newItem(pack, '') },
      { label: 'New scenario', icon: 'file', run: () => studio.newItem(pack, 'scenario') },
      { label: 'New language', icon: 'globe', run: () => studio.newItem(pack, 'language') },
      {
        label: 'Print its cards',
        icon: 'print',
        isOff: !isPrinted(pack, ''),
        run: () => overlay.set({ type: 'print', pack, kind: '' }),
      },
      { label: 'New pack that builds on it', icon: 'layers', run: () => overlay.set({ type: 'new-pack', base: pack }) },
    ];
  }
  if (row.type === 'kind') {
    const { pack, kind } = row;
    const one = oneOfKind(kind).toLowerCase();
    return [
      { label: `New ${one}`, icon: 'plus', keys: 'Alt N', run: () => studio.newItem(pack, kind) },
      { label: 'Show as table', icon: 'table', keys: 'Enter', run: () => studio.openTable(row) },
      {
        label: 'Print cards',
        icon: 'print',
        isOff: !isPrinted(pack, kind),
        run: () => overlay.set({ type: 'print', pack, kind }),
      },
    ];
  }
  const { file, name } = row;
  const isPack = name.kind === 'pack';
  const { pack, kind } = name;
  const showUses = () => {
    studio.openFile(file);
    studio.isUsedByOpen.set(true);
  };
  return [
    { label: 'Open', icon: 'open', keys: 'Enter', run: () => studio.openFile(file) },
    {
      label: 'New like this',
      icon: 'plus',
      isOff: isPack || kind === 'language',
      run: () => overlay.set({ type: 'new-item', pack, kind, from: file }),
    },
    {
      label: 'Duplicate',
      icon: 'copy',
      keys: 'Alt D',
      isOff: isPack,
      run: () => overlay.set({ type: 'duplicate', file }),
    },
    { label: 'Rename', icon: 'pencil', keys: 'F2', isOff: isPack, run: () => overlay.set({ type: 'rename', file }) },
    { label: 'Used by', icon: 'link', keys: 'Shift F12', run: showUses },
    {
      label: 'Show as table',
      icon: 'table',
      keys: 'Alt 3',
      isOff: isPack,
      run: () => studio.openTable(name, pointerOf([name.id])),
    },
    { label: 'Delete', icon: 'trash', keys: 'Del', isDanger: true, run: () => void studio.removeFiles([file]) },
  ];
}
