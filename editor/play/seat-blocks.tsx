/**
 * The play screen's seats: a block each; the seat on turn is washed and shows what it carries. Where they do not fit one above
 * the other they fold, the seat on turn last, so that every seat stays in sight.
 */
import { Fragment } from 'react';
import type { MeterView, SeatView } from '../../engine/view';
import { Boxes, Pips } from './meter';
import { SeatToken } from './seat-token';
import styles from './seats.module.css';
import { useFold } from './use-fold';

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

/** What is left out, one thing after the other. */
const FOLDS = { cards: 1, stats: 2, others: 3, turn: 4 } as const;
const MOST_FOLDED = 4;

/** How much of a seat shows when so much is folded: all of it, without its numbers, or its meters in one line. */
export function partsOfSeat(
  fold: number,
  isOnTurn: boolean,
): { hasCards: boolean; hasStats: boolean; isLine: boolean } {
  const isLine = fold >= (isOnTurn ? FOLDS.turn : FOLDS.others);
  return { hasCards: isOnTurn && fold < FOLDS.cards, hasStats: !isLine && (isOnTurn || fold < FOLDS.stats), isLine };
}

export function SeatBlocks({ seats, shown, nameOfPlayer = () => '', onShow }: SeatBlocksProps) {
  const words = seats.map(({ isOnTurn, stats, cards }) => `${isOnTurn} ${stats.length} ${cards.length}`).join();
  const { column, fold } = useFold(words, MOST_FOLDED);
  return (
    <aside ref={column} className={styles.seats} aria-label="Seats">
      {seats.map((seat) => {
        const { hasCards, hasStats, isLine } = partsOfSeat(fold, seat.isOnTurn);
        return (
          <section
            key={seat.seat}
            className={styles.block}
            data-turn={seat.isOnTurn}
            data-line={isLine}
            aria-label={seat.name}
          >
            <div className={styles.head}>
              <h2>
                <button
                  type="button"
                  className={styles.name}
                  aria-pressed={shown === seat.seat}
                  onClick={() => onShow(seat.seat)}
                  title={`${seat.name}: show cards`}
                >
                  <SeatToken seat={seat.seat} letter={seat.letter} size={isLine ? 20 : 24} />
                  <span className={styles.wholeName}>{seat.name}</span>
                </button>
              </h2>
              <span className={styles.state}>{[nameOfPlayer(seat.seat), seat.state].filter(Boolean).join(', ')}</span>
            </div>
            {isLine ? <MeterLine meters={inOrder(seat)} /> : <MeterGrid seat={seat} hasStats={hasStats} />}
            {hasCards && seat.cards.length > 0 ? <Carries seat={seat} /> : null}
          </section>
        );
      })}
    </aside>
  );
}

const inOrder = ({ meters }: SeatView): MeterView[] =>
  [...meters].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

function MeterGrid({ seat, hasStats }: { seat: SeatView; hasStats: boolean }) {
  return (
    <dl className={styles.grid}>
      {inOrder(seat).map((meter) => (
        <Fragment key={meter.id}>
          <dt>{meter.label}</dt>
          <dd>{meter.kind === 'boxes' ? <Boxes meter={meter} /> : <Gauge meter={meter} />}</dd>
        </Fragment>
      ))}
      {seat.stats.length === 0 || !hasStats ? null : (
        <>
          <dt>Stats</dt>
          <dd className={styles.stats}>
            {seat.stats.map(({ label, value }) => `${label} ${value}`.trim()).join(', ')}
          </dd>
        </>
      )}
    </dl>
  );
}

/** "AP 0 of 3": the meters of a folded seat, side by side. */
function MeterLine({ meters }: { meters: readonly MeterView[] }) {
  return (
    <dl className={styles.line}>
      {meters.map(({ id, label, value, max }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>/{max}
          </dd>
        </div>
      ))}
    </dl>
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
