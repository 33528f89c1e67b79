/** The last roll: the dice as dice with a word each, then the sum line by line. */
import type { RollView } from '../../engine/view';
import styles from './decision.module.css';

const WORDS: Readonly<Record<RollView['dice'][number]['outcome'], string>> = {
  hit: 'hit',
  blocked: 'blocked',
  miss: 'miss',
  none: '',
};

export function LastRoll({ roll }: { roll: RollView }) {
  const dice = roll.dice.map((die, index) => ({ ...die, place: index + 1 }));
  const lines = roll.lines.map((line, index) => ({ ...line, place: index + 1 }));
  return (
    <section className={styles.roll} aria-label="Last roll">
      <header>
        <h3>Last roll</h3>
        <span>{roll.title}</span>
      </header>
      <ul className={styles.dice}>
        {dice.map(({ face, outcome, place }) => (
          <li key={place} data-outcome={outcome}>
            <span className={styles.die}>{face}</span>
            <span>{WORDS[outcome]}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sum}>
        {lines.map(({ text, value, place }) => (
          <Line key={place} text={text} value={value} />
        ))}
        <dt className={styles.total}>{roll.total.text}</dt>
        <dd className={styles.total}>{roll.total.value}</dd>
      </dl>
    </section>
  );
}

function Line({ text, value }: { text: string; value: string }) {
  return (
    <>
      <dt>{text}</dt>
      <dd>{value}</dd>
    </>
  );
}
