/** The head of a table: titles that sort when pressed, a menu for each, and an edge to drag. Its cells are reached by the arrow keys. */
import { Menu } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { plainWords } from '../forms/plain-words';
import { Icon } from '../icons/icon';
import type { InterfaceIconName } from '../icons/interface-icons';
import controls from '../theme/controls.module.css';
import { type Observable, useWatched } from '../workbench/observable';
import { headId } from './cell-id';
import type { Column } from './column';
import styles from './grid.module.css';
import type { Sorting } from './row-order';
import { headRow } from './selection';
import type { TableSettings } from './table-settings';
import type { TableSelection } from './use-table-selection';

export interface HeadHands {
  /** The key of the column whose menu is open, or ''. */
  menu: string;
  /** Keys of columns that the filter asks of. */
  filtered: ReadonlySet<string>;
  sort(key: string): void;
  order(sorting: Sorting | null): void;
  openMenu(key: string): void;
  widen(key: string, by: number): void;
  setWidth(key: string, width: number | null): void;
  filterBy(column: Column): void;
  hide(key: string): void;
}

export interface TableHeadProps {
  columns: readonly Column[];
  files: readonly string[];
  chosen: TableSelection;
  settings: Observable<TableSettings>;
  hands: HeadHands;
}

export function TableHead({ columns, files, chosen, settings, hands }: TableHeadProps) {
  const { sorting } = useWatched(settings);
  const { active, ticked } = chosen.selection;
  const shownTicks = ticked.size === 0 ? 0 : files.filter((file) => ticked.has(file)).length;
  return (
    <thead>
      <tr aria-rowindex={1} className={styles.head}>
        <th aria-colindex={1} className={styles.tick} data-stays="" data-tick-all="">
          <i className={styles.box} data-on={shownTicks > 0 ? '' : undefined}>
            {shownTicks === 0 ? null : <Icon name={shownTicks === files.length ? 'check' : 'minus'} size={12} />}
          </i>
          <span className="visually-hidden">Chosen</span>
        </th>
        {columns.map((column, place) => (
          <HeadCell
            key={column.key}
            column={column}
            place={place}
            sorting={sorting?.key === column.key ? sorting : null}
            isActive={active.file === headRow && active.key === column.key}
            isFiltered={hands.filtered.has(column.key)}
          >
            {hands.menu === column.key ? (
              <HeadMenu column={column} sorting={sorting} hands={hands} />
            ) : (
              <MenuButton title={column.title} />
            )}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  column: Column;
  place: number;
  sorting: Sorting | null;
  isActive: boolean;
  isFiltered: boolean;
  children: ReactNode;
}

/** The grid hears what is pressed; the edge, dragged, sets the width. */
function HeadCell({ column, place, sorting, isActive, isFiltered, children }: HeadCellProps) {
  const { key, title, description, isNumeric } = column;
  return (
    <th
      id={headId(key)}
      scope="col"
      aria-colindex={place + 2}
      aria-sort={sorting === null ? undefined : sorting.isDown ? 'descending' : 'ascending'}
      className={styles.headCell}
      data-head={key}
      data-numeric={isNumeric ? '' : undefined}
      data-active={isActive ? '' : undefined}
      data-stays={key === '/name' ? '' : undefined}
      title={plainWords(description)}
    >
      <span className={styles.headTitle}>{title}</span>
      {isFiltered ? <Icon name="filter" size={12} className={styles.headMark} /> : null}
      {sorting === null ? null : (
        <Icon name={sorting.isDown ? 'chevron-down' : 'chevron-up'} size={12} className={styles.headMark} />
      )}
      {children}
      <i className={styles.edge} data-edge={key} />
    </th>
  );
}

/** For the pointer; from the keyboard the menu opens with Space on the head. */
function MenuButton({ title, ...rest }: ComponentProps<'button'> & { title: string }) {
  return (
    <button
      {...rest}
      type="button"
      tabIndex={-1}
      className={styles.menuButton}
      data-menu=""
      aria-label={`More for ${title}`}
    >
      <Icon name="more" size={12} />
    </button>
  );
}

function HeadMenu({ column, sorting, hands }: { column: Column; sorting: Sorting | null; hands: HeadHands }) {
  const { key } = column;
  const entries: readonly { label: string; icon: InterfaceIconName; keys?: string; isOff?: boolean; run(): void }[] = [
    { label: 'Sort up', icon: 'chevron-up', keys: 'Enter', run: () => hands.order({ key, isDown: false }) },
    { label: 'Sort down', icon: 'chevron-down', run: () => hands.order({ key, isDown: true }) },
    { label: 'As they come', icon: 'sort', isOff: sorting === null, run: () => hands.order(null) },
    { label: 'Filter by it', icon: 'filter', run: () => hands.filterBy(column) },
    { label: 'Usual width', icon: 'panel', keys: 'Alt ← →', run: () => hands.setWidth(key, null) },
    { label: 'Hide', icon: 'close', isOff: key === '/name', run: () => hands.hide(key) },
  ];
  return (
    <Menu
      opened
      onClose={() => hands.openMenu('')}
      position="bottom-start"
      offset={6}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: controls.menu, item: controls.menuItem }}
      returnFocus={false}
      loop
      withinPortal
    >
      <Menu.Target>
        <MenuButton title={column.title} />
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, icon, keys, isOff, run }) => (
          <Menu.Item
            key={label}
            disabled={isOff ?? false}
            leftSection={<Icon name={icon} />}
            rightSection={keys === undefined ? undefined : <kbd className={controls.menuKey}>{keys}</kbd>}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
