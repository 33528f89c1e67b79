/** The kinds of things on Lobotomy's table, and the numbers that each has. */
import type { KindSpec } from '../../kernel/layout';

export const LOBOTOMY_KINDS: readonly KindSpec[] = [
  {
    name: 'game',
    columns: [
      'stage', // which part of the game the loop stands in; see `loop.ts`
      'index', // how far that stage has come: the next step of the set-up; 1 once a step of the monsters' turn is under way
      'turn', // counts turns, so that a reload knows where this one began
      'round',
      'difficulty',
      'firstSeat',
      'current', // the character on turn
      'scenariosStarted',
      'scenariosFinished',
      'wardenStep', // how far the Warden has come, from 1 on
      'wardenDue', // steps that he still has to make, for deaths
      'isClash',
      'over', // 0 playing, 1 won, 2 lost
      'overText', // number of the word that says why
      'movementCard',
      'attackSpace', // whose monsters attack now
      'boardKey',
    ],
  },
  { name: 'seat', columns: ['number'] },
  {
    name: 'character',
    columns: [
      'damage',
      'spent',
      'insanity',
      'movePoints',
      'attackPoints',
      'steps',
      'rolled',
      'seat',
      'isRunning',
      'isDead',
      'diedThisTurn',
      'hasActed',
      'isDone',
      'tantrum',
      'hasChaos',
    ],
  },
  {
    name: 'monster',
    columns: [
      'damage',
      'spent',
      'movePoints',
      'steps',
      'rolled',
      'firstSpace',
      'isMarching', // will move in this step
      'hasMoved',
      'attackDone', // had its turn to attack, whether it could or not
    ],
  },
  { name: 'token', columns: ['damage', 'number', 'value', 'tokens', 'firstSpace', 'home'] },
  { name: 'card', columns: ['home', 'used', 'cooldown'] },
  { name: 'space', columns: ['index', 'attackers'] },
  /**
   * A doorway. The door token that stands in it is in its list; `isRevealed` once somebody turned it over; `strength` in
   * place of the token's own, 0 for none.
   */
  { name: 'edge', columns: ['index', 'from', 'to', 'isRevealed', 'tokens', 'strength'] },
  { name: 'tile', columns: ['number', 'side'] },
  { name: 'scenario', columns: ['isRunning', 'handicaps', 'hasJumped'] },
  /** A track, a rule set, or the rule of an attack symbol: live all the time. */
  { name: 'rule', columns: [] },
];
