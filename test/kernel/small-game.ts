/** A game of nothing but the kernel: a pile of cards, a score, and turns that ask, roll and make things. */
import type { Asking, Decision, Proc, Question } from '../../engine/kernel/decision';
import { Game } from '../../engine/kernel/game';
import { Layout } from '../../engine/kernel/layout';
import type { Log } from '../../engine/kernel/log';
import type { Rules } from '../../engine/kernel/playthrough';
import { putFirst, putLast, shuffle } from '../../engine/kernel/zones';

export const LAYOUT = new Layout([
  { name: 'table', columns: ['score', 'turn', 'over'] },
  { name: 'pile', columns: [] },
  { name: 'card', columns: ['worth'] },
]);

export class SmallGame extends Game {
  log: Log | null = null;

  constructor(streams: readonly (string | readonly string[])[] = ['dice', 'decks'], words?: number) {
    super({ layout: LAYOUT, streams, itemSlots: 8 }, words);
  }

  get table(): number {
    return this.firstOfKind(LAYOUT.kind('table').number);
  }

  read(column: 'score' | 'turn' | 'over'): number {
    return this.state[this.table + LAYOUT.column(column)] as number;
  }

  write(column: 'score' | 'turn' | 'over', value: number): void {
    this.state[this.table + LAYOUT.column(column)] = value;
  }

  card(worth: number, item = 0): number {
    const card = this.create(LAYOUT.kind('card'), item);
    this.state[card + LAYOUT.column('worth')] = worth;
    return card;
  }
}

/** A table with a shuffled pile of ten cards. */
export function smallGame(seed = 1): SmallGame {
  const game = new SmallGame();
  game.seed(seed);
  game.create(LAYOUT.kind('table'));
  const pile = game.create(LAYOUT.kind('pile'));
  for (let worth = 1; worth <= 10; worth++) putLast(game, game.card(worth), pile);
  shuffle(game, pile, game.stream('decks'));
  return game;
}

const QUESTION: Question<SmallGame> = {
  id: 'add',
  ask: () => 'How much?',
  key: (_, decision, option) => `add-${decision.first[option]}`,
  label: (_, decision, option) => `Add ${decision.first[option]}`,
};

const ask = (game: SmallGame, options: readonly number[]): Decision => {
  const decision = game.decision.reset(QUESTION, 0, 0);
  for (const option of options) decision.add(option);
  return decision;
};

/** Each turn asks twice; some turns roll, make a card, shuffle, or ask nothing at all. */
export function smallRules(turns: number, options: readonly number[] = [1, 2, 3]): Rules<SmallGame> {
  function* askingTurn(game: SmallGame): Proc {
    const pile = game.firstOfKind(LAYOUT.kind('pile').number);
    game.write('score', game.read('score') + (options[yield ask(game, options)] as number));
    if (game.read('score') % 3 === 0) {
      putFirst(game, game.card(game.below(game.stream('dice'), 6)), pile);
      shuffle(game, pile, game.stream('decks'));
    }
    game.log?.write(`score ${game.read('score')}`);
    game.write('score', game.read('score') + 10 * (options[yield ask(game, options)] as number));
    game.write('turn', game.read('turn') + 1);
  }
  return {
    step: (game): Asking => {
      if (game.read('turn') % 4 !== 3) return askingTurn(game);
      game.write('turn', game.read('turn') + 1);
      return undefined;
    },
    isOver: (game) => game.read('turn') >= turns,
    moment: (game) => ({ turn: game.read('turn'), round: Math.floor(game.read('turn') / 2) }),
  };
}
