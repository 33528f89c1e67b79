/** The open items as tabs. Arrow keys move along them, Delete or a middle click closes one, a dot tells of a problem or an unsaved edit. */
import type { KeyboardEvent } from 'react';
import { Icon } from '../icons/icon';
import { kindIcon } from '../icons/kind-icon';
import { Dot, IconButton } from '../theme/button';
import { countSeverities, worstOf } from './check-report';
import { nameOfFile } from './document';
import styles from './item-area.module.css';
import { useWatched } from './observable';
import { useChecks, useDocument, useShownFile, useStudio } from './studio-context';
import { tabBeside } from './tabs';

export function TabRow() {
  const studio = useStudio();
  const tabs = useWatched(studio.tabs);
  const shown = useShownFile();

  const handleKey = (event: KeyboardEvent, file: string) => {
    if (event.key === 'Delete') studio.closeFile(file);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const next = tabBeside(tabs, file, event.key === 'ArrowRight' ? 1 : -1);
      if (next === null) return;
      studio.openFile(next);
      document.getElementById(tabId(next))?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.tabs}>
      <div className={styles.tabList} role="tablist" aria-label="Open items">
        {tabs.files.map((file) => (
          <Tab key={file} file={file} isShown={file === shown} onKeyDown={(event) => handleKey(event, file)} />
        ))}
      </div>
      <IconButton
        icon="plus"
        label="Go to an item"
        keys="Ctrl K"
        className={styles.tabAdd}
        onClick={() => studio.overlay.set({ type: 'palette' })}
      />
    </div>
  );
}

const tabId = (file: string) => `tab:${file}`;

function Tab({ file, isShown, onKeyDown }: { file: string; isShown: boolean; onKeyDown(event: KeyboardEvent): void }) {
  const studio = useStudio();
  const document = useDocument(file);
  const { report } = useChecks();
  const name = nameOfFile(file);
  if (document === undefined || name === null) return null;
  const worst = worstOf(countSeverities((report?.problems ?? []).filter((problem) => problem.file === file)));
  const label = `${name.kind === 'pack' ? 'pack' : name.id}.json`;
  const isUnsaved = document.state !== 'saved';
  return (
    <div
      className={styles.tab}
      data-on={isShown ? '' : undefined}
      onAuxClick={(event) => event.button === 1 && studio.closeFile(file)}
    >
      <button
        id={tabId(file)}
        type="button"
        role="tab"
        aria-selected={isShown}
        tabIndex={isShown ? 0 : -1}
        className={styles.tabName}
        title={file}
        onClick={() => studio.openFile(file)}
        onKeyDown={onKeyDown}
      >
        <Icon name={kindIcon(name.kind)} />
        <span>{label}</span>
        {worst !== null ? (
          <Dot tone={worst.severity === 'error' ? 'error' : 'warning'} />
        ) : isUnsaved ? (
          <Dot tone="accent" />
        ) : null}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={styles.tabClose}
        aria-label={`Close ${label}`}
        title="Close (Alt W)"
        onClick={() => studio.closeFile(file)}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
