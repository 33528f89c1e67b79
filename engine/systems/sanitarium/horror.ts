/** Horror Checks: two dice against a difficulty, and what a failure brings. */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { rollDice, rollInEvent, totalOf } from '../../language/dice';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import type { Result } from '../../language/system';
import { read } from '../../table/numbers';
import { hallucinate } from './hallucinations';
import { tellCheck } from './roll-told';
import { rule } from './state';

export const d6 = (play: Play): ItemInfo => play.program.find('die', 'd6') as ItemInfo;

const DICE = 2;

/** A check after being caught: whoever fails takes a Hallucination. */
export function checkHorror(play: Play, player: number, difficulty: number): Asking {
  const result: Result = { value: 0 };
  return andThen(testHorror(play, player, difficulty, 0, result), () =>
    result.value === 1 ? undefined : hallucinate(play, player),
  );
}

/**
 * Rolls inside a `test` event; `result` is 1 when passed. What comes before the dice may add to the total, or pass the check so
 * that nothing is rolled. With all that is added, 2 or less always fails and 11 or more always passes.
 */
export function testHorror(play: Play, player: number, difficulty: number, modifier: number, result: Result): Asking {
  const event = newEvent(play, 'test', player, player)
    .set('test', play.program.name('horror'))
    .set('needed', difficulty);
  event.set('total', modifier);
  const body = (): Asking => {
    if (event.get('passed') === 1) return undefined;
    const dice = rollDice(play, d6(play), DICE);
    return andThen(
      rollInEvent(play, dice, player, () => undefined),
      () => {
        const bonus = event.get('total') + read(play, player, 'horrorBonus');
        const total = totalOf(play, dice) + bonus;
        const isPassed =
          total > rule(play, 'alwaysFails') && (total >= rule(play, 'alwaysPasses') || total >= difficulty);
        event.set('total', total).set('passed', isPassed ? 1 : 0);
        tellCheck(play, player, { dice, bonus, difficulty, total, isPassed });
        return undefined;
      },
    );
  };
  return andThen(emit(play, event, body), () => {
    result.value = event.get('passed');
    return undefined;
  });
}
