/** Compiles the attacks that items print; what an attack is, each system says. */
import type { Compiler } from '../language/compiler';
import { itemHost } from '../language/keywords';
import type { ItemInfo, Program } from '../language/program';
import type { Scope } from '../language/scope';

/** Compiles one attack, at its place in its item. */
export type AttackCompiler<Attack> = (
  compiler: Compiler,
  json: Readonly<Record<string, unknown>>,
  scope: Scope,
  place: { pointer: string; item: ItemInfo },
) => Attack;

/** The attacks of every item that has some, by the number of the item. */
export function attacksByItem<Attack>(
  program: Program,
  compilerFor: (info: ItemInfo) => Compiler,
  items: readonly ItemInfo[],
  compile: AttackCompiler<Attack>,
): ReadonlyMap<number, readonly Attack[]> {
  const attacks = new Map<number, readonly Attack[]>();
  for (const info of items) {
    const list = info.item.attacks;
    if (!Array.isArray(list)) continue;
    const { scope } = itemHost(program, info);
    const compiler = compilerFor(info);
    attacks.set(
      info.number,
      list.map((json, index) => compile(compiler, json, scope, { pointer: `/attacks/${index}`, item: info })),
    );
  }
  return attacks;
}
