/** A problem's message with the names in it set apart. Text only: whatever an author typed stays text. */
import { Fragment } from 'react';

/** `code` between back quotes or straight single quotes. */
const QUOTED = /`([^`]+)`|'([^']+)'/g;

export function ProblemWords({ message, hint }: { message: string; hint?: string | undefined }) {
  const parts: { text: string; isName: boolean; at: number }[] = [];
  let from = 0;
  for (const match of message.matchAll(QUOTED)) {
    parts.push({ text: message.slice(from, match.index), isName: false, at: from });
    parts.push({ text: match[1] ?? match[2] ?? '', isName: true, at: match.index });
    from = match.index + match[0].length;
  }
  parts.push({ text: message.slice(from), isName: false, at: from });
  return (
    <>
      {parts.map(({ text, isName, at }) =>
        isName ? <code key={at}>{text}</code> : <Fragment key={at}>{text}</Fragment>,
      )}
      {hint === undefined || hint === '' ? null : <span> {hint}</span>}
    </>
  );
}
