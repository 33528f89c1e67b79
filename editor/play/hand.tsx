'use client';
/** The cards of one seat in a row, each with the key of its option; on a low screen by their names, and the card itself above the one pointed at. */
import { useState } from 'react';
import type { CardView, SeatView } from '../../engine/view';
import { GameIcon } from '../icons/game-icon';
import { CardFace } from './card-face';
import styles from './card-face.module.css';
import { cardLook } from './card-look';
import type { OptionMark } from './option-keys';
import { useIsLow } from './use-is-low';

export interface HandProps {
  seat: SeatView;
  look: 'panel' | 'screen';
  marks: ReadonlyMap<number, OptionMark>;
  onPick(entity: number): void;
}

export function Hand({ seat, look, marks, onPick }: HandProps) {
  const isLow = useIsLow() && look === 'screen';
  if (isLow) return <HandStrip seat={seat} marks={marks} onPick={onPick} />;
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

/** A card, and how far from the left its name stands. */
interface Peeked {
  entity: number;
  left: number;
}

function HandStrip({ seat, marks, onPick }: Omit<HandProps, 'look'>) {
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const shown = seat.cards.find(({ entity }) => entity === peeked?.entity);
  return (
    <section className={styles.names} aria-label={`${seat.name}: cards`} onPointerLeave={() => setPeeked(null)}>
      {seat.cards.length === 0 ? <p className={styles.empty}>{seat.name} carries no cards.</p> : null}
      {seat.cards.map((card) => (
        <CardName
          key={card.entity}
          card={card}
          mark={marks.get(card.entity) ?? null}
          onPick={() => onPick(card.entity)}
          onPeek={(left) => setPeeked(left === null ? null : { entity: card.entity, left })}
        />
      ))}
      {shown === undefined || peeked === null ? null : (
        <div className={styles.peek} style={{ left: peeked.left }} aria-hidden="true">
          <CardFace card={shown} mark={null} onPick={() => undefined} />
        </div>
      )}
    </section>
  );
}

interface CardNameProps {
  card: CardView;
  mark: OptionMark | null;
  onPick(): void;
  onPeek(left: number | null): void;
}

/** A card by its name; the face that shows above it says the rest. */
function CardName({ card, mark, onPick, onPeek }: CardNameProps) {
  const { name, text, footer, isFaceDown } = card;
  const title = isFaceDown ? 'A card face down' : name;
  const peek = ({ currentTarget }: { currentTarget: HTMLElement }) => onPeek(currentTarget.offsetLeft);
  return (
    <button
      type="button"
      className={styles.cardName}
      data-off={mark === null}
      data-on={mark?.isHighlighted ?? false}
      aria-label={mark === null ? [title, text, footer].filter(Boolean).join('. ') : `${title}, option ${mark.text}`}
      onClick={mark === null ? peek : onPick}
      onPointerEnter={peek}
      onFocus={peek}
      onBlur={() => onPeek(null)}
    >
      <GameIcon name={isFaceDown ? 'monster' : cardLook(card).icon} size={14} />
      <span>{title}</span>
      {mark === null ? null : <kbd>{mark.text}</kbd>}
    </button>
  );
}
