'use client';
/** "Fork": keeps the game as it went until now, and leads back to the ways that were kept. */
import { Menu } from '@mantine/core';
import { Button } from '../theme/button';
import styles from './dialogs.module.css';
import type { SavedLine } from './saved-game';

export interface ForkMenuProps {
  forks: readonly SavedLine[];
  onFork(): void;
  onSwitch(fork: number): void;
}

export function ForkMenu({ forks, onFork, onSwitch }: ForkMenuProps) {
  if (forks.length === 0) {
    return (
      <Button size="small" keys="Ctrl B" onClick={onFork}>
        Fork
      </Button>
    );
  }
  const lines = forks.map((line, index) => ({ ...line, index }));
  return (
    <Menu
      position="top-end"
      offset={4}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.menu, item: styles.item, label: styles.title }}
      loop
      withinPortal
    >
      <Menu.Target>
        <Button size="small" keys="Ctrl B">
          Fork, {forks.length} kept
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onFork}>Keep this game and go on</Menu.Item>
        <Menu.Label>Go on with</Menu.Label>
        {lines.map(({ name, index }) => (
          <Menu.Item key={`${index} ${name}`} onClick={() => onSwitch(index)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
