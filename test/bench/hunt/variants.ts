/**
 * The hunt with other rules: what the bench plays first, so that the engine has seen many shapes of content before it is
 * timed. Each changes the game; none is compared with anything.
 */
import type { Content, Item } from '../../../engine/content';
import { HUNT } from './content';

/** The same content with some of its items replaced by others of their kind and id, or joined by new ones. */
function withItems(...changed: readonly Item[]): Content {
  const isReplaced = (item: Item) => changed.some(({ kind, id }) => kind === item.kind && id === item.id);
  return { ...HUNT, items: [...HUNT.items.filter((item) => !isReplaced(item)), ...changed] };
}

const found = (kind: string, id: string): Item =>
  HUNT.items.find((item) => item.kind === kind && item.id === id) as Item;

const hunter = (parts: Record<string, unknown>): Item => ({ ...found('character', 'hunter'), ...parts });
const ghoul = (parts: Record<string, unknown>): Item => ({ ...found('monster', 'ghoul'), ...parts });
const event = (id: string, effects: readonly unknown[]): Item => ({ ...found('event', id), do: effects });

export const VARIANTS: readonly Content[] = [
  // Somebody is asked in the middle of a card.
  withItems(
    event('quiet', [
      {
        effect: 'choose',
        who: 'current',
        options: [
          { id: 'rest', text: 'Rest', do: [{ effect: 'heal', who: 'current', amount: 1 }] },
          { id: 'dare', text: 'Dare', do: [{ effect: 'change', of: 'game', stat: 'dread', by: 1 }] },
        ],
      },
    ]),
  ),
  // Armour, and a grudge: triggers before and after damage.
  withItems(
    hunter({
      triggers: [
        {
          id: 'armour',
          when: 'damage',
          timing: 'before',
          if: 'event.target == self && event.amount > 1',
          do: [{ effect: 'alter', set: { amount: 'event.amount - 1' } }],
        },
        {
          id: 'grudge',
          when: 'damage',
          if: 'event.target == self',
          limit: { times: 1, per: 'game' },
          do: [{ effect: 'change', of: 'self', stat: 'weapons', by: 1 }],
        },
      ],
    }),
  ),
  // Numbers that something modifies are read by another way.
  withItems(
    hunter({ modifiers: [{ id: 'lucky', stat: 'weapons', add: 'self.health < 3 ? 2 : 0' }] }),
    ghoul({ modifiers: [{ id: 'pack', stat: 'health', for: 'monster', where: 'it.space == self.space', add: 0 }] }),
  ),
  // Dice change after the roll; what a hunter enters is noticed.
  withItems(
    hunter({
      triggers: [
        {
          id: 'steady',
          when: 'roll',
          if: 'event.actor == self',
          do: [{ effect: 'change-dice', dice: 'event.dice.filter(d, d.stat("turn") == 0)', by: 1 }],
        },
        {
          id: 'noise',
          when: 'enter',
          if: 'event.actor == self && monsters.exists(m, m.space == self.space)',
          do: [{ effect: 'change', of: 'self', stat: 'counter:noise', by: 1 }],
        },
      ],
      counters: { noise: { start: 0 } },
    }),
  ),
  // Lists, loops and a delayed trigger.
  withItems(
    event('strain', [
      { effect: 'each', in: 'characters', as: 'c', order: 'turn', do: [{ effect: 'damage', to: 'c', amount: 1 }] },
      {
        effect: 'repeat',
        times: 2,
        do: [
          { effect: 'pick', from: 'monsters', where: 'it.health > 0', random: true, as: 'one' },
          { effect: 'move', who: 'one', away: 'characters', steps: 2 },
        ],
      },
      { effect: 'later', when: 'damage', do: [{ effect: 'heal', who: 'current', amount: 1 }] },
    ]),
  ),
  // Something happens instead of something else.
  withItems(
    ghoul({
      triggers: [
        {
          id: 'vanish',
          when: 'damage',
          timing: 'instead',
          if: 'event.target == self && self.health == 1',
          do: [{ effect: 'place', what: 'self', at: 'first(spaces)' }],
        },
      ],
    }),
  ),
];
