/** The round mark of a seat: its colour and its letter, the same in lists and on the board. */
import { seatPaint } from '../board/board-palette';
import styles from './seats.module.css';

export function SeatToken({ seat, letter, size = 20 }: { seat: number; letter: string; size?: number }) {
  return (
    <span
      className={styles.token}
      style={{
        background: seatPaint(seat).colour,
        width: size,
        height: size,
        lineHeight: `${size}px`,
        fontSize: size > 20 ? 13 : 11,
      }}
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}
