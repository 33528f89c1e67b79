/** What the expression in hand gives in the running game, behind its field. Nothing where no game runs, or where it cannot be said now. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlaytestSnapshot } from '../play/playtest-snapshot';
import { nameOfFile } from '../workbench/document';
import { useStudio } from '../workbench/studio-context';
import styles from './expression-offers.module.css';
import { useForm } from './form-context';

const noGame = { subscribe: () => () => undefined, snapshot: () => null };

export function ValueChip({ source }: { source: string }) {
  const studio = useStudio();
  const { editor } = useForm();
  const name = nameOfFile(editor.file);
  const game = studio.runningGame();
  const store = game?.get().store;
  const { subscribe, snapshot } = store ?? noGame;
  const now = useSyncExternalStore<PlaytestSnapshot | null>(subscribe, snapshot, snapshot);
  const [value, setValue] = useState<string | null>(null);
  const key = name === null ? null : (`${name.kind}/${name.id}` as const);

  useEffect(() => {
    // Whatever happens in the game may change it.
    if (store === undefined || key === null || now?.phase !== 'playing' || now.bot !== null) return;
    let isCurrent = true;
    void store.valueOf(key, source).then((found) => {
      if (isCurrent) setValue(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, key, source, now]);

  if (value === null || now?.phase !== 'playing') return null;
  return (
    <span className={styles.value} title="In the running game, now">
      = {value}
    </span>
  );
}
