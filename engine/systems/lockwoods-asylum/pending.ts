/**
 * Card timing: of several cards that wait for their turn, whoever's turn it is picks the next one, and it is done with before
 * another one begins.
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { entityQuestion } from '../../table/questions';
import { hasPart, type Moment, partText } from './card-parts';

const WORDS: Readonly<Record<string, string>> = { start: 'Start', survive: 'Survive', slain: 'Slain' };

const order = (moment: Moment): Question<Play> => ({
  ...entityQuestion(`order-${moment}`, 'timing', () => `Which card comes next? (${WORDS[moment]})`, {
    none: 'As they lie',
    detail: (play, card, { subject }) => partText(play, card, moment, subject),
  }),
  declines: () => false,
});
const ORDERS: Readonly<Record<string, Question<Play>>> = {
  start: order('start'),
  survive: order('survive'),
  slain: order('slain'),
};

/** Does something with each card, in the order that `who` picks. Cards that do nothing themselves come last and are not asked about. */
export const inPickedOrder = (
  play: Play,
  who: number,
  moment: 'start' | 'survive' | 'slain',
  cards: readonly number[],
  run: (card: number) => Asking,
): Asking => begin(picking(play, who, moment, cards, run));

function* picking(
  play: Play,
  who: number,
  moment: 'start' | 'survive' | 'slain',
  cards: readonly number[],
  run: (card: number) => Asking,
): Proc {
  const left = [...cards].sort((a, b) => rankOf(play, a, moment, who) - rankOf(play, b, moment, who));
  let isAsked = true;
  while (left.length > 0) {
    const able = left.filter((card) => hasPart(play, card, moment, who));
    let next = left[0] as number;
    if (isAsked && new Set(able.map((card) => play.def(card))).size > 1) {
      const decision = play.decision.reset(
        ORDERS[moment] as Question<Play>,
        play.program.system.seatOf(play, who),
        who,
      );
      decision.subject = who;
      decision.add(0);
      for (const card of able) decision.add(card);
      const option = yield decision;
      if (option === 0) isAsked = false;
      else next = able[option - 1] as number;
    }
    left.splice(left.indexOf(next), 1);
    const asking = run(next);
    if (asking !== undefined) yield* asking;
  }
}

const rankOf = (play: Play, card: number, moment: Moment, who: number): number =>
  hasPart(play, card, moment, who) ? 0 : 1;
