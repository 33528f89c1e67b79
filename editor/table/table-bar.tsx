/** The bar over a table: the other views of the active row, what is looked for, which columns are seen, undo and redo. */
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../icons/icon';
import { Button, IconButton } from '../theme/button';
import { countOf, manyOfKind } from '../workbench/kind-words';
import { type Observable, useWatched } from '../workbench/observable';
import { packFacts } from '../workbench/pack-facts';
import { useStoreState, useStudio } from '../workbench/studio-context';
import { ViewSegments } from '../workbench/view-segments';
import type { Column } from './column';
import { ColumnsMenu } from './columns-menu';
import styles from './table.module.css';
import type { TableSettings } from './table-settings';

export interface TableBarProps {
  kind: string;
  /** The item of the active row. */
  file: string | null;
  counts: { shown: number; all: number; faulty: number };
  columns: readonly Column[];
  shownColumns: readonly Column[];
  /** Packs below this one, nearest first. */
  bases: readonly string[];
  settings: Observable<TableSettings>;
  filter: string;
  field: RefObject<HTMLInputElement | null>;
  onFilter(text: string): void;
  isOnlyFaulty: boolean;
  onOnlyFaulty(isOnly: boolean): void;
  onLeave(): void;
}

export function TableBar(props: TableBarProps) {
  const { file, counts, columns, shownColumns, bases, settings, isOnlyFaulty, onOnlyFaulty } = props;
  const { withBase, beside } = useWatched(settings);
  const { documents } = useStoreState();
  const names = bases.map((pack) => packFacts(documents, pack)?.name ?? pack).join(', ');
  return (
    <div className={styles.bar}>
      {file === null ? null : <ViewSegments file={file} view="table" />}
      <FilterField {...props} />
      {counts.faulty === 0 && !isOnlyFaulty ? null : (
        <Button
          size="small"
          look="quiet"
          icon="error"
          className={styles.faulty}
          aria-pressed={isOnlyFaulty}
          title={`Only the ${countOf(counts.faulty, 'row')} with problems`}
          onClick={() => onOnlyFaulty(!isOnlyFaulty)}
        >
          {counts.faulty}
          <span className="visually-hidden"> rows with problems</span>
        </Button>
      )}
      {bases.length === 0 ? null : (
        <Button
          size="small"
          look="quiet"
          icon="layers"
          aria-pressed={withBase}
          title={`Show what ${names} has too`}
          onClick={() => settings.set((now) => ({ ...now, withBase: !now.withBase }))}
        >
          Base
        </Button>
      )}
      <ColumnsMenu columns={columns} shown={shownColumns} settings={settings} />
      <IconButton
        icon="panel"
        label="The row beside the table"
        keys="Alt R"
        aria-pressed={beside !== 'nothing'}
        onClick={() => toggleBeside(settings)}
      />
      <History />
    </div>
  );
}

export const toggleBeside = (settings: Observable<TableSettings>): void =>
  settings.set((now) => ({ ...now, beside: now.beside === 'nothing' ? 'form' : 'nothing' }));

function History() {
  const studio = useStudio();
  useStoreState();
  const files = studio.editedFiles();
  const undoable = studio.documents.nextStep(files, 'undo');
  const redoable = studio.documents.nextStep(files, 'redo');
  return (
    <>
      <IconButton
        icon="undo"
        label="Undo"
        keys="Ctrl Z"
        disabled={undoable === null}
        onClick={() => undoable !== null && studio.documents.undo(undoable)}
      />
      <IconButton
        icon="redo"
        label="Redo"
        keys="Ctrl Shift Z"
        disabled={redoable === null}
        onClick={() => redoable !== null && studio.documents.redo(redoable)}
      />
    </>
  );
}

function FilterField({ kind, counts, filter, field, onFilter, onLeave }: TableBarProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && filter !== '') onFilter('');
    else if (event.key === 'Escape' || event.key === 'Enter' || event.key === 'ArrowDown') onLeave();
    else return;
    event.preventDefault();
  };
  const many = manyOfKind(kind).toLowerCase();
  const isAll = counts.shown === counts.all;
  return (
    <div className={styles.filter}>
      <Icon name="filter" size={14} />
      <input
        ref={field}
        type="text"
        aria-label={`Filter the ${many}`}
        placeholder="Filter, such as fire dice>3 (Ctrl F)"
        title="Words anywhere in a row. A column’s name with : = != < > asks of that column: rank:elite,boss  dice>=4  text= (not set)"
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
        onKeyDown={handleKey}
      />
      <span className={styles.count} role="status">
        {isAll ? `${counts.all} ${many}` : `${counts.shown} of ${counts.all}`}
      </span>
      {filter === '' ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label="Show all rows"
          title="Esc"
          onClick={() => onFilter('')}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </div>
  );
}
