/** A card whose form is a tree of effects with at least so many fields, four levels deep: what a long scenario's rule comes to. */
export function effectTree(fields: number): Record<string, unknown> {
  let made = 0;
  const effect = (depth: number): unknown => {
    made += 3;
    if (depth === 0) return { effect: 'damage', to: 'event.target', amount: 1 };
    return {
      effect: 'if',
      test: 'owner.health > 2',
      do: [effect(depth - 1), effect(depth - 1)],
      else: [effect(depth - 1)],
    };
  };
  const triggers: unknown[] = [];
  while (made < fields) triggers.push({ id: `rule-${triggers.length}`, when: 'damage', do: [effect(3)] });
  return { kind: 'drug', id: 'bench-tree', source: 'original', name: 'Bench tree', charges: 1, triggers };
}
