'use client';
/** Where on the board something happens: deaths, visits or what appears, with the spaces where it happens most. */
import { useState } from 'react';
import type { SpaceCounts } from '../../engine/lab/story';
import type { Tally } from '../../engine/lab/tally';
import type { BoardView } from '../../engine/view';
import { HeatBoard, HeatLegend } from '../../report/heat-board';
import { Segments } from '../theme/segments';
import styles from './lab.module.css';
import { useWidth } from './use-width';

export interface HeatPanelProps {
  /** Null until it is known. */
  board: BoardView | null;
  tally: Tally;
}

const MOST_NAMED = 5;
const WORDS: Readonly<Record<keyof SpaceCounts, { title: string; most: string; one: string }>> = {
  deaths: { title: 'Where characters die', most: 'Most deadly', one: 'deaths' },
  visits: { title: 'Where characters go', most: 'Most entered', one: 'visits' },
  spawns: { title: 'Where things appear', most: 'Most spawns', one: 'spawns' },
};

export function HeatPanel({ board, tally }: HeatPanelProps) {
  const [of, setOf] = useState<keyof SpaceCounts>('visits');
  const [width, bind] = useWidth();
  const { title, most: mostWords, one } = WORDS[of];
  const counts = Object.fromEntries(Object.entries(tally.spaces).map(([id, each]) => [id, each[of]]));
  const sorted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const sum = sorted.reduce((all, [, count]) => all + count, 0);
  const hasBoard = board !== null && board.spaces.length > 0;
  return (
    <section className={styles.part} aria-label="Heat by space">
      <div className={styles.head}>
        <h2>{title}</h2>
        <span className={styles.help}>
          {sum} {one}, {tally.games} games
        </span>
        <span className={styles.grow} />
        <Segments<keyof SpaceCounts>
          label="What is counted"
          options={[
            { id: 'deaths', label: 'Deaths' },
            { id: 'visits', label: 'Visits' },
            { id: 'spawns', label: 'Spawns' },
          ]}
          value={of}
          onChange={setOf}
        />
      </div>
      <div className={styles.heat}>
        <div ref={bind} className={styles.heatBoard}>
          {hasBoard && width > 0 ? (
            <HeatBoard board={board} label={title} counts={counts} width={Math.min(width, 560)} />
          ) : null}
          {board !== null && !hasBoard ? <p className={styles.help}>This game has no board that is drawn.</p> : null}
        </div>
        <div className={styles.heatSide}>
          <span className={styles.help}>{sorted.length === 0 ? `No ${one} yet` : mostWords}</span>
          <ol>
            {sorted.slice(0, MOST_NAMED).map(([id, count]) => (
              <li key={id}>
                <b>{id}</b>
                <span>{count}</span>
              </li>
            ))}
          </ol>
          {hasBoard ? <HeatLegend most={sorted[0]?.[1] ?? 0} /> : null}
        </div>
      </div>
    </section>
  );
}
