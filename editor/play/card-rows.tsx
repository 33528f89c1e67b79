'use client';
/** What lies face up on the table of a game: cards for sale, what lies before each seat, and the piles beside them. */
import type { CardRowView, CardView, PileView } from '../../engine/view';
import { CardFace } from './card-face';
import styles from './card-rows.module.css';
import type { OptionMark } from './option-keys';

export interface CardRowsProps {
  rows: readonly CardRowView[];
  marks: ReadonlyMap<number, OptionMark>;
  onPick(entity: number): void;
}

/** The table's own rows go over the whole width, those of seats stand side by side where there is room. */
export function CardRows({ rows, marks, onPick }: CardRowsProps) {
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <CardRow key={row.id} row={row} marks={marks} onPick={onPick} />
      ))}
    </div>
  );
}

function CardRow({ row, marks, onPick }: { row: CardRowView } & Omit<CardRowsProps, 'rows'>) {
  const { name, note, seat, isOnTurn, perLine, cards, piles } = row;
  const shape = perLine === undefined ? undefined : ({ '--per-line': perLine } as React.CSSProperties);
  return (
    <section className={styles.row} data-of={seat < 0 ? 'table' : 'seat'} data-on={isOnTurn} aria-label={name}>
      <header className={styles.head}>
        <h3>{name}</h3>
        {note === undefined ? null : <span>{note}</span>}
        <ul className={styles.piles} aria-label={`${name}: piles`}>
          {piles.map((pile) => (
            <Pile key={pile.name} pile={pile} />
          ))}
        </ul>
      </header>
      {cards.length === 0 ? <p className={styles.none}>No cards</p> : null}
      <div className={styles.cards} data-lines={perLine !== undefined} style={shape}>
        {cards.map((card, place) => (
          <Place key={keyOf(card, place)} card={card} marks={marks} onPick={onPick} />
        ))}
      </div>
    </section>
  );
}

/** An empty place is told by where it is. */
const keyOf = (card: CardView | null, place: number): number => card?.entity ?? -(1000 + place);

function Place({ card, marks, onPick }: { card: CardView | null } & Omit<CardRowsProps, 'rows'>) {
  if (card === null) return <div className={styles.empty}>Empty</div>;
  return <CardFace card={card} look="row" mark={marks.get(card.entity) ?? null} onPick={() => onPick(card.entity)} />;
}

function Pile({ pile: { name, count, top } }: { pile: PileView }) {
  return (
    <li title={top === null ? undefined : `On top: ${top.name}. ${top.text}`}>
      {name} <b>{count}</b>
      {top === null ? null : <span>{top.name}</span>}
    </li>
  );
}
