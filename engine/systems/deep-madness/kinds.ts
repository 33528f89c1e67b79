/** The kinds of things on Deep Madness's table, and the numbers that each has. */
import type { KindSpec } from '../../kernel/layout';

const STATUS_COLUMNS = ['slowed', 'weakened', 'paralysed'] as const;

export const DEEP_MADNESS_KINDS: readonly KindSpec[] = [
  {
    name: 'game',
    columns: [
      'stage', // which part of the game the loop stands in; see `loop.ts`
      'index', // how far that stage has come: the next step of the set-up, the place in the activation track
      'slotPart', // 1 while the monsters of a slot act, who take turns of the loop one by one
      'turn', // counts activations, so that a reload knows where this one began
      'round',
      'current', // who acts: an investigator, or a monster
      'spawnCards', // how many spawn cards this round brings
      'spawnDeck', // number of the name of the deck they come from in this round; 0 for the usual one
      'hatchClosed', // closed markers left
      'hatchSealed', // sealed markers left
      'submergedMarkers', // submerged markers left
      'over', // 0 playing, 1 won, 2 lost
      'overText', // number of the word that says why
      'boardKey',
    ],
  },
  { name: 'seat', columns: ['number'] },
  {
    name: 'character',
    columns: [
      'wounds',
      'exhausted',
      'madness',
      'extraSanity', // tokens that can be flipped in place of exhausting
      'extraFlipped', // those of them that were, among `madness`
      'spent', // actions spent, less those gained
      'actionsTaken',
      'oxygen',
      'searched', // Searches in this round
      'hasBeenLucid', // in this activation
      'seat',
      'order', // its place in the activation track, from 1 on
      'isDead', // killed, or gone from the game
      'isDone',
      ...STATUS_COLUMNS,
    ],
  },
  /** `order`: the investigators' place in the track in which it acts, 0 for most, which have slots. */
  { name: 'monster', columns: ['wounds', 'number', 'order', 'hasActed', ...STATUS_COLUMNS] },
  /** A place of the activation track: which monster has it, by the number of its item, 0 for none. */
  { name: 'slot', columns: ['number', 'monster'] },
  { name: 'token', columns: ['wounds', 'number', 'tokens', 'home'] },
  { name: 'card', columns: ['home'] },
  { name: 'space', columns: ['index', 'hasSpawnMarker'] },
  /** A doorway. `state` is the number of a word; `number` and `tokens` are of what stands in it. */
  { name: 'edge', columns: ['index', 'from', 'to', 'state', 'number', 'tokens'] },
  { name: 'tile', columns: ['number', 'side', 'submerged', 'isDevoured'] },
  { name: 'scenario', columns: ['isRunning', 'handicaps'] },
  /** A track or a rule set: live all the time. */
  { name: 'rule', columns: [] },
];
