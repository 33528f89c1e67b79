/** How often each number of characters wins, as points with their intervals: filled is this version, hollow the other. */
import { wilson } from '../engine/lab/intervals';
import { percent, percentRange } from './figures';
import type { WinCount, WinLine } from './results';

export interface WinChartProps {
  lines: readonly WinLine[];
  /** Pixels. */
  width: number;
}

const LINE = 20;
const GAP = 16;
const TICKS = [0, 20, 40, 60, 80, 100];
/** What the figures at the right take. */
const FIGURES = 136;

export function WinChart({ lines, width }: WinChartProps) {
  const longest = Math.max(...lines.map(({ label }) => label.length), 0);
  const left = Math.min(200, Math.max(40, 16 + longest * 7));
  const right = width - FIGURES;
  const x = (share: number) => left + share * (right - left);
  const tops: number[] = [];
  let bottom = 8;
  for (const { before } of lines) {
    tops.push(bottom);
    bottom += (before === null ? LINE : LINE * 2) + GAP;
  }
  const height = bottom + 20;
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={`Wins. ${lines.map(lineWords).join('. ')}`}
      style={{ fontFamily: 'var(--font-ui)', fontVariantNumeric: 'tabular-nums' }}
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick / 100)} 4V${bottom - 4}`} stroke="var(--line)" />
          <text x={x(tick / 100)} y={bottom + 12} fontSize={11} fill="var(--faint)" textAnchor="middle">
            {tick === 100 ? '100 %' : tick}
          </text>
        </g>
      ))}
      <path d={`M${x(0.5)} 4V${bottom - 4}`} stroke="var(--text)" strokeDasharray="2 3" />
      {lines.map((line, index) => {
        const top = (tops[index] as number) + LINE / 2;
        const middle = line.before === null ? top : top + LINE / 2;
        return (
          <g key={line.label}>
            <text x={0} y={middle + 5} fontSize={longest > 3 ? 12 : 15} fontWeight={600} fill="var(--text)">
              {line.label}
            </text>
            <Point won={line.now} y={top} x={x} width={width} isThis />
            {line.before === null ? null : <Point won={line.before} y={top + LINE} x={x} width={width} />}
          </g>
        );
      })}
    </svg>
  );
}

interface PointProps {
  won: WinCount;
  y: number;
  x(share: number): number;
  width: number;
  isThis?: boolean;
}

function Point({ won: { wins, games }, y, x, width, isThis = false }: PointProps) {
  if (games === 0) {
    return (
      <text x={width} y={y + 4} fontSize={12} fill="var(--muted)" textAnchor="end">
        no games yet
      </text>
    );
  }
  const [low, high] = wilson(wins, games);
  const colour = isThis ? 'var(--accent)' : 'var(--muted)';
  return (
    <g>
      <path
        d={`M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 4}v8M${x(high)} ${y - 4}v8`}
        stroke={colour}
        strokeWidth={1.5}
        fill="none"
      />
      {isThis ? (
        <circle cx={x(wins / games)} cy={y} r={5} fill={colour} />
      ) : (
        <circle cx={x(wins / games)} cy={y} r={4.5} fill="var(--surface)" stroke={colour} strokeWidth={2} />
      )}
      <text x={width - 72} y={y + 4} fontSize={13} fontWeight={isThis ? 600 : 400} fill={colour} textAnchor="end">
        {percent(wins / games)}
      </text>
      <text x={width} y={y + 4} fontSize={12} fill="var(--muted)" textAnchor="end">
        {percentRange([low, high])}
      </text>
    </g>
  );
}

const winWords = ({ wins, games }: WinCount): string =>
  games === 0 ? 'no games yet' : `${percent(wins / games)}, ${percentRange(wilson(wins, games))}, in ${games} games`;

const lineWords = ({ label, now, before }: WinLine): string =>
  `${label}: ${winWords(now)}${before === null ? '' : `; before ${winWords(before)}`}`;
