/** Makes a pack, on its own or as an expansion of another; an expansion begins with a scenario that can be played at once. */
import { useMemo, useState } from 'react';
import { systemNames } from '../../pack/schema-catalog';
import { systemTable } from '../../pack/world';
import { packsWithin } from '../forms/named-items';
import { Dialog } from '../theme/dialog';
import { DialogButtons, DialogField } from './dialog-fields';
import { fileOfName, nameOfFile, type StudioDocument } from './document';
import { freeId, idFault, nameOfId, suggestId } from './item-ids';
import { titleOf } from './item-titles';
import { packFiles } from './new-pack';
import styles from './overlay.module.css';
import { packFacts, packsOf } from './pack-facts';
import { useStoreState, useStudio } from './studio-context';
import { useUses } from './use-uses';

type Documents = ReadonlyMap<string, StudioDocument>;

export interface NewPackDialogProps {
  /** The pack to build on; the first that there is if ''. */
  base: string;
  /** The kind of a first item to ask for, where there is nothing to build on. */
  next: string | undefined;
}

export function NewPackDialog({ base: firstBase, next }: NewPackDialogProps) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const packs = packsOf(documents.keys());
  const [name, setName] = useState('');
  const [typedId, setTypedId] = useState<string | null>(null);
  const [base, setBase] = useState(firstBase === '' ? (packs[0] ?? '') : firstBase);
  const [ownSystem, setOwnSystem] = useState(systemNames[0] ?? '');
  const [scenarioName, setScenarioName] = useState('');
  const [wish, setWish] = useState<string | null>(null);
  const templates = useMemo(() => scenariosToCopy(documents, base), [documents, base]);
  const chosen = wish === NONE ? undefined : (templates.find(({ file }) => file === wish) ?? templates[0]);
  const uses = useUses(chosen?.file ?? '');
  const id = typedId ?? suggestId(name);
  const fault = packs.includes(id)
    ? `A folder ${id} is there already.`
    : idFault(id, fileOfName({ pack: id, kind: 'pack', id }), documents);
  const facts = packFacts(documents, base);
  const called = scenarioName.trim() === '' ? 'First night' : scenarioName.trim();
  const scenarioId = freeScenarioId(documents, base, suggestId(called));
  const isReady = fault === '' && scenarioId !== '' && (chosen === undefined || uses !== null);
  const close = () => studio.overlay.set({ type: 'none' });

  const make = () => {
    if (!isReady) return;
    const from = chosen === undefined ? null : { file: chosen.file, text: chosen.text, uses: uses ?? [] };
    const files = packFiles({
      id,
      name: name.trim() === '' ? nameOfId(id) : name.trim(),
      system: base === '' ? ownSystem : (facts?.system ?? ''),
      base,
      language: facts?.language ?? 'en',
      scenario: from === null ? null : { id: scenarioId, name: called, from },
    });
    for (const [file, text] of files) studio.documents.create(file, text);
    close();
    studio.openFile([...files.keys()].at(-1) ?? '');
    if (from === null && next !== undefined) studio.newItem(id, next);
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
              {packs.map((pack) => (
                <option key={pack} value={pack}>
                  {packFacts(documents, pack)?.name ?? pack}
                </option>
              ))}
              <option value="">nothing, it stands alone</option>
            </select>
          </DialogField>
          <DialogField label="Game">
            <select
              value={base === '' ? ownSystem : (facts?.system ?? '')}
              disabled={base !== ''}
              onChange={(event) => setOwnSystem(event.target.value)}
            >
              {systemNames.map((each) => (
                <option key={each} value={each}>
                  {systemTable(each)?.title ?? each}
                </option>
              ))}
            </select>
          </DialogField>
        </div>
        {templates.length === 0 ? (
          <p className={styles.hint}>
            {base === ''
              ? 'It begins empty: what its game asks for, such as characters and a board, is told under Problems.'
              : 'There is no scenario to begin with in the pack that it builds on.'}
          </p>
        ) : (
          <div className={styles.pair}>
            <DialogField label="First scenario">
              <select value={chosen?.file ?? NONE} onChange={(event) => setWish(event.target.value)}>
                {templates.map((document) => (
                  <option key={document.file} value={document.file}>
                    {`Like ${titleOf(document) || document.file}`}
                  </option>
                ))}
                <option value={NONE}>none yet</option>
              </select>
            </DialogField>
            <DialogField label="Its name">
              <input
                value={scenarioName}
                placeholder="First night"
                disabled={chosen === undefined}
                autoComplete="off"
                onChange={(event) => setScenarioName(event.target.value)}
              />
            </DialogField>
          </div>
        )}
        {chosen === undefined ? null : (
          <p className={styles.hint}>
            It has all that {facts?.name ?? base} has. The scenario is a copy to change as you like, and can be played
            at once.
          </p>
        )}
        <DialogButtons action="Make pack" isOff={!isReady} onCancel={close} />
      </form>
    </Dialog>
  );
}

const NONE = '';

/** Those of the pack and of all that it builds on, the shortest first: it leaves the least to be taken out. */
function scenariosToCopy(documents: Documents, base: string): readonly StudioDocument[] {
  const packs = base === '' ? [] : packsWithin(documents, base);
  return [...documents.values()]
    .filter(({ file }) => {
      const name = nameOfFile(file);
      return name?.kind === 'scenario' && packs.includes(name.pack);
    })
    .sort((a, b) => a.text.length - b.text.length);
}

/** Of two scenarios with one id, one would have to take the other's place. */
function freeScenarioId(documents: Documents, base: string, id: string): string {
  const packs = base === '' ? [] : packsWithin(documents, base);
  const isTaken = (each: string) =>
    packs.some((pack) => documents.has(fileOfName({ pack, kind: 'scenario', id: each })));
  return isTaken(id) ? freeId(id, isTaken) : id;
}
