import { andThen } from '../../../kernel/asking';
import { actionText, costWords, type OfferedAction, offeredActions, takeAction } from '../../../language/actions';
import { enter, selfOf } from '../../../language/host';
import type { Play } from '../../../language/play';
import { nameOf, numberIn, setNumber } from '../../../table/numbers';
import type { TurnAction, TurnOption } from '../../../table/turn-action';
import { breathe } from '../air';
import { isOver, log } from '../state';

const WINDOWS = ['own-turn', 'any-turn'] as const;

const offered = ({ a, b }: TurnOption): OfferedAction => ({ index: a, carrier: b });

/** Actions that content offers: items, cards in hand, abilities, what a chapter allows. */
export const USE: TurnAction = {
  id: 'use',
  list: (play, who, offer) => {
    const seen = new Set<string>();
    for (const window of WINDOWS) {
      for (const { index, carrier } of offeredActions(play, who, window)) {
        const key = `${index}:${carrier}`;
        if (!seen.has(key)) offer(index, carrier);
        seen.add(key);
      }
    }
  },
  key: (play, _, { a, b }) => `${play.program.actions[a]?.id}@${play.program.system.keyOf(play, b)}`,
  group: 'Use',
  label: (play, who, option) => labelOf(play, who, option),
  detail: (play, who, option) => actionText(play, who, offered(option)),
  cost: (play, who, option) => costWords(play, who, offered(option)),
  touches: (play, _, { a, b }) => [bearerOf(play, a, b)],
  run: (play, who, option) => {
    log(play, `${nameOf(play, who)}: ${labelOf(play, who, option)}`, 'strong', [who, option.b]);
    if (!isAction(play, who, option)) return takeAction(play, who, offered(option));
    const taken = numberIn(play, who, 'actionsTaken');
    return andThen(breathe(play, who), () => {
      if (isOver(play)) return undefined;
      return andThen(takeAction(play, who, offered(option)), () => {
        // A free one counts as well.
        if (numberIn(play, who, 'actionsTaken') === taken) setNumber(play, who, 'actionsTaken', taken + 1);
        return undefined;
      });
    });
  },
};

/** Whether it is an action of the rules: it costs one, or counts as one of them. */
function isAction(play: Play, who: number, { a, b }: TurnOption): boolean {
  const action = play.program.actions[a];
  if (action === undefined) return false;
  if (action.as !== '' && action.as !== 'card') return true;
  const frame = enter(play, action.host, b);
  frame[action.userSlot] = who;
  return (action.cost?.amount(play, frame, 'actions') ?? 0) > 0;
}

/** The carrier, or who bears the condition that offers it. */
function bearerOf(play: Play, action: number, carrier: number): number {
  const host = play.program.actions[action]?.host;
  return host === undefined ? carrier : selfOf(play, host, carrier);
}

/** What somebody else bears is named with its bearer. */
function labelOf(play: Play, who: number, { a, b }: TurnOption): string {
  const words = play.program.actions[a]?.name || nameOf(play, b);
  const bearer = bearerOf(play, a, b);
  return bearer === b || bearer === who || bearer === 0 ? words : `${nameOf(play, bearer)}: ${words}`;
}
