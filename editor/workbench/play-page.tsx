/** The game over the whole page. */
import { lazy, Suspense } from 'react';
import styles from './frame.module.css';
import { gameCommands } from './game-commands';
import { LoadingBars } from './loading-bars';

const PlaytestColumn = lazy(() => import('./playtest-column'));

export function PlayPage() {
  return (
    <div className={styles.play} data-own-keys={gameCommands}>
      <Suspense fallback={<LoadingBars label="Loading the game" />}>
        <PlaytestColumn look="screen" />
      </Suspense>
    </div>
  );
}
