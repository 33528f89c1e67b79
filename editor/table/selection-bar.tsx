/** What floats over the table while several rows are chosen: how many, and what can be done with all of them, with the keys that do it. */
import type { RefObject } from 'react';
import { Button, IconButton, Key } from '../theme/button';
import { countOf } from '../workbench/kind-words';
import { useStudio } from '../workbench/studio-context';
import type { Shown } from './block-edits';
import type { Column } from './column';
import { chosenFiles, columnIndex, headRow } from './selection';
import styles from './table.module.css';
import type { TableEdits } from './use-table-edits';
import type { TableSelection } from './use-table-selection';

export interface SelectionBarProps {
  chosen: TableSelection;
  shown: Shown;
  edits: TableEdits;
  grid: RefObject<HTMLElement | null>;
  onSetAll(): void;
}

export function SelectionBar({ chosen, shown, edits, grid, onSetAll }: SelectionBarProps) {
  const studio = useStudio();
  const { selection } = chosen;
  const files = chosenFiles(selection, shown.grid);
  const column = shown.columns[columnIndex(shown.grid, selection.active)];
  const [first] = files;
  if (column === undefined || first === undefined || !isShown(selection.ticked.size, files, selection.active.file))
    return null;
  const isTyped = column.role !== 'id' && column.role !== 'nested';
  const back = (act: () => void) => () => {
    act();
    grid.current?.focus();
  };
  return (
    <section className={styles.chosen} aria-label="Chosen rows">
      <strong>{`${files.length} chosen`}</strong>
      <span className={styles.chosenHint}>
        {column.title}
        {boundsOf(column)}
        {isTyped ? (
          <>
            : <Key>Enter</Key> sets this one, <Key>Ctrl Enter</Key> all {files.length}
          </>
        ) : null}
      </span>
      {isTyped ? (
        <Button size="small" look="line" keys="Ctrl E" onClick={onSetAll}>
          Set all…
        </Button>
      ) : null}
      <Button size="small" keys="Ctrl D" onClick={back(() => edits.fill(selection))}>
        Fill down
      </Button>
      <Button
        size="small"
        icon="copy"
        keys="Ctrl C"
        onClick={back(() => void navigator.clipboard.writeText(edits.copied(selection)))}
      >
        Copy
      </Button>
      <Button
        size="small"
        look="danger"
        icon="trash"
        title={`Delete ${countOf(files.length, 'item')}`}
        onClick={back(() => {
          chosen.letGo();
          void studio.removeFiles(files);
        })}
      >
        Delete
      </Button>
      <IconButton icon="close" label="Choose one cell only" keys="Esc" onClick={back(chosen.letGo)} />
    </section>
  );
}

const isShown = (ticked: number, files: readonly string[], active: string) =>
  ticked > 0 || (files.length > 1 && active !== headRow);

/** ", 1 to 9" */
function boundsOf({ schemas }: Column): string {
  const [schema] = schemas.values();
  const { minimum, maximum } = schema ?? {};
  return minimum === undefined || maximum === undefined ? '' : `, ${minimum} to ${maximum}`;
}
