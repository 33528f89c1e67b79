/** One text: the original at the left, its translation at the right, and what is wrong between the two. */
import { memo } from 'react';
import { comparePieces } from '../../pack/translation';
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import { isControlHeld } from '../workbench/keys';
import styles from './language.module.css';
import type { TextHands } from './text-hands';
import type { TextRow } from './translation-rows';

export interface TextRowViewProps {
  row: TextRow;
  /** Name of the item. */
  title: string;
  /** Codes of the pack's language and of this one. */
  own: string;
  code: string;
  isReadOnly: boolean;
  hands: TextHands;
}

export const TextRowView = memo(function TextRowView({ row, title, own, code, isReadOnly, hands }: TextRowViewProps) {
  const { key, where, original, text, state } = row;
  const noteId = `note:${key}`;
  return (
    <div className={styles.row} data-state={state}>
      <span className={styles.where}>{where}</span>
      <p className={styles.original} lang={own} dir="auto">
        {original}
      </p>
      <div className={styles.translation}>
        <div className={styles.grown} data-text={`${text} `}>
          <textarea
            rows={1}
            data-row={key}
            lang={code}
            dir="auto"
            aria-label={`${title}, ${where}, in ${code}`}
            aria-describedby={state === 'done' || state === 'missing' ? undefined : noteId}
            aria-invalid={state === 'broken'}
            placeholder={isReadOnly ? '' : original}
            value={text}
            readOnly={isReadOnly}
            onFocus={() => hands.hold(key)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !isControlHeld(event)) return;
              event.preventDefault();
              hands.next(key);
            }}
            onChange={(event) => hands.write(row, event.target.value)}
          />
        </div>
        <div id={noteId} className={styles.note}>
          <Note row={row} />
          {state === 'stale' && !isReadOnly ? (
            <Button size="small" look="line" onClick={() => hands.write(row, text, true)}>
              Still right
            </Button>
          ) : null}
          {state === 'broken' && !isReadOnly
            ? [...new Set(comparePieces(original, text).lost)].map((piece) => (
                <button
                  key={piece}
                  type="button"
                  className={styles.piece}
                  aria-label={`Add ${piece}`}
                  title={`Add ${piece}`}
                  onClick={() => hands.write(row, withPiece(text, wholePiece(original, piece)), true)}
                >
                  {piece}
                </button>
              ))
            : null}
        </div>
      </div>
    </div>
  );
});

/** With the words for one and for many, which are to be translated too: `{n|one token|# tokens}`. */
const wholePiece = (original: string, piece: string): string =>
  original.match(/\{[^{}]*\}/g)?.find((token) => token.slice(1).trimStart().startsWith(piece.slice(1, -1))) ?? piece;

const withPiece = (text: string, piece: string): string =>
  `${text}${text === '' || text.endsWith(' ') ? '' : ' '}${piece}`;

function Note({ row: { state, original, text } }: { row: TextRow }) {
  if (state === 'done' || state === 'missing') return null;
  if (state === 'stale')
    return (
      <span data-tone="warning">
        <Icon name="warning" />
        The original has changed since
      </span>
    );
  const { lost, added, isReadable } = comparePieces(original, text);
  const faults = [
    ...(added.length > 0 ? [`has ${added.join(' ')}, which the original has not`] : []),
    ...(isReadable ? [] : ['has a brace or bracket that is not closed']),
    // Each stands behind it, to be added.
    ...(lost.length > 0 ? ['lacks'] : []),
  ];
  return (
    <span data-tone="error">
      <Icon name="error" />
      {`It ${faults.join(' and ')}`}
    </span>
  );
}
