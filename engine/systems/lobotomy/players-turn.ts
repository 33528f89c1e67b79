/** A character's turn: how it begins, what it is asked, how it ends (S000: The Players' Turn). */
import type { Proc, Question } from '../../kernel/decision';
import { emitEnd, newEvent, opens } from '../../language/emit';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import { add, nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askTurn, offersOf, runOption, type TurnOption, turnQuestion } from '../../table/turn-action';
import { TURN_ACTIONS } from './actions/all';
import { END_TURN } from './actions/end-turn';
import { OTHERS } from './actions/others';
import { coolDown } from './skills';
import { log } from './state';

export const TURN: Question<Play> = turnQuestion(
  'turn',
  'turn',
  (play, who) => `What does ${nameOf(play, who)} do?`,
  (play, who) => {
    const running = numberIn(play, who, 'isRunning') === 1 ? ', running' : '';
    return `${read(play, who, 'ap')} AP left${running}`;
  },
);

/**
 * Cooldowns fall, then whoever is down gets up and thaws, then what content does as the turn starts. Says whether there is
 * a turn: content may take it away, or its activation.
 */
export function* beginTurn(play: Play, character: number): Proc<boolean> {
  for (const column of [
    'spent',
    'movePoints',
    'attackPoints',
    'isRunning',
    'hasActed',
    'isDone',
    'diedThisTurn',
    'steps',
  ]) {
    setNumber(play, character, column, 0);
  }
  log(play, `${nameOf(play, character)}'s turn`, 'strong', [character]);
  coolDown(play, character);
  if (!(yield* opens(play, newEvent(play, 'turn', character)))) {
    loseRest(play, character);
    return false;
  }
  if (yield* opens(play, newEvent(play, 'activation', character))) return true;
  yield* closeTurn(play, character);
  return false;
}

/** Asks for one thing and does it. With nothing left but to end the turn, or to hand over to others, it ends by itself. */
export function* takeOneAction(play: Play, character: number): Proc {
  const found = offersOf(play, character, TURN_ACTIONS);
  if (read(play, character, 'ap') <= 0 && found.every(({ action }) => action === OTHERS || action === END_TURN)) {
    setNumber(play, character, 'isDone', 1);
    return;
  }
  yield* takeAction(play, character, yield* askTurn(play, TURN, character, found));
}

/** Does one of the things that were offered. */
export function* takeAction(play: Play, character: number, option: TurnOption): Proc {
  setNumber(play, character, 'hasActed', 1);
  const asking = runOption(play, character, option);
  if (asking !== undefined) yield* asking;
  expire(play, play.program.name('end-of-action'));
}

/** Whether a turn is over: its player said so, or the character died in it. */
export const isTurnOver = (play: Play, character: number): boolean =>
  numberIn(play, character, 'isDone') === 1 ||
  numberIn(play, character, 'diedThisTurn') === 1 ||
  numberIn(play, character, 'isDead') === 1;

export function* endTurn(play: Play, character: number): Proc {
  const ending = emitEnd(play, newEvent(play, 'activation', character));
  if (ending !== undefined) yield* ending;
  yield* closeTurn(play, character);
}

function* closeTurn(play: Play, character: number): Proc {
  const closing = emitEnd(play, newEvent(play, 'turn', character));
  if (closing !== undefined) yield* closing;
  loseRest(play, character);
}

/** What is left of a turn is lost. */
function loseRest(play: Play, character: number): void {
  setNumber(play, character, 'hasChaos', 0);
  add(play, character, 'ap', -Math.max(0, read(play, character, 'ap')));
  for (const column of ['movePoints', 'attackPoints']) setNumber(play, character, column, 0);
  expire(play, play.program.name('end-of-activation'));
  expire(play, play.program.name('end-of-turn'));
}
