import { actionText, costWords, type OfferedAction, offeredActions, takeAction } from '../../../language/actions';
import type { Play } from '../../../language/play';
import { isSkill, skillCost } from '../skills';
import { isClash, log, nameOf } from '../state';
import type { TurnAction, TurnOption } from './turn-action';

const WINDOWS = ['own-turn', 'any-turn'] as const;
const CLASH_WINDOWS = [...WINDOWS, 'final-clash'] as const;

const offered = ({ a, b }: TurnOption): OfferedAction => ({ index: a, carrier: b });

/** Actions that content offers: skills, items, innate abilities, what a scenario allows. */
export const USE: TurnAction = {
  id: 'use',
  list: (play, who, offer) => {
    const seen = new Set<string>();
    for (const window of isClash(play) ? CLASH_WINDOWS : WINDOWS) {
      for (const { index, carrier } of offeredActions(play, who, window)) {
        const key = `${index}:${carrier}`;
        if (!seen.has(key)) offer(index, carrier);
        seen.add(key);
      }
    }
  },
  key: (play, _, { a, b }) => `${play.program.actions[a]?.id}@${play.program.system.keyOf(play, b)}`,
  label: (play, _, { a, b }) => play.program.actions[a]?.name || nameOf(play, b),
  detail: (play, who, option) => actionText(play, who, offered(option)),
  cost: (play, who, option) => words(play, who, option),
  touches: (_play, _who, { b }) => [b],
  run: (play, who, option) => {
    log(play, `${nameOf(play, who)}: ${play.program.actions[option.a]?.name || nameOf(play, option.b)}`, 'strong', [
      who,
      option.b,
    ]);
    return takeAction(play, who, offered(option));
  },
};

/** What the card itself costs, and what its action costs besides. */
function words(play: Play, who: number, option: TurnOption): string {
  const own = isSkill(play, option.b) && skillCost(play, option.b) > 0 ? [`${skillCost(play, option.b)} AP`] : [];
  return [...own, costWords(play, who, offered(option))].filter((part) => part !== '').join(', ');
}
