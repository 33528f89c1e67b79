import { describe, expect, test } from 'vitest';
import { Checkpoints } from '../../engine/kernel/checkpoints';
import { digest } from '../../engine/kernel/digest';
import { LAYOUT, SmallGame, smallGame } from './small-game';

const worth = (game: SmallGame, card: number) => game.state[card + LAYOUT.column('worth')];

describe('making entities', () => {
  test('grows the state when it is full, and keeps what it held', () => {
    const game = new SmallGame(['dice'], 64);
    const words = game.state.length;
    const cards = Array.from({ length: 100 }, (_, i) => game.card(i));
    expect(game.state.length).toBeGreaterThan(words);
    expect(cards.map((card) => worth(game, card))).toEqual(cards.map((_, i) => i));
  });

  test('lists a kind in order of making', () => {
    const game = new SmallGame();
    const cards = [game.card(1), game.card(2), game.card(3)];
    game.create(LAYOUT.kind('pile'));
    expect(game.all('card')).toEqual(cards);
  });

  test('takes a freed entity again, as new, and gives a new one when none is free', () => {
    const game = new SmallGame();
    const [first, second] = [game.card(5), game.card(6)];
    game.free(first);
    expect(game.isDead(first)).toBe(true);
    expect(game.all('card')).toEqual([second]);
    const again = game.create(LAYOUT.kind('card'));
    expect([again, worth(game, again)]).toEqual([first, 0]);
    expect(game.all('card')).toEqual([first, second]);
    expect(game.create(LAYOUT.kind('card'))).toBeGreaterThan(second);
  });

  test('chains the entities of an item, whichever of them go', () => {
    const ofItem = (game: SmallGame, item: number) => {
      const found: number[] = [];
      for (let e = game.firstOfItem(item); e !== 0; e = game.nextOfItem(e)) found.push(e);
      return found;
    };
    for (const gone of [0, 1, 2]) {
      const game = new SmallGame();
      const cards = [game.card(1, 3), game.card(2, 3), game.card(3, 3)];
      game.card(9, 4);
      game.free(cards[gone] as number);
      const left = cards.filter((_, i) => i !== gone);
      expect(ofItem(game, 3)).toEqual(left);
      const added = game.card(4, 3);
      expect(ofItem(game, 3)).toEqual([...left, added]);
    }
  });

  test('makes an entity one of another item', () => {
    const game = new SmallGame();
    const card = game.card(1, 3);
    game.changeItem(card, 4);
    expect([game.firstOfItem(3), game.firstOfItem(4)]).toEqual([0, card]);
  });
});

describe('Checkpoints', () => {
  test('restore the very words, and clear what was made later', () => {
    const game = smallGame();
    const kept = new Checkpoints();
    kept.push(game);
    const [before, used] = [digest(game), game.used];
    const made = Array.from({ length: 2000 }, () => game.card(9));
    expect(digest(game)).not.toBe(before);
    kept.restore(0, game);
    expect([digest(game), game.used]).toEqual([before, used]);
    expect(worth(game, made[0] as number)).toBe(0);
    expect(worth(game, game.create(LAYOUT.kind('card')))).toBe(0);
  });

  test('restore into a game with too little room', () => {
    const game = smallGame();
    for (let i = 0; i < 1000; i++) game.card(i);
    const kept = new Checkpoints();
    kept.push(game);
    const other = new SmallGame(['dice', 'decks'], 64);
    kept.restore(0, other);
    expect(digest(other)).toBe(digest(game));
  });

  test('hold several games of different lengths, and copy one to another arena', () => {
    const game = smallGame();
    const kept = new Checkpoints();
    const digests = [1, 2, 3].map((worth) => {
      game.card(worth);
      kept.push(game);
      return digest(game);
    });
    const copy = new Checkpoints();
    kept.copyTo(1, copy);
    const other = new SmallGame();
    copy.restore(0, other);
    expect(digest(other)).toBe(digests[1]);
    kept.restore(0, other);
    expect(digest(other)).toBe(digests[0]);
    kept.truncate(1);
    expect(() => kept.restore(1, other)).toThrow(RangeError);
  });
});
