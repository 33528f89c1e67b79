/** The filter over the content tree, and what the tree says when there is nothing to show: empty, loading, or nothing that matches. */
import type { KeyboardEvent } from 'react';
import { nearestName } from '../../engine/language/nearest-name';
import { Icon } from '../icons/icon';
import type { TreeItem, TreeRow } from './content-tree';
import type { StoreState } from './document-cell';
import { LoadingBars } from './loading-bars';
import { useWatched } from './observable';
import { useStudio } from './studio-context';
import styles from './tree.module.css';
import { treeFilterId } from './tree-filter-id';

export interface TreeFilterProps {
  rows: readonly TreeRow[];
  onEnter(row: TreeRow): void;
  /** Down from the field goes into the tree. */
  onLeave(): void;
}

export function TreeFilter({ rows, onEnter, onLeave }: TreeFilterProps) {
  const { tree } = useStudio();
  const filter = useWatched(tree.filter);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') tree.filter.set('');
    else if (event.key === 'ArrowDown') onLeave();
    else if (event.key === 'Enter') {
      const found = rows.find((row) => row.type === 'item');
      if (found !== undefined) onEnter(found);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.filter}>
      <Icon name="search" />
      <input
        id={treeFilterId}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label="Find by name or id"
        placeholder="Find by name or id"
        value={filter}
        onChange={(event) => tree.filter.set(event.target.value)}
        onKeyDown={handleKey}
      />
      <kbd>{filter === '' ? 'Ctrl P' : 'Esc'}</kbd>
    </div>
  );
}

export function TreeEmpty({ phase, items }: { phase: StoreState['phase']; items: readonly TreeItem[] }) {
  const { tree, documents } = useStudio();
  const filter = useWatched(tree.filter);
  if (phase === 'loading') return <LoadingBars />;
  if (phase === 'failed') {
    return (
      <div className={styles.empty} role="status">
        <strong>The content could not be read</strong>
        <p>
          The studio’s server does not answer.{' '}
          <button type="button" onClick={() => void documents.reload()}>
            Try again
          </button>
        </p>
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className={styles.empty}>
        <strong>No items</strong>
        <p>A pack is a folder of scenarios, cards, monsters and tiles.</p>
      </div>
    );
  }
  const near = nearestName(
    filter,
    items.flatMap(({ name, title }) => [name.id, title]),
  );
  return (
    <div className={styles.empty} role="status">
      <strong>No item matches “{filter}”</strong>
      <p>
        {near === undefined ? null : (
          <>
            Did you mean{' '}
            <button type="button" onClick={() => tree.filter.set(near)}>
              {near}
            </button>
            ?{' '}
          </>
        )}
        <button type="button" onClick={() => tree.filter.set('')}>
          Clear
        </button>{' '}
        <kbd>Esc</kbd>
      </p>
    </div>
  );
}
