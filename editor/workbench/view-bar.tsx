/** The bar over an item: its views, undo and redo, what uses it, and the rest of its commands. */
import { ActionMenu } from '../theme/action-menu';
import { IconButton } from '../theme/button';
import { nameOfFile, type StudioDocument } from './document';
import styles from './item-area.module.css';
import { boardKinds } from './item-views';
import { usePlace, useStudio } from './studio-context';
import { UsedBy } from './used-by';
import { ViewSegments } from './view-segments';

export function ViewBar({ document }: { document: StudioDocument }) {
  const studio = useStudio();
  const { view } = usePlace();
  const { file, history } = document;
  const kind = nameOfFile(file)?.kind ?? '';
  const current = view === 'board' && !boardKinds.has(kind) ? 'form' : view;
  return (
    <div className={styles.viewBar}>
      <ViewSegments file={file} view={current} />
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
        {kind === 'language' ? null : <UsedBy file={file} />}
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
              label: 'New like this',
              icon: 'plus',
              isOff: kind === 'pack' || kind === 'language',
              run: () => studio.overlay.set({ type: 'new-item', pack: nameOfFile(file)?.pack ?? '', kind, from: file }),
            },
            {
              label: 'Rename',
              icon: 'pencil',
              keys: 'F2',
              isOff: kind === 'pack',
              run: () => studio.overlay.set({ type: 'rename', file }),
            },
            { label: 'Copy link', icon: 'link', run: () => void navigator.clipboard.writeText(window.location.href) },
            {
              label: 'Delete',
              icon: 'trash',
              isDanger: true,
              run: () => void studio.removeFiles([file]),
            },
          ]}
        />
      </div>
    </div>
  );
}
