/**
 * An expression, in the code's face, with what is wrong underlined at the very characters and what could stand there offered while one types. A plain number or yes and no are stored as such. It
 * grows with its text and never scrolls sideways.
 */
import { type CSSProperties, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../pack/problem';
import type { ControlProps } from './control-props';
import { ExpressionOfferList } from './expression-offers';
import styles from './field.module.css';
import { useProblemNote } from './field-shell';
import { useForm, useProblemsAt } from './form-context';
import { paintExpression } from './paint-expression';
import { expressionTyped } from './typed-value';
import { useDraft } from './use-draft';
import { useExpressionOffers } from './use-expression-offers';
import { ValueChip } from './value-chip';

export function ExpressionField({ id, value, pointer, order, schema }: ControlProps) {
  const { editor, isReadOnly, rangeIn } = useForm();
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const stored = value === undefined ? '' : String(value);
  const draft = useDraft(stored);
  const problems = useProblemsAt(pointer);
  const note = useProblemNote(id, pointer);
  const isWide = schema['x-expression']?.returns === 'bool';
  const isPlain = /^(-?\d+|true|false)$/.test(stored);
  const [isFocused, setFocused] = useState(false);
  const isLong = !/^-?\d{0,6}$/.test(draft.text.trim());

  const take = (text: string) => {
    draft.setText(text);
    if (text === '') editor.clear(pointer);
    else editor.set(pointer, expressionTyped(text, types), order);
  };

  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number | null>(null);
  const list = useExpressionOffers(pointer, (offer) => {
    cursor.current = offer.cursor;
    take(offer.text);
  });
  // A text that is put in from outside leaves the cursor at its end.
  useLayoutEffect(() => {
    if (cursor.current !== null) field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });

  const pieces = useMemo(() => {
    const faults = problems.map((problem: Problem) => rangeIn(pointer, problem)).filter((range) => range !== null);
    return paintExpression(draft.text, faults);
  }, [draft.text, problems, pointer, rangeIn]);

  return (
    <span
      className={styles.expression}
      data-wide={isWide ? '' : undefined}
      data-row={isLong ? '' : undefined}
      style={
        {
          '--expression-width': `max(${schema['x-expression']?.returns === 'int' ? 48 : 96}px, ${Math.min(64, draft.text.length + 3)}ch)`,
        } as CSSProperties
      }
    >
      <span className={styles.paint} aria-hidden="true">
        {pieces.map(({ text, tone, isFault, at }) => (
          <span key={at} data-tone={tone} data-fault={isFault ? '' : undefined}>
            {text}
          </span>
        ))}{' '}
      </span>
      <textarea
        className={styles.typed}
        id={id}
        rows={1}
        cols={1}
        value={draft.text}
        readOnly={isReadOnly}
        spellCheck={false}
        autoComplete="off"
        {...note}
        ref={field}
        aria-autocomplete="list"
        aria-controls={list.offers.length === 0 ? undefined : listId}
        aria-activedescendant={list.offers.length === 0 ? undefined : `${listId}:${list.chosen}`}
        onChange={(event) => {
          take(event.target.value.replaceAll('\n', ' '));
          list.ask(event.target);
        }}
        onKeyDown={(event) => {
          if (list.handleKey(event) || event.key !== ' ' || !event.ctrlKey) return;
          event.preventDefault();
          list.ask(event.currentTarget, true);
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          list.close();
          setFocused(false);
        }}
      />
      <ExpressionOfferList id={listId} list={list} />
      {isFocused && stored === draft.text && stored !== '' && !isPlain ? <ValueChip source={stored} /> : null}
    </span>
  );
}
