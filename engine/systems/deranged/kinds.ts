/** The kinds of things on Deranged's table, and the numbers that each has. */
import type { KindSpec } from '../../kernel/layout';

export const DERANGED_KINDS: readonly KindSpec[] = [
  {
    name: 'game',
    columns: [
      'stage', // which part of the game the loop stands in; see `loop.ts`
      'index', // the next step of the set-up
      'turn', // counts turns, so that a reload knows where this one began
      'chapter', // from 1 on; 0 while the table is set up
      'night', // 1 by night
      'crossed', // 1 if Time came to dusk in this turn, 2 if to dawn
      'current', // the hero whose turn it is
      'destiny', // the hero who has the Destiny token
      'exitTurn', // how many things were placed on exits by turns
      'over', // 0 playing, 1 somebody has won, 2 nobody
      'overText', // number of the word that says how
      'boardKey',
    ],
  },
  { name: 'seat', columns: ['number'] },
  {
    name: 'character',
    columns: [
      'seat',
      'wounds',
      'lostSanity',
      'lostSanity',
      'candles',
      'deranged', // 1 with a Deranged token
      'isTurned', // 1 while the figure is the Deranged one
      'isDead', // 1 while its figure is off the board
      'movement',
      'power',
      'defense',
      'rest',
      'stance', // how its turn goes; see `hero-turn.ts`
      'actionsDone',
      'used', // which actions of the card are done: bits
      'playedAsHuman', // 1 if the card of this turn was played by a human
      'isBoxed', // 1 if the card goes to the box after the turn
      'hasWon',
    ],
  },
  /** `due`: 1 moves in this phase, 2 attacks in it, 0 neither. `number` tells it from others of its sort. */
  { name: 'monster', columns: ['wounds', 'due', 'number'] },
  { name: 'token', columns: ['number'] },
  /** `home`: the deck that it came from. `bats`: Bat tokens on a Role. `usedIn`: the turn in which a special action of it was last used. */
  { name: 'card', columns: ['home', 'bats', 'usedIn'] },
  { name: 'space', columns: ['index'] },
  /** A door. */
  { name: 'edge', columns: ['index', 'from', 'to'] },
  /** `dock`: the space that a piece lies at, by its number counted from 1. */
  { name: 'tile', columns: ['number', 'side', 'dock'] },
  { name: 'scenario', columns: ['isRunning', 'handicaps'] },
  /** A track or a rule set: live all the time. */
  { name: 'rule', columns: [] },
];
