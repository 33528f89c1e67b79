/** The open items as tabs. Arrow keys move along them, Delete or a middle click closes one, a dot tells of a problem or an unsaved edit. */
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Severity } from '../../pack/problem';
import { Icon } from '../icons/icon';
import { kindIcon } from '../icons/kind-icon';
import { Dot, IconButton } from '../theme/button';
import { countSeverities, worstOf } from './check-report';
import { nameOfFile } from './document';
import styles from './item-area.module.css';
import { useWatched } from './observable';
import { PlaceLink } from './place-link';
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
    <nav className={styles.tabs} aria-label="Open items">
      <ul className={styles.tabList}>
        {tabs.files.map((file) => (
          <Tab key={file} file={file} isShown={file === shown} onKeyDown={(event) => handleKey(event, file)} />
        ))}
      </ul>
      <IconButton
        icon="plus"
        label="Go to an item"
        keys="Ctrl K"
        className={styles.tabAdd}
        onClick={() => studio.overlay.set({ type: 'palette' })}
      />
    </nav>
  );
}

/** Scrolls the row of tabs as little as it takes, and never the page. */
function bringIntoSight(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (tab === null || row == null) return;
  const left = tab.offsetLeft - row.offsetLeft;
  const right = left + tab.offsetWidth;
  if (left < row.scrollLeft) row.scrollLeft = left;
  else if (right > row.scrollLeft + row.clientWidth) row.scrollLeft = right - row.clientWidth;
}

const tabId = (file: string) => `tab:${file}`;

interface TabProps {
  file: string;
  isShown: boolean;
  onKeyDown(event: KeyboardEvent): void;
}

function Tab({ file, isShown, onKeyDown }: TabProps) {
  const studio = useStudio();
  const document = useDocument(file);
  const { report } = useChecks();
  const name = nameOfFile(file);
  if (document === undefined || name === null) return null;
  const worst = worstOf(countSeverities((report?.problems ?? []).filter((problem) => problem.file === file)));
  const label = `${name.kind === 'pack' ? 'pack' : name.id}.json`;
  const needsChoice = document.state === 'conflict' || document.state === 'refused';
  const closeByWheel = (event: MouseEvent) => {
    if (event.button !== 1) return;
    event.preventDefault();
    studio.closeFile(file);
  };
  return (
    <li ref={isShown ? bringIntoSight : undefined} className={styles.tab} data-on={isShown ? '' : undefined}>
      <PlaceLink
        id={tabId(file)}
        to={{ mode: 'write', item: name }}
        className={styles.tabName}
        aria-current={isShown ? 'page' : undefined}
        title={file}
        onClick={() => studio.openFile(file)}
        onAuxClick={closeByWheel}
        onKeyDown={onKeyDown}
      >
        <Icon name={kindIcon(name.kind)} />
        <span>{label}</span>
        <TabDot worst={needsChoice ? 'warning' : (worst?.severity ?? null)} isUnsaved={document.state !== 'saved'} />
      </PlaceLink>
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
    </li>
  );
}

function TabDot({ worst, isUnsaved }: { worst: Severity | null; isUnsaved: boolean }) {
  if (worst === 'error' || worst === 'warning') return <Dot tone={worst} />;
  return isUnsaved ? <Dot tone="accent" /> : null;
}
