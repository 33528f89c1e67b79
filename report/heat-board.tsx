/** A board with a count on each space, as one picture for screen and paper: pale is most, dark is none. It knows no rules. */
import type { BoardView, BorderView, Point, SpaceView } from '../engine/view';
import { HEAT } from './heat-ramp';

export interface HeatBoardProps {
  board: BoardView;
  /** What the counts are of: "Deaths". */
  label: string;
  /** By the id of the space. */
  counts: Readonly<Record<string, number>>;
  /** Pixels; the height follows. */
  width: number;
}

/** The steps of the ramp, dark for none to pale for most. */
const RAMP = [...HEAT].reverse();
const NONE = RAMP[0] as string;
const INK = '#060808';
const WALL = '#7a847f';
const MARGIN = 8;

/** The colour of a count; everything but nothing is brighter than nothing. */
export function heatOf(count: number, most: number): { fill: string; isDark: boolean } {
  if (count === 0 || most === 0) return { fill: NONE, isDark: true };
  const step = Math.max(1, Math.min(RAMP.length - 1, Math.ceil((count / most) * (RAMP.length - 1))));
  return { fill: RAMP[step] as string, isDark: step < 3 };
}

export function HeatBoard({ board, label, counts, width }: HeatBoardProps) {
  const most = Math.max(0, ...board.spaces.map(({ id }) => counts[id] ?? 0));
  const ratio = (board.height + MARGIN * 2) / (board.width + MARGIN * 2);
  const told = board.spaces.filter(({ id }) => (counts[id] ?? 0) > 0);
  const unit = (board.width + MARGIN * 2) / width;
  return (
    <svg
      width={width}
      height={width * ratio}
      viewBox={`${-MARGIN} ${-MARGIN} ${board.width + MARGIN * 2} ${board.height + MARGIN * 2}`}
      role="img"
      aria-label={`${label} by space. ${told.map(({ id }) => `${id}: ${counts[id]}`).join(', ') || 'None'}`}
      style={{ fontFamily: 'var(--font-ui)', background: 'var(--board-void)', borderRadius: 4 }}
    >
      {board.spaces.map((space) => (
        <Space key={space.id} space={space} count={counts[space.id] ?? 0} most={most} label={label} unit={unit} />
      ))}
      {board.solids.map((outline) => (
        <path key={pathOf(outline)} d={`${pathOf(outline)}Z`} fill={INK} />
      ))}
      {board.borders.map((border, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: borders have no names and never move
        <Border key={index} border={border} />
      ))}
    </svg>
  );
}

interface SpaceProps {
  space: SpaceView;
  count: number;
  most: number;
  label: string;
  /** One pixel in board units. */
  unit: number;
}

function Space({ space: { id, title, outline, centre }, count, most, label, unit }: SpaceProps) {
  const { fill, isDark } = heatOf(count, most);
  const [x, y] = centre;
  const size = Math.max(14, Math.min(24, 11 * unit));
  return (
    <g>
      <title>{`${title ?? id}: ${count} ${label.toLowerCase()}`}</title>
      <path d={`${pathOf(outline)}Z`} fill={fill} />
      {count === 0 ? null : (
        <text
          x={x}
          y={y + size * 0.36}
          fontSize={size}
          fontWeight={600}
          textAnchor="middle"
          fill={isDark ? '#ffffff' : '#14100c'}
        >
          {count}
        </text>
      )}
    </g>
  );
}

function Border({ border: { kind, line } }: { border: BorderView }) {
  const d = pathOf(line);
  if (kind === 'wall' || kind === 'chute') {
    return (
      <>
        <path d={d} stroke={INK} strokeWidth={11} strokeLinecap="round" fill="none" />
        <path d={d} stroke={WALL} strokeWidth={2.5} fill="none" />
      </>
    );
  }
  if (kind === 'doorway') return <path d={d} stroke="#b08a58" strokeWidth={8} fill="none" />;
  if (kind === 'arrow' || kind === 'portal') return null;
  const dash = kind === 'open' ? '7 6' : kind === 'opening' ? '2 6' : undefined;
  return <path d={d} stroke={INK} strokeWidth={2} strokeDasharray={dash} fill="none" />;
}

const pathOf = (line: readonly Point[]): string =>
  line.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

export function HeatLegend({ most }: { most: number }) {
  return (
    <div style={{ width: 96, font: 'var(--t-small) var(--font-ui)', color: 'var(--muted)' }}>
      <div style={{ display: 'flex' }} aria-hidden="true">
        {RAMP.map((colour) => (
          <span key={colour} style={{ width: 16, height: 8, background: colour }} />
        ))}
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <span>0</span>
        <span>{most}</span>
      </div>
    </div>
  );
}
