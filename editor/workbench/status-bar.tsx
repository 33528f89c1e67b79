/** The line under everything: what the checks found and when, and which file is open. It says "checked" only of what was checked. */
import { Icon } from '../icons/icon';
import { Dot } from '../theme/button';
import { type CheckState, countSeverities, layerWords, unreadFiles } from './check-report';
import styles from './frame.module.css';
import { countOf, manyOfKind } from './kind-words';
import { useWatched } from './observable';
import { useChecks, useDocument, usePlace, useShownFile, useStoreState, useStudio } from './studio-context';

export function StatusBar() {
  const { mode } = usePlace();
  return (
    <footer className={styles.status}>
      {mode === 'home' ? <Watching /> : <ProblemCounts />}
      <Checked />
      <Notice />
      <span className={styles.grow} />
      {mode === 'home' ? null : <OpenFile />}
      <span>{window.location.host}</span>
    </footer>
  );
}

function Watching() {
  const { folder, isOnline } = useStoreState();
  return (
    <span className={styles.statusPart}>
      <Dot tone={isOnline ? 'ok' : 'warning'} />
      <span className={styles.ellipsis}>{isOnline ? `Watching ${folder}` : `Not watching ${folder}`}</span>
    </span>
  );
}

function ProblemCounts() {
  const { layout } = useStudio();
  const { report } = useChecks();
  if (report === null) return null;
  const counts = countSeverities(report.problems);
  return (
    <button
      type="button"
      className={styles.statusButton}
      title="Show or hide the problems (Ctrl J)"
      aria-label={`${countOf(counts.error, 'error')}, ${countOf(counts.warning, 'warning')}. Show or hide the problems`}
      onClick={() => layout.set((now) => ({ ...now, areProblemsOpen: !now.areProblemsOpen }))}
    >
      <span className={styles.statusPart} data-tone={counts.error > 0 ? 'error' : undefined}>
        <Icon name="error" size={14} />
        {counts.error}
      </span>
      <span
        className={styles.statusPart}
        data-tone={counts.warning > 0 ? 'warning' : undefined}
        style={{ marginLeft: 8 }}
      >
        <Icon name="warning" size={14} />
        {counts.warning}
      </span>
    </button>
  );
}

export function checkWords(state: CheckState): { tone: 'ok' | 'warning' | 'none'; text: string } {
  if (state.phase === 'unchecked') return { tone: 'none', text: 'Not checked yet' };
  if (state.phase === 'failed') return { tone: 'warning', text: 'The checks stopped' };
  const { report } = state;
  if (report === null) return { tone: 'none', text: 'Checking' };
  const missed = report.missed.map(({ layer }) => layerWords[layer]);
  if (missed.length > 0) {
    const all = report.ran.length + missed.length;
    const settingUp = `setting up ${countOf(report.due, 'scenario')}`;
    if (report.due > 0) return { tone: 'none', text: `${report.ran.length} of ${all} checks, ${settingUp}` };
    return { tone: 'warning', text: `${report.ran.length} of ${all} checks, not ${missed.join(', ')}` };
  }
  const unread = unreadFiles(report).length;
  if (unread > 0) {
    const rest = countOf(report.items - unread, 'item');
    return { tone: 'warning', text: `Checked ${rest}, not ${countOf(unread, 'file')} that cannot be read` };
  }
  return {
    tone: 'ok',
    text: `Checked ${countOf(report.items, 'item')} in ${Math.max(1, Math.round(report.milliseconds))} ms`,
  };
}

function Checked() {
  const { tone, text } = checkWords(useChecks());
  return (
    <span className={styles.statusPart}>
      <Dot tone={tone} />
      {text}
    </span>
  );
}

function Notice() {
  const { documents } = useStudio();
  const { notice } = useStoreState();
  if (notice === null) return <span role="status" />;
  return (
    <span className={styles.statusPart} role="status">
      {notice.text}
      {notice.undo === null ? null : (
        <button type="button" className={styles.statusButton} style={{ color: 'var(--accent)' }} onClick={notice.undo}>
          Undo
        </button>
      )}
      <button type="button" className={styles.statusButton} aria-label="Dismiss" onClick={documents.dismissNotice}>
        <Icon name="close" size={12} />
      </button>
    </span>
  );
}

function OpenFile() {
  const { item, table } = usePlace();
  const cursor = useWatched(useStudio().cursor);
  const file = useShownFile();
  const document = useDocument(file ?? '');
  if (table !== null)
    return <span className={styles.ellipsis}>{`${table.pack} / ${manyOfKind(table.kind).toLowerCase()}`}</span>;
  if (item === null || document === undefined) return null;
  const ends = document.text.includes('\r\n') ? 'CRLF' : 'LF';
  const kind = item.kind === 'pack' ? '' : ` / ${manyOfKind(item.kind).toLowerCase()}`;
  return (
    <>
      {cursor === null ? null : <span>{`Ln ${cursor.line}, Col ${cursor.column}`}</span>}
      <span className={styles.ellipsis}>{`${item.pack}${kind} / ${item.kind === 'pack' ? 'pack' : item.id}.json`}</span>
      <span>{`UTF-8${document.hasByteOrderMark ? ' with BOM' : ''}, ${ends}`}</span>
    </>
  );
}
