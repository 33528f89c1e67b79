/** What the expression in hand gives in the running game, behind its field. Nothing where no game runs, or where it cannot be said now. */
import { useEffect, useState, useSyncExternalStore } from 'react';
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
  const now = useSyncExternalStore<unknown>(subscribe, snapshot, snapshot);
  const [value, setValue] = useState<string | null>(null);
  const key = name === null ? null : (`${name.kind}/${name.id}` as const);

  useEffect(() => {
    // Whatever happens in the game may change it.
    if (store === undefined || key === null || now === null) return;
    let isCurrent = true;
    void store.valueOf(key, source).then((found) => {
      if (isCurrent) setValue(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, key, source, now]);

  if (value === null || store === undefined) return null;
  return (
    <span className={styles.value} title="In the running game, now">
      = {value}
    </span>
  );
}
