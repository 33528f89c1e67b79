/**
 * Tests of Imagination: two dice at most its value; and the pools of dice for searches and locks, where 4 or more is a
 * success (S000: Imagination Test; Search Test; Unlocking Test).
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { result as resultOf, rollDice } from '../../language/dice';
import { emit, newEvent } from '../../language/emit';
import type { EventRecord } from '../../language/event-record';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import type { Result, TestOrder } from '../../language/system';
import { read } from '../../table/numbers';
import { type Roll, rollFor, rollOf } from './rolls';
import { rule } from './state';
import { tellImagination, tellPool } from './test-told';

const d6 = (play: Play): ItemInfo => play.program.find('die', 'd6') as ItemInfo;

const sum = (play: Play, dice: readonly number[]): number =>
  dice.reduce((total, die) => total + resultOf(play, die), 0);

/** An Imagination test. `result` is 1 when passed; the modifier is added to Imagination. */
export function imaginationTest(play: Play, who: number, order: TestOrder, result: Result): Asking {
  return begin(testing(play, who, order, result));
}

function* testing(play: Play, who: number, order: TestOrder, result: Result): Proc {
  const dice = rollDice(play, d6(play), rule(play, 'testDice'));
  const roll: Roll = {
    ...{ dice, who, purpose: 'imagination', needed: read(play, who, 'imagination') + order.modifier },
    helps: (_, by) => sum(play, dice) > roll.needed && sum(play, dice) + by <= roll.needed,
  };
  const asking = rollFor(play, roll);
  if (asking !== undefined) yield* asking;
  const most = roll.needed;
  const total = sum(play, dice);
  const event = newEvent(play, 'test', who).set('test', play.program.name('imagination')).set('total', total);
  event.set('needed', most).set('passed', total <= most ? 1 : 0);
  const testing = emit(play, event);
  if (testing !== undefined) yield* testing;
  // Whatever altered the sum decides by it; whatever altered the outcome decides outright.
  const isPassed = event.get('total') === total ? event.get('passed') !== 0 : event.get('total') <= most;
  result.value = isPassed ? 1 : 0;
  tellImagination(play, who, { dice, most, modifier: order.modifier, total: event.get('total'), isPassed });
}

/** Rolls a pool of dice equal to Imagination and leaves the number of successes in `result`. */
export function poolTest(play: Play, who: number, order: PoolOrder, result: Result): Asking {
  return begin(pooling(play, who, order, result));
}

export interface PoolOrder {
  test: 'search' | 'unlock';
  /** Successes without which it is failed. */
  needed: number;
}

function* pooling(play: Play, who: number, { test, needed }: PoolOrder, result: Result): Proc {
  const event = newEvent(play, 'test', who).set('test', play.program.name(test));
  const dice = rollDice(play, d6(play), read(play, who, 'imagination'));
  const roll = rollOf(play, { dice, who, purpose: test, needed: rule(play, 'successFace') });
  const asking = rollFor(play, roll);
  if (asking !== undefined) yield* asking;
  const bonus = read(play, who, test === 'search' ? 'searchBonus' : 'unlockBonus');
  const total = dice.filter((die) => resultOf(play, die) >= roll.needed).length + bonus;
  event
    .set('total', total)
    .set('needed', needed)
    .set('passed', total >= needed ? 1 : 0);
  const testing = emit(play, event);
  if (testing !== undefined) yield* testing;
  const successes = successesIn(event, total, needed);
  result.value = successes;
  tellPool(play, who, { test, dice, bonus, successes });
}

/** What content makes of a pool: it alters the sum, or the outcome outright. */
function successesIn(event: EventRecord, rolled: number, needed: number): number {
  const total = event.get('total');
  if (total !== rolled) return total;
  const isPassed = event.get('passed') !== 0;
  if (isPassed === rolled >= needed) return total;
  return isPassed ? needed : 0;
}
