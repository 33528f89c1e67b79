/** Which kinds of items have a board to draw on. Every kind has a form and code. */
export const boardKinds: ReadonlySet<string> = new Set(['board', 'tile']);
