/** A card's name in drawn capitals, as large as its place allows; letters that were never drawn are set in bold type. */
import { type DrawnWord, layOutWord } from '../../cards/alphabet';
import styles from './card-face.module.css';

export interface DrawnNameProps {
  text: string;
  /** Cap height and width at most, in pixels. */
  height: number;
  width: number;
}

/** Under this cap height one line becomes two. */
const LEAST = 8;

export function DrawnName({ text, height, width }: DrawnNameProps) {
  const word = layOutWord(text);
  if (word === null) return <b className={styles.typed}>{text}</b>;
  const lines = scaleOf(word, height, width) * 10 < LEAST ? halves(text) : [text];
  const words = lines.map((line) => layOutWord(line) ?? word);
  const scale = Math.min(
    ...words.map((line) => scaleOf(line, lines.length > 1 ? Math.min(height, 10) : height, width)),
  );
  const wide = Math.max(...words.map((line) => line.width)) + 2;
  const high = 12 + (words.length - 1) * LINE;
  return (
    <svg
      className={styles.drawn}
      role="img"
      aria-label={text}
      width={wide * scale}
      height={high * scale}
      viewBox={`-1 -1 ${wide} ${high}`}
    >
      {words.map(({ letters }, row) =>
        letters.map(({ x, strokes }) => (
          <path key={`${lines[row]} ${x}`} transform={`translate(${x} ${row * LINE})`} d={strokes} />
        )),
      )}
    </svg>
  );
}

const LINE = 14;

const scaleOf = (word: DrawnWord, height: number, width: number): number =>
  Math.min(height / 10, width / (word.width + 2));

/** Splits a name at the space nearest to its middle. */
function halves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
