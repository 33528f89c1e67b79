/** The kinds of things on Sanitarium's table, and the numbers that each has. */
import type { KindSpec } from '../../kernel/layout';
import { MAP_COLUMNS, MAP_KEYS } from '../../table/card-map';

export const SANITARIUM_KINDS: readonly KindSpec[] = [
  {
    name: 'game',
    columns: [
      'stage', // which part of the game the loop stands in; see `loop.ts`
      'index', // the next step of the set-up
      'turn', // counts turns, so that a reload knows where this one began
      'round', // from 1 on; 0 while the table is set up
      'current', // the player whose turn it is
      'starter', // who began
      'firstMoves', // spaces that the first Shadow moves in this turn
      'secondMoves',
      'moved', // the Shadow that moved first
      'dared', // 1 once somebody was dared in this turn
      'over', // 0 playing, 1 somebody has won, 2 nobody
      'overText', // number of the word that says how
      ...MAP_KEYS,
    ],
  },
  { name: 'seat', columns: ['number'] },
  {
    name: 'character',
    columns: [
      'seat',
      'ap',
      'apBefore', // AP that came in the turn of somebody else, for the next turn
      'hasSpent', // 1 once AP were spent in this turn
      'sanity', // of Concentrate, in this turn only
      'isConcentrating',
      'itemsTaken', // in this turn
      'isDone', // 1 once it has ended its turn
      'escaped', // 0 inside; else which in order it came out
      'hasWon',
    ],
  },
  { name: 'shadow', columns: ['number'] },
  /** `home`: the deck that it came from. `protected`: 1 as a claimed Safe Thing. */
  { name: 'card', columns: ['home', 'protected', ...MAP_COLUMNS] },
  { name: 'space', columns: ['index'] },
  { name: 'scenario', columns: ['isRunning', 'handicaps'] },
  /** A rule set: live all the time. */
  { name: 'rule', columns: [] },
];
