'use client';
/** The games of a run one by one: how each ended, and a way to any decision of it in the playtest. */
import { useState } from 'react';
import { gameSeed } from '../../engine/lab/players';
import type { Series } from '../../engine/lab/playout';
import type { GameRow } from '../../engine/lab/tally';
import { plural } from '../../report/figures';
import { Button } from '../theme/button';
import { Segments } from '../theme/segments';
import styles from './lab.module.css';
import type { RunCell } from './lab-run';

export interface GameListProps {
  cells: readonly RunCell[];
  nameOfCell(cell: RunCell): string;
  /** `decision` counts from 1; it is shown before it is answered. */
  onOpen(series: Series, index: number, decision: number): void;
}

type Filter = 'all' | 'lost' | 'won';

const RESULTS = { win: 'won', loss: 'lost', 'step-limit': 'never ended' } as const;
const MOST_SHOWN = 60;

interface Game {
  cell: RunCell;
  index: number;
  row: GameRow;
}

export function GameList({ cells, nameOfCell, onOpen }: GameListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [decision, setDecision] = useState('');
  const all = cells.flatMap((cell) =>
    Object.entries(cell.tally.rows).map(([index, row]): Game => ({ cell, index: Number(index), row })),
  );
  const games = all.filter(({ row }) => filter === 'all' || (filter === 'won') === (row.result === 'win'));
  const wanted = /^\d{1,5}$/.test(decision) ? Number(decision) : null;
  return (
    <section className={styles.part} aria-label="Games">
      <div className={styles.head}>
        <h2>Games</h2>
        <span className={styles.help}>{plural(games.length, 'game')}</span>
        <span className={styles.grow} />
        <label className={styles.inline}>
          Open at decision
          <input
            className={styles.input}
            inputMode="numeric"
            placeholder="last"
            size={5}
            aria-invalid={decision !== '' && wanted === null}
            value={decision}
            onChange={({ target }) => setDecision(target.value)}
          />
        </label>
        <Segments<Filter>
          label="Which games"
          options={[
            { id: 'all', label: 'All' },
            { id: 'lost', label: 'Lost' },
            { id: 'won', label: 'Won' },
          ]}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <ul className={styles.games}>
        {games.slice(0, MOST_SHOWN).map(({ cell, index, row }) => (
          <li key={`${nameOfCell(cell)}-${index}`} className={styles.game}>
            <span className={styles.seed}>seed {gameSeed(cell.series.seed, index)}</span>
            <span>{nameOfCell(cell)}</span>
            <span data-result={row.result}>{RESULTS[row.result]}</span>
            <span className={styles.help}>
              {plural(row.rounds, 'round')}, {plural(row.decisions, 'decision')}, {plural(row.deaths, 'death')}
            </span>
            <Button
              size="small"
              look="accent"
              icon="play"
              aria-label={`Open the game of seed ${gameSeed(cell.series.seed, index)} in the playtest`}
              onClick={() => onOpen(cell.series, index, Math.min(wanted ?? row.decisions, row.decisions))}
            >
              Open
            </Button>
          </li>
        ))}
      </ul>
      {games.length > MOST_SHOWN ? (
        <p className={styles.help}>and {games.length - MOST_SHOWN} more; their seeds follow from the seed of the run</p>
      ) : null}
    </section>
  );
}
