/** One turn: how it begins, what is asked in its Action and Purchase Phases, how it ends. */
import type { Proc, Question } from '../../kernel/decision';
import { emitEnd, newEvent, opens } from '../../language/emit';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askTurn, offersOf, runOption, type TurnAction, type TurnOption, turnQuestion } from '../../table/turn-action';
import { BUY } from './actions/buy';
import { NO_MORE_ACTIONS, NO_MORE_PURCHASES } from './actions/done';
import { PLAY } from './actions/play-card';
import { produceOf } from './paying';
import { gameNumber, living, log, setGameNumber } from './state';

const healthWords = (play: Play, who: number): string => `${read(play, who, 'health')} Health`;

export const ACTION: Question<Play> = {
  ...turnQuestion('action', 'action', (play, who) => `Does ${nameOf(play, who)} play an Action?`, healthWords),
  isSecret: true,
};

export const PURCHASE: Question<Play> = {
  ...turnQuestion(
    'purchase',
    'purchase',
    (play, who) => `What does ${nameOf(play, who)} buy?`,
    (play, who) => `${produceOf(play, who)} Produce`,
  ),
  isSecret: true,
};

/** Says whether there is a turn: content may take it away. A round is over when everybody alive has had a turn. */
export function* beginTurn(play: Play, who: number): Proc<boolean> {
  setNumber(play, who, 'turns', numberIn(play, who, 'turns') + 1);
  const fewest = Math.min(...living(play).map((each) => numberIn(play, each, 'turns')));
  const begun = Math.max(gameNumber(play, 'round'), fewest + (numberIn(play, who, 'turns') > fewest ? 1 : 0));
  setGameNumber(play, 'round', begun);
  // Turns in which nobody has anything to decide could go on for ever.
  play.countStep(play.def(who));
  log(play, `${nameOf(play, who)}’s turn`, 'strong', [who]);
  return yield* opens(play, newEvent(play, 'turn', who));
}

export function* endTurn(play: Play, who: number): Proc {
  const ending = emitEnd(play, newEvent(play, 'turn', who));
  if (ending !== undefined) yield* ending;
  expire(play, play.program.name('end-of-turn'));
}

/** Asks for one thing of a phase and does it. With nothing left but to end, it ends by itself. */
export function* takeOne(play: Play, who: number, question: Question<Play>): Proc {
  const actions: readonly TurnAction[] = question === ACTION ? [PLAY, NO_MORE_ACTIONS] : [BUY, NO_MORE_PURCHASES];
  const found = offersOf(play, who, actions);
  if (found.length === 1) {
    yield* takeOption(play, who, found[0] as TurnOption);
    return;
  }
  yield* takeOption(play, who, yield* askTurn(play, question, who, found));
}

/** Does one of the things that were offered. */
export function* takeOption(play: Play, who: number, option: TurnOption): Proc {
  const asking = runOption(play, who, option);
  if (asking !== undefined) yield* asking;
  expire(play, play.program.name('end-of-action'));
}
