import { describe, expect, test } from 'vitest';
import { PREV, SIZE, TAIL, ZONE } from '../../engine/kernel/layout';
import { members, putAllLast, putFirst, putLast, reorder, shuffle, takeOut } from '../../engine/kernel/zones';
import fc from '../fixtures/fast-check';
import { LAYOUT, SmallGame } from './small-game';

type Move = { card: number; to: number; how: 'first' | 'last' | 'out' | 'all' };
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    card: fc.nat(9),
    to: fc.nat(2),
    how: fc.constantFrom('first', 'last', 'out', 'all'),
  }),
  { maxLength: 60 },
);

/** Does to arrays what zones should do to lists. */
function applyTo(piles: number[][], { card, to, how }: Move): number[][] {
  if (how === 'all') {
    const from = card % 3;
    if (from === to) return [...piles.map((pile) => [...pile])];
    return piles.map((pile, i) => (i === from ? [] : i === to ? [...pile, ...(piles[from] as number[])] : pile));
  }
  const left = piles.map((pile) => pile.filter((other) => other !== card));
  if (how === 'first') left[to]?.unshift(card);
  if (how === 'last') left[to]?.push(card);
  return left;
}

describe('zones', () => {
  test('do what arrays do, whatever is moved where', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const game = new SmallGame();
        const piles = [0, 1, 2].map(() => game.create(LAYOUT.kind('pile')));
        const cards = Array.from({ length: 10 }, (_, i) => game.card(i));
        let model: number[][] = [[], [], []];
        for (const move of list) {
          const pile = piles[move.to] as number;
          const card = cards[move.card] as number;
          if (move.how === 'first') putFirst(game, card, pile);
          else if (move.how === 'last') putLast(game, card, pile);
          else if (move.how === 'out') takeOut(game, card);
          else putAllLast(game, piles[move.card % 3] as number, pile);
          model = applyTo(model, move);
        }
        for (const [i, pile] of piles.entries()) {
          const expected = (model[i] as number[]).map((card) => cards[card] as number);
          expect(members(game, pile)).toEqual(expected);
          expect(game.state[pile + SIZE]).toBe(expected.length);
          expect(backwards(game, pile)).toEqual([...expected].reverse());
          for (const card of expected) expect(game.state[card + ZONE]).toBe(pile);
        }
      }),
    );
  });

  test('are shuffled into an order of the same members', () => {
    const game = new SmallGame();
    game.seed(5);
    const pile = game.create(LAYOUT.kind('pile'));
    const cards = Array.from({ length: 30 }, (_, i) => game.card(i));
    for (const card of cards) putLast(game, card, pile);
    shuffle(game, pile, game.stream('decks'));
    const order = members(game, pile);
    expect(order).not.toEqual(cards);
    expect([...order].sort((a, b) => a - b)).toEqual(cards);
    expect(backwards(game, pile)).toEqual([...order].reverse());
  });

  test('take the order of an array', () => {
    const game = new SmallGame();
    const pile = game.create(LAYOUT.kind('pile'));
    const [a, b, c] = [game.card(1), game.card(2), game.card(3)];
    for (const card of [a, b, c]) putLast(game, card, pile);
    reorder(game, pile, [c, a, b]);
    expect(members(game, pile)).toEqual([c, a, b]);
    expect(backwards(game, pile)).toEqual([b, a, c]);
  });
});

function backwards(game: SmallGame, pile: number): number[] {
  const found: number[] = [];
  for (let e = game.state[pile + TAIL] as number; e !== 0; e = game.state[e + PREV] as number) found.push(e);
  return found;
}
