/** Actions that content offers: the effect of the card that is played, special actions, and what is no action at all. */
import {
  actionText,
  type OfferedAction,
  offeredActions,
  costWords as ownCost,
  takeAction,
} from '../../../language/actions';
import { emit, newEvent } from '../../../language/emit';
import type { Play } from '../../../language/play';
import { nameOf, setNumber } from '../../../table/numbers';
import type { TurnAction, TurnOption } from '../../../table/turn-action';
import { usedIn } from '../cards';
import { playedBy } from '../halves';
import { isUsed, setUsed, stanceOf, USED } from '../stance';
import { gameNumber, isTurned, log } from '../state';
import { asAction, canAct, costWords } from './paying';

const offered = ({ a, b }: TurnOption): OfferedAction => ({ index: a, carrier: b });

const nameOfAction = (play: Play, { a, b }: TurnOption): string => play.program.actions[a]?.name || nameOf(play, b);

const shared = {
  key: (play, _, { a, b }) => `${play.program.actions[a]?.id}@${play.program.system.keyOf(play, b)}`,
  detail: (play, who, option) => actionText(play, who, offered(option)),
  touches: (_play, _who, { b }) => [b],
} satisfies Partial<TurnAction>;

const bothCosts = (play: Play, who: number, option: TurnOption): string =>
  [costWords(play, who), ownCost(play, who, offered(option))].filter((words) => words !== '').join(', ');

/** The effect of an Item or a Reward that is played. */
export const EFFECT: TurnAction = {
  ...shared,
  id: 'effect',
  list: (play, who, offer) => {
    if (!canAct(play, who) || isUsed(play, who, USED.effect)) return;
    const card = playedBy(play, who);
    for (const { index, carrier } of offeredActions(play, who, 'item-effect'))
      if (carrier === card) offer(index, carrier);
  },
  group: 'Actions',
  label: (play, _, option) => `Use the effect of ${nameOfAction(play, option)}`,
  cost: bothCosts,
  run: (play, who, option) => {
    setUsed(play, who, USED.effect);
    const card = option.b;
    if (play.program.infoOf(play, card)?.item.boxed === true) setNumber(play, who, 'isBoxed', 1);
    log(play, `${nameOf(play, who)} uses ${nameOf(play, card)}`, 'strong', [who, card]);
    return asAction(play, who, () =>
      emit(play, newEvent(play, 'item-effect', who).set('card', card), () => takeAction(play, who, offered(option))),
    );
  },
};

/** Special actions of Curses, reference cards, missions: each component once in a turn. */
export const SPECIAL: TurnAction = {
  ...shared,
  id: 'special',
  list: (play, who, offer) => {
    if (!canAct(play, who)) return;
    const turn = gameNumber(play, 'turn');
    for (const { index, carrier } of offeredActions(play, who, 'special-action'))
      if (usedIn(play, carrier) !== turn) offer(index, carrier);
  },
  group: 'Special actions',
  label: (play, _, option) => nameOfAction(play, option),
  cost: bothCosts,
  run: (play, who, option) => {
    if (play.kindOf(option.b).name === 'card') setNumber(play, option.b, 'usedIn', gameNumber(play, 'turn'));
    log(play, `${nameOf(play, who)}: ${nameOfAction(play, option)}`, 'strong', [who, option.b]);
    return asAction(play, who, () => takeAction(play, who, offered(option)));
  },
};

/** What may be used at any time in one's own turn, and is no action. */
export const FREE: TurnAction = {
  ...shared,
  id: 'free',
  list: (play, who, offer) => {
    if (isTurned(play, who) || stanceOf(play, who) === 'done') return;
    for (const { index, carrier } of offeredActions(play, who, 'own-turn')) offer(index, carrier);
  },
  group: 'Free',
  label: (play, _, option) => nameOfAction(play, option),
  cost: (play, who, option) => ownCost(play, who, offered(option)),
  run: (play, who, option) => takeAction(play, who, offered(option)),
};
