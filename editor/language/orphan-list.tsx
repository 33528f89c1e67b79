/** Translations of what is no longer in the pack: to be read once more, and taken out. */
import { IconButton } from '../theme/button';
import styles from './language.module.css';
import type { Orphan } from './translation-rows';

export interface OrphanListProps {
  orphans: readonly Orphan[];
  isReadOnly: boolean;
  onRemove(orphan: Orphan): void;
}

export function OrphanList({ orphans, isReadOnly, onRemove }: OrphanListProps) {
  if (orphans.length === 0) return null;
  return (
    <section className={styles.item} aria-label="No longer in the pack">
      <h2>No longer in the pack</h2>
      {orphans.map((orphan) => (
        <div key={orphan.item + orphan.pointer} className={styles.row}>
          <span className={styles.where}>
            {orphan.item}
            {orphan.pointer.replaceAll('/', ' › ')}
          </span>
          <p className={styles.original} />
          <p className={styles.gone}>
            <span dir="auto">{orphan.text}</span>
            {isReadOnly ? null : (
              <IconButton
                icon="trash"
                label={`Take out ${orphan.item} ${orphan.pointer}`}
                onClick={() => onRemove(orphan)}
              />
            )}
          </p>
        </div>
      ))}
    </section>
  );
}
