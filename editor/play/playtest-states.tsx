/** What a playtest shows when there is no game on the table: preparing, nothing begun, blocked by content, or stopped. */
import { useEffect, useState } from 'react';
import type { ItemKey } from '../../engine/content';
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import type { PlaytestError } from './playtest-api';
import styles from './playtest-states.module.css';
import { SLOW_AFTER } from './playtest-store';

/** Grey bars come only when it takes longer than one notices. */
const PATIENCE = 200;

export function Preparing({ words }: { words: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsLate(true), PATIENCE);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <section className={styles.state} aria-busy="true">
      <div className={styles.plate} role="status">
        {words}
      </div>
      {isLate ? (
        <div aria-hidden="true">
          <i className={styles.bar} style={{ width: '52%' }} />
          <i className={styles.bar} style={{ width: '70%' }} />
          <i className={styles.bar} style={{ width: '60%' }} />
        </div>
      ) : null}
    </section>
  );
}

export interface NothingBegunProps {
  /** Name of the scenario that would be played, or null if the pack has none. */
  scenario: string | null;
  /** The kept game that stands back for this one. */
  waiting?: { scenario: string; onGoOn(): void } | null;
  onStart(): void;
  onChoose(): void;
}

export function NothingBegun({ scenario, waiting = null, onStart, onChoose }: NothingBegunProps) {
  return (
    <section className={styles.state}>
      <h3>No game is running</h3>
      {scenario === null ? (
        <p>
          A playtest plays a scenario of this pack on the very content you are writing. This pack has none yet: add one
          with Alt N.
        </p>
      ) : (
        <>
          <p>
            A playtest plays this pack on the very content you are writing; a change shows at once and the game goes on.
          </p>
          <div className={styles.ways}>
            <Button look="primary" icon="play" onClick={onStart}>
              Play {scenario}
            </Button>
            <Button onClick={onChoose}>Choose scenario, characters, seed…</Button>
          </div>
          {waiting === null ? null : (
            <>
              <p>The link asks for another game than the one that you left. It is kept until you begin a new one.</p>
              <div className={styles.ways}>
                <Button look="line" icon="redo" onClick={waiting.onGoOn}>
                  Go on with {waiting.scenario}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}

export interface BlockedProps {
  title: string;
  error: PlaytestError;
  onOpenItem(item: ItemKey, pointer: string): void;
  onChoose(): void;
}

/** "settings.hauntings" for "/settings/hauntings". */
export const pointerWords = (pointer: string): string =>
  pointer.replace(/^\//, '').replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');

export function Blocked({ title, error, onOpenItem, onChoose }: BlockedProps) {
  const { item, pointer, message } = error;
  return (
    <section className={styles.state} role="alert">
      <h3>{title} can’t be played</h3>
      <p>{message}</p>
      <div className={styles.ways}>
        {item === null ? null : (
          <Button look="line" keys="Enter" onClick={() => onOpenItem(item, pointer)}>
            Go to <code>{pointer === '' ? item : pointerWords(pointer)}</code>
          </Button>
        )}
        <Button look="accent" onClick={onChoose}>
          Choose another game
        </Button>
      </div>
    </section>
  );
}

export function Stopped({
  failure,
  onRunAgain,
  onRestart,
}: {
  failure: string;
  onRunAgain(): void;
  onRestart(): void;
}) {
  return (
    <section className={styles.state} role="alert">
      <h3>
        <Icon name="warning" className={styles.warning} />
        The engine stopped
      </h3>
      <p>{failure}</p>
      <p>The game is kept as it was before the last answer.</p>
      <div className={styles.ways}>
        <Button look="line" icon="restart" onClick={onRunAgain}>
          Run again
        </Button>
        <Button onClick={onRestart}>Start from the beginning</Button>
      </div>
    </section>
  );
}

/** An answer that may never come, such as one in content that draws a thousand cards again and again. */
export function StillThinking({ onStop }: { onStop(): void }) {
  return (
    <p className={styles.slow} role="status">
      <Icon name="warning" />
      <span>The engine has been thinking for {SLOW_AFTER / 1000} s.</span>
      <Button size="small" look="line" onClick={onStop}>
        Stop it
      </Button>
    </p>
  );
}

export function ErrorLine({
  error,
  onOpenItem,
}: {
  error: PlaytestError;
  onOpenItem(item: ItemKey, pointer: string): void;
}) {
  const { item, pointer, message } = error;
  return (
    <p className={styles.error} role="alert">
      <Icon name="error" />
      <span>{message}</span>
      {item === null ? null : (
        <Button size="small" look="accent" onClick={() => onOpenItem(item, pointer)}>
          Go to {item.slice(item.indexOf('/') + 1)}
        </Button>
      )}
    </p>
  );
}
