/** The studio's buttons: plain, accent, outlined, primary. Whoever uses one gives it a name and prints its key beside it. */
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icons/icon';
import type { InterfaceIconName } from '../icons/interface-icons';
import styles from './controls.module.css';

export type ButtonLook = 'plain' | 'quiet' | 'accent' | 'line' | 'primary' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: 'small' | 'base';
  icon?: InterfaceIconName;
  /** The key that does the same, printed after the words. */
  keys?: string;
  ref?: Ref<HTMLButtonElement>;
}

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

export function Button({
  look = 'plain',
  size = 'base',
  icon,
  keys,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const names = joined(styles.button, look !== 'plain' && styles[look], size === 'small' && styles.small, className);
  return (
    <button type={type} className={names} {...rest}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
      {keys === undefined ? null : <kbd aria-hidden="true">{keys}</kbd>}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: InterfaceIconName;
  /** What it does, in words; shown when pointed at and read out. */
  label: string;
  keys?: string;
  size?: 'small' | 'base';
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  keys,
  size = 'small',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const names = joined(styles.button, styles.square, size === 'small' && styles.small, className);
  return (
    <button
      type={type}
      className={names}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A key on a small plate, for places where the key itself is the point. */
export function Key({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}

export function Dot({ tone }: { tone: 'ok' | 'error' | 'warning' | 'accent' | 'none' }) {
  return <i className={styles.dot} data-tone={tone} aria-hidden="true" />;
}
