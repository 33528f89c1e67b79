import { andThen, begin } from '../../../kernel/asking';
import type { Asking, Proc } from '../../../kernel/decision';
import { emit, newEvent } from '../../../language/emit';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { handOf } from '../../../table/hands';
import { nameOf, read } from '../../../table/numbers';
import { askNamed, namedQuestion } from '../../../table/questions';
import type { TurnAction } from '../../../table/turn-action';
import { discardHand } from '../hand';
import { restore } from '../health';
import { isBuilding } from '../space-facts';
import { setStance, stanceOf } from '../stance';
import { isHuman, isOnBoard, log, rule } from '../state';
import { advanceTime } from '../time';

/** Sanity that a rest restores where a hero stands. */
export const restAmount = (play: Play, who: number): number =>
  Math.max(
    0,
    rule(play, isBuilding(play, spaceOf(play, who)) ? 'restBuilding' : 'restStreet') + read(play, who, 'rest'),
  );

const HASTEN = namedQuestion(
  'hasten',
  'rest',
  (play, who) => `Does ${nameOf(play, who)} discard the whole hand to move Time one space forward?`,
  [
    { key: 'keep', label: 'No, keep the hand', isDecline: true },
    { key: 'hasten', label: 'Discard the hand' },
  ],
);

/** Resting instead of playing a card: Sanity comes back, and the hand may buy time. */
export const REST: TurnAction = {
  id: 'rest',
  list: (play, who, offer) => {
    const isAble = stanceOf(play, who) === 'card' && isHuman(play, who) && isOnBoard(play, who);
    if (isAble && isPermitted(play, 'rest', who, spaceOf(play, who), true)) offer();
  },
  key: () => 'rest',
  group: 'Rest',
  label: () => 'Rest',
  detail: (play, who) => `restores ${restAmount(play, who)} Sanity`,
  run: (play, who) => begin(resting(play, who)),
};

function* resting(play: Play, who: number): Proc {
  setStance(play, who, 'rested');
  log(play, `${nameOf(play, who)} rests`, 'strong', [who]);
  const event = newEvent(play, 'rest', who).set('space', spaceOf(play, who));
  const asking = emit(play, event, () => restore(play, who, restAmount(play, who), 'sanity'));
  if (asking !== undefined) yield* asking;
  const canHasten =
    rule(play, 'handTime') === 1 && handOf(play, who).length > 0 && isPermitted(play, 'advance-time', who, 0, true);
  if (!canHasten || (yield* askNamed(play, HASTEN, who, who, [0, 1])) === 0) return;
  const hastening: Asking = andThen(discardHand(play, who), () => advanceTime(play));
  if (hastening !== undefined) yield* hastening;
}
