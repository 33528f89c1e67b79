/** The Hero Phase: how a turn begins, what is asked in it, how it ends. */

import { andThen } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emitEnd, newEvent, opens } from '../../language/emit';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { showToAll } from '../../table/hands';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askTurn, offersOf, type TurnOption, turnQuestion } from '../../table/turn-action';
import { END, TURN_ACTIONS } from './actions/all';
import { discard } from './cards';
import { comeBack } from './death';
import { halfWords, humanHalf, playedBy } from './halves';
import { refill } from './hand';
import { setStance, stanceOf } from './stance';
import { isHuman, isOnBoard, isTurned, log } from './state';
import { advanceTime } from './time';

export const TURN: Question<Play> = {
  ...turnQuestion(
    'turn',
    'hero-phase',
    (play, who) =>
      stanceOf(play, who) === 'card'
        ? `${nameOf(play, who)} plays a card or rests`
        : `What does ${nameOf(play, who)} do with ${nameOf(play, playedBy(play, who))}?`,
    (play, who) => {
      const card = playedBy(play, who);
      const meters = `${read(play, who, 'health')} Health, ${read(play, who, 'sanity')} Sanity`;
      return card === 0 ? meters : `${meters}. ${halfWords(play, card, isTurned(play, who))}`;
    },
  ),
  isSecret: true,
};

/** Whoever was dead comes back first. Says whether there is a turn: content may take it away. */
export function* beginTurn(play: Play, who: number): Proc<boolean> {
  for (const column of ['actionsDone', 'used', 'isBoxed']) setNumber(play, who, column, 0);
  setStance(play, who, 'card');
  log(play, `${nameOf(play, who)}'s turn`, 'strong', [who]);
  const coming = comeBack(play, who);
  if (coming !== undefined) yield* coming;
  return yield* opens(play, newEvent(play, 'turn', who));
}

/** Whether nothing more can be done: the turn is over, or whoever played as a human is none any more. */
export function isTurnOver(play: Play, who: number): boolean {
  const stance = stanceOf(play, who);
  if (stance === 'done' || stance === 'rested' || !isOnBoard(play, who)) return true;
  return stance === 'human' ? isTurned(play, who) : stance === 'deranged' && isHuman(play, who);
}

/** Asks for one thing and does it. With nothing left but to end, it ends by itself. */
export function* takeOneAction(play: Play, who: number): Proc {
  const found = offersOf(play, who, TURN_ACTIONS);
  if (found.every(({ action }) => action === END)) {
    setStance(play, who, 'done');
    return;
  }
  yield* takeOption(play, who, yield* askTurn(play, TURN, who, found));
}

/** Does one of the things that were offered. */
export function* takeOption(play: Play, who: number, option: TurnOption): Proc {
  const asking = option.action.run(play, who, option);
  if (asking !== undefined) yield* asking;
}

/** Time moves if a human played an hourglass and still is one; the card goes; the hand is filled up. */
export function* endTurn(play: Play, who: number): Proc {
  const card = playedBy(play, who);
  const isHourglass = card !== 0 && humanHalf(play, card).time === true;
  const playedAsHuman = numberIn(play, who, 'playedAsHuman') === 1 && isHuman(play, who);
  const moving = isHourglass && playedAsHuman ? advanceTime(play) : undefined;
  const asking: Asking = andThen(moving, () => andThen(putAway(play, who, card), () => refill(play, who)));
  if (asking !== undefined) yield* asking;
  const ending = emitEnd(play, newEvent(play, 'turn', who));
  if (ending !== undefined) yield* ending;
  expire(play, play.program.name('end-of-turn'));
}

function putAway(play: Play, who: number, card: number): Asking {
  if (card === 0) return undefined;
  if (numberIn(play, who, 'isBoxed') === 0) return discard(play, card);
  putLast(play, card, findZone(play, 'box', 0));
  showToAll(play, card);
  log(play, `${nameOf(play, card)} goes back to the box`, 'plain', [card]);
  return undefined;
}
