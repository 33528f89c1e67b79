/** Gives an item another id, or copies it under one. References to it in other items follow a renaming; a copy's references to itself follow it. */
import { useState } from 'react';
import { Dialog } from '../theme/dialog';
import { DialogButtons, DialogField } from './dialog-fields';
import { fileOfName, nameOfFile } from './document';
import { freeId, idFault } from './item-ids';
import { countOf } from './kind-words';
import styles from './overlay.module.css';
import { copyItem, renameItem } from './rename-item';
import { useStoreState, useStudio } from './studio-context';
import { useUses } from './use-uses';

export function RenameDialog({ file, isCopy }: { file: string; isCopy: boolean }) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const name = nameOfFile(file) ?? { pack: '', kind: '', id: '' };
  const isTaken = (id: string) => documents.has(fileOfName({ ...name, id }));
  const [id, setId] = useState(isCopy ? freeId(name.id, isTaken) : name.id);
  const uses = useUses(file);
  const to = fileOfName({ ...name, id });
  const isSame = id === name.id;
  const fault = isSame ? '' : idFault(id, to, documents);
  const close = () => studio.overlay.set({ type: 'none' });

  const apply = () => {
    if (fault !== '' || isSame) return;
    close();
    if (isCopy) copyItem(studio, file, to, uses ?? []);
    else renameItem(studio, file, to, uses ?? []);
    if (studio.shownFile() !== to) studio.openFile(to);
  };

  return (
    <Dialog title={isCopy ? `Duplicate ${name.id}` : `Rename ${name.id}`} isOpen onClose={close}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <DialogField label="Id" fault={fault}>
          <input
            data-autofocus
            value={id}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={fault !== ''}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setId(event.target.value)}
          />
        </DialogField>
        <p className={styles.hint}>
          {isCopy ? (
            <>
              Everything is copied to <code>{to}</code>; what it says of itself then means the copy.
            </>
          ) : uses === null ? (
            'Looking for what uses it.'
          ) : (
            `${countOf(uses.length, 'reference')} will follow.`
          )}
        </p>
        <DialogButtons
          action={isCopy ? 'Duplicate' : 'Rename'}
          isOff={isSame || fault !== '' || uses === null}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}
