/** A player's turn: how it begins, what is asked in it, how it ends. */
import type { Proc, Question } from '../../kernel/decision';
import { emitEnd, newEvent, opens } from '../../language/emit';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askTurn, offersOf, type TurnOption, turnQuestion } from '../../table/turn-action';
import { END, TURN_ACTIONS } from './actions/all';
import { isInside, log } from './state';

export const TURN: Question<Play> = {
  ...turnQuestion(
    'turn',
    'actions',
    (play, who) => `What does ${nameOf(play, who)} do?`,
    (play, who) => {
      const sanity = read(play, who, 'sanity');
      return `${read(play, who, 'ap')} AP left${sanity > 0 ? `, ${sanity} Sanity for this turn` : ''}`;
    },
  ),
  isSecret: true,
};

/** Says whether there is a turn: content may take it away. */
export function* beginTurn(play: Play, who: number): Proc<boolean> {
  for (const column of ['ap', 'hasSpent', 'sanity', 'isConcentrating', 'itemsTaken', 'isDone'])
    setNumber(play, who, column, 0);
  log(play, `${nameOf(play, who)}\u2019s turn`, 'strong', [who]);
  return yield* opens(play, newEvent(play, 'turn', who));
}

/** AP that came in the turn of somebody else are there from the roll on. */
export function addEarlierAp(play: Play, who: number): void {
  setNumber(play, who, 'ap', numberIn(play, who, 'ap') + numberIn(play, who, 'apBefore'));
  setNumber(play, who, 'apBefore', 0);
}

export const isTurnOver = (play: Play, who: number): boolean =>
  numberIn(play, who, 'isDone') === 1 || !isInside(play, who);

/** Asks for one thing and does it. With nothing left but to end, it ends by itself. */
export function* takeOneAction(play: Play, who: number): Proc {
  const found = offersOf(play, who, TURN_ACTIONS);
  if (found.every(({ action }) => action === END)) {
    setNumber(play, who, 'isDone', 1);
    return;
  }
  yield* takeOption(play, who, yield* askTurn(play, TURN, who, found));
}

/** Does one of the things that were offered. */
export function* takeOption(play: Play, who: number, option: TurnOption): Proc {
  const asking = option.action.run(play, who, option);
  if (asking !== undefined) yield* asking;
}

/** Sanity of Concentrate and AP that were not used are lost. */
export function* endTurn(play: Play, who: number): Proc {
  for (const column of ['ap', 'sanity', 'isConcentrating']) setNumber(play, who, column, 0);
  const ending = emitEnd(play, newEvent(play, 'turn', who));
  if (ending !== undefined) yield* ending;
  expire(play, play.program.name('end-of-turn'));
}
