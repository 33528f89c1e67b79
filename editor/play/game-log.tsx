'use client';
/**
 * The log of a game, the newest line last, thousands of lines long if need be: only the rows in sight are drawn. It follows
 * the game until the reader scrolls back. A chosen line leads to its moment and its item.
 */
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { ItemKey } from '../../engine/content';
import type { LogEntry, LogReason, RollView } from '../../engine/view';
import { Button, IconButton } from '../theme/button';
import styles from './game-log.module.css';
import { diceWords } from './last-roll';
import { rowsOfLog } from './log-rows';
import { useLogWindow } from './use-log-window';
import { WhyPanel } from './why-panel';

export interface GameLogProps {
  log: readonly LogEntry[];
  look: 'panel' | 'screen';
  /** Asks why a line stands there, by its place in the log. */
  why(line: number): Promise<LogReason | null>;
  onJump(decision: number): void;
  onOpenItem(item: ItemKey, pointer: string): void;
}

export function GameLog({ log, look, why, onJump, onOpenItem }: GameLogProps) {
  const [filter, setFilter] = useState('');
  /** Key of the row that the keyboard or a click chose. */
  const [chosenKey, setChosenKey] = useState('');
  const [isWhyOpen, setWhyOpen] = useState(false);
  const listId = useId();
  const rows = useMemo(() => rowsOfLog(log, filter), [log, filter]);
  const count = rows.length;
  const { box, first, last, tops, isFollowing, follow, showRow, onScroll } = useLogWindow(rows);
  const chosen = rows.find(({ key }) => key === chosenKey);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const at = rows.findIndex(({ key }) => key === chosenKey);
      const next = at < 0 ? (step > 0 ? first : count - 1) : Math.min(count - 1, Math.max(0, at + step));
      setChosenKey(rows[next]?.key ?? '');
      showRow(next);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onJump(chosen.entry.decision);
    } else if (event.key.toLowerCase() === 'w' && chosen !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      setWhyOpen(!isWhyOpen);
    } else if (event.key === 'Escape' && chosen !== undefined) {
      event.preventDefault();
      setChosenKey('');
      setWhyOpen(false);
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
          <ChosenRow
            entry={chosen.entry}
            isWhyOpen={isWhyOpen}
            onWhy={() => setWhyOpen(!isWhyOpen)}
            onJump={onJump}
            onOpenItem={onOpenItem}
          />
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
        onScroll={onScroll}
      >
        <div role="presentation" style={{ height: tops[count] }}>
          <div role="presentation" style={{ transform: `translateY(${tops[first]}px)` }}>
            {rows.slice(first, last).map(({ entry, number, key }) => (
              <div
                key={key}
                id={`${listId}-${key}`}
                className={styles.row}
                role="option"
                tabIndex={-1}
                aria-selected={key === chosenKey}
                data-row={key}
                data-depth={entry.depth}
                data-tone={entry.tone}
                onPointerDown={() => {
                  setChosenKey(key === chosenKey ? '' : key);
                  if (key === chosenKey) setWhyOpen(false);
                }}
                onDoubleClick={() => {
                  setChosenKey(key);
                  setWhyOpen(true);
                }}
              >
                <span className={styles.number}>{number}</span>
                <span className={styles.text} style={{ paddingLeft: Math.min(entry.depth, 6) * 12 }}>
                  {entry.text}
                  {entry.roll === null ? null : <SmallDice roll={entry.roll} />}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
      {isFollowing ? null : (
        <button type="button" className={styles.newest} onClick={follow}>
          To the newest line
        </button>
      )}
      {isWhyOpen && chosen !== undefined ? (
        <WhyPanel
          key={chosen.key}
          entry={chosen.entry}
          line={Number(chosen.key)}
          look={look}
          ask={why}
          onOpenItem={onOpenItem}
          onClose={() => {
            setWhyOpen(false);
            box.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

/** So many dice fit beside a line; the rest is counted. */
const MOST_DICE = 8;

/** The dice of a line, small; in words for who cannot see them. */
function SmallDice({ roll }: { roll: RollView }) {
  const shown = roll.dice.slice(0, MOST_DICE).map((die, index) => ({ ...die, place: index + 1 }));
  return (
    <span className={styles.dice} role="img" aria-label={`Dice: ${diceWords(roll)}`}>
      {shown.map(({ face, outcome, place }) => (
        <i key={place} data-outcome={outcome}>
          {face}
        </i>
      ))}
      {roll.dice.length > MOST_DICE ? `+${roll.dice.length - MOST_DICE}` : ''}
    </span>
  );
}

/** What one can do with a line of the log. */
function ChosenRow({
  entry,
  isWhyOpen,
  onWhy,
  onJump,
  onOpenItem,
}: { entry: LogEntry; isWhyOpen: boolean; onWhy(): void } & Pick<GameLogProps, 'onJump' | 'onOpenItem'>) {
  const { item, pointer, decision } = entry;
  return (
    <span className={styles.ways}>
      <Button size="small" look="accent" keys="W" aria-expanded={isWhyOpen} onClick={onWhy}>
        Why?
      </Button>
      <Button size="small" look="accent" keys="Enter" onClick={() => onJump(decision)}>
        Go to {decision === 0 ? 'set-up' : decision}
      </Button>
      {item === null ? null : (
        <IconButton
          icon="open"
          label={`Open ${item.slice(item.indexOf('/') + 1)}`}
          onClick={() => onOpenItem(item, pointer)}
        />
      )}
    </span>
  );
}
