/** The game over the whole page. */
import { lazy, Suspense } from 'react';
import styles from './frame.module.css';
import { LoadingBars } from './loading-bars';

const PlaytestColumn = lazy(() => import('./playtest-column'));

export function PlayPage() {
  return (
    <div className={styles.play} data-own-undo="">
      <Suspense fallback={<LoadingBars label="Loading the game" />}>
        <PlaytestColumn look="screen" />
      </Suspense>
    </div>
  );
}
