/** How long games last: a bar for each number of rounds, won below and lost above, with the median. */
import type { Tally } from '../engine/lab/tally';

export interface RoundsChartProps {
  rounds: Tally['rounds'];
  median: number;
  /** Pixels. */
  width: number;
}

const TOP = 24;
const BOTTOM = 148;
const LEFT = 32;
/** More bars than this would be thinner than their numbers: several rounds then share one. */
const MOST_BARS = 24;

interface Bar {
  from: number;
  to: number;
  games: number;
  wins: number;
}

export function RoundsChart({ rounds, median, width }: RoundsChartProps) {
  const bars = barsOf(rounds);
  const most = Math.max(1, ...bars.map(({ games }) => games));
  const ticks = ticksTo(most);
  const step = (width - LEFT - 4) / Math.max(1, bars.length);
  const y = (games: number) => BOTTOM - (games / (ticks.at(-1) as number)) * (BOTTOM - TOP);
  const at = bars.findIndex(({ from, to }) => median >= from && median <= to);
  const medianX = LEFT + step * (at + 0.5);
  return (
    <svg
      width={width}
      height={BOTTOM + 24}
      role="img"
      aria-label={`Rounds played. ${bars.map(barWords).join('. ')}. Median ${median}`}
      style={{ fontFamily: 'var(--font-ui)', fontVariantNumeric: 'tabular-nums' }}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${width}`} stroke={tick === 0 ? 'var(--line-control)' : 'var(--line)'} />
          {tick === 0 ? null : (
            <text x={LEFT - 6} y={y(tick) + 4} fontSize={11} fill="var(--faint)" textAnchor="end">
              {tick}
            </text>
          )}
        </g>
      ))}
      {bars.map((bar, index) => {
        const x = LEFT + step * index + step * 0.1;
        return (
          <g key={bar.from}>
            <rect x={x} width={step * 0.8} y={y(bar.games)} height={BOTTOM - y(bar.games)} fill="var(--line-control)" />
            <rect x={x} width={step * 0.8} y={y(bar.wins)} height={BOTTOM - y(bar.wins)} fill="var(--accent)" />
            <text x={LEFT + step * (index + 0.5)} y={BOTTOM + 16} fontSize={11} fill="var(--faint)" textAnchor="middle">
              {bar.from === bar.to ? bar.from : `${bar.from}\u2013${bar.to}`}
            </text>
          </g>
        );
      })}
      {at < 0 ? null : (
        <>
          <path d={`M${medianX} 8V${BOTTOM}`} stroke="var(--text)" strokeDasharray="2 3" />
          <text
            x={medianX > width - 80 ? medianX - 6 : medianX + 6}
            y={14}
            fontSize={11}
            fill="var(--text)"
            textAnchor={medianX > width - 80 ? 'end' : 'start'}
          >
            median {median}
          </text>
        </>
      )}
    </svg>
  );
}

/** From the first to the last number of rounds that came up, the empty ones between too. */
function barsOf(rounds: Tally['rounds']): Bar[] {
  const numbers = Object.keys(rounds).map(Number);
  if (numbers.length === 0) return [];
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  const wide = Math.ceil((last - first + 1) / MOST_BARS);
  const bars: Bar[] = [];
  for (let from = first; from <= last; from += wide) {
    const bar: Bar = { from, to: from + wide - 1, games: 0, wins: 0 };
    for (let number = from; number < from + wide; number++) {
      bar.games += rounds[number]?.games ?? 0;
      bar.wins += rounds[number]?.wins ?? 0;
    }
    bars.push(bar);
  }
  return bars;
}

/** Whole numbers, three or four of them, the last at least the highest bar. */
function ticksTo(most: number): number[] {
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 3, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? power * 10;
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

const barWords = ({ from, to, games, wins }: Bar): string =>
  `${from === to ? from : `${from} to ${to}`} rounds: ${games} games, ${wins} won`;
