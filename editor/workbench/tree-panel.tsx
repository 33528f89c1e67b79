/** The content tree: filter, rows, new item. Only the rows in sight are drawn, so that thousands of cards cost nothing. */
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { evidenceOf, shortEvidence } from '../lab/evidence';
import { Button } from '../theme/button';
import { ContextMenu } from '../theme/context-menu';
import { kindKey, packKey, type TreeRow, treeRows } from './content-tree';
import { folderOfKind } from './document';
import { useWatched } from './observable';
import { useChecks, usePlace, useShownTab, useStoreState, useStudio } from './studio-context';
import styles from './tree.module.css';
import { TreeEmpty, TreeFilter } from './tree-filter';
import { treeMove } from './tree-keys';
import { treeMenu } from './tree-menu';
import { TreeRowView, treeRowId } from './tree-row';
import { setOpen } from './tree-state';
import { useInSight } from './use-in-sight';
import { useTreeItems } from './use-tree-items';

const ROW_HEIGHT = 24;

export function TreePanel({ onPicked }: { onPicked?: () => void }) {
  const studio = useStudio();
  const { documents, phase } = useStoreState();
  const { report } = useChecks();
  const shownTab = useShownTab();
  const open = useWatched(studio.tree.open);
  const filter = useWatched(studio.tree.filter);
  const [active, setActive] = useState('');
  const [menu, setMenu] = useState<{ row: TreeRow; at: { left: number; top: number } } | null>(null);
  const scroll = useRef<HTMLDivElement>(null);

  const { runs } = useWatched(studio.lab);
  const evidenceFor = (row: TreeRow) => {
    if (row.type !== 'item' || row.name.kind !== 'scenario') return '';
    const evidence = evidenceOf(runs, row.name.pack, row.name.id);
    return evidence === undefined ? '' : shortEvidence(evidence);
  };

  const items = useTreeItems();
  const rows = useMemo(
    () => treeRows(items, { problems: report?.problems ?? [], open: new Set(open), filter }),
    [items, report, open, filter],
  );
  const { first, last, follow } = useInSight(scroll, rows.length, ROW_HEIGHT);
  useUnfolded();

  const activate = useCallback(
    (key: string, all: readonly TreeRow[]) => {
      setActive(key);
      follow(all.findIndex((row) => row.key === key));
    },
    [follow],
  );

  const openRow = useCallback(
    (row: TreeRow) => {
      if (row.type === 'pack') return;
      if (row.type === 'item') studio.openFile(row.file);
      else studio.openTable(row);
      onPicked?.();
    },
    [studio, onPicked],
  );

  const press = useCallback(
    (row: TreeRow) => {
      setActive(row.key);
      if (row.type === 'item') openRow(row);
      else studio.tree.open.set((now) => setOpen(now, row.key, !row.isOpen));
    },
    [studio, openRow],
  );

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const move = treeMove(rows, active, event.key);
    if (move === null) return;
    event.preventDefault();
    if (move.type === 'activate') activate(move.key, rows);
    else if (move.type === 'fold') studio.tree.open.set((now) => setOpen(now, move.key, move.isOpen));
    else if (move.type === 'open') openRow(move.row);
    else if (move.type === 'rename') studio.overlay.set({ type: 'rename', file: move.row.file });
    else void studio.removeFiles([move.row.file]);
  };

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const key =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
    const row = rows.find((each) => each.key === key);
    if (row === undefined) return;
    if (event.target instanceof Element && event.target.closest('[data-table]') !== null) openRow(row);
    else press(row);
  };

  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
    // The menu key is pressed on the tree as a whole, and means the active row.
    const key = target?.dataset.key ?? current;
    const row = rows.find((each) => each.key === key);
    const drawn = target ?? scroll.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (row === undefined) return;
    setActive(key);
    const box = drawn?.getBoundingClientRect();
    const isPointed = target !== null && event.clientX > 0;
    const at =
      isPointed || box === undefined
        ? { left: event.clientX, top: event.clientY }
        : { left: box.left + 24, top: box.bottom };
    setMenu({ row, at });
  };

  const current = rows.some(({ key }) => key === active) ? active : (rows[0]?.key ?? '');
  const activeRow = rows.find(({ key }) => key === current);
  return (
    <>
      <TreeFilter rows={rows} onEnter={openRow} onLeave={() => scroll.current?.focus()} />
      <div
        ref={scroll}
        className={styles.scroll}
        role="tree"
        aria-label="Content"
        aria-activedescendant={activeRow === undefined ? undefined : treeRowId(activeRow)}
        tabIndex={0}
        onKeyDown={handleKey}
        onClick={handleClick}
        onContextMenu={openMenu}
        onFocus={() => setActive(current)}
      >
        <div className={styles.rows} role="presentation" style={{ height: rows.length * ROW_HEIGHT }}>
          {rows.slice(first, last).map((row, index) => (
            <TreeRowView
              key={row.key}
              row={row}
              top={(first + index) * ROW_HEIGHT}
              isActive={row.key === current}
              isShown={
                row.type === 'item' ? row.file === shownTab : row.type === 'kind' && folderOfKind(row) === shownTab
              }
              evidence={evidenceFor(row)}
              isUnsaved={row.type === 'item' && documents.get(row.file)?.state !== 'saved'}
            />
          ))}
        </div>
      </div>
      {menu === null ? null : (
        <ContextMenu
          label={`Commands for ${menu.row.label}`}
          at={menu.at}
          entries={treeMenu(studio, menu.row)}
          onClose={() => {
            setMenu(null);
            scroll.current?.focus();
          }}
        />
      )}
      {rows.length === 0 ? <TreeEmpty phase={phase} items={items} /> : null}
      <TreeFoot />
    </>
  );
}

/** The row of the item or table that is shown is always folded open, so that one sees where one is. */
function useUnfolded() {
  const { tree } = useStudio();
  const { mode, item, table } = usePlace();
  useEffect(() => {
    const pack = (item ?? table)?.pack;
    if (mode !== 'write' || pack === undefined) return;
    const withPack = setOpen(tree.open.get(), packKey(pack), true);
    const isInKind = item !== null && item.kind !== 'pack';
    tree.open.set(isInKind ? setOpen(withPack, kindKey(pack, item.kind), true) : withPack);
  }, [mode, item, table, tree]);
}

function TreeFoot() {
  const { newItem } = useStudio();
  return (
    <div className={styles.foot}>
      <Button icon="plus" keys="Alt N" onClick={() => newItem()}>
        New item
      </Button>
    </div>
  );
}
