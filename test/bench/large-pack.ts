/** A pack of many cards with nested effects, always the same for the same count. Nothing is wrong with it. */
import type { ContentFile } from '../../pack/checker';

export interface LargePack {
  files: ContentFile[];
  effects: number;
}

export function largePack(cards: number): LargePack {
  const below = numbers(42);
  let effects = 0;
  const effect = (depth: number): unknown => {
    effects++;
    const isLeaf = depth >= 4 || below(100) < 62;
    return isLeaf ? LEAVES[below(LEAVES.length)]?.(below) : BRANCHES[below(BRANCHES.length)]?.(() => effect(depth + 1));
  };
  const files = [
    file('pack.json', { kind: 'pack', id: 'large', source: 'original', name: 'Large', system: 'lobotomy' }),
  ];
  for (let i = 0; i < cards; i++) {
    const id = `card-${i}`;
    const triggers = Array.from({ length: 1 + below(3) }, (_, n) => ({
      id: `t${n}`,
      when: 'damage',
      do: [effect(1), effect(1)],
    }));
    files.push(
      file(`drug/${id}.json`, {
        kind: 'drug',
        id,
        source: 'original',
        name: `Card ${i}`,
        text: 'When you are hurt, things happen.',
        charges: 1 + below(4),
        triggers,
      }),
    );
  }
  return { files, effects };
}

const file = (path: string, item: object): ContentFile => ({
  path: `large/${path}`,
  text: `${JSON.stringify(item, null, 2)}\n`,
});

type Below = (limit: number) => number;

/** A small generator of pseudo-random numbers. */
function numbers(seed: number): Below {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const LEAVES: readonly ((below: Below) => unknown)[] = [
  (below) => ({ effect: 'damage', to: 'event.target', amount: 1 + below(9) }),
  (below) => ({ effect: 'heal', who: 'owner', amount: 1 + below(3) }),
  (below) => ({ effect: 'change', of: 'owner', stat: 'insanity', by: below(3) }),
  (below) => ({ effect: 'spawn', what: `card-${below(1000)}`, at: 'owner.space' }),
  () => ({ effect: 'place', what: 'owner', placement: 'random-space' }),
  () => ({ effect: 'say', text: 'Something hums for {owner.name}.' }),
];

const BRANCHES: readonly ((effect: () => unknown) => unknown)[] = [
  (effect) => ({ effect: 'if', test: 'owner.health > 2', do: [effect()], else: [effect()] }),
  (effect) => ({ effect: 'pay', who: 'owner', cost: { ap: 1 }, else: [effect()] }),
  () => ({ effect: 'each', in: 'characters', as: 'who', do: [{ effect: 'heal', who: 'who', amount: 1 }] }),
  (effect) => ({
    effect: 'choose',
    who: 'owner',
    options: [
      { id: 'a', text: 'One', do: [effect()] },
      { id: 'b', text: 'Two', do: [effect()] },
    ],
  }),
];
