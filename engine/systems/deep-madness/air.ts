/** Air under water: one oxygen before each action, dice once there is none, death at the end of the dial. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { rollFor, successesOf } from './rolls';
import { log, rule } from './state';
import { kill, wound } from './wounds';

export const isUnderWater = (play: Play, figure: number): boolean =>
  read(play, spaceOf(play, figure), 'submerged') === 1;

/** What an action costs in air, in a room under water. */
export function breathe(play: Play, who: number): Asking {
  return isUnderWater(play, who) ? begin(breathing(play, who)) : undefined;
}

function* breathing(play: Play, who: number): Proc {
  const oxygen = numberIn(play, who, 'oxygen') - 1;
  setNumber(play, who, 'oxygen', oxygen);
  if (oxygen >= 0) {
    log(play, `${nameOf(play, who)} has ${oxygen} oxygen left`, 'plain', [who]);
    return;
  }
  if (-oxygen > rule(play, 'oxygenSteps')) {
    log(play, `${nameOf(play, who)} is out of air`, 'bad', [who]);
    const dying = kill(play, who, 0);
    if (dying !== undefined) yield* dying;
    return;
  }
  const event = newEvent(play, 'drown', 0, who).set('count', rule(play, 'oxygenDice') - oxygen - 1);
  const asking = emit(play, event, () => gasp(play, who, event.get('count')));
  if (asking !== undefined) yield* asking;
}

/** Each die that is no success is a wound. */
const gasp = (play: Play, who: number, count: number): Asking =>
  rollFor(
    play,
    who,
    count,
    { needed: rule(play, 'successOn'), purpose: 'air', title: `${nameOf(play, who)} gasps for air` },
    (roll) => wound(play, who, roll.dice.length - successesOf(play, roll), 0, [play.program.name('drowning')]),
  );

/** The dial goes to its start, wherever that is now, where an activation ends in the dry. */
export function refill(play: Play, who: number): void {
  if (isUnderWater(play, who) || spaceOf(play, who) === 0) return;
  setNumber(play, who, 'oxygen', read(play, who, 'maxOxygen'));
}
