/** What a modifier reads of the very thing whose number it changes: enough to see that a number depends on itself. */
import type { Dependency } from './circles';
import type { Compiler } from './compiler';
import type { Ast } from './expression/environment';
import { children } from './expression/literal-links';
import type { Scope } from './scope';

/** `of` is the name of that thing in the modifier's expressions: the carrier, or whom it is about. */
export function modifierReads(
  compiler: Compiler,
  { stat, of, sources }: { stat: string; of: 'self' | 'it'; sources: readonly unknown[] },
  scope: Scope,
  pointer: string,
): Dependency {
  const reads = new Set<string>();
  for (const source of sources) {
    if (typeof source !== 'string') continue;
    const parsed = compiler.program.expressions.parse(source, scope);
    if (!('error' in parsed)) collect(parsed.ast, of, reads);
  }
  return {
    of: stat,
    on: reads,
    report: (way) =>
      compiler.report(pointer, {
        code: 'modifier-circle',
        message: `The number \`${stat}\` depends on itself: ${way.join(' → ')}.`,
      }),
  };
}

function collect(node: Ast, of: string, reads: Set<string>): void {
  if (node.op === '.' && node.args[0].op === 'id' && node.args[0].args === of) reads.add(node.args[1]);
  if (node.op === 'rcall' && node.args[0] === 'stat') {
    const [, object, [name]] = node.args;
    if (object.op === 'id' && object.args === of && name?.op === 'value') reads.add(String(name.args));
  }
  for (const child of children(node)) collect(child, of, reads);
}
