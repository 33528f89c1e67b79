/** Asks for a pack, a kind and an id, and makes the item from the kind's schema. It can then be filled in, and played as far as it goes. */
import { useState } from 'react';
import { kindsOf } from '../../pack/schema-catalog';
import { Dialog } from '../theme/dialog';
import { DialogButtons, DialogField } from './dialog-fields';
import { fileOfName } from './document';
import { idFault, nameOfId } from './item-ids';
import { templateText } from './item-template';
import { setValue } from './json-edit';
import { compareKinds, oneOfKind } from './kind-words';
import styles from './overlay.module.css';
import { packFacts, packsOf } from './pack-facts';
import { useStoreState, useStudio } from './studio-context';

export interface NewItemDialogProps {
  pack: string;
  kind: string;
  /** The file of an item to copy, or ''. */
  from: string;
}

export function NewItemDialog({ pack: firstPack, kind: firstKind, from }: NewItemDialogProps) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const packs = packsOf(documents.keys());
  const [pack, setPack] = useState(firstPack === '' ? (packs[0] ?? '') : firstPack);
  const system = packFacts(documents, pack)?.system ?? '';
  const kinds = kindsOf(system)
    .filter((kind) => kind !== 'pack')
    .toSorted(compareKinds);
  const [kind, setKind] = useState(firstKind === '' ? 'monster' : firstKind);
  const [id, setId] = useState('');
  const file = fileOfName({ pack, kind, id });
  const fault = idFault(id, file, documents);
  const close = () => studio.overlay.set({ type: 'none' });

  const make = () => {
    if (fault !== '') return;
    const original = documents.get(from)?.text;
    studio.documents.create(
      file,
      original === undefined ? templateText(system, kind, id, nameOfId(id)) : likeText(original, id),
    );
    close();
    studio.openFile(file);
  };

  return (
    <Dialog
      title={from === '' ? 'New item' : `New item like ${documents.get(from)?.file ?? from}`}
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
          <DialogField label="Kind">
            <select value={kind} onChange={(event) => setKind(event.target.value)}>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {oneOfKind(each)}
                </option>
              ))}
            </select>
          </DialogField>
        </div>
        {kinds.length === 0 ? (
          <p className={styles.hint}>
            <code>{pack}/pack.json</code> names no system that this studio knows, so it has no kinds yet.
          </p>
        ) : null}
        <DialogField label="Id" fault={id === '' ? '' : fault}>
          <input
            data-autofocus
            value={id}
            placeholder="night-nurse"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={id !== '' && fault !== ''}
            onChange={(event) => setId(event.target.value)}
          />
        </DialogField>
        <p className={styles.hint}>
          Written to <code>{file}</code>
        </p>
        <DialogButtons action="Make item" isOff={fault !== '' || kinds.length === 0} onCancel={close} />
      </form>
    </Dialog>
  );
}

/** The text of an item under another id and name, written for this pack. */
function likeText(original: string, id: string): string {
  const named = setValue(setValue(original, ['id'], id, ['kind', 'id']), ['name'], nameOfId(id), [
    'kind',
    'id',
    'source',
    'name',
  ]);
  return setValue(named, ['source'], 'original', ['kind', 'id', 'source']);
}
