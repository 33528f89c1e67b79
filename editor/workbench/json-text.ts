/**
 * Reads a document's text as JSON with comments and trailing commas, and says where each value stands. It reads only; json-edit
 * changes.
 */
import {
  findNodeAtLocation,
  findNodeAtOffset,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type JsonPath, pathOf, pointerOf, type Segment } from './pointer';

export interface ParsedText {
  /** Undefined when the text is empty or is not JSON at all. */
  root: Node | undefined;
  /** In the order of the text; empty when the text parses. */
  errors: readonly { offset: number; length: number; message: string }[];
}

const words: Readonly<Record<string, string>> = {
  InvalidSymbol: 'has a word that is not JSON',
  InvalidNumberFormat: 'has a number that is not written right',
  PropertyNameExpected: 'lacks the name of a field',
  ValueExpected: 'lacks a value',
  ColonExpected: 'lacks a colon',
  CommaExpected: 'lacks a comma',
  CloseBraceExpected: 'lacks a closing }',
  CloseBracketExpected: 'lacks a closing ]',
  EndOfFileExpected: 'goes on after the end of the item',
  UnexpectedEndOfComment: 'has a comment without an end',
  UnexpectedEndOfString: 'has a text without its closing quote',
  UnexpectedEndOfNumber: 'has a number that breaks off',
  InvalidUnicode: 'has a \\u code that is not complete',
  InvalidEscapeCharacter: 'has a \\ before a letter that needs none',
  InvalidCharacter: 'has a character that may not stand in a text',
};

export function parseText(text: string): ParsedText {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true, disallowComments: false, allowEmptyContent: false });
  return {
    root,
    errors: errors.map(({ offset, length, error }) => {
      const code = printParseErrorCode(error);
      return { offset, length, message: words[code] ?? `is not JSON (${code})` };
    }),
  };
}

export const nodeAt = (root: Node, path: JsonPath): Node | undefined => findNodeAtLocation(root, [...path]);

/** The value below a node. `__proto__` stays an ordinary field of a plain object and sets nothing. */
export const readNode = (node: Node): unknown => getNodeValue(node);

/** The range of the value at a pointer, or of its nearest ancestor that is there. */
export function rangeAt(root: Node | undefined, pointer: string): { offset: number; length: number } | null {
  if (root === undefined) return null;
  const path: Segment[] = pathOf(pointer);
  for (;;) {
    const node = nodeAt(root, path);
    if (node !== undefined) return { offset: node.offset, length: node.length };
    if (path.length === 0) return null;
    path.pop();
  }
}

/** Line and column of an offset, both from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', start)) {
    line += 1;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
}

/** The pointer of the innermost value at an offset; '' outside of every value. */
export function pointerAtOffset(root: Node | undefined, offset: number): string {
  const node = root === undefined ? undefined : findNodeAtOffset(root, offset, true);
  return node === undefined ? '' : pointerOf(getNodePath(node));
}

/** -1 for a line or column that the text does not have. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 1; i < line; i += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return -1;
    start = end + 1;
  }
  const offset = start + column - 1;
  return offset > text.length ? -1 : offset;
}
