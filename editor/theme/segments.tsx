/** A row of choices of which one is shown, such as Form, Code, Board. Arrow keys move along it, as in any tab list. */
import { type KeyboardEvent, useRef } from 'react';
import styles from './controls.module.css';

export interface SegmentsProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string; keys?: string }[];
  value: Id;
  onChange(id: Id): void;
}

export function Segments<Id extends string>({ label, options, value, onChange }: SegmentsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.id === value);
    const next = options[(at + step + options.length) % options.length];
    if (next === undefined) return;
    onChange(next.id);
    row.current?.querySelector<HTMLElement>(`[data-id="${next.id}"]`)?.focus();
  };

  return (
    <div ref={row} className={styles.segments} role="tablist" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          role="tab"
          data-id={option.id}
          className={styles.segment}
          aria-selected={option.id === value}
          tabIndex={option.id === value ? 0 : -1}
          title={option.keys}
          onKeyDown={moveFocus}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
