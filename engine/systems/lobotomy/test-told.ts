/** Tells people what the dice of a test or of a card did. It changes nothing. */
import { result as resultOf } from '../../language/dice';
import type { Play } from '../../language/play';
import { nameOfCause, tell } from '../../language/trail';
import { nameOf } from '../../table/numbers';
import type { RollView } from '../../view';
import { specialDie } from './attack-told';
import { basePart, part, partsOfStat } from './roll-parts';
import { rule, successWords } from './state';

const plainDice = (play: Play, dice: readonly number[], isHit?: (die: number) => boolean): RollView['dice'] =>
  dice.map((die) => ({
    face: String(resultOf(play, die)),
    outcome: isHit === undefined ? 'none' : isHit(die) ? 'hit' : 'miss',
  }));

export interface ImaginationTold {
  dice: readonly number[];
  /** The most that passes. */
  most: number;
  modifier: number;
  /** The sum as content left it. */
  total: number;
  isPassed: boolean;
}

export function tellImagination(play: Play, who: number, told: ImaginationTold): void {
  if (play.log === null) return;
  const { dice, most, modifier, total, isPassed } = told;
  const rolled = dice.reduce((sum, die) => sum + resultOf(play, die), 0);
  const detail: RollView = {
    sort: 'test',
    title: `Imagination test of ${nameOf(play, who)}`,
    dice: plainDice(play, dice),
    lines: [
      {
        text: 'Sum of the dice',
        value: String(total),
        parts: total === rolled ? [] : [part(play, 'Rolled', String(rolled)), part(play, 'Changed by', total - rolled)],
      },
      {
        text: 'Imagination',
        value: String(most),
        parts: [
          ...basePart(play, who, 'imagination'),
          ...partsOfStat(play, who, 'imagination'),
          ...(modifier === 0 ? [] : [part(play, nameOfCause(play) || 'This test', modifier)]),
        ],
      },
    ],
    total: { text: isPassed ? 'Passed' : 'Failed', value: `${total} of ${most}` },
  };
  const words = `${nameOf(play, who)} tests Imagination ${most}: rolls ${total}, ${isPassed ? 'passed' : 'failed'}`;
  tell(play, words, {
    tone: isPassed ? 'good' : 'bad',
    entities: [who],
    item: play.def(who),
    detail,
    rules: ['imagination'],
  });
}

export interface PoolTold {
  test: 'search' | 'unlock';
  dice: readonly number[];
  bonus: number;
  successes: number;
}

export function tellPool(play: Play, who: number, { test, dice, bonus, successes }: PoolTold): void {
  if (play.log === null) return;
  const face = rule(play, 'successFace');
  const isHit = (die: number) => resultOf(play, die) >= face;
  const hits = dice.filter(isHit).length;
  const changed = successes - hits - bonus;
  const detail: RollView = {
    sort: 'test',
    title: `${nameOf(play, who)} ${test === 'search' ? 'searches' : 'tries a lock'}`,
    dice: plainDice(play, dice, isHit),
    lines: [
      {
        text: 'Dice for Imagination',
        value: String(dice.length),
        parts: [...basePart(play, who, 'imagination'), ...partsOfStat(play, who, 'imagination')],
      },
      { text: `show ${face} or more`, value: String(hits) },
      ...(bonus === 0
        ? []
        : [{ text: 'Added', value: part(play, '', bonus).value, parts: partsOfStat(play, who, `${test}Bonus`) }]),
      ...(changed === 0 ? [] : [{ text: 'Changed by content', value: part(play, '', changed).value }]),
    ],
    total: { text: 'Successes', value: String(successes) },
  };
  tell(play, `${nameOf(play, who)} rolls ${dice.length} dice: ${successWords(successes)}`, {
    entities: [who],
    item: play.def(who),
    detail,
    rules: [test === 'search' ? 'lockers' : 'locks'],
  });
}

/** Plain dice that a card rolls: what they show is all there is to say. */
export function tellDice(play: Play, who: number, dice: readonly number[]): void {
  if (play.log === null || dice.length === 0) return;
  // Dice that find a space are no news: what comes to stand there is.
  if (who === 0 && play.sources.length > 0) return;
  const sum = dice.reduce((total, die) => total + resultOf(play, die), 0);
  const cause = nameOfCause(play);
  const what = cause === '' ? '' : ` for ${cause}`;
  const subject = who === 0 ? 'Rolled' : `${nameOf(play, who)} rolls`;
  tell(play, `${subject}${what}: ${dice.map((die) => resultOf(play, die)).join(', ')}`, {
    entities: who === 0 ? [] : [who],
    item: play.def(who),
    detail: {
      sort: 'test',
      title: cause || 'A roll',
      dice: plainDice(play, dice),
      lines: [],
      total: { text: 'Sum', value: String(sum) },
    } satisfies RollView,
  });
}

/** Dice of symbols, of which one symbol counts. */
export function specialRoll(
  play: Play,
  title: string,
  dice: readonly number[],
  counts: { symbol: string; text: string; value: number },
): RollView {
  return {
    sort: 'special',
    title,
    dice: dice.map((die) => specialDie(play, die, counts.symbol)),
    lines: [],
    total: { text: counts.text, value: String(counts.value) },
  };
}
