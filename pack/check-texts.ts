/** Texts with expressions, links and icons inside: are they closed, and is there what they link to? */
import { nodeAt } from './json-tree';
import { type Complaint, type ParsedFile, problemAt, problemIn, treeOf } from './parsed-file';
import type { Problem } from './problem';
import { offsetInLiteral } from './string-offset';
import { readTemplate } from './text-template';
import { quote, suggest } from './wording';
import type { Entry, World } from './world';

/** Kinds that a text can link to. */
export const LINKED_KINDS: readonly string[] = ['keyword', 'condition'];

export function checkTexts({ file, uses }: Entry, world: World): Problem[] {
  const problems: Problem[] = [];
  for (const { pointer, source, returns } of uses.expressions) {
    if (returns !== 'text' || !/[{}:[\]]/.test(source)) continue;
    const { pieces, mistakes } = readTemplate(source);
    for (const { start, end, message, hint } of mistakes) {
      problems.push(
        problemInText(file, pointer, start, end, { code: 'template-broken', severity: 'error', message, hint }),
      );
    }
    for (const { is, text, start, end } of pieces) {
      const complaint =
        is === 'link' ? linkComplaint(text, world) : is === 'icon' ? iconComplaint(text, world) : undefined;
      if (complaint) problems.push(problemInText(file, pointer, start, end, complaint));
    }
  }
  return problems;
}

function linkComplaint(id: string, world: World): Complaint | undefined {
  if (LINKED_KINDS.some((kind) => world.items.has(`${kind}/${id}`))) return undefined;
  const message = `There is no keyword or condition ${quote(id)}.`;
  return { code: 'ref-unknown', severity: 'error', message, ...suggest(id, world.idsOf(LINKED_KINDS), escaped) };
}

function iconComplaint(name: string, world: World): Complaint | undefined {
  if (world.isName('icon', name)) return undefined;
  const message = `There is no icon ${quote(name)}; the text is shown as it stands.`;
  return { code: 'name-unknown', severity: 'warning', message, ...suggest(name, world.namesOf('icon') ?? [], escaped) };
}

/** As it stands between the quotes of a JSON text. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A problem with a part of the text at a pointer; offsets are those of the text that is meant, not as it is written. */
export function problemInText(
  file: ParsedFile,
  pointer: string,
  start: number,
  end: number,
  complaint: Complaint,
): Problem {
  const tree = treeOf(file);
  const node = tree && nodeAt(tree, pointer);
  if (node?.type !== 'string') return problemAt(file, 'expression', pointer, complaint);
  const written = file.source.text.slice(node.offset, node.offset + node.length);
  const from = node.offset + offsetInLiteral(written, start);
  const to = Math.max(node.offset + offsetInLiteral(written, end), from + 1);
  return problemIn(file, 'expression', from, to, pointer, complaint);
}
