/** The first layer: reads the text of a file and says where it is not JSON, or not JSON that is safe to keep. */
import { type ParseError, parseTree } from 'jsonc-parser';
import { pointerTo } from './json-pointer';
import { type Node, propertiesOf, RESERVED_KEY, readValue } from './json-tree';
import { looseSyntax } from './loose-syntax';
import { emptyFile, type ParsedFile, problemIn } from './parsed-file';
import type { Problem } from './problem';
import { SourceText } from './source-text';
import { syntaxWords } from './syntax-words';

/** Content never nests so deep; a file that does is broken, and would break whoever walks it. */
const DEEPEST = 100;

export function parseFile(path: string, text: string): ParsedFile {
  const source = new SourceText(text);
  const file = emptyFile(path, source);
  const complain = (start: number, end: number, code: string, message: string, hint: string) =>
    file.problems.push(problemIn(file, 'text', start, end, '', { code, severity: 'error', message, hint }));

  if (source.text.trim() === '') {
    complain(0, 0, 'text-empty', 'This file is empty.', 'Write an item in it, or delete it.');
    return file;
  }
  const deep = tooDeepAt(source.text);
  if (deep !== undefined) {
    complain(deep, deep + 1, 'text-too-deep', `This is nested more than ${DEEPEST} deep.`, 'Is a bracket left open?');
    return file;
  }
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { allowTrailingComma: true });
  if (tree) file.value = readValue(tree);
  const [first] = errors;
  if (first) {
    file.problems.push(syntaxProblem(file, first));
    return file;
  }
  if (tree?.type !== 'object') {
    const { offset = 0, length = 0 } = tree ?? {};
    const hint = 'Write the item in curly braces: { "kind": … }.';
    complain(offset, offset + length, 'text-not-object', 'A file holds one item, and that is an object.', hint);
    return file;
  }
  file.isReadable = true;
  file.problems.push(...looseSyntax(file));
  inspect(tree, '', file);
  return file;
}

/** Where the nesting grows too deep, if it does. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (isString) {
      if (c === 0x5c) i++;
      else if (c === 0x22 || c === 0x0a) isString = false;
    } else if (c === 0x22) isString = true;
    else if (c === 0x7b || c === 0x5b) {
      if (++depth > DEEPEST) return i;
    } else if (c === 0x7d || c === 0x5d) depth--;
  }
  return undefined;
}

/** Only the first mistake is told: what follows it is mostly a consequence. */
function syntaxProblem(file: ParsedFile, error: ParseError): Problem {
  const { text } = file.source;
  const start = Math.min(error.offset, text.length);
  const end = Math.min(start + Math.max(1, error.length), text.length);
  const written = text.slice(start, end);
  const { name, ...words } = syntaxWords(error.error, written, text[start - 1]);
  const fix = name === 'CommaExpected' ? { fix: { title: 'Put a comma before it', text: `,${written}` } } : {};
  return problemIn(file, 'text', start, end, '', { code: 'text-syntax', severity: 'error', ...words, ...fix });
}

/** Keys written twice, keys that are not safe, numbers that a program cannot hold. */
function inspect(node: Node, pointer: string, file: ParsedFile): void {
  if (node.type === 'number') inspectNumber(node, pointer, file);
  if (node.type === 'array')
    for (const [i, child] of (node.children ?? []).entries()) inspect(child, pointerTo(pointer, i), file);
  if (node.type !== 'object') return;
  const seen = new Set<string>();
  for (const { key, value } of propertiesOf(node)) {
    const name = String(key.value);
    const complain = (code: string, message: string, hint: string) => {
      const words = { code, severity: 'error' as const, message, hint };
      const field = pointerTo(pointer, name);
      file.problems.push(problemIn(file, 'text', key.offset, key.offset + key.length, field, words));
    };
    if (name === RESERVED_KEY)
      complain('text-reserved-key', `A field cannot be called \`${RESERVED_KEY}\`.`, 'Choose another name.');
    else if (seen.has(name))
      complain('text-duplicate-key', `\`${name}\` stands here twice; only the last one counts.`, 'Delete one of them.');
    seen.add(name);
    if (value) inspect(value, pointerTo(pointer, name), file);
  }
}

function inspectNumber(node: Node, pointer: string, file: ParsedFile): void {
  const number = Number(node.value);
  const isSafe = Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));
  if (isSafe) return;
  const written = file.source.text.slice(node.offset, node.offset + node.length);
  const message = `${written} is too large; it would be read as ${number}.`;
  const words = { code: 'text-unsafe-number', severity: 'error' as const, message, hint: 'Write a smaller number.' };
  file.problems.push(problemIn(file, 'text', node.offset, node.offset + node.length, pointer, words));
}
