/** The names by which the page knows the cells and heads of a table. */
export const cellId = (file: string, key: string): string => `cell:${file}:${key}`;
export const headId = (key: string): string => `head:${key}`;
