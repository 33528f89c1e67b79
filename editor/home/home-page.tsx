/** The page one starts from: the packs of the folder, scenarios to begin with, and what was edited lately. */
import { useEffect, useState } from 'react';
import { Button } from '../theme/button';
import { LoadingBars } from '../workbench/loading-bars';
import { useWatched } from '../workbench/observable';
import states from '../workbench/states.module.css';
import { useChecks, useStoreState, useStudio } from '../workbench/studio-context';
import { EmptyHome } from './empty-home';
import styles from './home.module.css';
import { LastGame } from './last-game';
import { summarizePacks } from './pack-summary';
import { PackTable } from './pack-table';
import { RecentList } from './recent-list';
import { ScenarioTemplates } from './scenario-templates';

export function HomePage() {
  const studio = useStudio();
  const { documents, phase, folder } = useStoreState();
  const checks = useChecks();
  const recent = useWatched(studio.recent);
  const [chosen, setChosen] = useState('');
  useNewPackKey();

  if (phase === 'loading')
    return (
      <main className={styles.page}>
        <LoadingBars label="Loading the packs" />
      </main>
    );
  if (phase === 'failed') {
    return (
      <main className={styles.page}>
        <div className={states.notice} role="alert">
          <strong>The content could not be read</strong>
          <p>The studio’s server does not answer. What you typed is kept in this browser.</p>
          <Button look="line" onClick={() => void studio.documents.reload()}>
            Try again
          </Button>
        </div>
      </main>
    );
  }
  const packs = summarizePacks(documents, checks);
  if (packs.length === 0) return <EmptyHome folder={folder} />;
  const current = packs.find(({ pack }) => pack === chosen) ?? packs[0];
  return (
    <main className={styles.page}>
      <div className={styles.columns}>
        <section aria-label="Packs">
          <div className={styles.head}>
            <h1>Packs</h1>
            <Button
              look="primary"
              icon="plus"
              keys="N"
              className={styles.push}
              onClick={() => studio.overlay.set({ type: 'new-pack', base: '' })}
            >
              New pack
            </Button>
          </div>
          <PackTable packs={packs} chosen={current?.pack ?? ''} onChoose={setChosen} />
          {current === undefined ? null : <ScenarioTemplates pack={current.pack} name={current.name} />}
        </section>
        <aside aria-label="Recent">
          {current === undefined ? null : <LastGame key={current.pack} pack={current.pack} />}
          <RecentList edits={recent} />
        </aside>
      </div>
    </main>
  );
}

function useNewPackKey() {
  const { overlay } = useStudio();
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key !== 'n' || event.ctrlKey || event.altKey || event.metaKey || isTyping) return;
      if (overlay.get().type !== 'none') return;
      event.preventDefault();
      overlay.set({ type: 'new-pack', base: '' });
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [overlay]);
}
