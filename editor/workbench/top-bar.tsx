/** The bar over everything: mark, modes, the command field, how the edits are saved, theme, keys. */
import { Icon } from '../icons/icon';
import { Mark } from '../icons/mark';
import { IconButton, Key } from '../theme/button';
import controls from '../theme/controls.module.css';
import { chooseTheme, type ThemeChoice, useTheme } from '../theme/theme-choice';
import styles from './frame.module.css';
import type { Mode } from './place';
import { PlaceLink } from './place-link';
import { SavedState } from './saved-state';
import { usePlace, useStoreState, useStudio } from './studio-context';

const modes: readonly { mode: Mode; label: string }[] = [
  { mode: 'write', label: 'Write' },
  { mode: 'play', label: 'Play' },
  { mode: 'lab', label: 'Lab' },
];

export function TopBar() {
  const { overlay } = useStudio();
  const place = usePlace();
  const isHome = place.mode === 'home';
  return (
    <header className={styles.top}>
      <PlaceLink to={{ mode: 'home', item: null }} className={styles.brand} aria-label="Wardwright, to the packs">
        <Mark />
        <span>Wardwright</span>
      </PlaceLink>
      {isHome ? null : <Modes />}
      <button
        type="button"
        className={styles.find}
        aria-label="Go to item, command or text"
        onClick={() => overlay.set({ type: 'palette' })}
      >
        <Icon name="search" />
        <span>Go to item, command or text</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isHome ? <Folder /> : <SavedState />}
      <ThemeButton />
      <button
        type="button"
        className={`${controls.button} ${controls.square}`}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={() => overlay.set({ type: 'keys' })}
      >
        <Key>?</Key>
      </button>
    </header>
  );
}

function Modes() {
  const { mode, item, table } = usePlace();
  const scenario = item?.kind === 'scenario' ? item : null;
  const pack = item?.pack ?? table?.pack;
  const ofPack = pack === undefined ? null : { pack, kind: 'pack', id: pack };
  const itemIn = { home: null, write: item, play: scenario, lab: scenario ?? ofPack };
  return (
    <nav className={styles.modes} aria-label="Modes">
      {modes.map((entry) => (
        <PlaceLink
          key={entry.mode}
          to={{ mode: entry.mode, item: itemIn[entry.mode], ...(entry.mode === 'write' ? { table } : {}) }}
          className={styles.mode}
          aria-current={entry.mode === mode ? 'page' : undefined}
        >
          {entry.label}
        </PlaceLink>
      ))}
    </nav>
  );
}

function Folder() {
  const { folder } = useStoreState();
  return (
    <span className={styles.saved} title={folder}>
      <code className={styles.ellipsis}>{folder}</code>
    </span>
  );
}

const following: Readonly<Record<ThemeChoice, ThemeChoice>> = { light: 'dark', dark: 'system', system: 'light' };
const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const;

function ThemeButton() {
  const { choice } = useTheme();
  const next = following[choice];
  return (
    <IconButton
      icon={icons[choice]}
      size="base"
      label={`Theme: ${choice}. Change to ${next}`}
      onClick={() => chooseTheme(next)}
    />
  );
}
