/** Places a form and the card that it writes side by side, or the card above where there is little width. */
import type { ReactNode } from 'react';
import styles from './face.module.css';
import { FaceBeside } from './face-beside';

export function BesideCard({ file, children }: { file: string; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.parts}>
        {children}
        <FaceBeside file={file} />
      </div>
    </div>
  );
}
