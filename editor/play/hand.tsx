/** The cards of one seat in a row, each with the key of its option. */
import type { SeatView } from '../../engine/view';
import { CardFace } from './card-face';
import styles from './card-face.module.css';
import type { OptionMark } from './option-keys';

export interface HandProps {
  seat: SeatView;
  look: 'panel' | 'screen';
  marks: ReadonlyMap<number, OptionMark>;
  onPick(entity: number): void;
}

export function Hand({ seat, look, marks, onPick }: HandProps) {
  return (
    <section className={styles.hand} data-look={look} aria-label={`${seat.name}: cards`}>
      {seat.cards.length === 0 ? <p className={styles.empty}>{seat.name} carries no cards.</p> : null}
      {seat.cards.map((card) => (
        <CardFace
          key={card.entity}
          card={card}
          mark={marks.get(card.entity) ?? null}
          onPick={() => onPick(card.entity)}
        />
      ))}
    </section>
  );
}
