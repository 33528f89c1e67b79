/** Begins a translation of a pack: asks for the pack and the language, and makes the file that its texts go into. */
import { useState } from 'react';
import { languageName } from '../play/language-name';
import { Dialog } from '../theme/dialog';
import { DialogButtons, DialogField } from './dialog-fields';
import { fileOfName } from './document';
import { idFault } from './item-ids';
import { formatDocument } from './json-format';
import styles from './overlay.module.css';
import { packFacts, packsOf } from './pack-facts';
import { useStoreState, useStudio } from './studio-context';

/** What is offered; any other code can be typed. */
const CODES =
  'ar bg ca cs da de el en es et eu fa fi fr gl he hi hr hu id is it ja ko lt lv ms nb nl pl pt pt-br ro ru sk sl sr sv th tr uk vi zh-hans zh-hant'.split(
    ' ',
  );
const ANOTHER = '';

export function NewLanguageDialog({ pack: firstPack }: { pack: string }) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const packs = packsOf(documents.keys());
  const [pack, setPack] = useState(firstPack === '' ? (packs[0] ?? '') : firstPack);
  const own = packFacts(documents, pack)?.language ?? 'en';
  const fileOf = (code: string) => fileOfName({ pack, kind: 'language', id: code });
  const free = CODES.filter((code) => code !== own && !documents.has(fileOf(code)));
  const [chosen, setChosen] = useState('de');
  const [typed, setTyped] = useState('');
  const isOffered = free.includes(chosen);
  const id = isOffered ? chosen : typed;
  const file = fileOf(id);
  const fault = id === own ? `The pack is written in ${languageName(own)} already.` : idFault(id, file, documents);
  const close = () => studio.overlay.set({ type: 'none' });

  const make = () => {
    if (fault !== '') return;
    const item = { kind: 'language', id, source: 'original', name: languageName(id), texts: {} };
    studio.documents.create(file, formatDocument(item));
    close();
    studio.openFile(file);
  };

  return (
    <Dialog title="New language" isOpen onClose={close}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <DialogField label="Pack">
          <select value={pack} onChange={(event) => setPack(event.target.value)}>
            {packs.map((each) => (
              <option key={each} value={each}>
                {packFacts(documents, each)?.name ?? each}
              </option>
            ))}
          </select>
        </DialogField>
        <DialogField label="Language">
          <select
            data-autofocus
            value={isOffered ? chosen : ANOTHER}
            onChange={(event) => setChosen(event.target.value)}
          >
            {free.map((code) => (
              <option key={code} value={code} lang={code}>
                {`${languageName(code)} (${code})`}
              </option>
            ))}
            <option value={ANOTHER}>Another, by its code</option>
          </select>
        </DialogField>
        {isOffered ? null : (
          <DialogField label="Code of the language" fault={id === '' ? '' : fault}>
            <input
              value={typed}
              placeholder="gsw"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={id !== '' && fault !== ''}
              onChange={(event) => setTyped(event.target.value.toLowerCase())}
            />
          </DialogField>
        )}
        <p className={styles.hint}>
          {id === '' ? (
            'Its texts go into a file of their own.'
          ) : (
            <>
              Written to <code>{file}</code>. What is not translated is shown in {languageName(own)}.
            </>
          )}
        </p>
        <DialogButtons action="Begin" isOff={fault !== ''} onCancel={close} />
      </form>
    </Dialog>
  );
}
