/** The menu behind a "…" button. Its entries are commands with their keys; it decides nothing itself. */
import { Menu } from '@mantine/core';
import { Icon } from '../icons/icon';
import type { InterfaceIconName } from '../icons/interface-icons';
import { IconButton } from './button';
import styles from './controls.module.css';

export interface MenuEntry {
  label: string;
  icon?: InterfaceIconName;
  keys?: string;
  isOff?: boolean;
  isDanger?: boolean;
  run(): void;
}

export interface ActionMenuProps {
  label: string;
  entries: readonly MenuEntry[];
  icon?: InterfaceIconName;
}

export function ActionMenu({ label, entries, icon = 'more' }: ActionMenuProps) {
  return (
    <Menu
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.menu, item: styles.menuItem }}
      loop
      withinPortal
    >
      <Menu.Target>
        <IconButton icon={icon} label={label} />
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <Menu.Item
            key={entry.label}
            disabled={entry.isOff ?? false}
            data-danger={entry.isDanger ? true : undefined}
            leftSection={entry.icon === undefined ? undefined : <Icon name={entry.icon} />}
            rightSection={entry.keys === undefined ? undefined : <kbd className={styles.menuKey}>{entry.keys}</kbd>}
            onClick={entry.run}
          >
            {entry.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
