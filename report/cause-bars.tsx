/** Why games are lost, or who struck last: a bar for each in percent of the losses, this version over the other. */
import { Fragment } from 'react';
import { percent } from './figures';
import type { CauseLine } from './results';

export interface CauseBarsProps {
  lines: readonly CauseLine[];
  /** Lost games of this version and of the other. */
  losses: number;
  lossesBefore: number;
}

export function CauseBars({ lines, losses, lossesBefore }: CauseBarsProps) {
  const share = (games: number, of: number) => (of === 0 ? 0 : games / of);
  const hasBefore = lines.some(({ before }) => before !== null);
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: hasBefore ? 'minmax(0, 176px) 1fr 48px 48px' : 'minmax(0, 176px) 1fr 48px',
        gap: '0 8px',
        gridAutoRows: 'minmax(28px, auto)',
        alignItems: 'center',
      }}
    >
      {lines.map(({ label, now, before }) => (
        <Fragment key={label}>
          <span style={{ overflowWrap: 'anywhere' }}>{label}</span>
          <span style={{ position: 'relative', height: 16 }}>
            <Bar share={share(now, losses)} top={before === null ? 4 : 1} height={7} colour="var(--accent)" />
            {before === null ? null : (
              <Bar share={share(before, lossesBefore)} top={10} height={4} colour="var(--line-control)" />
            )}
          </span>
          <b style={{ textAlign: 'right' }} title={`${now} of ${losses} lost games`}>
            {percent(share(now, losses))}
          </b>
          {hasBefore ? (
            <span
              style={{ textAlign: 'right', color: 'var(--muted)' }}
              title={`${before} of ${lossesBefore} lost games`}
            >
              {percent(share(before ?? 0, lossesBefore))}
            </span>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

function Bar({ share, top, height, colour }: { share: number; top: number; height: number; colour: string }) {
  return (
    <i
      aria-hidden="true"
      style={{
        position: 'absolute',
        left: 0,
        top,
        height,
        width: `${share * 100}%`,
        minWidth: 1,
        background: colour,
        borderRadius: 1,
      }}
    />
  );
}
