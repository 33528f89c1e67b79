/** What a key does in the content tree: where the active row goes, what folds, what opens. Pure; the panel carries it out. */
import type { TreeRow } from './content-tree';

export type TreeMove =
  | { type: 'activate'; key: string }
  | { type: 'fold'; key: string; isOpen: boolean }
  /** An item, or the table of a kind. */
  | { type: 'open'; row: TreeRow }
  | { type: 'rename' | 'delete'; row: TreeRow & { type: 'item' } };

export function treeMove(rows: readonly TreeRow[], active: string, pressed: string): TreeMove | null {
  const at = rows.findIndex(({ key }) => key === active);
  const row = rows[at];
  const activate = (index: number): TreeMove | null => {
    const target = rows[Math.min(rows.length - 1, Math.max(0, index))];
    return target === undefined ? null : { type: 'activate', key: target.key };
  };
  if (row === undefined)
    return pressed.startsWith('Arrow') || pressed === 'Home' || pressed === 'End' ? activate(0) : null;
  const isFolder = row.type !== 'item';
  switch (pressed) {
    case 'ArrowDown':
      return activate(at + 1);
    case 'ArrowUp':
      return activate(at - 1);
    case 'PageDown':
      return activate(at + 20);
    case 'PageUp':
      return activate(at - 20);
    case 'Home':
      return activate(0);
    case 'End':
      return activate(rows.length - 1);
    case 'ArrowRight':
      if (!isFolder) return null;
      return row.isOpen ? activate(at + 1) : { type: 'fold', key: row.key, isOpen: true };
    case 'ArrowLeft': {
      if (isFolder && row.isOpen) return { type: 'fold', key: row.key, isOpen: false };
      const parent = rows.slice(0, at).findLast(({ level }) => level < row.level);
      return parent === undefined ? null : { type: 'activate', key: parent.key };
    }
    case 'Enter':
      return row.type === 'pack' ? { type: 'fold', key: row.key, isOpen: !row.isOpen } : { type: 'open', row };
    case ' ':
      return isFolder ? { type: 'fold', key: row.key, isOpen: !row.isOpen } : { type: 'open', row };
    case 'F2':
      return isFolder ? null : { type: 'rename', row };
    case 'Delete':
      return isFolder ? null : { type: 'delete', row };
    default:
      return typeAhead(rows, at, pressed);
  }
}

/** A letter goes to the next row that begins with it. */
function typeAhead(rows: readonly TreeRow[], at: number, pressed: string): TreeMove | null {
  if (pressed.length !== 1 || !/[\p{L}\p{N}]/u.test(pressed)) return null;
  const begins = ({ label }: TreeRow) => label.toLowerCase().startsWith(pressed.toLowerCase());
  const found = [...rows.slice(at + 1), ...rows.slice(0, at)].find(begins);
  return found === undefined ? null : { type: 'activate', key: found.key };
}
