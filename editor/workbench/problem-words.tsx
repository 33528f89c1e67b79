/** A problem's message with the names in it set apart. Text only: whatever an author typed stays text. */
import { Fragment } from 'react';

export function ProblemWords({ message, hint }: { message: string; hint?: string | undefined }) {
  return (
    <>
      <Words text={message} />
      {hint === undefined || hint === '' ? null : (
        <span>
          {' '}
          <Words text={hint} />
        </span>
      )}
    </>
  );
}

/** A name between back quotes or straight single quotes. */
const QUOTED = /`([^`]+)`|'([^']+)'/g;

function Words({ text }: { text: string }) {
  const parts: { words: string; isName: boolean; at: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(QUOTED)) {
    parts.push({ words: text.slice(from, match.index), isName: false, at: from });
    parts.push({ words: match[1] ?? match[2] ?? '', isName: true, at: match.index });
    from = match.index + match[0].length;
  }
  parts.push({ words: text.slice(from), isName: false, at: from });
  return parts.map(({ words, isName, at }) =>
    isName ? <code key={`${at}`}>{words}</code> : <Fragment key={`${at}`}>{words}</Fragment>,
  );
}
