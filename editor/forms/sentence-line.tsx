/** A part said in a sentence. Each piece that tells of a field goes to it, and the two light up together. */
import { memo } from 'react';
import styles from './form.module.css';
import { useForm, useIsHot } from './form-context';
import type { Piece } from './sentence';

export const SentenceLine = memo(function SentenceLine({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p className={styles.sentence}>
      {withOffsets(pieces).map(({ piece: { text, pointer, isCode = false }, at }) =>
        pointer === undefined ? (
          <span key={at}>{text}</span>
        ) : (
          <SentencePiece key={at} text={text} pointer={pointer} isCode={isCode} />
        ),
      )}
    </p>
  );
});

function SentencePiece({ text, pointer, isCode }: { text: string; pointer: string; isCode: boolean }) {
  const { editor } = useForm();
  const isHot = useIsHot(pointer);
  return (
    <button
      type="button"
      className={styles.piece}
      data-hot={isHot ? '' : undefined}
      data-code={isCode ? '' : undefined}
      onMouseEnter={() => editor.hot.set(pointer)}
      onMouseLeave={() => editor.hot.set('')}
      onFocus={() => editor.hot.set(pointer)}
      onBlur={() => editor.hot.set('')}
      onClick={() => editor.reveal.set(({ count }) => ({ pointer, count: count + 1 }))}
    >
      {text}
    </button>
  );
}

/** Each piece with the character at which it begins, which tells it from the others. */
function withOffsets(pieces: readonly Piece[]) {
  let at = 0;
  return pieces.map((piece) => {
    const placed = { piece, at };
    at += piece.text.length + 1;
    return placed;
  });
}
