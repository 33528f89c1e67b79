/** Draws one interface icon. It never carries meaning alone: the word or the label stands beside it, in whoever uses it. */
import { memo } from 'react';
import styles from './icons.module.css';
import { type InterfaceIconName, interfaceIcons } from './interface-icons';

export interface IconProps {
  name: InterfaceIconName;
  /** Edge in pixels. */
  size?: number;
  className?: string | undefined;
}

export const Icon = memo(function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={interfaceIcons[name]} />
    </svg>
  );
});
