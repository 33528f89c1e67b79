/**
 * Text templates: `{expression}` shows a value, `{n|one token|# tokens}` chooses by number, `[[keyword]]` names a keyword.
 * The result is plain text, never markup.
 */
import type { Compiler } from './compiler';
import type { Finding } from './findings';
import type { Fn, TextFn } from './play';
import type { Scope } from './scope';

type Part = string | TextFn;

export function compileText(compiler: Compiler, template: string, scope: Scope, pointer: string): TextFn {
  let at = 0;
  const parts = split(template).map((piece) => {
    const found = compiler.findings.length;
    const part = compilePiece(compiler, piece, scope, pointer);
    moveFindings(compiler, found, at + 1 + leadingSpace(piece));
    at += piece.length;
    return part;
  });
  if (parts.every((part) => typeof part === 'string')) {
    const whole = parts.join('');
    return () => whole;
  }
  return (play, frame) => parts.map((part) => (typeof part === 'string' ? part : part(play, frame))).join('');
}

const leadingSpace = (piece: string): number => piece.slice(1).length - piece.slice(1).trimStart().length;

/** What is found in a piece is told by its place in the whole text. */
function moveFindings({ findings }: Compiler, from: number, by: number): void {
  for (let i = from; i < findings.length; i++) {
    const finding = findings[i] as Finding;
    const { range } = finding;
    if (range !== undefined) findings[i] = { ...finding, range: { start: range.start + by, end: range.end + by } };
  }
}

function split(template: string): string[] {
  return template.split(/(\{[^{}]*\}|\[\[[^\]]*\]\])/).filter((piece) => piece !== '');
}

function compilePiece(compiler: Compiler, piece: string, scope: Scope, pointer: string): Part {
  if (piece.startsWith('[[')) return keywordName(compiler, piece.slice(2, -2));
  if (!piece.startsWith('{') || !piece.endsWith('}')) return piece;
  const [source = '', one, many] = piece.slice(1, -1).split('|');
  const name = /^(.*)\.name$/.exec(source.trim());
  if (name !== null) {
    const entity = compiler.value(name[1], scope, 'entity', pointer);
    return (play, frame) => play.program.system.nameOf(play, entity(play, frame));
  }
  const { type, value } = compiler.any(source.trim(), scope, pointer);
  if (one !== undefined && many !== undefined) {
    return (play, frame) => {
      const count = value(play, frame);
      return (count === 1 ? one : many).replaceAll('#', String(count));
    };
  }
  return show(type, value);
}

function show(type: string, value: Fn): TextFn {
  if (type === 'entity') return (play, frame) => play.program.system.nameOf(play, value(play, frame));
  if (type === 'name') return (play, frame) => play.program.numbering.names.word(value(play, frame));
  if (type === 'bool') return (play, frame) => (value(play, frame) !== 0 ? 'yes' : 'no');
  return (play, frame) => String(value(play, frame));
}

function keywordName(compiler: Compiler, id: string): string {
  const { items } = compiler.program;
  const named = items.find(
    (info) => info?.item.id === id && (info.item.kind === 'keyword' || info.item.kind === 'condition'),
  );
  return named?.item.name ?? id;
}
