'use client';
/** What a run found: wins, rounds, causes, heat, cards and monsters, and, against another run, what moved. */
import { useMemo, useState } from 'react';
import type { ItemKey } from '../../engine/content';
import type { Series } from '../../engine/lab/playout';
import { spreadOf } from '../../engine/lab/tally';
import type { ContentChange } from '../../pack/content-changes';
import { CauseBars } from '../../report/cause-bars';
import { DifferenceTable } from '../../report/difference-table';
import { count, plural } from '../../report/figures';
import { ItemTable } from '../../report/item-table';
import { resultsOf } from '../../report/results';
import { RoundsChart } from '../../report/rounds-chart';
import { WinChart } from '../../report/win-chart';
import { GameList } from './game-list';
import { HeatPanel } from './heat-panel';
import styles from './lab.module.css';
import type { LabRun, RunCell } from './lab-run';
import { useWidth } from './use-width';

export interface RunResultsViewProps {
  run: LabRun;
  against: LabRun | null;
  /** What differs between the texts of the two runs; empty without another run. */
  changes: readonly ContentChange[];
  nameOf(key: string): string;
  onOpenGame(series: Series, index: number, decision: number): void;
  onOpenItem(key: ItemKey): void;
}

const MOST_ITEMS = 24;

export function RunResultsView({ run, against, changes, nameOf, ...on }: RunResultsViewProps) {
  const { scenarios } = run.order;
  const [wanted, setWanted] = useState('');
  const shown = scenarios.length === 1 ? (scenarios[0] ?? '') : scenarios.includes(wanted) ? wanted : '';
  const cells = run.cells.filter(({ series }) => shown === '' || series.scenario === shown);
  const nameOfCell = ({ series: { scenario, players } }: RunCell) =>
    shown === '' ? `${nameOf(`scenario/${scenario}`)}, ${players}` : String(players);
  const changed = useMemo(() => [...new Set(changes.map(({ item }) => item))], [changes]);
  const results = resultsOf(cells, against?.cells ?? null, { cell: nameOfCell, item: nameOf }, changed);
  const { now, before, comparison } = results;
  const [left, bindLeft] = useWidth();
  const [areAllShown, showAll] = useState(false);
  const rounds = spreadOf(Object.values(now.rows).map((row) => row.rounds));
  const decisions = spreadOf(Object.values(now.rows).map((row) => row.decisions));
  const losses = now.games - now.wins - now.stepLimit;
  const lossesBefore = before === null ? 0 : before.games - before.wins - before.stepLimit;
  return (
    <div className={styles.results}>
      <div className={styles.column} ref={bindLeft}>
        {scenarios.length > 1 ? (
          <label className={styles.inline}>
            Scenario
            <select className={styles.input} value={shown} onChange={({ target }) => setWanted(target.value)}>
              <option value="">All {scenarios.length}</option>
              {scenarios.map((id) => (
                <option key={id} value={id}>
                  {nameOf(`scenario/${id}`)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <section className={styles.part} aria-label="Wins">
          <div className={styles.head}>
            <h2>{shown === '' ? 'Wins by scenario and characters' : 'Wins by number of characters'}</h2>
            <span className={styles.help}>95 % interval, n = {now.games}</span>
          </div>
          {left > 0 ? <WinChart lines={results.wins} width={left} /> : null}
        </section>
        <section className={styles.part} aria-label="Rounds">
          <div className={styles.head}>
            <h2>Rounds played</h2>
            <span className={styles.help}>{spreadWords(rounds.mean, rounds.interval, 'a game')}</span>
            <span className={styles.grow} />
            <Swatch colour="var(--accent)" words="won" />
            <Swatch colour="var(--line-control)" words="lost" />
          </div>
          {left > 0 ? <RoundsChart rounds={now.rounds} median={rounds.median} width={left} /> : null}
          <p className={styles.help}>
            {count(decisions.mean)} decisions a game, from {decisions.min} to {decisions.max}, median {decisions.median}
          </p>
        </section>
        {losses > 0 ? (
          <>
            <section className={styles.part} aria-label="Causes">
              <div className={styles.head}>
                <h2>Why games are lost</h2>
                <span className={styles.help}>% of {losses} losses</span>
                <span className={styles.grow} />
                <NowAndBefore hasBefore={before !== null} />
              </div>
              <CauseBars lines={results.causes} losses={losses} lossesBefore={lossesBefore} />
            </section>
            <section className={styles.part} aria-label="Last blows">
              <div className={styles.head}>
                <h2>Who dealt the last blow</h2>
                <span className={styles.help}>last death of a lost game, % of {losses} losses</span>
              </div>
              <CauseBars lines={results.blows.slice(0, 8)} losses={losses} lossesBefore={lossesBefore} />
            </section>
          </>
        ) : null}
        {now.stepLimit > 0 ? (
          <p className={styles.help}>
            {plural(now.stepLimit, 'game')} never ended and stopped at the limit: neither won nor lost.
          </p>
        ) : null}
      </div>
      <div className={styles.column}>
        {shown === '' ? null : <HeatPanel board={run.boards[shown] ?? null} tally={now} />}
        {comparison === null || against === null ? null : (
          <section className={styles.part} aria-label="Two versions">
            <div className={styles.head}>
              <h2>Two versions</h2>
              <span className={styles.help}>
                paired by seed, {plural(comparison.pairs, 'game')}, {comparison.same} the very same
              </span>
            </div>
            <Changes changes={changes} nameOf={nameOf} onOpenItem={on.onOpenItem} />
            <DifferenceTable comparison={comparison} nameOf={nameOf} />
          </section>
        )}
      </div>
      <div className={styles.wide}>
        <section className={styles.part} aria-label="Cards and monsters">
          <div className={styles.head}>
            <h2>Cards and monsters</h2>
            <span className={styles.help}>times a game; what they did, and how those games went</span>
          </div>
          <div className={styles.scroll}>
            <ItemTable lines={areAllShown ? results.items : results.items.slice(0, MOST_ITEMS)} nameOf={nameOf} />
          </div>
          {results.items.length > MOST_ITEMS ? (
            <button type="button" className={styles.link} onClick={() => showAll(!areAllShown)}>
              {areAllShown ? `Only the first ${MOST_ITEMS}` : `${results.items.length - MOST_ITEMS} more`}
            </button>
          ) : null}
        </section>
        <GameList cells={cells} nameOfCell={nameOfCell} onOpen={on.onOpenGame} />
      </div>
    </div>
  );
}

function spreadWords(mean: number, [low, high]: readonly [number, number], per: string): string {
  if (!Number.isFinite(low)) return `${count(mean)} ${per}`;
  return `${count(mean)} ${per}, ${count(low)} to ${count(high)}`;
}

function Swatch({ colour, words }: { colour: string; words: string }) {
  return (
    <span className={styles.swatch}>
      <i style={{ background: colour }} aria-hidden="true" />
      {words}
    </span>
  );
}

const NowAndBefore = ({ hasBefore }: { hasBefore: boolean }) =>
  hasBefore ? (
    <>
      <span className={styles.figureHead}>now</span>
      <span className={styles.figureHead}>before</span>
    </>
  ) : null;

const MOST_CHANGES = 6;

interface ChangesProps {
  changes: readonly ContentChange[];
  nameOf(key: string): string;
  onOpenItem(key: ItemKey): void;
}

/** What is different about the text: item, field, old and new. */
function Changes({ changes, nameOf, onOpenItem }: ChangesProps) {
  if (changes.length === 0) return <p className={styles.help}>Both were played on the same text.</p>;
  return (
    <ul className={styles.changes} aria-label="What changed">
      {changes.slice(0, MOST_CHANGES).map(({ item, text }) => (
        <li key={`${item} ${text}`}>
          <button type="button" className={styles.link} onClick={() => onOpenItem(item)}>
            {nameOf(item)}
          </button>{' '}
          {text.replace(' -> ', ' \u2192 ')}
        </li>
      ))}
      {changes.length > MOST_CHANGES ? <li className={styles.help}>and {changes.length - MOST_CHANGES} more</li> : null}
    </ul>
  );
}
