/** The kinds of things on the table of Lockwood's Asylum, and the numbers that each has. */
import type { KindSpec } from '../../kernel/layout';

export const ASYLUM_KINDS: readonly KindSpec[] = [
  {
    name: 'game',
    columns: [
      'stage', // which part of the game the loop stands in; see `loop.ts`
      'index', // the next step of the set-up
      'turn', // counts turns, so that a reload knows where this one began
      'round', // from 1 on; 0 while the table is set up
      'current', // the player whose turn it is
      'first', // the first player
      'over', // 0 playing, 1 somebody has won, 2 nobody
      'overText', // number of the word that says how
    ],
  },
  { name: 'seat', columns: ['number'] },
  { name: 'character', columns: ['seat', 'health', 'turns', 'isDead', 'hasWon'] },
  /**
   * `home`: the deck that it came from. `place`: its Asylum space, counted from 1; 0 elsewhere. `isSlain`: 1 from the moment
   * at which it is slain until it leaves its Room.
   */
  { name: 'card', columns: ['home', 'place', 'isSlain'] },
  { name: 'scenario', columns: ['isRunning', 'handicaps'] },
  /** A rule set: live all the time. */
  { name: 'rule', columns: [] },
];
