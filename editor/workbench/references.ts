/** Where an item is named: the shape that "used by", renaming and go-to-definition share. Found by the checks, beside the page. */

/** One place that names an item. `offset` and `length` hold the id itself, inside a text or an expression. */
export interface Use {
  file: string;
  pointer: string;
  offset: number;
  length: number;
}
