/** All shortcuts on one page, read from the same list that the keyboard works from. */
import { Key } from '../theme/button';
import { Dialog } from '../theme/dialog';
import type { CommandGroup } from './command';
import { workbenchCommands } from './commands';
import styles from './overlay.module.css';
import { useStudio } from './studio-context';

const groups: readonly CommandGroup[] = ['Go', 'Item', 'Edit', 'Problems', 'Panels'];

type Rows = readonly (readonly [words: string, keys: string])[];

/** Keys that belong to one panel rather than to a command: they work while the focus is there. */
const panels: readonly (readonly [title: string, rows: Rows])[] = [
  [
    'In panels',
    [
      ['Move in tree, lists and menus', '↑ ↓'],
      ['Fold or unfold in the tree', '← →'],
      ['Move a list entry in the form', 'Alt ↑ ↓'],
      ['Add a trigger in the form', 'Alt T'],
      ['Menu of a row of the tree', 'Shift F10'],
      ['Go to definition in code', 'F12'],
      ['All that names it, in code', 'Shift F12'],
      ['Rename what is named, in code', 'F2'],
      ['Format the code', 'Alt Shift F'],
      ['Next text that is not translated', 'Ctrl Enter'],
      ['Complete in code', 'Ctrl Space'],
      ['Leave the code editor by Tab', 'Ctrl M'],
    ],
  ],
  [
    'In a table',
    [
      ['Edit the cell, or open its parts beside', 'Enter, F2'],
      ['Set it in all chosen rows', 'Ctrl Enter'],
      ['Begin to set all chosen rows', 'Ctrl E'],
      ['Fill down', 'Ctrl D'],
      ['Copy, cut, paste', 'Ctrl C, X, V'],
      ['Choose a block', 'Shift ← ↑ → ↓'],
      ['Choose a row wherever it stands', 'Shift Space'],
      ['Yes or no', 'Space'],
      ['A line more in a text', 'Alt Enter'],
      ['Filter', 'Ctrl F'],
      ['The row beside the table', 'Alt R'],
      ['Sort, menu, width of a column from its head', 'Enter, Space, Alt ← →'],
    ],
  ],
  [
    'In the game',
    [
      ['Choose an option', '1 to 9, letters'],
      ['Take the highlighted option', 'Enter'],
      ['Highlight another option', '↑ ↓'],
      ['Go back, or stop the bot', 'Esc'],
      ['Undo and redo a decision', 'Ctrl Z'],
      ['Jump to a decision', 'J'],
      ['Let the bot play', 'B'],
      ['Keep this line and play another', 'Ctrl B'],
      ['Edit the item at hand', 'E'],
      ['Fit the board', 'F'],
      ['Board as a list', 'Ctrl L'],
    ],
  ],
  [
    'On the board of the editor',
    [
      ['Select', 'V'],
      ['Pan', 'Space'],
      ['Paint cells of a space, or of a new one', 'P'],
      ['New space corner by corner', 'G'],
      ['Split a space, join another to it', 'K, J'],
      ['Wall, door, window', 'W, D, I'],
      ['Connector, arrow, portal', 'C, A, O'],
      ['Number, marker', 'N, M'],
      ['Measure', 'R'],
      ['Move the tool on the canvas', '← ↑ → ↓'],
      ['Use the tool there; close a polygon', 'Enter, Shift Enter'],
      ['Next and last corner of a space', '], ['],
      ['Move the corner, take it away', '← ↑ → ↓, Delete'],
      ['Put something on the selected border', '1 to 7'],
      ['See its door open or shut', 'T'],
      ['Sight from a space', 'E'],
      ['Distance as heat', 'H'],
      ['Fit, zoom', 'F, +, -'],
      ['Board as a list', 'Ctrl L'],
      ['Let go of tool or selection', 'Esc'],
      ['Play from here', 'Ctrl Enter'],
    ],
  ],
  [
    'With tiles of a board',
    [
      ['Turn, turn back', 'R, Shift R'],
      ['Flip to the other side', 'X'],
      ['The next tile of the family, the last', '], ['],
      ['Move by a cell', 'Shift ← ↑ → ↓'],
      ['Choose one more', 'Shift click'],
      ['Choose all', 'Ctrl A'],
      ['Copy, put down, both at once', 'Ctrl C, V, D'],
      ['Remove', 'Delete'],
    ],
  ],
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
        {panels.map(([title, rows]) => (
          <section key={title}>
            <h3>{title}</h3>
            {rows.map(([words, keys]) => (
              <div key={words} className={styles.keyRow}>
                <span>{words}</span>
                <Key>{keys}</Key>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
