/** The entries of a menu: commands with their keys. They decide nothing themselves. */
import { Menu } from '@mantine/core';
import { Icon } from '../icons/icon';
import type { InterfaceIconName } from '../icons/interface-icons';
import styles from './controls.module.css';

export interface MenuEntry {
  label: string;
  icon?: InterfaceIconName;
  keys?: string;
  isOff?: boolean;
  isDanger?: boolean;
  run(): void;
}

export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry) => (
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
  ));
}
