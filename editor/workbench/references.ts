/** Where an item is named: the shape that "used by", renaming and go-to-definition share. Found by the checks, beside the page. */
import { nameOfFile } from './document';

/** One place that names an item. `offset` and `length` hold the id itself, inside a text or an expression. */
export interface Use {
  file: string;
  pointer: string;
  offset: number;
  length: number;
}

/** What speaks of items from outside of them, and would speak of nothing if they went. A translation goes with its item in silence. */
export const usesBesides = (uses: readonly Use[], files: readonly string[]): readonly Use[] =>
  uses.filter(({ file }) => !files.includes(file) && nameOfFile(file)?.kind !== 'language');
