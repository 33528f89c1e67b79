'use client';
/** The game as a line that one drags along, or walks with arrow keys. It only asks for moments. */
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './scrubber.module.css';
import { decisionAt, roundOf, stepByKey, ticksOf } from './time-line';

export interface ScrubberProps {
  now: number;
  count: number;
  roundStarts: readonly number[];
  hasLabels: boolean;
  onJump(decision: number): void;
}

/** Room that the word "Round 12" takes, in pixels. */
const LABEL_ROOM = 56;

export function Scrubber({ now, count, roundStarts, hasLabels, onJump }: ScrubberProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(300);
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? now;
  const ticks = ticksOf(count, roundStarts, width);
  const percent = (at: number) => `${at * 100}%`;

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    const decision = decisionAt((event.clientX - left) / wide, count);
    if (decision === shown) return;
    setDragged(decision);
    onJump(decision);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const decision = stepByKey(event.key, now, count, roundStarts);
    if (decision === null) return;
    event.preventDefault();
    onJump(decision);
  };

  let labelEnd = -1;
  const labels = [
    ...(roundStarts[0] === 0 ? [] : [{ decision: 0, at: 0, text: 'Set-up' }]),
    ...ticks.flatMap(({ decision, at, round }) => (round === null ? [] : [{ decision, at, text: `Round ${round}` }])),
  ].filter(({ at }) => {
    const isFree = at * width > labelEnd && at * width < width - LABEL_ROOM / 2;
    if (isFree) labelEnd = at * width + LABEL_ROOM;
    return isFree;
  });

  return (
    <div
      ref={box}
      className={styles.scrub}
      data-labels={hasLabels}
      role="slider"
      tabIndex={0}
      aria-label="Decision shown"
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={shown}
      aria-valuetext={`Decision ${shown} of ${count}, ${roundOf(shown, roundStarts)}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(shown);
        follow(event);
      }}
      onPointerMove={(event) => dragged !== null && follow(event)}
      onPointerUp={() => setDragged(null)}
      onPointerCancel={() => setDragged(null)}
    >
      <div className={styles.line} />
      {ticks.map(({ decision, at, round }) => (
        <i
          key={decision}
          className={styles.tick}
          data-round={round !== null || decision === 0}
          style={{ left: percent(at) }}
        />
      ))}
      <div className={styles.done} style={{ width: percent(count === 0 ? 0 : shown / count) }} />
      <div className={styles.knob} style={{ left: percent(count === 0 ? 0 : shown / count) }} />
      {hasLabels
        ? labels.map(({ decision, at, text }) => (
            <span key={`${decision} ${text}`} className={styles.label} style={{ left: percent(at) }}>
              {text}
            </span>
          ))
        : null}
    </div>
  );
}
