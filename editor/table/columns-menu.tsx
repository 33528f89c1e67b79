/** Which columns are seen: a list to tick, with a way back to those that are used. */
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { plainWords } from '../forms/plain-words';
import { Button } from '../theme/button';
import controls from '../theme/controls.module.css';
import type { Observable } from '../workbench/observable';
import type { Column } from './column';
import styles from './table.module.css';
import type { TableSettings } from './table-settings';

export interface ColumnsMenuProps {
  columns: readonly Column[];
  shown: readonly Column[];
  settings: Observable<TableSettings>;
}

export function ColumnsMenu({ columns, shown, settings }: ColumnsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const see = (key: string, isSeen: boolean) =>
    settings.set((now) => ({ ...now, shown: { ...now.shown, [key]: isSeen } }));
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: controls.menu }}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button size="small" look="quiet" icon="table" onClick={() => setOpen(!isOpen)}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <section className={styles.columns} aria-label="Columns">
          <ul>
            {columns
              .filter(({ key }) => key !== '/name')
              .map((column) => (
                <li key={column.key}>
                  <label title={plainWords(column.description)}>
                    <input
                      type="checkbox"
                      checked={shown.includes(column)}
                      onChange={(event) => see(column.key, event.target.checked)}
                    />
                    <span>{column.title}</span>
                    <code>{column.key.slice(1).replaceAll('/', ' › ')}</code>
                  </label>
                </li>
              ))}
          </ul>
          <Button size="small" look="accent" onClick={() => settings.set((now) => ({ ...now, shown: {}, widths: {} }))}>
            Those that are used, at their usual width
          </Button>
        </section>
      </Popover.Dropdown>
    </Popover>
  );
}
