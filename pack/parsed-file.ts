/** One file as far as it could be read, and the way to say what is wrong at a place in it. */
import { parseTree } from 'jsonc-parser';
import { type FilePlace, placeOf } from './file-place';
import { keyNodeAt, type Node, nodeAt } from './json-tree';
import type { CheckLayer, Problem, Severity } from './problem';
import { SourceText } from './source-text';

export interface ParsedFile {
  path: string;
  place: FilePlace;
  source: SourceText;
  /** Plain data; of a file that does not parse, as much as could be read. */
  value: unknown;
  /** Whether the text is JSON. If not, later layers leave the file alone. */
  isReadable: boolean;
  problems: Problem[];
}

/** A value without a text, so that its problems have no places. */
export const withoutText = (file: ParsedFile, value: unknown): ParsedFile => ({
  ...file,
  source: new SourceText(''),
  value,
});

let last: { source: SourceText; tree: Node | undefined } | undefined;

/**
 * As much of the text as could be read, as a tree; undefined if there is nothing. Trees are large, and needed only where
 * something is wrong or edited: but for the last one they are made anew when they are asked for.
 */
export function treeOf({ source }: Pick<ParsedFile, 'source'>): Node | undefined {
  if (last?.source !== source) last = { source, tree: parseTree(source.text, [], { allowTrailingComma: true }) };
  return last.tree;
}

export interface Complaint {
  /** The key of the object that is meant, if it is not the object as a whole. */
  key?: string;
  code: string;
  severity: Severity;
  message: string;
  hint?: string;
  fix?: { title: string; text: string };
}

export const emptyFile = (path: string, source: SourceText): ParsedFile => ({
  path,
  place: placeOf(path),
  source,
  value: undefined,
  isReadable: false,
  problems: [],
});

/** A file whose bytes are no text. */
export function unreadableFile(path: string, reason: string): ParsedFile {
  const file = emptyFile(path, new SourceText(''));
  const complaint: Complaint = { code: UNREADABLE, severity: 'error', message: reason };
  file.problems.push(problemIn(file, 'text', 0, 0, '', complaint));
  return file;
}

const UNREADABLE = 'file-unreadable';

export const isOfText = (file: ParsedFile, text: string): boolean =>
  file.source.written === text && file.problems[0]?.code !== UNREADABLE;

/** A problem with a piece of the text, from `start` to `end`. */
export function problemIn(
  file: ParsedFile,
  layer: CheckLayer,
  start: number,
  end: number,
  pointer: string,
  complaint: Complaint,
): Problem {
  const { code, severity, ...words } = complaint;
  return { code, severity, layer, file: file.path, pointer, ...file.source.range(start, end), ...words };
}

/** A problem with the value at a pointer. Of an object or list only the first character is meant, not all it holds. */
export function problemAt(file: ParsedFile, layer: CheckLayer, pointer: string, complaint: Complaint): Problem {
  const tree = treeOf(file);
  const node = tree && nodeAt(tree, pointer);
  const { start, end } = node ? spanOf(node) : { start: 0, end: 0 };
  return problemIn(file, layer, start, end, pointer, complaint);
}

/** A problem with a key of the object at a pointer. */
export function problemAtKey(
  file: ParsedFile,
  layer: CheckLayer,
  pointer: string,
  key: string,
  complaint: Complaint,
): Problem {
  const tree = treeOf(file);
  const node = tree && keyNodeAt(tree, pointer, key);
  const keyed = { ...complaint, key };
  if (!node) return problemAt(file, layer, pointer, keyed);
  return problemIn(file, layer, node.offset, node.offset + node.length, pointer, keyed);
}

export function spanOf(node: Node): { start: number; end: number } {
  const isWhole = node.type !== 'object' && node.type !== 'array';
  return { start: node.offset, end: node.offset + (isWhole ? node.length : 1) };
}
