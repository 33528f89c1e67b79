/** The open items and tables as tabs. Arrow keys move along them, Delete or a middle click closes one, a dot tells of a problem or an unsaved edit. */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Severity } from '../../pack/problem';
import { Icon } from '../icons/icon';
import type { InterfaceIconName } from '../icons/interface-icons';
import { kindIcon } from '../icons/kind-icon';
import { Dot, IconButton } from '../theme/button';
import { countSeverities, worstOf } from './check-report';
import { folderOfKind, type KindName, kindOfFolder, nameOfFile } from './document';
import styles from './item-area.module.css';
import { manyOfKind } from './kind-words';
import { useWatched } from './observable';
import type { Place } from './place';
import { PlaceLink } from './place-link';
import { useChecks, useDocument, useShownTab, useStudio } from './studio-context';
import { tabBeside } from './tabs';

export function TabRow() {
  const studio = useStudio();
  const tabs = useWatched(studio.tabs);
  const shown = useShownTab();
  const handleKey = (event: KeyboardEvent, tab: string) => {
    if (event.key === 'Delete') studio.closeTab(tab);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const next = tabBeside(tabs, tab, event.key === 'ArrowRight' ? 1 : -1);
      if (next === null) return;
      studio.openTab(next);
      document.getElementById(tabId(next))?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <nav className={styles.tabs} aria-label="Open items">
      <ul className={styles.tabList}>
        {tabs.files.map((tab) => {
          const table = kindOfFolder(tab);
          const props = { isShown: tab === shown, onKeyDown: (event: KeyboardEvent) => handleKey(event, tab) };
          return table === null ? (
            <ItemTab key={tab} file={tab} {...props} />
          ) : (
            <TableTab key={tab} table={table} {...props} />
          );
        })}
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

const tabId = (tab: string) => `tab:${tab}`;

interface ShownTabProps {
  isShown: boolean;
  onKeyDown(event: KeyboardEvent): void;
}

function ItemTab({ file, ...shown }: ShownTabProps & { file: string }) {
  const document = useDocument(file);
  const { report } = useChecks();
  const name = nameOfFile(file);
  if (document === undefined || name === null) return null;
  const worst = worstOf(countSeverities((report?.problems ?? []).filter((problem) => problem.file === file)));
  const label = `${name.kind === 'pack' ? 'pack' : name.id}.json`;
  const needsChoice = document.state === 'conflict' || document.state === 'refused';
  return (
    <Tab tab={file} to={{ mode: 'write', item: name }} icon={kindIcon(name.kind)} label={label} {...shown}>
      <TabDot worst={needsChoice ? 'warning' : (worst?.severity ?? null)} isUnsaved={document.state !== 'saved'} />
    </Tab>
  );
}

function TableTab({ table, ...shown }: ShownTabProps & { table: KindName }) {
  const label = manyOfKind(table.kind);
  return <Tab tab={folderOfKind(table)} to={{ mode: 'write', table }} icon="table" label={label} {...shown} />;
}

interface TabProps extends ShownTabProps {
  tab: string;
  to: Partial<Place>;
  icon: InterfaceIconName;
  label: string;
  children?: ReactNode;
}

function Tab({ tab, to, icon, label, isShown, onKeyDown, children }: TabProps) {
  const studio = useStudio();
  const closeByWheel = (event: MouseEvent) => {
    if (event.button !== 1) return;
    event.preventDefault();
    studio.closeTab(tab);
  };
  return (
    <li ref={isShown ? bringIntoSight : undefined} className={styles.tab} data-on={isShown ? '' : undefined}>
      <PlaceLink
        id={tabId(tab)}
        to={to}
        className={styles.tabName}
        aria-current={isShown ? 'page' : undefined}
        title={tab}
        onClick={() => studio.openTab(tab)}
        onAuxClick={closeByWheel}
        onKeyDown={onKeyDown}
      >
        <Icon name={icon} />
        <span>{label}</span>
        {children}
      </PlaceLink>
      <button
        type="button"
        tabIndex={-1}
        className={styles.tabClose}
        aria-label={`Close ${label}`}
        title="Close (Alt W)"
        onClick={() => studio.closeTab(tab)}
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
