/** The workbench: content tree, the open item with its problems below, and the playtest beside it. It places panels and nothing else. */
import { useState } from 'react';
import { countSeverities } from './check-report';

import styles from './frame.module.css';
import { ItemArea } from './item-area';
import { countOf } from './kind-words';
import { useWatched } from './observable';
import { drawnWidths, usePageSize } from './page-size';
import { PlaytestSide } from './playtest-side';
import { ProblemsPanel } from './problems-panel';
import { SidePanel } from './side-panel';
import { StackedWorkbench } from './stacked-workbench';
import { useChecks, useStoreState, useStudio } from './studio-context';
import { TabRow } from './tab-row';
import { TreePanel } from './tree-panel';

export function Workbench() {
  return usePageSize() === 'stacked' ? <StackedWorkbench /> : <WideWorkbench />;
}

function WideWorkbench() {
  const { layout } = useStudio();
  const now = useWatched(layout);
  const size = usePageSize();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const drawn = drawnWidths(size);
  const treeWidth = now.treeWidth === 0 ? drawn.tree : now.treeWidth;
  const playtestWidth = now.playtestWidth === 0 ? drawn.playtest : now.playtestWidth;
  const isTreeOpen = now.isTreeOpen && size !== 'narrow';
  const summary = useTreeSummary();

  const columns = [
    isTreeOpen ? `${treeWidth}px` : '36px',
    'minmax(0, 1fr)',
    now.isPlaytestOpen ? `${playtestWidth}px` : '36px',
  ];
  return (
    <main className={styles.panels} style={{ gridTemplateColumns: columns.join(' ') }}>
      <SidePanel
        label="Content"
        side="left"
        keys="Ctrl B"
        width={treeWidth}
        least={160}
        most={420}
        isOpen={isTreeOpen}
        summary={summary}
        onToggle={() => (size === 'narrow' ? setDrawerOpen(!isDrawerOpen) : layout.set({ ...now, isTreeOpen: true }))}
        onWidth={(width) => layout.set({ ...now, treeWidth: width })}
        onReset={() => layout.set({ ...now, treeWidth: 0 })}
      >
        <TreePanel />
      </SidePanel>
      {size === 'narrow' && isDrawerOpen ? (
        <div className={`${styles.side} ${styles.drawer}`}>
          <TreePanel onPicked={() => setDrawerOpen(false)} />
        </div>
      ) : null}
      <section className={styles.middle} aria-label="Open items">
        <TabRow />
        <ItemArea />
        <ProblemsPanel />
      </section>
      <SidePanel
        label="Playtest"
        side="right"
        keys="Alt B"
        width={playtestWidth}
        least={320}
        most={720}
        isOpen={now.isPlaytestOpen}
        summary="Playtest"
        onToggle={() => layout.set({ ...now, isPlaytestOpen: true })}
        onWidth={(width) => layout.set({ ...now, playtestWidth: width })}
        onReset={() => layout.set({ ...now, playtestWidth: 0 })}
      >
        <PlaytestSide />
      </SidePanel>
    </main>
  );
}

function useTreeSummary(): string {
  const { documents } = useStoreState();
  const { report } = useChecks();
  const counts = countSeverities(report?.problems ?? []);
  const worst =
    counts.error > 0
      ? `, ${countOf(counts.error, 'error')}`
      : counts.warning > 0
        ? `, ${countOf(counts.warning, 'warning')}`
        : '';
  return `Content, ${countOf(documents.size, 'file')}${worst}`;
}
