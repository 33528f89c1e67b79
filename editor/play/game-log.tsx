'use client';
/** The log of a game, thousands of lines long if need be: only the rows in sight are drawn. A chosen line leads to its moment and its item. */
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ItemKey } from '../../engine/content';
import type { LogEntry } from '../../engine/view';
import { Button } from '../theme/button';
import styles from './game-log.module.css';
import { type LogOrder, rowsOfLog, windowOf } from './log-rows';

export interface GameLogProps {
  log: readonly LogEntry[];
  order: LogOrder;
  onJump(decision: number): void;
  onOpenItem(item: ItemKey): void;
}

const ROW = 20;

export function GameLog({ log, order, onJump, onOpenItem }: GameLogProps) {
  const [filter, setFilter] = useState('');
  const [place, setPlace] = useState({ top: 0, height: 200 });
  /** Key of the row that the keyboard or a click chose. */
  const [chosenKey, setChosenKey] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const rows = useMemo(() => rowsOfLog(log, order, filter), [log, order, filter]);
  const { first, last } = windowOf(place.top, place.height, ROW, rows.length);
  const chosen = rows.find(({ key }) => key === chosenKey);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setPlace((old) => ({ ...old, height: element.clientHeight })));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /* The newest line stays in sight: at the end of a log that runs on, at the start of one that is turned round. */
  const count = rows.length;
  useEffect(() => {
    const element = box.current;
    if (element !== null) element.scrollTop = order === 'oldest-first' ? count * ROW : 0;
  }, [count, order]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const at = rows.findIndex(({ key }) => key === chosenKey);
      const next = at < 0 ? (step > 0 ? first : count - 1) : Math.min(count - 1, Math.max(0, at + step));
      setChosenKey(rows[next]?.key ?? '');
      const top = next * ROW;
      const element = box.current;
      if (element !== null && top < element.scrollTop) element.scrollTop = top;
      else if (element !== null && top + ROW > element.scrollTop + element.clientHeight)
        element.scrollTop = top + ROW - element.clientHeight;
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onJump(chosen.entry.decision);
    } else if (event.key === 'Escape' && chosen !== undefined) {
      event.preventDefault();
      setChosenKey('');
    }
  };

  return (
    <section className={styles.log} aria-label="Log">
      <div className={styles.head}>
        <h3>Log</h3>
        {chosen === undefined ? (
          <label>
            Search
            <input
              type="search"
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setFilter('')}
            />
          </label>
        ) : (
          <ChosenRow entry={chosen.entry} onJump={onJump} onOpenItem={onOpenItem} />
        )}
      </div>
      {count === 0 ? (
        <p className={styles.none}>
          {filter === '' ? 'Nothing has happened yet.' : `No line has “${filter}”. Esc clears the search.`}
        </p>
      ) : null}
      <div
        ref={box}
        className={styles.rows}
        role="listbox"
        tabIndex={0}
        aria-label="What happened, decision by decision"
        aria-activedescendant={chosen === undefined ? undefined : `${listId}-${chosenKey}`}
        onKeyDown={onKeyDown}
        onScroll={(event) => {
          const { scrollTop, clientHeight } = event.currentTarget;
          setPlace({ top: scrollTop, height: clientHeight });
        }}
      >
        <div role="presentation" style={{ height: count * ROW }}>
          {rows.slice(first, last).map(({ entry, number, key }, index) => (
            <div
              key={key}
              id={`${listId}-${key}`}
              className={styles.row}
              role="option"
              tabIndex={-1}
              aria-selected={key === chosenKey}
              data-depth={entry.depth}
              data-tone={entry.tone}
              style={{ top: (first + index) * ROW }}
              onPointerDown={() => setChosenKey(key === chosenKey ? '' : key)}
            >
              <span className={styles.number}>{number}</span>
              <span className={styles.text} style={{ paddingLeft: entry.depth * 12 }} title={entry.text}>
                {entry.text}
              </span>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** What one can do with a line of the log. */
function ChosenRow({ entry, onJump, onOpenItem }: { entry: LogEntry } & Pick<GameLogProps, 'onJump' | 'onOpenItem'>) {
  const { item, decision } = entry;
  return (
    <span className={styles.ways}>
      <Button size="small" look="accent" keys="Enter" onClick={() => onJump(decision)}>
        Go to {decision === 0 ? 'set-up' : decision}
      </Button>
      {item === null ? null : (
        <Button size="small" look="accent" onClick={() => onOpenItem(item)}>
          Open {item.slice(item.indexOf('/') + 1)}
        </Button>
      )}
    </span>
  );
}
