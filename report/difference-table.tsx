/** Two versions paired by seed: each figure now and before, how it moved and how sure that is. Bold only where zero is out. */
import type { Comparison, Difference } from '../engine/lab/comparison';
import { differenceWords, measureWords } from './figures';

export interface DifferenceTableProps {
  comparison: Comparison;
  nameOf(key: string): string;
}

const cell = { padding: '0 8px', height: 28, textAlign: 'right', whiteSpace: 'nowrap' } as const;
const head = { ...cell, color: 'var(--muted)', font: 'var(--t-small) var(--font-ui)', fontWeight: 400 } as const;
const muted = { color: 'var(--muted)' } as const;

export function DifferenceTable({ comparison, nameOf }: DifferenceTableProps) {
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
      <thead>
        <tr>
          <th scope="col" style={{ ...head, textAlign: 'left' }}>
            Figure
          </th>
          <th scope="col" style={head}>
            Now
          </th>
          <th scope="col" style={head}>
            Before
          </th>
          <th scope="col" style={head}>
            Change
          </th>
          <th scope="col" style={head}>
            95 % interval
          </th>
        </tr>
      </thead>
      <tbody>
        {comparison.differences.map((each) => (
          <Row key={each.measure} difference={each} nameOf={nameOf} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ difference, nameOf }: { difference: Difference; nameOf(key: string): string }) {
  const { measure, isSure } = difference;
  const { now, before, change, interval } = differenceWords(difference);
  return (
    <tr style={{ borderTop: '1px solid var(--line)' }}>
      <th scope="row" style={{ ...cell, textAlign: 'left', fontWeight: 400, whiteSpace: 'normal' }}>
        {measureWords(measure, nameOf)}
      </th>
      <td style={{ ...cell, fontWeight: 600 }}>{now}</td>
      <td style={{ ...cell, ...muted }}>{before}</td>
      <td style={{ ...cell, ...(isSure ? { fontWeight: 600 } : muted) }} data-sure={isSure}>
        {change}
      </td>
      <td style={{ ...cell, ...muted }}>{interval}</td>
    </tr>
  );
}
