/** Numbers that depend on themselves: a modifier of one reads another of the same thing, whose modifier reads the first. */
import type { Compiler } from './compiler';
import type { Ast } from './expression/environment';
import { children } from './expression/literal-links';
import type { Scope } from './scope';

/** That a modifier of `stat` reads other stats of the very thing that it modifies. */
export interface ModifierReads {
  stat: string;
  reads: ReadonlySet<string>;
  report(message: string): void;
}

/** Notes what the expressions of a modifier read of `of`: the carrier (`self`), or whom it is about (`it`). */
export function modifierReads(
  compiler: Compiler,
  stat: string,
  of: 'self' | 'it',
  sources: readonly unknown[],
  scope: Scope,
  pointer: string,
): ModifierReads {
  const reads = new Set<string>();
  for (const source of sources) {
    if (typeof source !== 'string') continue;
    const parsed = compiler.program.expressions.parse(source, scope);
    if (!('error' in parsed)) collect(parsed.ast, of, reads);
  }
  return { stat, reads, report: (message) => compiler.report(pointer, { code: 'modifier-circle', message }) };
}

function collect(node: Ast, of: string, reads: Set<string>): void {
  if (node.op === '.' && node.args[0].op === 'id' && node.args[0].args === of) reads.add(node.args[1]);
  if (node.op === 'rcall' && node.args[0] === 'stat') {
    const [, object, [name]] = node.args;
    if (object.op === 'id' && object.args === of && name?.op === 'value') reads.add(String(name.args));
  }
  for (const child of children(node)) collect(child, of, reads);
}

/** Reports each modifier through which a number comes back to itself, once for each circle. */
export function reportCircles(modifiers: readonly ModifierReads[]): void {
  const next = new Map<string, Set<string>>();
  for (const { stat, reads } of modifiers) next.set(stat, new Set([...(next.get(stat) ?? []), ...reads]));
  const told = new Set<string>();
  for (const { stat, reads, report } of modifiers) {
    if (told.has(stat)) continue;
    const way = [...reads].map((first) => wayBack(first, stat, next)).find((found) => found !== undefined);
    if (way === undefined) continue;
    for (const name of way) told.add(name);
    report(`The number \`${stat}\` depends on itself: ${[stat, ...way].join(' → ')}.`);
  }
}

/** A shortest way from one stat to another along what modifiers read, or undefined. */
function wayBack(from: string, to: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const at = way.at(-1) as string;
    if (at === to) return way;
    for (const stat of next.get(at) ?? []) {
      if (seen.has(stat)) continue;
      seen.add(stat);
      ways.push([...way, stat]);
    }
  }
  return undefined;
}
