/** The menu behind a "…" button. */
import { Menu } from '@mantine/core';
import type { InterfaceIconName } from '../icons/interface-icons';
import { IconButton } from './button';
import styles from './controls.module.css';
import { MenuEntries, type MenuEntry } from './menu-entries';

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
        <MenuEntries entries={entries} />
      </Menu.Dropdown>
    </Menu>
  );
}
