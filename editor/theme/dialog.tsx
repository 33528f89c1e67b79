/** A dialog in the studio's dress. For what needs an answer before anything else; whatever a field can say stays in the field. */
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './controls.module.css';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** Pixels. */
  width?: number;
  children: ReactNode;
}

export function Dialog({ title, isOpen, onClose, width = 440, children }: DialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={width}
      yOffset="12vh"
      transitionProps={{ duration: 0 }}
      overlayProps={{ className: styles.overlay, backgroundOpacity: 0 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{
        content: styles.dialog,
        header: styles.dialogHead,
        title: styles.dialogTitle,
        body: styles.dialogBody,
      }}
    >
      {children}
    </Modal>
  );
}
