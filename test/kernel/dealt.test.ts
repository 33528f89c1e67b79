import { describe, expect, test } from 'vitest';
import { Dealt } from '../../engine/kernel/dealt';
import { KNOWN } from '../../engine/kernel/layout';
import { members, putFirst, putLast, takeOut } from '../../engine/kernel/zones';
import { LAYOUT, type SmallGame, smallGame } from './small-game';

/** Lets seat 1 see something. */
function show(game: SmallGame, entity = 0): void {
  game.state[entity + KNOWN] = 2;
}

describe('what was dealt', () => {
  const setUp = () => {
    const game = smallGame(4);
    const pile = game.firstOfKind(LAYOUT.kind('pile').number);
    const cards = members(game, pile);
    const other = game.create(LAYOUT.kind('pile'));
    const token = game.card(9);
    putLast(game, token, other);
    const dealt = new Dealt();
    dealt.addList(pile);
    dealt.addFace(token);
    dealt.addWord(other + KNOWN);
    dealt.close(game);
    return { game, pile, cards, other, token, dealt };
  };

  test('is untouched as long as only other things happen', () => {
    const { game, other, dealt } = setUp();
    putLast(game, game.card(1), other);
    expect(dealt.isUntouched(game)).toBe(true);
  });

  test.each<[string, (table: ReturnType<typeof setUp>) => void]>([
    ['luck is drawn from any stream', ({ game }) => game.below(game.stream('dice'), 6)],
    ['a card is taken from a dealt list', ({ game, cards }) => takeOut(game, cards[0] as number)],
    ['a card is put on top of it', ({ game, pile }) => putFirst(game, game.card(1), pile)],
    ['the order of it changes', ({ game, pile, cards }) => putLast(game, cards[1] as number, pile)],
    ['somebody sees a card of it', ({ game, cards }) => show(game, cards[2])],
    ['a dealt thing is moved', ({ game, pile, token }) => putLast(game, token, pile)],
    ['a dealt thing is shown', ({ game, token }) => show(game, token)],
    ['a dealt thing becomes another', ({ game, token }) => game.changeItem(token, 3)],
    ['a word that shows it is set', ({ game, other }) => show(game, other)],
  ])('is touched when %s', (_, happen) => {
    const table = setUp();
    happen(table);
    expect(table.dealt.isUntouched(table.game)).toBe(false);
  });

  test('is forgotten when something else is dealt', () => {
    const { game, cards, dealt } = setUp();
    dealt.clear();
    dealt.close(game);
    takeOut(game, cards[0] as number);
    expect(dealt.isUntouched(game)).toBe(true);
  });
});
