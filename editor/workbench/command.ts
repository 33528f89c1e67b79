/** What a command is: a name, a key, and what it does. The palette, the menus, the keys dialog and the keyboard all read one list. */

export type CommandGroup = 'Go' | 'Item' | 'Edit' | 'Problems' | 'Panels';

export interface Command {
  id: string;
  group: CommandGroup;
  title: string;
  /** As printed: "Ctrl Shift Z". Several do the same. */
  keys: readonly string[];
  /** False while it has nothing to act on; it is then greyed, not hidden. */
  isOn: boolean;
  run(): void;
}
