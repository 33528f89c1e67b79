/** What a running game does itself with the keys of these commands: undo, redo, and fork where the tree has its key. */
export const gameCommands = 'undo redo tree';
