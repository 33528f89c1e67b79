/** The field in which a cell is typed: one line for a number or a word, as many as it needs for a text. Leaving it keeps what was typed. */
import { type KeyboardEvent, useRef } from 'react';
import { isControlHeld } from '../workbench/keys';
import styles from './grid.module.css';
import type { CellEditing, Editing } from './use-cell-editing';

export interface CellEditorProps {
  now: Editing;
  editing: CellEditing;
  label: string;
  isNumeric: boolean;
  isText: boolean;
  focusGrid(): void;
}

export function CellEditor({ now, editing, label, isNumeric, isText, focusGrid }: CellEditorProps) {
  const isDone = useRef(false);
  const finish = (isForAll: boolean, rows: number, columns: number) => {
    isDone.current = true;
    editing.finish(isForAll, rows, columns);
    focusGrid();
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    const { key, shiftKey, altKey, currentTarget: field } = event;
    const isControl = isControlHeld(event);
    if (event.nativeEvent.isComposing) return;
    if (key === 'Enter' && altKey && isText) insertLine(field, editing);
    else if (key === 'Enter') finish(isControl || now.isForAll, isControl || now.isForAll ? 0 : shiftKey ? -1 : 1, 0);
    else if (key === 'Tab') finish(now.isForAll, 0, shiftKey ? -1 : 1);
    else if (key === 'Escape') {
      isDone.current = true;
      editing.cancel();
      focusGrid();
    } else if (now.isTyped && !isText && arrows.has(key) && !shiftKey && !isControl) {
      const [rows, columns] = arrows.get(key) ?? [0, 0];
      finish(now.isForAll, rows, columns);
    } else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.editor}
      data-numeric={isNumeric ? '' : undefined}
      data-text={isText ? `${now.text} ` : undefined}
    >
      <textarea
        // The cell was left for this field just now.
        ref={focusAtEnd}
        rows={1}
        aria-label={label}
        value={now.text}
        spellCheck={isText}
        autoComplete="off"
        data-own-keys="rename fix undo redo"
        onChange={({ target }) => editing.type(isText ? target.value : target.value.replaceAll('\n', ' '))}
        onKeyDown={handleKey}
        onBlur={() => {
          if (!isDone.current) editing.finish(false, 0, 0);
        }}
        onPointerDown={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
      />
    </div>
  );
}

const arrows: ReadonlyMap<string, readonly [rows: number, columns: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  if (field === null || field === document.activeElement) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function insertLine(field: HTMLTextAreaElement, editing: CellEditing): void {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  editing.type(field.value);
}
