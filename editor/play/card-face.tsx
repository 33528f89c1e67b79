/** One card of a seat. With an option it is a button and carries the option's key; without one it is dimmed. */
import { useId } from 'react';
import { drawPattern } from '../../cards/patterns';
import type { CardNumber, CardView } from '../../engine/view';
import { FaceShapes } from '../faces/face-svg';
import { GameIcon } from '../icons/game-icon';
import { isGameIconName } from '../icons/game-icon-paths';
import styles from './card-face.module.css';
import { cardLook } from './card-look';
import { DrawnName } from './drawn-name';
import type { OptionMark } from './option-keys';

export interface CardFaceProps {
  card: CardView;
  /** In a hand, or lower in a row on the table. */
  look?: 'hand' | 'row';
  /** The keys of its options, or null if it has none now. */
  mark: OptionMark | null;
  onPick(): void;
}

/** Longer texts are set smaller, under a lower strip without the disc: the spine shows the same icon. */
const LONG = 48;

export function CardFace({ card, look: place = 'hand', mark, onPick }: CardFaceProps) {
  const id = useId();
  if (card.isFaceDown) {
    return (
      <div className={styles.back} data-look={place} role="img" aria-label="A card face down">
        <GameIcon name="monster" size={48} />
      </div>
    );
  }
  const look = cardLook(card);
  const isLong = card.text.length > LONG;
  const inside = (
    <>
      <span className={styles.spine} style={{ '--spine': look.spine } as React.CSSProperties}>
        <span>
          <GameIcon name={look.icon} size={12} />
        </span>
        <span className={styles.word}>{look.word}</span>
      </span>
      <span className={styles.name}>
        <DrawnName text={card.name} height={12} width={92} id={`card${id}`} />
      </span>
      {card.numbers === undefined ? (
        <span className={styles.strip}>
          <Sigil item={card.item} />
          {isLong ? null : (
            <span className={styles.disc}>
              <GameIcon name={look.icon} size={18} />
            </span>
          )}
        </span>
      ) : (
        <Numbers numbers={card.numbers} />
      )}
      <span className={styles.text} data-alone={card.footer === ''} title={card.text}>
        {card.text}
      </span>
      {card.footer === '' ? null : <span className={styles.foot}>{card.footer}</span>}
      {mark === null ? null : <span className={styles.key}>{mark.text}</span>}
    </>
  );
  if (mark === null) {
    return (
      <article className={styles.face} data-look={place} data-off="true" data-long={isLong} aria-label={card.name}>
        {inside}
      </article>
    );
  }
  return (
    <button
      type="button"
      className={styles.face}
      data-look={place}
      data-long={isLong}
      data-on={mark.isHighlighted}
      aria-label={`${card.name}, option ${mark.text}`}
      onClick={onPick}
    >
      {inside}
    </button>
  );
}

/** The printed numbers of a card in the place of its strip; one that something modifies now is marked, and says what is printed. */
function Numbers({ numbers }: { numbers: readonly CardNumber[] }) {
  return (
    <span className={styles.numbers}>
      {numbers.map(({ label, icon, value, printed }) => (
        <span
          key={label}
          data-modified={value !== printed}
          title={value === printed ? `${label} ${value}` : `${label} ${value}, printed ${printed}`}
        >
          <GameIcon name={isGameIconName(icon) ? icon : 'event'} size={12} label={label} />
          <b>{value}</b>
        </span>
      ))}
    </span>
  );
}

const STRIP = { x: 0, y: 0, width: 48, height: 18 };
const STRIP_COLORS = { ground: '#9fb5a8', pale: '#dfe6dc', mid: '#9fb3a5', dark: '#6f8578' };

/** A strip of ward tiles; which of them are dark, and how they are cracked, tells one card from another at a glance. */
function Sigil({ item }: { item: string }) {
  return (
    <svg
      viewBox={`0 0 ${STRIP.width} ${STRIP.height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <FaceShapes nodes={drawPattern('tiles', STRIP, STRIP_COLORS, item)} />
    </svg>
  );
}
