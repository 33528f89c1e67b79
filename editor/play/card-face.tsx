/** One card of a seat. With an option it is a button and carries the option's key; without one it is dimmed. */
import type { CardNumber, CardView } from '../../engine/view';
import { GameIcon } from '../icons/game-icon';
import { isGameIconName } from '../icons/game-icon-paths';
import styles from './card-face.module.css';
import { cardLook, sigilOf } from './card-look';
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

const COLUMNS = 6;
const ROWS = 3;
const BRICK = 24;
const COURSE = 12;

export function CardFace({ card, look: place = 'hand', mark, onPick }: CardFaceProps) {
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
        <DrawnName text={card.name} height={12} width={92} />
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

/** A strip of ward tiles; which of them are dark tells one card from another at a glance. */
function Sigil({ item }: { item: string }) {
  const dark = new Set(sigilOf(item, COLUMNS * ROWS));
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * BRICK} ${ROWS * COURSE}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: COLUMNS * ROWS }, (_, brick) => {
        const row = Math.floor(brick / COLUMNS);
        const x = (brick % COLUMNS) * BRICK - (row % 2) * (BRICK / 2);
        return (
          <rect
            key={`${row} ${x}`}
            x={x}
            y={row * COURSE}
            width={BRICK}
            height={COURSE}
            fill={dark.has(brick) ? '#8fa79a' : '#dfe6dc'}
            stroke="#9fb5a8"
          />
        );
      })}
    </svg>
  );
}
