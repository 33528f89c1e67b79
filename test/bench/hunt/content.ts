/** The hunt as content: its board, cards and figures, and every rule but the order of a turn. */
import type { Content, Item } from '../../../engine/content';
import { CLUE_SPACES, EVENT_CARDS, ITEM_CARDS, MONSTERS_AT_FIRST, MOST_DREAD, MOST_TURNS, NEIGHBOURS } from './board';

const source = 'original';

const EVENTS: readonly Item[] = [
  {
    kind: 'event',
    id: 'spawn',
    source,
    name: 'Something stirs',
    do: [
      { effect: 'let', as: 'dead', value: 'first(monsters.filter(m, m.health <= 0))' },
      {
        effect: 'if',
        test: 'dead != none',
        do: [
          { effect: 'change', of: 'dead', stat: 'health', to: 3 },
          { effect: 'pick', from: 'spaces', random: true, as: 'where' },
          { effect: 'place', what: 'dead', at: 'where' },
        ],
      },
    ],
  },
  {
    kind: 'event',
    id: 'dread',
    source,
    name: 'Dread',
    do: [{ effect: 'change', of: 'game', stat: 'dread', by: 1 }],
  },
  { kind: 'event', id: 'rest', source, name: 'Rest', do: [{ effect: 'heal', who: 'current', amount: 1 }] },
  { kind: 'event', id: 'strain', source, name: 'Strain', do: [{ effect: 'damage', to: 'current', amount: 1 }] },
  { kind: 'event', id: 'quiet', source, name: 'Quiet', do: [] },
];

const ITEMS: readonly Item[] = [
  {
    kind: 'gear',
    id: 'weapon',
    source,
    name: 'Weapon',
    do: [{ effect: 'change', of: 'current', stat: 'weapons', by: 1 }],
  },
  { kind: 'gear', id: 'bandage', source, name: 'Bandage', do: [{ effect: 'heal', who: 'current', amount: 1 }] },
  { kind: 'gear', id: 'string', source, name: 'String', do: [] },
  { kind: 'gear', id: 'lamp', source, name: 'Lamp', do: [] },
];

/** As many cards as the deck holds, in the order of the list again and again. */
const inTurn = (items: readonly Item[], count: number) =>
  Array.from({ length: count }, (_, i) => ({ card: (items[i % items.length] as Item).id }));

const DECKS: readonly Item[] = [
  { kind: 'deck', id: 'events', source, cards: inTurn(EVENTS, EVENT_CARDS), whenEmpty: 'reshuffle' },
  { kind: 'deck', id: 'gear', source, cards: inTurn(ITEMS, ITEM_CARDS), whenEmpty: 'nothing' },
];

/** What a character may do: `targets` are the choices that it gives, one if it has none. */
const ACTIONS: readonly Item[] = [
  {
    kind: 'procedure',
    id: 'step',
    source,
    targets: 'neighbours(self.space)',
    params: { target: 'entity' },
    do: [{ effect: 'place', what: 'self', at: 'target' }],
  },
  {
    kind: 'procedure',
    id: 'attack',
    source,
    targets: 'monsters.filter(m, m.health > 0 && m.space == self.space)',
    params: { target: 'entity' },
    do: [
      { effect: 'roll', dice: { d6: '2 + self.weapons / 2' }, as: 'dice' },
      { effect: 'damage', to: 'target', amount: 'atLeast(dice, 4)', from: 'self' },
    ],
  },
  {
    kind: 'procedure',
    id: 'search',
    source,
    params: { target: 'entity' },
    do: [
      { effect: 'let', as: 'clue', value: 'first(tokens.filter(t, t.space == self.space))' },
      {
        effect: 'if',
        test: 'clue != none',
        do: [
          { effect: 'roll', dice: { d6: 1 }, as: 'dice' },
          {
            effect: 'if',
            test: 'atLeast(dice, 3) > 0',
            do: [{ effect: 'change', of: 'clue', stat: 'found', to: 1 }],
            else: [{ effect: 'call', procedure: 'take-gear' }],
          },
        ],
        else: [{ effect: 'call', procedure: 'take-gear' }],
      },
    ],
  },
];

const PROCEDURES: readonly Item[] = [
  {
    kind: 'procedure',
    id: 'setup',
    source,
    do: [
      {
        effect: 'each',
        in: 'monsters',
        as: 'm',
        do: [
          { effect: 'pick', from: 'spaces', where: 'it.number >= 20', random: true, as: 'where' },
          { effect: 'place', what: 'm', at: 'where' },
        ],
      },
      { effect: 'change', of: 'monsters.filter(m, m.number < setting.awake)', stat: 'health', to: 3 },
      { effect: 'shuffle', zone: 'deck:events' },
      { effect: 'shuffle', zone: 'deck:gear' },
    ],
  },
  {
    kind: 'procedure',
    id: 'take-gear',
    source,
    do: [
      { effect: 'draw', from: 'gear', as: 'drawn' },
      { effect: 'call', procedure: 'resolve', with: { card: 'first(drawn)' } },
    ],
  },
  {
    kind: 'procedure',
    id: 'event',
    source,
    do: [
      { effect: 'draw', from: 'events', as: 'drawn' },
      { effect: 'call', procedure: 'resolve', with: { card: 'first(drawn)' } },
    ],
  },
  {
    kind: 'procedure',
    id: 'monsters',
    source,
    do: [
      { effect: 'let', as: 'prey', value: 'characters.filter(c, c.health > 0)' },
      {
        effect: 'each',
        in: 'monsters.filter(m, m.health > 0)',
        as: 'm',
        do: [
          { effect: 'move', who: 'm', toward: 'prey', steps: 1 },
          { effect: 'let', as: 'victim', value: 'first(characters.filter(c, c.health > 0 && c.space == m.space))' },
          {
            effect: 'if',
            test: 'victim != none',
            do: [
              { effect: 'roll', dice: { d12: 1 }, as: 'dice' },
              {
                effect: 'if',
                test: 'natural(dice, 1) > 0',
                do: [{ effect: 'damage', to: 'victim', amount: 1, from: 'm' }],
              },
            ],
          },
        ],
      },
    ],
  },
];

export const HUNT: Content = {
  system: 'hunt',
  pack: 'hunt',
  items: [
    { kind: 'board', id: 'grid', source, spaces: NEIGHBOURS },
    { kind: 'character', id: 'hunter', source, name: 'Hunter', stats: { health: 6 } },
    { kind: 'monster', id: 'ghoul', source, name: 'Ghoul', stats: { health: 3 } },
    { kind: 'token', id: 'clue', source, name: 'Clue', places: CLUE_SPACES },
    { kind: 'die', id: 'd6', source, sides: 6 },
    { kind: 'die', id: 'd12', source, sides: 12 },
    { kind: 'rule-set', id: 'hunt', source, settings: { awake: MONSTERS_AT_FIRST } },
    {
      kind: 'scenario',
      id: 'hunt',
      source,
      win: 'tokens.all(t, t.found == 1)',
      lose: `characters.all(c, c.health <= 0) || game.dread >= ${MOST_DREAD} || game.turn >= ${MOST_TURNS}`,
    },
    ...EVENTS,
    ...ITEMS,
    ...DECKS,
    ...ACTIONS,
    ...PROCEDURES,
  ],
};
