/**
 * What could stand where the cursor is in an expression, as the code editor offers it: asked of the checks beside the page while one types, and
 * taken by Enter or Tab.
 */
import { type KeyboardEvent, useCallback, useState } from 'react';
import type { Completion } from '../../pack/completion/completion';
import { nodeAt } from '../../pack/json-tree';
import { indexInLiteral, offsetInLiteral } from '../../pack/string-offset';
import { parsedText } from '../workbench/document';
import { matchScore } from '../workbench/match-score';
import { useStudio } from '../workbench/studio-context';
import { useForm } from './form-context';

export interface Offer {
  label: string;
  detail: string;
  /** The text of the field with it, and where the cursor is then. */
  text: string;
  cursor: number;
}

export interface ExpressionOffers {
  offers: readonly Offer[];
  chosen: number;
  /** Asks anew; with `isWanted` also where no word has been begun. */
  ask(field: HTMLTextAreaElement, isWanted?: boolean): void;
  close(): void;
  /** Whether the key was for the list. */
  handleKey(event: KeyboardEvent): boolean;
  take(offer: Offer): void;
}

const MOST = 8;
const NOTHING: readonly Offer[] = [];

export function useExpressionOffers(pointer: string, onTake: (offer: Offer) => void): ExpressionOffers {
  const studio = useStudio();
  const { editor } = useForm();
  const [offers, setOffers] = useState(NOTHING);
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, offers.length - 1);
  const close = useCallback(() => setOffers(NOTHING), []);

  const ask = (field: HTMLTextAreaElement, isWanted = false) => {
    const document = studio.documents.get(editor.file);
    const root = document === undefined ? undefined : parsedText(document).root;
    const node = root === undefined ? undefined : nodeAt(root, pointer);
    const cursor = field.selectionStart;
    const text = field.value;
    // A plain number needs no words.
    if (document === undefined || node?.type !== 'string') return close();
    const written = document.text.slice(node.offset, node.offset + node.length);
    const place = node.offset + offsetInLiteral(written, cursor);
    void studio.checks.completionsAt(editor.file, document.text, place).then((found) => {
      // The cursor has gone on; that question has been asked already.
      if (field.value !== text || field.selectionStart !== cursor) return;
      const start = (found[0]?.start ?? place) - node.offset;
      const word = text.slice(indexInLiteral(written, start), cursor);
      const isBegun = word !== '' || /[.']$/.test(text.slice(0, cursor));
      setAt(0);
      setOffers(isBegun || isWanted ? bestOffers(found, word, text, cursor) : NOTHING);
    });
  };

  const take = (offer: Offer) => {
    close();
    onTake(offer);
  };

  const handleKey = (event: KeyboardEvent): boolean => {
    const offer = offers[chosen];
    if (offer === undefined) return false;
    if (event.key === 'ArrowDown') setAt(Math.min(offers.length - 1, chosen + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, chosen - 1));
    else if (event.key === 'Enter' || event.key === 'Tab') take(offer);
    else if (event.key === 'Escape') close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return { offers, chosen, ask, close, handleKey, take };
}

/** Those that begin as the word does come first; one that is written out already is not offered. */
function bestOffers(found: readonly Completion[], word: string, text: string, cursor: number): readonly Offer[] {
  return found
    .map((completion) => ({ completion, score: word === '' ? 1 : matchScore(word, completion.label) }))
    .filter(({ completion, score }) => score > 0 && completion.text !== word)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ completion: { label, detail, text: inserted } }) => {
      const start = cursor - word.length;
      return {
        label,
        detail,
        text: text.slice(0, start) + inserted + text.slice(cursor),
        cursor: start + inserted.length,
      };
    });
}
