/** A run as one page on its own, for a browser without the studio: the same pictures and tables, nothing loaded from anywhere. */

import { spreadOf, type Tally } from '../engine/lab/tally';
import type { BoardView } from '../engine/view';
import { CauseBars } from './cause-bars';
import { DifferenceTable } from './difference-table';
import { count } from './figures';
import { HeatBoard, HeatLegend } from './heat-board';
import { ItemTable } from './item-table';
import type { RunResults } from './results';
import { RoundsChart } from './rounds-chart';
import { WinChart } from './win-chart';

export interface ReportPageProps {
  title: string;
  /** How it was played: "3 characters, greedy, seed 1". */
  subtitle: string;
  /** What the other version is called; '' without one. */
  against: string;
  changes: readonly { item: string; text: string }[];
  results: RunResults;
  /** Of the first game; null where the game has none. */
  board: BoardView | null;
  nameOf(key: string): string;
}

const WIDTH = 560;
const HEATS = [
  { of: 'deaths', title: 'Where characters die' },
  { of: 'visits', title: 'Where characters go' },
] as const;

export function ReportPage({ title, subtitle, against, changes, results, board, nameOf }: ReportPageProps) {
  const { now, before, comparison } = results;
  const rounds = spreadOf(Object.values(now.rows).map((row) => row.rounds));
  const losses = lossesOf(now);
  const lossesBefore = before === null ? 0 : lossesOf(before);
  return (
    <main>
      <h1>{title}</h1>
      <p className="muted">
        {subtitle}, {now.games} games
        {against === '' ? '' : `, against ${against}`}
      </p>
      <h2>Wins, with the 95 % interval</h2>
      <WinChart lines={results.wins} width={WIDTH} />
      <h2>Rounds played, {count(rounds.mean)} a game</h2>
      <RoundsChart rounds={now.rounds} median={rounds.median} width={WIDTH} />
      {losses === 0 ? null : (
        <>
          <h2>Why games are lost, % of {losses} losses</h2>
          <CauseBars lines={results.causes} losses={losses} lossesBefore={lossesBefore} />
          <h2>Who dealt the last blow</h2>
          <CauseBars lines={results.blows} losses={losses} lossesBefore={lossesBefore} />
        </>
      )}
      {comparison === null ? null : (
        <>
          <h2>Two versions, {comparison.pairs} games paired by seed</h2>
          <ul>
            {changes.map(({ item, text }) => (
              <li key={`${item} ${text}`}>
                <b>{nameOf(item)}</b> {text.replace(' -> ', ' \u2192 ')}
              </li>
            ))}
          </ul>
          <DifferenceTable comparison={comparison} nameOf={nameOf} />
        </>
      )}
      {board === null
        ? null
        : HEATS.map(({ of, title: heat }) => <Heat key={of} board={board} of={of} title={heat} tally={now} />)}
      <h2>Cards and monsters</h2>
      <ItemTable lines={results.items} nameOf={nameOf} />
    </main>
  );
}

function Heat({ board, of, title, tally }: { board: BoardView; of: 'deaths' | 'visits'; title: string; tally: Tally }) {
  const counts = Object.fromEntries(Object.entries(tally.spaces).map(([id, each]) => [id, each[of]]));
  return (
    <>
      <h2>{title}</h2>
      <HeatBoard board={board} label={title} counts={counts} width={WIDTH} />
      <HeatLegend most={Math.max(0, ...Object.values(counts))} />
    </>
  );
}

const lossesOf = ({ games, wins, stepLimit }: Tally): number => games - wins - stepLimit;

/** How the page is laid out; colours and sizes come from the studio's tokens. */
export const PAGE_STYLES = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: var(--t-base) var(--font-ui); font-variant-numeric: tabular-nums; }
main { max-width: 880px; margin: 0 auto; padding: 24px; }
h1 { margin: 0; font: var(--t-page) var(--font-ui); font-weight: 600; }
h2 { margin: 24px 0 8px; font: var(--t-base) var(--font-ui); font-weight: 600; }
svg { display: block; max-width: 100%; }
ul { margin: 0 0 8px; padding-left: 16px; }
.muted { margin: 0; color: var(--muted); }
`;
