/** Actions that content offers in one's own turn: Items each turn, Events once, what the scenario allows. */
import { actionText, costWords, type OfferedAction, offeredActions, takeAction } from '../../../language/actions';
import type { Play } from '../../../language/play';
import { nameOf } from '../../../table/numbers';
import type { TurnAction, TurnOption } from '../../../table/turn-action';
import { log, sortOfCard } from '../state';

const offered = ({ a, b }: TurnOption): OfferedAction => ({ index: a, carrier: b });

const nameOfAction = (play: Play, { a, b }: TurnOption): string => play.program.actions[a]?.name || nameOf(play, b);

export const OWN: TurnAction = {
  id: 'use',
  list: (play, who, offer) => {
    for (const { index, carrier } of offeredActions(play, who, 'own-turn')) offer(index, carrier);
  },
  key: (play, _, { a, b }) => `${play.program.actions[a]?.id}@${play.program.system.keyOf(play, b)}`,
  group: 'Use',
  label: (play, _, option) => `Use ${nameOfAction(play, option)}`,
  short: (play, _, option) => nameOfAction(play, option),
  detail: (play, who, option) => actionText(play, who, offered(option)),
  cost: (play, who, option) => costWords(play, who, offered(option)),
  touches: (_play, _who, { b }) => [b],
  run: (play, who, option) => {
    const isEvent = sortOfCard(play, option.b) === 'event-card';
    log(play, `${nameOf(play, who)} uses ${nameOfAction(play, option)}`, 'strong', isEvent ? [who] : [who, option.b]);
    return takeAction(play, who, offered(option));
  },
};
