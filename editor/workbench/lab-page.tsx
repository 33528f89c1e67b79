/** The lab over the whole page: brings it the content of the pack and takes its wishes to the studio. */
import { lazy, Suspense, useCallback } from 'react';
import type { ItemKey } from '../../engine/content';
import type { Series } from '../../engine/lab/playout';
import type { LabRun } from '../lab/lab-run';
import { timeWords } from './clock-words';
import type { Game } from './game';
import { LoadingBars } from './loading-bars';
import { useWatched } from './observable';
import { PanelBoundary } from './panel-boundary';
import states from './states.module.css';
import { useChecks, usePlace, useStoreState, useStudio } from './studio-context';
import { useGame } from './use-game';

const LabView = lazy(async () => ({ default: (await import('../lab/lab-view')).LabView }));

export function LabPage() {
  const { phase } = useStoreState();
  const game = useGame();
  if (game === null) {
    return phase === 'loading' ? (
      <LoadingBars label="Loading the lab" />
    ) : (
      <div className={states.notice}>
        <strong>Nothing to play</strong>
        <p>The lab plays a pack that has a scenario. Add one in Write with Alt N.</p>
      </div>
    );
  }
  return (
    <PanelBoundary name="The lab">
      <Suspense fallback={<LoadingBars label="Loading the lab" />}>
        <LabOfPack key={game.pack} game={game} />
      </Suspense>
    </PanelBoundary>
  );
}

function LabOfPack({ game }: { game: Game }) {
  const studio = useStudio();
  const { item } = usePlace();
  const { store, original: content, blocked } = useWatched(game);
  const { phase } = useChecks();
  const askContent = useCallback(async () => {
    const linked = await studio.checks.linked(game.pack);
    return linked !== null && 'content' in linked ? linked.content : null;
  }, [studio, game.pack]);
  const openGame = async (run: LabRun, series: Series, index: number, decision: number) => {
    const played = await studio.lab.contentOf(run);
    if (played === null) return;
    const { setup, answers } = await studio.lab.recordOf(run, series, index);
    const { scenario, characters, seed, variants = [] } = setup;
    const at = Math.max(0, decision - 1);
    const options = { scenario, characters, seed, ...(variants.length > 0 ? { variants } : {}) };
    await store.openRecord(options, { ...setup, content: played, answers, at });
    studio.navigation.go({ mode: 'play', item: { pack: game.pack, kind: 'scenario', id: scenario }, variants });
  };
  return (
    <LabView
      store={studio.lab}
      content={content}
      isChecking={phase !== 'checked'}
      askContent={askContent}
      blocked={blocked?.message ?? ''}
      scenario={item?.kind === 'scenario' ? item.id : ''}
      when={(at) => timeWords(at, Date.now())}
      onOpenGame={(...asked) => void openGame(...asked)}
      onOpenItem={(key: ItemKey) => studio.openItem(key, '', game.pack)}
    />
  );
}
