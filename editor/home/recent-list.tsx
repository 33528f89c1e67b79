/** What was edited lately in this browser, newest first; each line goes to the very place. */
import { Icon } from '../icons/icon';
import { kindIcon } from '../icons/kind-icon';
import { Key } from '../theme/button';
import { timeAgo } from '../workbench/clock-words';
import { nameOfFile } from '../workbench/document';
import { PlaceLink } from '../workbench/place-link';
import type { RecentEdit } from '../workbench/recent-edits';
import { useStoreState, useStudio } from '../workbench/studio-context';
import styles from './home.module.css';

const MAX_SHOWN = 10;

export function RecentList({ edits }: { edits: readonly RecentEdit[] }) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const shown = edits.filter(({ file }) => documents.has(file)).slice(0, MAX_SHOWN);
  return (
    <>
      <div className={styles.head}>
        <h2>Recent</h2>
        <span className={styles.push}>
          Reopen last <Key>Alt Shift W</Key>
        </span>
      </div>
      <div className={styles.recent}>
        {shown.map(({ file, words, pointer, at }) => {
          const name = nameOfFile(file);
          return (
            <PlaceLink
              key={file}
              to={{ mode: 'write', item: name, at: pointer }}
              onClick={() => studio.openFile(file, { at: pointer })}
            >
              <Icon name={kindIcon(name?.kind ?? '')} className={styles.markFaint} />
              <code>{name?.id ?? file}</code>
              <span>{words}</span>
              <time dateTime={new Date(at).toISOString()}>{timeAgo(at, Date.now())}</time>
            </PlaceLink>
          );
        })}
        {shown.length === 0 ? <p className={styles.none}>What you edit is listed here, with what changed.</p> : null}
      </div>
    </>
  );
}
