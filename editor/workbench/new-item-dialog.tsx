/** Asks for a pack, a kind and an id, and makes the item from the kind's schema. It can then be filled in, and played as far as it goes. */
import { useState } from 'react';
import { isPlayed } from '../../pack/file-place';
import { kindsOf } from '../../pack/schema-catalog';
import { Dialog } from '../theme/dialog';
import { DialogButtons, DialogField } from './dialog-fields';
import { fileOfName } from './document';
import { freeId, idFault, nameOfId, suggestId } from './item-ids';
import { templateText } from './item-template';
import { titleOf } from './item-titles';
import { compareKinds, oneOfKind } from './kind-words';
import { likeText } from './new-pack';
import styles from './overlay.module.css';
import { packFacts, packsOf } from './pack-facts';
import { copiedText } from './rename-item';
import { useStoreState, useStudio } from './studio-context';
import { useUses } from './use-uses';

export interface NewItemDialogProps {
  pack: string;
  kind: string;
  /** The file of an item to copy, or ''. */
  from: string;
  /** The id that it is to have, or ''. */
  id: string;
}

export function NewItemDialog({ pack: firstPack, kind: firstKind, from, id: firstId }: NewItemDialogProps) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const packs = packsOf(documents.keys());
  const [pack, setPack] = useState(firstPack === '' ? (packs[0] ?? '') : firstPack);
  const system = packFacts(documents, pack)?.system ?? '';
  const kinds = kindsOf(system).filter(isPlayed).toSorted(compareKinds);
  const [kind, setKind] = useState(firstKind === '' ? 'monster' : firstKind);
  const [name, setName] = useState('');
  /** Null while it follows the name. */
  const [ownId, setOwnId] = useState<string | null>(firstId === '' ? null : firstId);
  const suggested = suggestId(name);
  const isTaken = (each: string) => documents.has(fileOfName({ pack, kind, id: each }));
  const id = ownId ?? (suggested !== '' && isTaken(suggested) ? freeId(suggested, isTaken) : suggested);
  const file = fileOfName({ pack, kind, id });
  const fault = idFault(id, file, documents);
  const called = name.trim() === '' ? nameOfId(id) : name.trim();
  const like = documents.get(from);
  const uses = useUses(from);
  const close = () => studio.overlay.set({ type: 'none' });

  const make = () => {
    if (fault !== '') return;
    const original = documents.get(from)?.text;
    studio.documents.create(
      file,
      original === undefined
        ? templateText(system, kind, id, called)
        : likeText(copiedText(original, from, id, uses ?? []), called),
    );
    close();
    studio.openFile(file);
  };

  return (
    <Dialog
      title={like === undefined ? 'New item' : `New ${oneOfKind(kind).toLowerCase()} like ${titleOf(like) || from}`}
      isOpen
      onClose={close}
    >
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <div className={styles.pair}>
          <DialogField label="Pack">
            <select value={pack} onChange={(event) => setPack(event.target.value)}>
              {packs.map((each) => (
                <option key={each} value={each}>
                  {packFacts(documents, each)?.name ?? each}
                </option>
              ))}
            </select>
          </DialogField>
          {like === undefined ? (
            <DialogField label="Kind">
              <select value={kind} onChange={(event) => setKind(event.target.value)}>
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {oneOfKind(each)}
                  </option>
                ))}
              </select>
            </DialogField>
          ) : null}
        </div>
        {kinds.length === 0 ? (
          <p className={styles.hint}>
            <code>{pack}/pack.json</code> names no system that this studio knows, so it has no kinds yet.
          </p>
        ) : null}
        <DialogField label="Name">
          <input
            data-autofocus
            value={name}
            placeholder="Night nurse"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </DialogField>
        <DialogField label="Id" fault={id === '' ? '' : fault}>
          <input
            value={id}
            placeholder="night-nurse"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={id !== '' && fault !== ''}
            onChange={(event) => setOwnId(event.target.value === '' ? null : event.target.value)}
          />
        </DialogField>
        <p className={styles.hint}>
          {id === '' ? (
            'The id follows the name, and names the file.'
          ) : (
            <>
              Written to <code>{file}</code>
            </>
          )}
        </p>
        <DialogButtons
          action="Make item"
          isOff={fault !== '' || kinds.length === 0 || (like !== undefined && uses === null)}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}
