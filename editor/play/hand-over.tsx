/** Stands in the place of a question until the person is there who has to answer it. */
import type { SeatView } from '../../engine/view';
import { Button } from '../theme/button';
import styles from './decision.module.css';
import { SeatToken } from './seat-token';

export interface HandOverProps {
  person: string;
  seat: SeatView | undefined;
  question: string;
  onReady(): void;
}

export function HandOver({ person, seat, question, onReady }: HandOverProps) {
  return (
    <section className={styles.handOver} aria-label="Hand-over">
      {seat === undefined ? null : <SeatToken seat={seat.seat} letter={seat.letter} size={32} />}
      <div>
        <h3>Over to {person}</h3>
        <p>{question}</p>
        <Button look="primary" keys="Enter" onClick={onReady}>
          {person} is here
        </Button>
      </div>
    </section>
  );
}
