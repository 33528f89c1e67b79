'use client';
/** A roll: the dice as dice with a word each, then the sum line by line, and where each number of it comes from. */
import { Fragment, useState } from 'react';
import type { ItemKey } from '../../engine/content';
import type { RollLine, RollView } from '../../engine/view';
import styles from './last-roll.module.css';

type Die = RollView['dice'][number];

const WORDS: Readonly<Record<Die['outcome'], string>> = {
  hit: 'hit',
  blocked: 'blocked',
  miss: 'miss',
  none: '',
};

type OpenItem = ((item: ItemKey, pointer: string) => void) | undefined;

/** "6 hit, 5 hit, 2 miss": the dice for who cannot see them. */
export const diceWords = ({ dice }: RollView): string =>
  dice.map(({ face, outcome }) => `${face} ${WORDS[outcome]}`.trim()).join(', ');

/** On a low screen its sum is folded to what comes of it. */
export function LastRoll({ roll }: { roll: RollView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.roll} aria-label="Last roll" data-open={isOpen}>
      <header>
        <h3>Last roll</h3>
        <span title={roll.title}>{roll.title}</span>
        <button type="button" className={styles.sumButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Less' : 'Sum'}
        </button>
      </header>
      <RollSum roll={roll} />
    </section>
  );
}

export function RollSum({ roll, onOpenItem }: { roll: RollView; onOpenItem?: OpenItem }) {
  const dice = roll.dice.map((die, index) => ({ ...die, place: index + 1 }));
  const lines = roll.lines.map((line, index) => ({ ...line, place: index + 1 }));
  return (
    <>
      <ul className={styles.dice} aria-label={`Dice: ${diceWords(roll)}`}>
        {dice.map(({ face, outcome, place }) => (
          <li key={place} data-outcome={outcome}>
            <span className={styles.die} data-special={face.length > 2}>
              {face}
            </span>
            <span>{WORDS[outcome]}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sum}>
        {lines.map(({ place, ...line }) => (
          <Line key={place} line={line} onOpenItem={onOpenItem} />
        ))}
        <dt className={styles.total}>{roll.total.text}</dt>
        <dd className={styles.total}>{roll.total.value}</dd>
      </dl>
    </>
  );
}

function Line({ line, onOpenItem }: { line: RollLine; onOpenItem: OpenItem }) {
  const parts = (line.parts ?? []).map((part, index) => ({ ...part, place: index + 1 }));
  return (
    <>
      <dt>
        {line.text}
        {parts.length === 0 ? null : (
          <span className={styles.parts}>
            {parts.map(({ text, value, item, place }) => (
              <Fragment key={place}>
                {place === 1 ? '' : ', '}
                {item === null || onOpenItem === undefined ? (
                  text
                ) : (
                  <button type="button" onClick={() => onOpenItem(item, '')}>
                    {text}
                  </button>
                )}
                {value === '' ? '' : ` ${value}`}
              </Fragment>
            ))}
          </span>
        )}
      </dt>
      <dd>{line.value}</dd>
    </>
  );
}
