/** The edge of a side panel that can be dragged, and moved with the arrow keys. Double click gives the width of the drawings back. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './frame.module.css';
import { clamp } from './layout';

export interface ResizerProps {
  label: string;
  /** The side of its panel on which it stands. */
  side: 'left' | 'right';
  width: number;
  least: number;
  most: number;
  onChange(width: number): void;
  onReset(): void;
}

const KEY_STEP = 16;

export function Resizer({ label, side, width, least, most, onChange, onReset }: ResizerProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const sign = side === 'right' ? 1 : -1;

  const begin = (event: PointerEvent<HTMLHRElement>) => {
    start.current = { x: event.clientX, width };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragging = '';
  };
  const drag = (event: PointerEvent) => {
    if (start.current === null) return;
    onChange(clamp(start.current.width + sign * (event.clientX - start.current.x), least, most));
  };
  const end = (event: PointerEvent<HTMLHRElement>) => {
    start.current = null;
    delete event.currentTarget.dataset.dragging;
  };
  const nudge = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? KEY_STEP : event.key === 'ArrowLeft' ? -KEY_STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    onChange(clamp(width + sign * step, least, most));
  };

  return (
    <hr
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className={styles.resizer}
      data-side={side}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={nudge}
    />
  );
}
