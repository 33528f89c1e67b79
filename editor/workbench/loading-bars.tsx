/** Grey bars in the place of what is not there yet. They appear only after 200 ms: what comes sooner never flickers. */
import styles from './states.module.css';

const widths = ['52%', '70%', '61%'];

export function LoadingBars({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={styles.bars} role="status" aria-label={label}>
      {widths.map((width) => (
        <i key={width} style={{ width }} />
      ))}
    </div>
  );
}
