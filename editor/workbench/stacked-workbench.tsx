/** The workbench where there is room for one panel only: the same panels, one at a time, behind a row of tabs. */
import { useState } from 'react';
import { Segments } from '../theme/segments';
import styles from './frame.module.css';
import { ItemArea } from './item-area';
import { PlaytestSide } from './playtest-side';
import { ProblemsPanel } from './problems-panel';
import { useShownTab } from './studio-context';
import { TabRow } from './tab-row';
import { TreePanel } from './tree-panel';

type Panel = 'content' | 'item' | 'playtest';

const panels: readonly { id: Panel; label: string }[] = [
  { id: 'content', label: 'Content' },
  { id: 'item', label: 'Item' },
  { id: 'playtest', label: 'Playtest' },
];

export function StackedWorkbench() {
  const tab = useShownTab();
  const [panel, setPanel] = useState<Panel>(tab === null ? 'content' : 'item');
  return (
    <main className={styles.stacked}>
      <div className={styles.stackedTabs}>
        <Segments<Panel> label="Panels" options={panels} value={panel} onChange={setPanel} />
      </div>
      {panel === 'content' ? (
        <div className={styles.side}>
          <TreePanel onPicked={() => setPanel('item')} />
        </div>
      ) : null}
      {panel === 'item' ? (
        <section className={styles.middle} aria-label="Open items">
          <TabRow />
          <ItemArea />
          <ProblemsPanel />
        </section>
      ) : null}
      {panel === 'playtest' ? (
        <aside className={styles.side} data-side="right" aria-label="Playtest">
          <PlaytestSide />
        </aside>
      ) : null}
    </main>
  );
}
