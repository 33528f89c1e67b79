/** All shortcuts on one page, read from the same list that the keyboard works from. */
import { Key } from '../theme/button';
import { Dialog } from '../theme/dialog';
import type { CommandGroup } from './command';
import { workbenchCommands } from './commands';
import styles from './overlay.module.css';
import { useStudio } from './studio-context';

const groups: readonly CommandGroup[] = ['Go', 'Item', 'Edit', 'Problems', 'Panels'];

/** Keys that belong to one panel rather than to a command. */
const inPanels: readonly (readonly [string, string])[] = [
  ['Move in tree, lists and menus', '↑ ↓'],
  ['Fold or unfold in the tree', '← →'],
  ['Move a list entry in the form', 'Alt ↑ ↓'],
  ['Add a trigger in the form', 'Alt T'],
  ['Go to definition in code', 'F12'],
  ['Complete in code', 'Ctrl Space'],
  ['Leave the code editor by Tab', 'Ctrl M'],
];

export function KeysDialog() {
  const studio = useStudio();
  const commands = workbenchCommands(studio);
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={() => studio.overlay.set({ type: 'none' })} width={720}>
      <div className={styles.keyList}>
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            {commands
              .filter((command) => command.group === group && command.keys.length > 0)
              .map(({ id, title, keys }) => (
                <div key={id} className={styles.keyRow}>
                  <span>{title}</span>
                  {keys.map((each) => (
                    <Key key={each}>{each}</Key>
                  ))}
                </div>
              ))}
          </section>
        ))}
        <section>
          <h3>In panels</h3>
          {inPanels.map(([title, keys]) => (
            <div key={title} className={styles.keyRow}>
              <span>{title}</span>
              <Key>{keys}</Key>
            </div>
          ))}
        </section>
      </div>
    </Dialog>
  );
}
