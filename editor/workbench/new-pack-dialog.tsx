/** Makes a pack: a folder with its pack file, for one game, on its own or as an extension of another pack. */
import { useState } from 'react';
import { systemNames } from '../../pack/schema-catalog';
import { systemTable } from '../../pack/world';
import { Dialog } from '../theme/dialog';
import { DialogButtons, DialogField } from './dialog-fields';
import { fileOfName } from './document';
import { idFault, suggestId } from './item-ids';
import { formatDocument } from './json-format';
import styles from './overlay.module.css';
import { packFacts, packsOf } from './pack-facts';
import { useStoreState, useStudio } from './studio-context';

export function NewPackDialog({ base: firstBase, next }: { base: string; next: string | undefined }) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const [name, setName] = useState('');
  const [typedId, setTypedId] = useState<string | null>(null);
  const [base, setBase] = useState(firstBase);
  const [ownSystem, setOwnSystem] = useState(systemNames[0] ?? '');
  const id = typedId ?? suggestId(name);
  const file = fileOfName({ pack: id, kind: 'pack', id });
  const isTaken = packsOf(documents.keys()).includes(id);
  const fault = isTaken ? `A folder ${id} is there already.` : idFault(id, file, documents);
  const system = base === '' ? ownSystem : (packFacts(documents, base)?.system ?? '');
  const close = () => studio.overlay.set({ type: 'none' });

  const make = () => {
    if (fault !== '') return;
    const bases = base === '' ? {} : { extends: [base] };
    const item = {
      kind: 'pack',
      id,
      source: 'original',
      name: name === '' ? id : name,
      system,
      version: '0.1.0',
      ...bases,
    };
    studio.documents.create(file, formatDocument(item));
    close();
    studio.openFile(file);
    if (next !== undefined) studio.newItem(id, next);
  };

  return (
    <Dialog title="New pack" isOpen onClose={close}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <DialogField label="Name">
          <input
            data-autofocus
            value={name}
            placeholder="The Laundry"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </DialogField>
        <DialogField label="Id, also the name of its folder" fault={id === '' ? '' : fault}>
          <input
            value={id}
            placeholder="the-laundry"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={id !== '' && fault !== ''}
            onChange={(event) => setTypedId(event.target.value)}
          />
        </DialogField>
        <div className={styles.pair}>
          <DialogField label="Builds on">
            <select value={base} onChange={(event) => setBase(event.target.value)}>
              <option value="">nothing, it stands alone</option>
              {packsOf(documents.keys()).map((pack) => (
                <option key={pack} value={pack}>
                  {packFacts(documents, pack)?.name ?? pack}
                </option>
              ))}
            </select>
          </DialogField>
          <DialogField label="Game">
            <select value={system} disabled={base !== ''} onChange={(event) => setOwnSystem(event.target.value)}>
              {systemNames.map((each) => (
                <option key={each} value={each}>
                  {systemTable(each)?.title ?? each}
                </option>
              ))}
            </select>
          </DialogField>
        </div>
        <DialogButtons action="Make pack" isOff={fault !== ''} onCancel={close} />
      </form>
    </Dialog>
  );
}
