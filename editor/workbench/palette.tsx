/** The command field (Ctrl K): items, commands and texts in one list. Arrow keys choose, Enter goes, Escape leaves. */
import { Modal } from '@mantine/core';
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../icons/icon';
import { kindIcon } from '../icons/kind-icon';
import controls from '../theme/controls.module.css';
import { workbenchCommands } from './commands';
import { parsedText } from './document';
import { pointerAtOffset } from './json-text';
import { manyOfKind, oneOfKind } from './kind-words';
import styles from './overlay.module.css';
import { type Found, search } from './palette-search';
import { useStoreState, useStudio } from './studio-context';
import { useTreeItems } from './use-tree-items';

export function Palette() {
  const { overlay } = useStudio();
  return (
    <Modal
      opened
      onClose={() => overlay.set({ type: 'none' })}
      withCloseButton={false}
      size={600}
      yOffset="48px"
      padding={0}
      transitionProps={{ duration: 0 }}
      overlayProps={{ className: controls.overlay, backgroundOpacity: 0 }}
      classNames={{ content: controls.dialog, header: 'visually-hidden' }}
      title="Go to item, command or text"
    >
      <PaletteSearch />
    </Modal>
  );
}

function PaletteSearch() {
  const studio = useStudio();
  const { documents } = useStoreState();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(typed);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  const items = useTreeItems();
  const look = useCallback(
    (words: string) =>
      search(words, { items, commands: workbenchCommands(studio), textOf: (file) => documents.get(file)?.text ?? '' }),
    [items, studio, documents],
  );
  const found = useMemo(() => look(wanted), [look, wanted]);
  const chosen = Math.min(at, found.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[data-index="${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const take = (entry: Found | undefined) => {
    if (entry === undefined || (entry.type === 'command' && !entry.command.isOn)) return;
    studio.overlay.set({ type: 'none' });
    if (entry.type === 'command') entry.command.run();
    else if (entry.type === 'item') studio.openFile(entry.item.file);
    else if (entry.type === 'table') studio.openTable(entry.table);
    else {
      const document = studio.documents.get(entry.item.file);
      const at = document === undefined ? '' : pointerAtOffset(parsedText(document).root, entry.offset);
      studio.openFile(entry.item.file, { view: 'code', at });
    }
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, chosen + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, chosen - 1));
    // Whoever types fast is ahead of the list.
    else if (event.key === 'Enter') take(wanted === typed ? found[chosen] : look(typed)[0]);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.palette}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found.length === 0 ? undefined : `${listId}:${chosen}`}
          aria-label="Go to item, command or text"
          placeholder="Go to item, command or text"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
        <kbd>Esc</kbd>
      </div>
      <div ref={list} id={listId} className={styles.results} role="listbox" aria-label="Found">
        {found.map((entry, index) => (
          <FoundRow
            key={entry.key}
            id={`${listId}:${index}`}
            entry={entry}
            before={found[index - 1]}
            index={index}
            isChosen={index === chosen}
            onTake={take}
            onPoint={setAt}
          />
        ))}
        {found.length === 0 ? <p className={styles.none}>Nothing is called “{typed}”, and no text has it.</p> : null}
      </div>
    </div>
  );
}

interface FoundRowProps {
  id: string;
  entry: Found;
  before: Found | undefined;
  index: number;
  isChosen: boolean;
  onTake(entry: Found): void;
  onPoint(index: number): void;
}

const groups = { item: 'Items', table: 'Tables', command: 'Commands', text: 'In texts' } as const;

function FoundRow({ id, entry, before, index, isChosen, onTake, onPoint }: FoundRowProps) {
  const isOff = entry.type === 'command' && !entry.command.isOn;
  return (
    <>
      {before?.type === entry.type ? null : (
        <div className={styles.group} role="presentation">
          {groups[entry.type]}
        </div>
      )}
      <div
        id={id}
        role="option"
        aria-selected={isChosen}
        aria-disabled={isOff || undefined}
        tabIndex={-1}
        data-index={index}
        className={styles.result}
        onMouseMove={() => onPoint(index)}
        onClick={() => onTake(entry)}
        onKeyDown={(event) => event.key === 'Enter' && onTake(entry)}
      >
        <FoundWords entry={entry} />
      </div>
    </>
  );
}

function FoundWords({ entry }: { entry: Found }) {
  if (entry.type === 'command') {
    return (
      <>
        <Icon name="chevron-right" size={12} />
        <span>{entry.command.title}</span>
        <kbd className={styles.detail}>{entry.command.keys[0] ?? ''}</kbd>
      </>
    );
  }
  if (entry.type === 'table') {
    return (
      <>
        <Icon name="table" />
        <span>{manyOfKind(entry.table.kind)}</span>
        <span className={styles.detail}>{`all in ${entry.table.pack}`}</span>
      </>
    );
  }
  const { name, title } = entry.item;
  if (entry.type === 'text') {
    return (
      <>
        <Icon name={kindIcon(name.kind)} />
        <span>
          <code>{entry.excerpt}</code>
        </span>
        <span className={styles.detail}>{`${name.id}, line ${entry.line}`}</span>
      </>
    );
  }
  return (
    <>
      <Icon name={kindIcon(name.kind)} />
      <span>{title === '' ? name.id : title}</span>
      <span className={styles.detail}>{`${oneOfKind(name.kind)}, ${name.pack}`}</span>
    </>
  );
}
