'use client';
/** Asks for a decision's number, or a round, to jump to. */
import { useState } from 'react';
import { Button } from '../theme/button';
import { Dialog } from '../theme/dialog';
import styles from './dialogs.module.css';

export interface JumpDialogProps {
  now: number;
  count: number;
  roundStarts: readonly number[];
  isOpen: boolean;
  onClose(): void;
  onJump(decision: number): void;
}

export function JumpDialog({ isOpen, onClose, ...props }: JumpDialogProps) {
  return (
    <Dialog title="Jump to a decision" isOpen={isOpen} onClose={onClose} width={320}>
      <JumpForm {...props} onClose={onClose} />
    </Dialog>
  );
}

/** "31" is a decision, "r2" the start of round 2; null is neither. */
export function readJump(text: string, count: number, roundStarts: readonly number[]): number | null {
  const round = /^r\s*(\d+)$/i.exec(text.trim());
  if (round !== null) return roundStarts[Number(round[1]) - 1] ?? null;
  const decision = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return decision >= 0 && decision <= count ? decision : null;
}

function JumpForm({ now, count, roundStarts, onClose, onJump }: Omit<JumpDialogProps, 'isOpen'>) {
  const [text, setText] = useState(String(now));
  const decision = readJump(text, count, roundStarts);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (decision === null) return;
        onJump(decision);
        onClose();
      }}
    >
      <label className={styles.field}>
        <span>Decision, 0 to {count}; or a round, such as r2</span>
        <input
          className={styles.input}
          value={text}
          aria-invalid={decision === null}
          data-autofocus
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className={styles.ends}>
        <Button onClick={onClose} keys="Esc">
          Cancel
        </Button>
        <Button type="submit" look="primary" keys="Enter" disabled={decision === null}>
          Jump
        </Button>
      </div>
    </form>
  );
}
