/** A menu at the place that was pointed at, or where the keyboard is. Whoever shows it says where, and takes the focus back. */
import { Menu } from '@mantine/core';
import styles from './controls.module.css';
import { MenuEntries, type MenuEntry } from './menu-entries';

export interface ContextMenuProps {
  label: string;
  /** In pixels of the window. */
  at: { left: number; top: number };
  entries: readonly MenuEntry[];
  onClose(): void;
}

export function ContextMenu({ label, at, entries, onClose }: ContextMenuProps) {
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      offset={0}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.menu, item: styles.menuItem }}
      clickOutsideEvents={['mousedown', 'touchstart']}
      returnFocus
      loop
      withinPortal
    >
      <Menu.Target>
        <button type="button" className="visually-hidden" tabIndex={-1} style={{ position: 'fixed', ...at }}>
          {label}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuEntries entries={entries} />
      </Menu.Dropdown>
    </Menu>
  );
}
