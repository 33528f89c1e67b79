/** Tells people what dice showed. It changes nothing. */
import { result as resultOf } from '../../language/dice';
import type { Play } from '../../language/play';
import { tell } from '../../language/trail';
import { nameOf } from '../../table/numbers';
import type { RollView } from '../../view';
import { rule } from './state';

const shown = (play: Play, dice: readonly number[]): RollView['dice'] =>
  dice.map((die) => ({ face: String(resultOf(play, die)), outcome: 'none' }));

export interface CheckTold {
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly difficulty: number;
  readonly total: number;
  readonly isPassed: boolean;
}

export function tellCheck(play: Play, player: number, { dice, bonus, difficulty, total, isPassed }: CheckTold): void {
  if (play.log === null) return;
  const [always, never] = [rule(play, 'alwaysPasses'), rule(play, 'alwaysFails')];
  const detail: RollView = {
    sort: 'test',
    title: `Horror Check of ${nameOf(play, player)}`,
    dice: shown(play, dice),
    lines: [
      { text: 'Two dice', value: String(total - bonus) },
      ...(bonus === 0 ? [] : [{ text: 'Added', value: bonus > 0 ? `+${bonus}` : String(bonus) }]),
      { text: `Difficulty; ${never} or less fails, ${always} or more passes`, value: String(difficulty) },
    ],
    total: { text: isPassed ? 'Passed' : 'Failed', value: String(total) },
  };
  const words = `${nameOf(play, player)} makes a Horror Check of ${difficulty}: ${total}, ${isPassed ? 'passed' : 'failed'}`;
  const tone = isPassed ? 'good' : 'bad';
  tell(play, words, { tone, entities: [player], item: play.def(player), detail, rules: ['horror'] });
}

export function tellDice(play: Play, player: number, dice: readonly number[]): void {
  if (play.log === null) return;
  const faces = dice.map((die) => resultOf(play, die));
  const detail: RollView = {
    sort: 'special',
    title: `Dice of ${nameOf(play, player)}`,
    dice: shown(play, dice),
    lines: [],
    total: { text: 'Rolled', value: faces.join(', ') },
  };
  tell(play, `${nameOf(play, player)} rolls ${faces.join(', ')}`, {
    tone: 'strong',
    entities: [player],
    item: play.def(player),
    detail,
    rules: ['roll'],
  });
}
