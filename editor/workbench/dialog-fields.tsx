/** A labelled field and the buttons of the studio's small dialogs. What is wrong stands under the field. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import styles from './overlay.module.css';

export function DialogField({ label, fault = '', children }: { label: string; fault?: string; children: ReactNode }) {
  const id = useId();
  const faultId = useId();
  const control = Children.only(children);
  if (!isValidElement(control)) throw new Error('a dialog field holds one control');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(control as ReactElement<Record<string, unknown>>, {
        id,
        'aria-describedby': fault === '' ? undefined : faultId,
      })}
      {fault === '' ? null : (
        <span id={faultId} className={styles.fault} role="alert">
          <Icon name="error" size={14} />
          {fault}
        </span>
      )}
    </div>
  );
}

export function DialogButtons({ action, isOff, onCancel }: { action: string; isOff: boolean; onCancel(): void }) {
  return (
    <div className={styles.buttons}>
      <Button onClick={onCancel} keys="Esc">
        Cancel
      </Button>
      <Button type="submit" look="primary" keys="Enter" disabled={isOff}>
        {action}
      </Button>
    </div>
  );
}
