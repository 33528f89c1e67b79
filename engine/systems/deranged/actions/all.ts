/** Every sort of thing that a hero can do in its turn, in the order in which they are offered. */
import type { TurnAction } from '../../../table/turn-action';
import { setStance, stanceOf } from '../stance';
import { CANDLE_HEALTH, CANDLE_SANITY } from './candles';
import { EFFECT, FREE, SPECIAL } from './content';
import { ACT } from './deranged-acts';
import { costWords } from './paying';
import { PLAY, REVEAL } from './play-card';
import { ATTACK, actionsLeft, MOVE, SEARCH } from './printed';
import { REST } from './rest';

/** Ending the turn once a card is played. */
export const END: TurnAction = {
  id: 'end',
  list: (play, who, offer) => {
    if (stanceOf(play, who) === 'human' || stanceOf(play, who) === 'deranged') offer();
  },
  key: () => 'end',
  group: 'End',
  label: () => 'End the turn',
  detail: (play, who) => {
    if (stanceOf(play, who) !== 'human') return '';
    const left = actionsLeft(play, who);
    const cost = costWords(play, who);
    return left > 0
      ? `${left === 1 ? '1 action' : `${left} actions`} left${cost === '' ? '' : `, the next for ${cost}`}`
      : '';
  },
  run: (play, who) => {
    setStance(play, who, 'done');
    return undefined;
  },
};

export const TURN_ACTIONS: readonly TurnAction[] = [
  PLAY,
  REVEAL,
  MOVE,
  ATTACK,
  SEARCH,
  EFFECT,
  SPECIAL,
  ACT,
  REST,
  CANDLE_HEALTH,
  CANDLE_SANITY,
  FREE,
  END,
];
