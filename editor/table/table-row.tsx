/** One row of a table. Drawn again only when its item, its problems or what is chosen in it changes. */
import { memo } from 'react';
import type { Problem } from '../../pack/problem';
import { plainWords } from '../forms/plain-words';
import { widgetOf } from '../forms/widget';
import { Icon } from '../icons/icon';
import { CellEditor } from './cell-editor';
import { cellId } from './cell-id';
import type { RowProblems } from './cell-problems';
import { type Column, cellSchema } from './column';
import styles from './grid.module.css';
import type { Row } from './row';
import type { CellReader } from './row-filter';
import type { CellEditing, Editing } from './use-cell-editing';

export interface TableRowProps {
  row: Row;
  /** From 0, below the head. */
  index: number;
  top: number;
  columns: readonly Column[];
  tag: string;
  reader: CellReader;
  problems: RowProblems | undefined;
  isTicked: boolean;
  isForeign: boolean;
  /** The key of the active cell if it is in this row. */
  active: string;
  /** The first and the last column of the chosen block in this row; -1 for none. */
  from: number;
  to: number;
  /** What this row's cell holds while it is edited. */
  now: Editing | null;
  /** What the edit of another row would set here. */
  preview: { key: string; text: string } | null;
  editing: CellEditing;
  focusGrid(): void;
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, index, top, columns, isTicked, isForeign, from, to, problems, now } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isTicked || from !== -1}
      className={styles.row}
      data-file={row.file}
      data-ticked={isTicked ? '' : undefined}
      data-edited={now === null ? undefined : ''}
      data-muted={isForeign || row.isBroken ? '' : undefined}
      style={{ top }}
    >
      <td aria-colindex={1} className={styles.tick} data-tick="">
        <i className={styles.box} data-on={isTicked ? '' : undefined}>
          {isTicked ? <Icon name="check" size={12} /> : null}
        </i>
        <span className="visually-hidden">{isTicked ? 'chosen' : 'not chosen'}</span>
      </td>
      {columns.map((column, place) => (
        <Cell
          key={column.key}
          {...props}
          column={column}
          place={place}
          isChosen={place >= from && place <= to}
          problems={problems}
        />
      ))}
    </tr>
  );
}, areEqual);

/** The hands of the editor are new in every drawing; only the row that is edited needs the newest. */
function areEqual(before: TableRowProps, after: TableRowProps): boolean {
  const keys = Object.keys(after) as (keyof TableRowProps)[];
  return keys.every((key) => (key === 'editing' && after.now === null) || Object.is(before[key], after[key]));
}

interface CellProps extends TableRowProps {
  column: Column;
  place: number;
  isChosen: boolean;
}

function Cell({
  row,
  column,
  place,
  tag,
  reader,
  active,
  isChosen,
  problems,
  now,
  preview,
  editing,
  focusGrid,
}: CellProps) {
  const schema = cellSchema(column, tag, row.item);
  const found = problems?.byCell.get(column.key) ?? [];
  const worst = worstOf(found);
  const isActive = active === column.key;
  const isNow = now?.key === column.key;
  const words = reader.wordsAt(row, column);
  const Tag = column.key === '/name' ? 'th' : 'td';
  return (
    <Tag
      id={cellId(row.file, column.key)}
      scope={column.key === '/name' ? 'row' : undefined}
      aria-colindex={place + 2}
      aria-selected={isChosen}
      aria-invalid={worst === 'error' ? true : undefined}
      aria-readonly={column.role === 'id' || column.role === 'nested' || schema === undefined ? true : undefined}
      tabIndex={-1}
      className={styles.cell}
      data-key={column.key}
      data-role={column.role}
      data-numeric={column.isNumeric ? '' : undefined}
      data-active={isActive ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      data-severity={worst}
      data-absent={schema === undefined && words === '' ? '' : undefined}
      title={titleOf(found, words)}
    >
      {worst === undefined ? null : <Icon name={worst} size={12} />}
      {isNow ? (
        <CellEditor
          now={now}
          editing={editing}
          label={`${column.title} of ${row.id}`}
          isNumeric={column.isNumeric}
          isText={schema !== undefined && widgetOf(schema) === 'text'}
          focusGrid={focusGrid}
        />
      ) : preview?.key === column.key ? (
        <Preview before={words} after={preview.text} />
      ) : (
        <CellWords column={column} words={words} />
      )}
      {column.key === '/name' && (problems?.ofRow.length ?? 0) > 0 ? (
        <RowMark problems={problems?.ofRow ?? []} />
      ) : null}
    </Tag>
  );
}

function CellWords({ column, words }: { column: Column; words: string }) {
  if (words === '') return null;
  if (column.role !== 'list') return <span className={styles.words}>{words}</span>;
  return (
    <span className={styles.words}>
      {words.split(', ').map((word) => (
        <span key={word} className={styles.chip}>
          {word}
        </span>
      ))}
    </span>
  );
}

function Preview({ before, after }: { before: string; after: string }) {
  return (
    <span className={styles.words}>
      {before === '' || before === after ? null : <s>{before}</s>} <b className={styles.after}>{after}</b>
    </span>
  );
}

/** Problems of the item that no cell in sight shows. */
function RowMark({ problems }: { problems: readonly Problem[] }) {
  const worst = worstOf(problems) ?? 'warning';
  return (
    <span className={styles.rowMark} data-severity={worst} title={titleOf(problems, '')}>
      <Icon name={worst} size={12} />
      {problems.length}
    </span>
  );
}

function worstOf(problems: readonly Problem[]): 'error' | 'warning' | undefined {
  if (problems.length === 0) return undefined;
  return problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}

const titleOf = (problems: readonly Problem[], words: string): string | undefined =>
  problems.length > 0
    ? problems.map(({ message }) => plainWords(message)).join('\n')
    : words.length > 24
      ? words
      : undefined;
