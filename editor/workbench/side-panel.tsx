/** A panel at the side of the workbench: it can be dragged wider, and closed to a strip of 36 that still names its state. */
import type { ReactNode } from 'react';
import { IconButton } from '../theme/button';
import styles from './frame.module.css';
import { Resizer } from './resizer';

export interface SidePanelProps {
  label: string;
  side: 'left' | 'right';
  keys: string;
  width: number;
  least: number;
  most: number;
  isOpen: boolean;
  /** What the strip says while the panel is closed. */
  summary: string;
  onToggle(): void;
  onWidth(width: number): void;
  onReset(): void;
  children: ReactNode;
}

export function SidePanel(props: SidePanelProps) {
  const { label, side, keys, isOpen, summary, onToggle, children } = props;
  if (!isOpen) {
    return (
      <aside className={styles.strip} data-side={side} aria-label={label}>
        <IconButton
          icon={side === 'left' ? 'chevron-right' : 'back'}
          label={`Open ${label.toLowerCase()}`}
          keys={keys}
          onClick={onToggle}
        />
        <span className={styles.stripText}>{summary}</span>
      </aside>
    );
  }
  return (
    <aside className={styles.side} data-side={side} aria-label={label}>
      {children}
      <Resizer
        label={`Width of ${label.toLowerCase()}`}
        side={side === 'left' ? 'right' : 'left'}
        width={props.width}
        least={props.least}
        most={props.most}
        onChange={props.onWidth}
        onReset={props.onReset}
      />
    </aside>
  );
}
