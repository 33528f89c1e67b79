/** The right panel: the playtest, loaded apart so that writing begins without the engine. */
import { lazy, Suspense } from 'react';
import styles from './frame.module.css';
import { gameCommands } from './game-commands';
import { LoadingBars } from './loading-bars';

const PlaytestColumn = lazy(() => import('./playtest-column'));

export function PlaytestSide() {
  return (
    <div className={styles.playtest} data-own-keys={gameCommands}>
      <Suspense fallback={<LoadingBars label="Loading the playtest" />}>
        <PlaytestColumn look="panel" />
      </Suspense>
    </div>
  );
}
