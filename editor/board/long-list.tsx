'use client';
/** A list of rows of one height, of which only those in sight are on the page once there are many. Lists must scroll in a `data-scroll` element. */
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels. */
const ROW = 24;
/** As many rows as are always all on the page. */
const SHORT = 240;
/** Rows kept ready above and below those in sight. */
const SPARE = 12;

export interface LongListProps<Entry> {
  entries: readonly Entry[];
  /** The row of an entry, with a key of its own. */
  row(entry: Entry, index: number): ReactNode;
}

export function LongList<Entry>({ entries, row }: LongListProps<Entry>) {
  const box = useRef<HTMLDivElement>(null);
  const [[from, to], setRange] = useState<readonly [number, number]>([0, 60]);
  const isShort = entries.length <= SHORT;
  useEffect(() => {
    const element = box.current;
    const scroller = element?.closest('[data-scroll]');
    if (isShort || element == null || scroller == null) return;
    const look = () => {
      const above = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top;
      const first = Math.max(0, Math.floor(above / ROW) - SPARE);
      const last = Math.ceil((above + scroller.clientHeight) / ROW) + SPARE;
      setRange((old) => (old[0] === first && old[1] === last ? old : [first, last]));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [isShort]);
  if (isShort) return entries.map(row);
  return (
    <div ref={box} style={{ position: 'relative', height: entries.length * ROW }}>
      <div style={{ position: 'absolute', insetInline: 0, top: Math.min(from, entries.length) * ROW }}>
        {entries.slice(from, Math.max(from, to)).map((entry, index) => row(entry, from + index))}
      </div>
    </div>
  );
}
