/** One row of the content tree: a pack, a kind or an item, with its count or the worst problem below it. The tree has focus, keys and clicks. */
import { memo } from 'react';
import { Icon } from '../icons/icon';
import { kindIcon } from '../icons/kind-icon';
import { worstOf } from './check-report';
import type { TreeRow } from './content-tree';
import { countOf } from './kind-words';
import styles from './tree.module.css';

export interface TreeRowViewProps {
  row: TreeRow;
  top: number;
  isActive: boolean;
  isShown: boolean;
  isUnsaved: boolean;
  /** What the lab says of it: "31 %, n 200"; '' if nothing. */
  evidence: string;
}

export const treeRowId = (row: TreeRow) => `tree:${row.key}`;

export const TreeRowView = memo(function TreeRowView(props: TreeRowViewProps) {
  const { row, top, isActive, isShown, isUnsaved, evidence } = props;
  const isFolder = row.type !== 'item';
  const worst = worstOf(row.counts);
  // A folder that is open shows its problems on its rows.
  const showsWorst = worst !== null && !(isFolder && row.isOpen);
  return (
    <div
      id={treeRowId(row)}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.level}
      aria-setsize={row.set.size}
      aria-posinset={row.set.index}
      aria-expanded={isFolder ? row.isOpen : undefined}
      aria-selected={isShown}
      className={styles.row}
      data-active={isActive ? '' : undefined}
      data-shown={isShown ? '' : undefined}
      style={{ top, paddingLeft: 8 + (row.level - 1) * 16 }}
      data-key={row.key}
    >
      {isFolder ? (
        <Icon name={row.isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
      ) : (
        <span style={{ width: 12 }} />
      )}
      {row.type === 'item' ? null : <Icon name={kindIcon(row.type === 'pack' ? 'pack' : row.kind)} />}
      <span className={styles.label} data-pack={row.type === 'pack' ? '' : undefined}>
        {row.label}
      </span>
      {row.type === 'kind' ? (
        // Enter does the same for those who use keys.
        <span className={styles.table} data-table="" title={`All ${row.label.toLowerCase()} as a table (Enter)`}>
          <Icon name="table" size={14} />
        </span>
      ) : null}
      {isUnsaved ? <i className={styles.unsaved} title="Not saved yet" /> : null}
      {showsWorst ? (
        <span className={styles.worst} data-severity={worst.severity} title={countOf(worst.count, worst.severity)}>
          <Icon name={worst.severity === 'error' ? 'error' : 'warning'} />
          {worst.count}
        </span>
      ) : row.type === 'item' ? (
        evidence === '' ? null : (
          <span className={styles.count} title={`Won in trial games: ${evidence}`}>
            {evidence}
          </span>
        )
      ) : (
        <span className={styles.count}>{row.count}</span>
      )}
    </div>
  );
});
