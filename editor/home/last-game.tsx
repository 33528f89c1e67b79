/** The game that this browser kept of a pack: what it is and how far it came, and the way back to it. */
import { useEffect, useState } from 'react';
import type { SavedGame } from '../play/saved-game';
import { Button } from '../theme/button';
import { titleOf } from '../workbench/item-titles';
import { useStoreState, useStudio } from '../workbench/studio-context';
import styles from './home.module.css';

export function LastGame({ pack }: { pack: string }) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const { games } = studio;
  const [game, setGame] = useState<SavedGame | null>(null);

  useEffect(() => {
    let isCurrent = true;
    // A browser that keeps no games has none to go on with.
    games.read(pack).then(
      (found) => isCurrent && setGame(found),
      () => isCurrent && setGame(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [games, pack]);

  if (game === null) return null;
  const { scenario, seed, variants = [] } = game.options;
  const document = documents.get(`${pack}/scenario/${scenario}.json`);
  const goOn = () => studio.navigation.go({ mode: 'play', item: { pack, kind: 'scenario', id: scenario }, variants });
  return (
    <section className={styles.game} aria-label="Go on playing">
      <div className={styles.head}>
        <h2>Go on playing</h2>
      </div>
      <div className={styles.gameLine}>
        <span>
          <strong className={styles.name}>{document === undefined ? scenario : titleOf(document) || scenario}</strong>
          <span className={styles.small}>{`seed ${seed}${decisionsOf(game.save)}`}</span>
        </span>
        <Button look="line" icon="play" onClick={goOn}>
          Continue
        </Button>
      </div>
    </section>
  );
}

/** How far it came, if the save says so. */
function decisionsOf(save: string): string {
  const value: unknown = JSON.parse(save);
  const at = typeof value === 'object' && value !== null && 'at' in value ? value.at : undefined;
  return typeof at === 'number' ? `, decision ${at}` : '';
}
