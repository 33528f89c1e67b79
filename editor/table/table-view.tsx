'use client';
/**
 * All items of a kind as a table: a third view of the same documents as form and code, with the same history. It makes what its parts share
 * and places them; the grid, its bars and the row beside do the rest.
 */
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { dereference, schemaOf } from '../../pack/schema-catalog';
import { fileOfReference, packsWithin } from '../forms/named-items';
import { vocabularyOf } from '../forms/vocabulary';
import { manyOfKind } from '../workbench/kind-words';
import { useWatched } from '../workbench/observable';
import { packFacts } from '../workbench/pack-facts';
import { useChecks, usePlace, useStoreState, useStudio } from '../workbench/studio-context';
import { CellLine } from './cell-line';
import { problemsByRow, type RowProblems } from './cell-problems';
import { type Column, columnsOf } from './column';
import { RowBeside } from './row-beside';
import { readFilter } from './row-filter';
import { headRow, makeGrid } from './selection';
import { SelectionBar } from './selection-bar';
import styles from './table.module.css';
import { TableBar } from './table-bar';
import { TableGrid } from './table-grid';
import { createTableSettings } from './table-settings';
import { NoRows, NoTable } from './table-states';
import { useCellEditing } from './use-cell-editing';
import { useCellReader } from './use-cell-reader';
import { useHeadHands } from './use-head-hands';
import { useRows, useShownColumns, useShownOrder } from './use-shown-rows';
import { useTableEdits } from './use-table-edits';
import { useTableSelection } from './use-table-selection';

export interface TableViewProps {
  pack: string;
  kind: string;
}

export default function TableView(props: TableViewProps) {
  const { documents } = useStoreState();
  const system = packFacts(documents, props.pack)?.system ?? '';
  if (schemaOf(system, props.kind) === undefined) return <NoTable {...props} system={system} />;
  return <KindTable {...props} system={system} />;
}

function KindTable({ pack, kind, system }: TableViewProps & { system: string }) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const settings = useMemo(() => createTableSettings(system, kind), [system, kind]);
  const { shown, sorting, withBase, beside } = useWatched(settings);
  const vocabulary = useMemo(() => vocabularyOf(system), [system]);
  const bases = packsWithin(documents, pack).slice(1);
  const [filter, setFilter] = useState('');
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const table = useMemo(() => columnsOf(system, kind), [system, kind]);
  const rows = useRows(
    useMemo(() => ({ pack, kind }), [pack, kind]),
    withBase,
  );
  const columns = useShownColumns(table, rows, shown);
  const reader = useCellReader(pack, table.tag, vocabulary);
  // Typing in the filter never waits for thousands of rows.
  const wantedFilter = useDeferredValue(filter);
  const conditions = useMemo(() => readFilter(wantedFilter, table.columns), [wantedFilter, table]);
  const wishes = useMemo(() => ({ conditions, sorting, only }), [conditions, sorting, only]);
  const files = useShownOrder(rows, columns, reader, wishes);
  const problems = useProblemsByRow(columns);
  const faulty = useMemo(() => [...rows.keys()].filter((file) => problems.has(file)), [rows, problems]);

  const parts = useMemo(
    () => ({
      grid: makeGrid(
        files,
        columns.map(({ key }) => key),
      ),
      rows,
      columns,
    }),
    [files, columns, rows],
  );
  const ground = useMemo(() => ({ system, kind, pack, tag: table.tag }), [system, kind, pack, table.tag]);
  const edits = useTableEdits({ ground, vocabulary, reader, shown: parts });
  const chosen = useTableSelection(parts.grid, usePlace(), { pack, kind });
  const active = chosen.selection.active.file;
  const activeFile = active === headRow ? null : active;
  const activeRow = activeFile === null ? undefined : rows.get(activeFile);
  const owner =
    activeRow === undefined || activeRow.pack === pack
      ? ''
      : (packFacts(documents, activeRow.pack)?.name ?? activeRow.pack);
  const [wanted, setWanted] = useState<{ file: string; at: string } | null>(null);

  useEffect(() => {
    studio.activeRow.set(activeFile);
    return () => studio.activeRow.set(null);
  }, [studio, activeFile]);

  const focusGrid = useCallback(() => grid.current?.focus({ preventScroll: true }), []);
  const openBeside = (file: string, at: string) => {
    setWanted({ file, at });
    settings.set((now) => ({ ...now, beside: now.beside === 'nothing' ? 'form' : now.beside }));
  };

  const editing = useCellEditing({
    pack,
    tag: table.tag,
    shown: parts,
    reader,
    chosen,
    edits,
    focusGrid,
    openBeside,
  });
  const filterBy = (text: string) => {
    setFilter((now) => `${now} ${text}`.trim());
    field.current?.focus();
  };
  const head = useHeadHands(settings, conditions, filterBy, focusGrid);
  const follow = () => {
    const column = columns.find(({ key }) => key === chosen.selection.active.key);
    const kinds = column === undefined ? undefined : [...column.schemas.values()].map(dereference)[0]?.['x-ref'];
    if (activeRow === undefined || column === undefined || kinds === undefined) return;
    const file = fileOfReference(documents, activeRow.pack, kinds, reader.textAt(activeRow, column));
    if (file !== null) studio.openFile(file);
  };
  const showAll = () => {
    setFilter('');
    setOnly(null);
    focusGrid();
  };

  return (
    <div className={styles.area}>
      <h1 className="visually-hidden">{`${manyOfKind(kind)} of ${pack}`}</h1>
      <TableBar
        kind={kind}
        file={activeFile ?? files[0] ?? null}
        counts={{ shown: files.length, all: rows.size, faulty: faulty.length }}
        columns={table.columns}
        shownColumns={columns}
        bases={bases}
        settings={settings}
        filter={filter}
        field={field}
        onFilter={setFilter}
        isOnlyFaulty={only !== null}
        onOnlyFaulty={(isOnly) => setOnly(isOnly ? new Set(faulty) : null)}
        onLeave={focusGrid}
      />
      <div className={styles.split}>
        <div className={styles.sheet}>
          <TableGrid
            grid={grid}
            label={`${manyOfKind(kind)} of ${pack}`}
            pack={pack}
            tag={table.tag}
            shown={parts}
            reader={reader}
            problems={problems}
            chosen={chosen}
            edits={edits}
            editing={editing}
            head={head}
            settings={settings}
            focusGrid={focusGrid}
            onLeave={() => field.current?.select()}
            onFollow={follow}
          />
          {files.length === 0 ? <NoRows kind={kind} filter={filter} all={rows.size} onAll={showAll} /> : null}
          <SelectionBar
            chosen={chosen}
            shown={parts}
            edits={edits}
            grid={grid}
            onSetAll={() => editing.begin(null, true)}
          />
          <CellLine
            row={activeRow}
            column={activeColumn(columns, chosen.selection.active.key)}
            problems={problems}
            owner={owner}
          />
        </div>
        {beside === 'nothing' || activeFile === null ? null : (
          <RowBeside
            file={activeFile}
            at={wanted?.file === activeFile ? wanted : null}
            settings={settings}
            onLeave={focusGrid}
          />
        )}
      </div>
    </div>
  );
}

const activeColumn = (columns: readonly Column[], key: string) => columns.find((column) => column.key === key);

function useProblemsByRow(columns: readonly Column[]): ReadonlyMap<string, RowProblems> {
  const { report } = useChecks();
  const kept = useRef<{ columns: readonly Column[]; rows: ReadonlyMap<string, RowProblems> }>({
    columns,
    rows: new Map(),
  });
  return useMemo(() => {
    const rows = problemsByRow(report?.problems ?? [], columns, kept.current);
    kept.current = { columns, rows };
    return rows;
  }, [report, columns]);
}
