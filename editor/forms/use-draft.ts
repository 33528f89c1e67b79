/**
 * The text of a field while it is typed in. What cannot be stored yet ("0.", "-") stays as typed; a value that changes from outside (undo, the
 * code, the disk) takes its place.
 */
import { useState } from 'react';

export interface Draft {
  text: string;
  setText(text: string): void;
}

/** `stored` is the value as a text, as the document has it now. */
export function useDraft(stored: string): Draft {
  const [draft, setDraft] = useState({ text: stored, stored });
  if (draft.stored !== stored) {
    // Typing changes the stored text to just this draft, or leaves it; anything else came from outside.
    const isOwn = draft.text === stored || sameNumber(draft.text, stored);
    setDraft({ text: isOwn ? draft.text : stored, stored });
  }
  return {
    text: draft.stored === stored ? draft.text : stored,
    setText: (text) => setDraft((now) => ({ ...now, text })),
  };
}

const sameNumber = (typed: string, stored: string) =>
  typed.trim() !== '' && stored !== '' && Number(typed) === Number(stored);
