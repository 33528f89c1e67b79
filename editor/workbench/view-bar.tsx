/** The bar over an item: its views, undo and redo, what uses it, and the rest of its commands. */
import { ActionMenu } from '../theme/action-menu';
import { IconButton } from '../theme/button';
import { Segments } from '../theme/segments';
import { nameOfFile, type StudioDocument } from './document';
import styles from './item-area.module.css';
import { boardKinds } from './item-views';
import type { ItemView } from './place';
import { usePlace, useStudio } from './studio-context';
import { UsedBy } from './used-by';

const views: readonly { id: ItemView; label: string; keys: string }[] = [
  { id: 'form', label: 'Form', keys: 'Alt 1' },
  { id: 'code', label: 'Code', keys: 'Alt 2' },
  { id: 'board', label: 'Board', keys: 'Alt 3' },
];

export function ViewBar({ document }: { document: StudioDocument }) {
  const studio = useStudio();
  const { view } = usePlace();
  const { file, history } = document;
  const kind = nameOfFile(file)?.kind ?? '';
  const shown = views.filter(({ id }) => id !== 'board' || boardKinds.has(kind));
  const current = shown.some(({ id }) => id === view) ? view : 'form';
  return (
    <div className={styles.viewBar}>
      <Segments
        label="Views of this item"
        options={shown}
        value={current}
        onChange={(to) => studio.navigation.go({ view: to })}
      />
      <div className={styles.viewTools}>
        <IconButton
          icon="undo"
          label="Undo"
          keys="Ctrl Z"
          disabled={history.past.length === 0}
          onClick={() => studio.documents.undo(file)}
        />
        <IconButton
          icon="redo"
          label="Redo"
          keys="Ctrl Shift Z"
          disabled={history.future.length === 0}
          onClick={() => studio.documents.redo(file)}
        />
        <UsedBy file={file} />
        <ActionMenu
          label="More for this item"
          entries={[
            {
              label: 'Duplicate',
              icon: 'copy',
              keys: 'Alt D',
              run: () => studio.overlay.set({ type: 'duplicate', file }),
            },
            {
              label: 'Rename',
              icon: 'pencil',
              keys: 'F2',
              isOff: kind === 'pack',
              run: () => studio.overlay.set({ type: 'rename', file }),
            },
            { label: 'Copy link', icon: 'link', run: () => void navigator.clipboard.writeText(window.location.href) },
            { label: 'Delete', icon: 'trash', isDanger: true, run: () => studio.removeFile(file) },
          ]}
        />
      </div>
    </div>
  );
}
