/** The home page of a folder without packs: what a pack is, where its files go, and how to begin. */
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/icon';
import type { InterfaceIconName } from '../icons/interface-icons';
import { useStudio } from '../workbench/studio-context';
import styles from './home.module.css';

/** Without a folder of its own the studio opens the project's content. */
const SAMPLE_COMMAND = 'npm start';

interface Start {
  icon: InterfaceIconName;
  title: string;
  text: ReactNode;
  run(): void;
}

export function EmptyHome({ folder }: { folder: string }) {
  const { overlay } = useStudio();
  const [copied, setCopied] = useState('');
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  const starts: readonly Start[] = [
    {
      icon: 'plus',
      title: 'New pack',
      text: 'Choose a game; then add scenarios, cards and monsters one by one.',
      run: () => overlay.set({ type: 'new-pack', base: '' }),
    },
    {
      icon: 'file',
      title: 'New pack with a scenario',
      text: 'The same, and then a first scenario in it: what its schema asks for, ready to fill in.',
      run: () => overlay.set({ type: 'new-pack', base: '', next: 'scenario' }),
    },
    {
      icon: 'open',
      title: copied === SAMPLE_COMMAND ? 'Command copied' : 'Look at the sample',
      text: (
        <>
          Stop the studio and start it with <code>{SAMPLE_COMMAND}</code>: it opens on the pack that comes with it.
        </>
      ),
      run: () => copy(SAMPLE_COMMAND),
    },
    {
      icon: 'import',
      title: copied === folder ? 'Folder copied' : 'Bring a pack',
      text: 'Put its folder into this one. It appears here at once. This copies this folder’s address.',
      run: () => copy(folder),
    },
  ];
  useNumberKeys(starts);
  return (
    <main className={styles.page}>
      <div className={styles.empty}>
        <FloorPlan />
        <h1>This folder has no packs yet</h1>
        <p>
          A pack is a folder of scenarios, cards, monsters, tiles and tracks. Wardwright reads and writes inside{' '}
          <code>{folder}</code> and nowhere else.
        </p>
        <div>
          {starts.map(({ icon, title, text, run }, index) => (
            <button key={icon} type="button" className={styles.start} onClick={run}>
              <Icon name={icon} className={styles.mark} />
              <strong>{title}</strong>
              <span className={styles.small}>{text}</span>
              <kbd>{index + 1}</kbd>
            </button>
          ))}
        </div>
      </div>
    </main>
  );
}

function useNumberKeys(starts: readonly Start[]) {
  const { overlay } = useStudio();
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const start = starts[Number(event.key) - 1];
      if (start === undefined || event.ctrlKey || event.altKey || overlay.get().type !== 'none') return;
      event.preventDefault();
      start.run();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  });
}

function FloorPlan() {
  return (
    <svg
      className={styles.plan}
      width="200"
      height="120"
      viewBox="0 0 200 120"
      fill="none"
      stroke="var(--line-control)"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M4 4H196V116H4ZM84 4V44L72 56H4M84 44H104M132 44H196M72 56V76M72 100V116" strokeLinejoin="round" />
      <path d="M104 44l20-16M72 76l18 14" stroke="var(--accent)" strokeWidth="3" />
      <path d="M132 44V116" strokeDasharray="2 4" />
      <circle cx="40" cy="30" r="7" fill="var(--accent)" stroke="none" />
    </svg>
  );
}
