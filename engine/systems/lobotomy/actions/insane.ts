import { putLast } from '../../../kernel/zones';
import { readNote, writeNote } from '../../../language/notes';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { add, nameOf, numberIn, setNumber } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { drawPiece, hasPiece } from '../bags';
import { changeInsanity } from '../damage';
import { boxesFor, canGoInsane } from '../insanity';
import { canPayAp, payAp } from '../payment';
import { gameNumber, isClash, log, type RuleSetting, rule, setGameNumber, wardenCost } from '../state';
import { MADE_BY } from './search';

const insanityWords = (play: Play, who: number, setting: RuleSetting): string =>
  `${boxesFor(play, who, setting)} insanity`;

/** A Chaos die for the next attack (S000: Insane Abilities). */
export const CHAOS: TurnAction = {
  id: 'chaos',
  word: 'insane',
  list: (play, who, offer) => {
    if (numberIn(play, who, 'hasChaos') === 0 && canGoInsane(play, who, boxesFor(play, who, 'chaosInsanity'))) offer();
  },
  key: () => 'chaos',
  group: 'Insane',
  label: () => 'Chaos die',
  detail: () => 'rolled with your next attack: skulls hit, its plus adds 1 to each other die',
  cost: (play, who) => insanityWords(play, who, 'chaosInsanity'),
  run: (play, who) => {
    setNumber(play, who, 'hasChaos', 1);
    return changeInsanity(play, who, boxesFor(play, who, 'chaosInsanity'));
  },
};

/** An imaginary locker, once the Warden has come far enough; only its maker may search it. */
export const LOCKER: TurnAction = {
  id: 'locker',
  word: 'insane',
  list: (play, who, offer) => {
    const isReached = gameNumber(play, 'wardenStep') >= rule(play, 'lockerFromSpace');
    if (!isReached || !canGoInsane(play, who, boxesFor(play, who, 'lockerInsanity'))) return;
    if (canPayAp(play, who, rule(play, 'lockerAp'), 'other') && hasPiece(play, 'locker-tokens')) offer();
  },
  key: () => 'locker',
  group: 'Insane',
  label: () => 'Imaginary locker',
  detail: () => 'stands on your space; only you may search it',
  cost: (play, who) => `${rule(play, 'lockerAp')} AP, ${insanityWords(play, who, 'lockerInsanity')}`,
  run: (play, who) => {
    payAp(play, who, rule(play, 'lockerAp'), 'other');
    const token = drawPiece(play, 'locker-tokens');
    putLast(play, token, spaceOf(play, who));
    writeNote(play, token, play.program.name(MADE_BY), who);
    log(play, `${nameOf(play, who)} imagines a locker`, 'strong', [who], ['imaginary-locker']);
    return changeInsanity(play, who, boxesFor(play, who, 'lockerInsanity'));
  },
};

const DEFIED_TIME = 'defied time';

/** Defy Time: one AP for a step of the Warden, once a turn (S000: Insomnia Shifts). */
export const DEFY_TIME: TurnAction = {
  id: 'defy-time',
  word: 'insane',
  list: (play, who, offer) => {
    if (!isClash(play) && readNote(play, who, play.program.name(DEFIED_TIME)) < rule(play, 'timeLimit')) offer();
  },
  key: () => 'defy-time',
  group: 'Insane',
  label: () => 'Defy Time',
  detail: (play) => `+${rule(play, 'timeAp')} AP for this turn`,
  cost: (play) => wardenCost(rule(play, 'timeSteps')),
  run: (play, who) => {
    const word = play.program.name(DEFIED_TIME);
    writeNote(play, who, word, readNote(play, who, word) + 1, { until: play.program.name('end-of-turn') });
    add(play, who, 'ap', rule(play, 'timeAp'));
    log(play, `${nameOf(play, who)} defies time`, 'strong', [who], ['defy-time']);
    setGameNumber(play, 'wardenDue', gameNumber(play, 'wardenDue') + rule(play, 'timeSteps'));
    return undefined;
  },
};
