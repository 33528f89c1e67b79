import type { Play } from '../../../language/play';
import { nameOf, numberIn, read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { legalSteps, trapAround, walk } from '../movement';
import { hasActions, payActions } from '../payment';
import { changeStatus } from '../statuses';

/** What an action costs somebody, in words. */
export function costWords(play: Play, who: number, cost: string): string {
  const actions = read(play, who, cost);
  return actions <= 0 ? '' : actions === 1 ? '1 action' : `${actions} actions`;
}

/** A Move: up to so many spaces, of which the first is chosen here. */
export const MOVE: TurnAction = {
  id: 'move',
  word: 'move',
  list: (play, who, offer) => {
    if (!hasActions(play, who, read(play, who, 'moveCost')) || read(play, who, 'moveSpaces') <= 0) return;
    for (const space of legalSteps(play, who)) offer(space);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Move',
  label: (play, _, { a }) => `Move to ${nameOf(play, a)}`,
  short: (play, _, { a }) => nameOf(play, a),
  detail: (play, who) => {
    const spaces = read(play, who, 'moveSpaces');
    return spaces === 1 ? '1 space' : `up to ${spaces} spaces`;
  },
  cost: (play, who) => costWords(play, who, 'moveCost'),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => {
    payActions(play, who, read(play, who, 'moveCost'));
    return walk(play, who, a);
  },
};

/** A Move that goes nowhere and takes off Slowed. */
export const SHED: TurnAction = {
  id: 'shed',
  word: 'shed',
  list: (play, who, offer) => {
    if (numberIn(play, who, 'slowed') > 0 && hasActions(play, who, read(play, who, 'moveCost'))) offer();
  },
  key: () => 'slowed',
  group: 'Move',
  label: () => 'Shed 1 Slowed',
  detail: (play, who) => `${numberIn(play, who, 'slowed')} on ${nameOf(play, who)}, Trap ${trapAround(play, who)}`,
  cost: (play, who) => costWords(play, who, 'moveCost'),
  run: (play, who) => {
    payActions(play, who, read(play, who, 'moveCost'));
    return changeStatus(play, who, 'slowed', -1);
  },
};
