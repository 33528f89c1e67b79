/**
 * The grid itself: head, rows in sight, keys, pointer and clipboard. The grid holds the focus and names its active cell, so that rows may come
 * and go while the author scrolls.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Picker } from '../forms/picker';
import { countOf } from '../workbench/kind-words';
import { type Observable, useWatched } from '../workbench/observable';
import { useInSight } from '../workbench/use-in-sight';
import type { Shown } from './block-edits';
import { cellId, headId } from './cell-id';
import type { RowProblems } from './cell-problems';
import { TICK_WIDTH, widthOf } from './column-width';
import styles from './grid.module.css';
import { BAR_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './grid-size';
import type { CellReader } from './row-filter';
import { blockOf, type CellPlace, chosenFiles, headRow, rowIndex } from './selection';
import { type HeadHands, TableHead } from './table-head';
import { TableRow } from './table-row';
import type { TableSettings } from './table-settings';
import type { CellEditing } from './use-cell-editing';
import { useGridClipboard } from './use-grid-clipboard';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import type { TableEdits } from './use-table-edits';
import type { TableSelection } from './use-table-selection';

export interface TableGridProps {
  grid: RefObject<HTMLTableElement | null>;
  label: string;
  pack: string;
  tag: string;
  shown: Shown;
  reader: CellReader;
  problems: ReadonlyMap<string, RowProblems>;
  chosen: TableSelection;
  edits: TableEdits;
  editing: CellEditing;
  head: HeadHands;
  settings: Observable<TableSettings>;
  focusGrid(): void;
  /** Goes to the filter. */
  onLeave(): void;
  onFollow(): void;
}

export function TableGrid(props: TableGridProps) {
  const { grid, label, pack, tag, shown, reader, problems, chosen, editing, head, settings, focusGrid } = props;
  const { selection } = chosen;
  const { widths } = useWatched(settings);
  const { files, keys } = shown.grid;
  const many = chosenFiles(selection, shown.grid);
  const isBarShown = many.length > 1;
  const covered = HEAD_HEIGHT + (isBarShown ? BAR_HEIGHT : 0);
  const scroll = useRef<HTMLDivElement>(null);
  const { first, last, follow } = useInSight(scroll, files.length, ROW_HEIGHT, covered);
  const block = blockOf(selection, shown.grid);
  const { now } = editing;
  const isForAll = many.length > 1 && now !== null;
  const chosenSet = new Set(isForAll ? many : []);
  const template = [TICK_WIDTH, ...shown.columns.map((column) => widthOf(column, widths))];
  const width = template.reduce((sum, each) => sum + each, 0);
  const { active } = selection;

  useLayoutEffect(() => {
    follow(rowIndex(shown.grid, active));
    followColumn(scroll.current, active);
  }, [follow, shown.grid, active]);

  const keyboard = useGridKeys(props, scroll, follow);
  const pointer = useGridPointer(props);
  const clipboard = useGridClipboard(props);

  return (
    <>
      <div ref={scroll} className={styles.scroll}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid, as ARIA in HTML allows
          role="grid"
          aria-label={label}
          aria-rowcount={files.length + 1}
          aria-colcount={keys.length + 1}
          aria-multiselectable="true"
          aria-activedescendant={active.file === headRow ? headId(active.key) : cellId(active.file, active.key)}
          tabIndex={0}
          className={styles.grid}
          data-own-keys="rename"
          style={{ '--columns': template.map((each) => `${each}px`).join(' '), '--width': `${width}px` } as object}
          onKeyDown={keyboard}
          {...pointer}
          {...clipboard}
        >
          <TableHead columns={shown.columns} files={files} chosen={chosen} settings={settings} hands={head} />
          <tbody className={styles.rows} style={{ height: files.length * ROW_HEIGHT + (isBarShown ? BAR_HEIGHT : 0) }}>
            {files.slice(first, last).map((file, place) => {
              const index = first + place;
              const row = shown.rows.get(file);
              if (row === undefined) return null;
              const isIn = selection.ticked.size === 0 && index >= block.top && index <= block.bottom;
              return (
                <TableRow
                  key={file}
                  row={row}
                  index={index}
                  top={index * ROW_HEIGHT}
                  columns={shown.columns}
                  tag={tag}
                  reader={reader}
                  problems={problems.get(file)}
                  isTicked={selection.ticked.has(file)}
                  isForeign={row.pack !== pack}
                  active={active.file === file ? active.key : ''}
                  from={isIn ? block.left : -1}
                  to={isIn ? block.right : -1}
                  now={now?.file === file ? now : null}
                  preview={now !== null && now.file !== file && chosenSet.has(file) ? now : null}
                  editing={editing}
                  focusGrid={focusGrid}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <Picker layer={editing.picker} />
      <p className="visually-hidden" role="status">
        {many.length > 1 ? `${countOf(many.length, 'row')} chosen` : ''}
      </p>
    </>
  );
}

/** Scrolls sideways as little as it takes; the first two columns stay where they are. */
function followColumn(scroll: HTMLElement | null, { file, key }: CellPlace): void {
  const cell = document.getElementById(file === headRow ? headId(key) : cellId(file, key));
  if (scroll === null || cell === null || key === '/name') return;
  const stays = [...scroll.querySelectorAll<HTMLElement>('[data-stays]')];
  const left = stays.reduce((sum, each) => sum + each.offsetWidth, 0);
  const start = cell.offsetLeft;
  if (start - left < scroll.scrollLeft) scroll.scrollLeft = start - left;
  const beyond = start + cell.offsetWidth - scroll.clientWidth;
  if (beyond > scroll.scrollLeft) scroll.scrollLeft = Math.min(beyond, start - left);
}
