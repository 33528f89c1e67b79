/** The activation of an investigator: how it begins, what is asked, how it ends. */
import type { Asking, Proc, Question } from '../../kernel/decision';
import { emitEnd, newEvent, opens } from '../../language/emit';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askTurn, offersOf, type TurnAction, type TurnOption, turnQuestion } from '../../table/turn-action';
import { DROP, END, TURN_ACTIONS } from './actions/all';
import { OTHERS } from './actions/others';
import { refill } from './air';
import { asAction } from './as-action';
import { log } from './state';
import { changeStatus } from './statuses';

export const TURN: Question<Play> = turnQuestion(
  'turn',
  'activation',
  (play, who) => `What does ${nameOf(play, who)} do?`,
  (play, who) => {
    const left = read(play, who, 'actions');
    return `${left === 1 ? '1 action' : `${left} actions`} left`;
  },
);

/** Says whether there is an activation: content may take it away. */
export function* beginActivation(play: Play, who: number): Proc<boolean> {
  for (const column of ['spent', 'actionsTaken', 'hasBeenLucid', 'isDone']) setNumber(play, who, column, 0);
  log(play, `${nameOf(play, who)} is active`, 'strong', [who]);
  if (!(yield* opens(play, newEvent(play, 'activation', who)))) return false;
  const lost = numberIn(play, who, 'paralysed');
  if (lost <= 0) return true;
  setNumber(play, who, 'spent', numberIn(play, who, 'spent') + lost);
  const shedding = changeStatus(play, who, 'paralysed', -lost);
  if (shedding !== undefined) yield* shedding;
  return true;
}

const PASSIVE: readonly TurnAction[] = [END, DROP, OTHERS];

/** Asks for one thing and does it. With nothing left but to end, or to hand over to others, it ends by itself. */
export function* takeOneAction(play: Play, who: number): Proc {
  const found = offersOf(play, who, TURN_ACTIONS);
  if (read(play, who, 'actions') <= 0 && found.every(({ action }) => PASSIVE.includes(action))) {
    setNumber(play, who, 'isDone', 1);
    return;
  }
  yield* takeAction(play, who, yield* askTurn(play, TURN, who, found));
}

/** Does one of the things that were offered. */
export function* takeAction(play: Play, who: number, option: TurnOption): Proc {
  const asking = carryOut(play, who, option);
  if (asking !== undefined) yield* asking;
  expire(play, play.program.name('end-of-action'));
}

/** Runs an option as an action. Those that content offers, and a trade that is not agreed yet, see to that themselves. */
function carryOut(play: Play, who: number, option: TurnOption): Asking {
  const { word, card, run } = option.action;
  if (word === undefined) return run(play, who, option);
  return asAction(play, who, word, card?.(option) ?? 0, () => run(play, who, option));
}

export const isActivationOver = (play: Play, who: number): boolean =>
  numberIn(play, who, 'isDone') === 1 || numberIn(play, who, 'isDead') === 1;

export function* endActivation(play: Play, who: number): Proc {
  if (numberIn(play, who, 'isDead') === 0) refill(play, who);
  const ending = emitEnd(play, newEvent(play, 'activation', who));
  if (ending !== undefined) yield* ending;
  expire(play, play.program.name('end-of-activation'));
  expire(play, play.program.name('end-of-turn'));
}
