/** What led to something: happenings and the content that answered them, each inside the one before it. */
import type { ItemKey } from '../../engine/content';
import type { TrailView } from '../../engine/view';
import styles from './why.module.css';

export interface TrailListProps {
  trail: readonly TrailView[];
  onOpenItem?(item: ItemKey, pointer: string): void;
}

export function TrailList({ trail, onOpenItem }: TrailListProps) {
  const steps = trail.map((step, depth) => ({ ...step, depth }));
  return (
    <ol className={styles.trail} aria-label="What led to it">
      {steps.map(({ text, item, pointer, depth }) => (
        <li key={depth} style={{ paddingLeft: Math.min(depth, 8) * 12 }}>
          {item === null || onOpenItem === undefined ? (
            text
          ) : (
            <button type="button" onClick={() => onOpenItem(item, pointer)}>
              {text}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
