/** Words for what a board puts into a doorway. */

/** Stands for a doorway in which nothing is put. */
export const NOTHING = '';

/** A word of the content, as the editor shows it: `closed` is "Closed". */
export const wordsOfState = (word: string): string =>
  `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;
