'use client';
/** "Let the bot play to…": how far, and which bot. */
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { Button, IconButton } from '../theme/button';
import styles from './dialogs.module.css';
import { type BotGoal, type BotKind, botKinds } from './playtest-api';

export interface BotMenuProps {
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  isOff: boolean;
  look: 'panel' | 'screen';
  onPlay(kind: BotKind, until: BotGoal): void;
}

const GOALS: readonly { until: BotGoal; label: string }[] = [
  { until: 'decision', label: 'One decision' },
  { until: 'turn', label: 'The end of this turn' },
  { until: 'round', label: 'The end of this round' },
  { until: 'end', label: 'The end of the game' },
];

export function BotMenu({ isOpen, onOpen, isOff, look, onPlay }: BotMenuProps) {
  const [kind, setKind] = useState<BotKind>(botKinds[0]);
  const other = botKinds.find((candidate) => candidate !== kind);
  return (
    <Menu
      opened={isOpen}
      onChange={onOpen}
      // The key that opens it is still on its way up when the menu is there, and would close it again.
      clickOutsideEvents={['mousedown', 'touchstart']}
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.menu, item: styles.item, label: styles.title }}
      loop
      withinPortal
    >
      <Menu.Target>
        {look === 'panel' ? (
          <IconButton icon="bot" label="Let the bot play to…" keys="B" disabled={isOff} />
        ) : (
          <Button icon="bot" size="small" keys="B" disabled={isOff}>
            Let the bot play to…
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>The {kind} bot plays to</Menu.Label>
        {GOALS.map(({ until, label }) => (
          <Menu.Item key={until} onClick={() => onPlay(kind, until)}>
            {label}
          </Menu.Item>
        ))}
        {other === undefined ? null : (
          <Menu.Item closeMenuOnClick={false} onClick={() => setKind(other)}>
            Use the {other} bot instead
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
