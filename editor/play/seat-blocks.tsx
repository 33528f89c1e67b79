/** The play screen's seats: a block each; the seat on turn is washed and shows what it carries. */
import { Fragment } from 'react';
import type { MeterView, SeatView } from '../../engine/view';
import { Boxes, Pips } from './meter';
import { SeatToken } from './seat-token';
import styles from './seats.module.css';

export interface SeatBlocksProps {
  seats: readonly SeatView[];
  shown: number;
  /** Who plays a seat, '' where one person plays all. */
  nameOfPlayer?(seat: number): string;
  onShow(seat: number): void;
}

const ORDER: readonly MeterView['kind'][] = ['points', 'health', 'boxes'];

/** The rest stands in the hand anyway. */
const MOST_CARDS = 4;

export function SeatBlocks({ seats, shown, nameOfPlayer = () => '', onShow }: SeatBlocksProps) {
  return (
    <>
      {seats.map((seat) => (
        <section key={seat.seat} className={styles.block} data-turn={seat.isOnTurn} aria-label={seat.name}>
          <div className={styles.head}>
            <h2>
              <button
                type="button"
                className={styles.name}
                aria-pressed={shown === seat.seat}
                onClick={() => onShow(seat.seat)}
                title={`${seat.name}: show cards`}
              >
                <SeatToken seat={seat.seat} letter={seat.letter} size={24} />
                <span>{seat.name}</span>
              </button>
            </h2>
            <span className={styles.state}>{[nameOfPlayer(seat.seat), seat.state].filter(Boolean).join(', ')}</span>
          </div>
          <dl className={styles.grid}>
            {[...seat.meters]
              .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
              .map((meter) => (
                <Fragment key={meter.id}>
                  <dt>{meter.label}</dt>
                  <dd>{meter.kind === 'boxes' ? <Boxes meter={meter} /> : <Gauge meter={meter} />}</dd>
                </Fragment>
              ))}
            {seat.stats.length === 0 ? null : (
              <>
                <dt className={styles.foldable}>Stats</dt>
                <dd className={`${styles.stats} ${styles.foldable}`}>
                  {seat.stats.map(({ label, value }) => `${label} ${value}`).join(', ')}
                </dd>
              </>
            )}
          </dl>
          {seat.isOnTurn && seat.cards.length > 0 ? <Carries seat={seat} /> : null}
        </section>
      ))}
    </>
  );
}

function Gauge({ meter }: { meter: MeterView }) {
  return (
    <>
      <Pips meter={meter} />
      <b>{meter.value}</b>
      <span className={styles.small}>of {meter.max}</span>
    </>
  );
}

function Carries({ seat }: { seat: SeatView }) {
  return (
    <div className={styles.carries}>
      <h3>
        Carries <span>{seat.cards.length}</span>
      </h3>
      <ul>
        {seat.cards.slice(0, MOST_CARDS).map((card) => (
          <li key={card.entity}>
            <span>{card.name}</span>
            <span>{card.footer}</span>
          </li>
        ))}
        {seat.cards.length > MOST_CARDS ? <li>{seat.cards.length - MOST_CARDS} more in the hand below</li> : null}
      </ul>
    </div>
  );
}
