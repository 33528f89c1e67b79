/** Candles at any time of one's own turn: Health or Sanity for each. They are no action. */
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { add, numberIn, read } from '../../../table/numbers';
import { inAction, type TurnAction } from '../../../table/turn-action';
import { restore } from '../health';
import { stanceOf } from '../stance';
import { isOnBoard, rule } from '../state';

const candleAction = (stat: 'health' | 'sanity', title: string): TurnAction => {
  const id = `candle-${stat}`;
  const most = stat === 'health' ? 'maxHealth' : 'maxSanity';
  return {
    id,
    list: (play, who, offer) => {
      const isAble = numberIn(play, who, 'candles') > 0 && stanceOf(play, who) !== 'done' && isOnBoard(play, who);
      if (isAble && read(play, who, stat) < read(play, who, most) && isPermitted(play, id, who, 0, true)) offer();
    },
    key: () => 'one',
    group: 'Candles',
    label: (play: Play) => `A candle for ${rule(play, 'candleHeal')} ${title}`,
    short: () => title,
    detail: (play, who) => `${read(play, who, stat)} of ${read(play, who, most)} ${title}`,
    cost: () => '1 candle',
    run: (play, who) => {
      add(play, who, 'candles', -1);
      return inAction(play, who, id, 0, () => restore(play, who, rule(play, 'candleHeal'), stat));
    },
  };
};

export const CANDLE_HEALTH = candleAction('health', 'Health');
export const CANDLE_SANITY = candleAction('sanity', 'Sanity');
