/** Says in the top bar how the edits stand to the disk: saved, being saved, kept while offline, refused, in conflict. */
import { Icon } from '../icons/icon';
import type { InterfaceIconName } from '../icons/interface-icons';
import { clockTime } from './clock-words';
import type { SaveState } from './document';
import styles from './frame.module.css';
import { countOf } from './kind-words';
import { useStoreState } from './studio-context';

export function SavedState() {
  const { icon, text, tone } = useSavedWords();
  return (
    <span className={styles.saved} data-tone={tone} role="status">
      {icon === null ? null : <Icon name={icon} />}
      {text}
    </span>
  );
}

function useSavedWords(): { icon: InterfaceIconName | null; text: string; tone: 'plain' | 'warning' | 'error' } {
  const { documents, isOnline, draftsAreKept, savedAt, phase } = useStoreState();
  const count = (state: SaveState) => [...documents.values()].filter((document) => document.state === state).length;
  const conflicts = count('conflict');
  const refused = count('refused');
  const unsaved = count('unsaved') + count('offline') + refused;
  const edits = countOf(unsaved, 'edit');

  if (phase === 'loading') return { icon: null, text: 'Loading', tone: 'plain' };
  if (unsaved > 0 && !draftsAreKept) {
    return { icon: 'error', text: `${edits} only on this page: this browser has no room`, tone: 'error' };
  }
  if (!isOnline) {
    const text = unsaved === 0 ? 'Offline' : `Offline, keeping ${edits}`;
    return { icon: 'warning', text, tone: 'plain' };
  }
  if (conflicts > 0)
    return {
      icon: 'warning',
      text: countOf(conflicts, 'newer version on disk', 'newer versions on disk'),
      tone: 'warning',
    };
  if (refused > 0) return { icon: 'error', text: `Not saved: ${countOf(refused, 'file')}`, tone: 'error' };
  if (unsaved > 0) return { icon: null, text: 'Saving…', tone: 'plain' };
  return { icon: 'check', text: savedAt === 0 ? 'Saved' : `Saved ${clockTime(savedAt)}`, tone: 'plain' };
}
