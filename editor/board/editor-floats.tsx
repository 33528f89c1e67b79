'use client';
/** What floats on the editor's canvas: legend, minimap, zoom, and a word on the tool in hand. */
import { type PointerEvent, useEffect, useRef } from 'react';
import { HEAT } from '../../report/heat-ramp';
import { Button, IconButton } from '../theme/button';
import styles from './board-editor.module.css';
import type { BoardDrawing } from './drawing';
import { overviewOf } from './overview';
import { ToolIcon } from './tool-icon';
import type { ViewportControl } from './use-viewport';

export function ZoomBar({ control }: { control: ViewportControl }) {
  return (
    <div className={`${styles.float} ${styles.zoom}`}>
      <button
        type="button"
        className={styles.out}
        aria-label="Zoom out"
        title="Zoom out (-)"
        onClick={() => control.zoom(0.8)}
      >
        <ToolIcon name="minus" />
      </button>
      <output>{Math.round(control.view.scale * 100)} %</output>
      <IconButton icon="plus" label="Zoom in" keys="+" onClick={() => control.zoom(1.25)} />
      <Button size="small" keys="F" onClick={control.fitAll}>
        Fit
      </Button>
    </div>
  );
}

export interface LegendProps {
  space: string;
  hasHeat: boolean;
  hasSight: boolean;
  hasPath: boolean;
}

export function Legend({ space, hasHeat, hasSight, hasPath }: LegendProps) {
  if (!hasHeat && !hasSight && !hasPath) return null;
  return (
    <div className={`${styles.float} ${styles.legend}`}>
      {hasHeat ? (
        <>
          <b>Steps from {space}</b>
          <div className={styles.ramp}>
            {HEAT.map((colour) => (
              <i key={colour} style={{ background: colour }} />
            ))}
          </div>
          <div className={styles.ends}>
            <span>here</span>
            <span>5 +</span>
          </div>
        </>
      ) : null}
      {hasSight ? (
        <p>
          <i className={styles.hatch} /> not in sight
        </p>
      ) : null}
      {hasPath ? (
        <p>
          <i className={styles.walk} /> path
        </p>
      ) : null}
    </div>
  );
}

const EDGE = 120;

/** The whole board, small, with the part that is on the screen; a click goes there. By keyboard the arrow keys of the canvas do. */
export function MiniMap({ drawing, control }: { drawing: BoardDrawing; control: ViewportControl }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = EDGE / Math.max(drawing.width, drawing.height);
  const { view, screen } = control;
  const left = Math.max(0, -view.x / view.scale) * scale;
  const top = Math.max(0, -view.y / view.scale) * scale;
  const right = Math.min(drawing.width, (screen.width - view.x) / view.scale) * scale;
  const bottom = Math.min(drawing.height, (screen.height - view.y) / view.scale) * scale;
  const isAll = right - left >= drawing.width * scale - 1 && bottom - top >= drawing.height * scale - 1;
  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext('2d');
    if (isAll || element == null || ctx == null) return;
    const ratio = window.devicePixelRatio;
    element.width = drawing.width * scale * ratio;
    element.height = drawing.height * scale * ratio;
    ctx.drawImage(overviewOf(drawing), 0, 0, element.width, element.height);
  }, [drawing, scale, isAll]);
  const goTo = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    control.centre((event.clientX - box.left) / scale, (event.clientY - box.top) / scale);
  };
  return (
    <div
      className={`${styles.float} ${styles.map}`}
      aria-hidden="true"
      hidden={isAll}
      onPointerDown={goTo}
      onPointerMove={goTo}
    >
      <canvas ref={canvas} style={{ width: drawing.width * scale, height: drawing.height * scale }} />
      <i style={{ left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }} />
    </div>
  );
}

export function ToolHint({ text, tone }: { text: string; tone: 'plain' | 'bad' }) {
  return (
    <div className={`${styles.float} ${styles.hint}`} data-tone={tone} role="status">
      {text}
    </div>
  );
}
