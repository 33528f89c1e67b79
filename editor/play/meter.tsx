/** One meter of a seat as pips or boxes with its number. It shows values and computes nothing. */
import type { MeterView } from '../../engine/view';
import styles from './seats.module.css';

/** Above this a row of pips can't be counted at a glance, and the number stands alone. */
const MOST_PIPS = 10;

const placesOf = ({ max }: MeterView): number[] => Array.from({ length: max }, (_, index) => index + 1);

export function Pips({ meter }: { meter: MeterView }) {
  if (meter.max > MOST_PIPS) return null;
  return (
    <span className={styles.pips} aria-hidden="true">
      {placesOf(meter).map((place) => (
        <i key={place} className={styles.pip} data-kind={meter.kind} data-full={place <= meter.value} />
      ))}
    </span>
  );
}

/** Boxes large enough to print what stands in them, such as +1. */
export function Boxes({ meter }: { meter: MeterView }) {
  if (meter.max > MOST_PIPS) return <b>{meter.value}</b>;
  return (
    <span className={styles.boxes} role="img" aria-label={`${meter.label} ${meter.value} of ${meter.max}`}>
      {placesOf(meter).map((place) => (
        <span key={place} className={styles.box} data-full={place <= meter.value}>
          {meter.boxLabels?.[place - 1] ?? ''}
        </span>
      ))}
    </span>
  );
}
