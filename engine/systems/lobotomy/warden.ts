/** The Warden: his walk along the insomnia track, the stomp, and the start of the Final Clash (S000: Insomnia Track; Stomp). */

import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { isWhat } from '../../language/conditions';
import { faceOf, rollDice } from '../../language/dice';
import { putCondition } from '../../language/effects/apply';
import { emit, newEvent } from '../../language/emit';
import { occupants } from '../../language/entity-functions';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { spaceOf } from '../../language/standard';
import { tell } from '../../language/trail';
import { boardOf, spaceEntity } from '../../table/board';
import { nameOf } from '../../table/numbers';
import { tieBetween } from '../../table/questions';
import { damage } from './damage';
import { TIE } from './questions';
import { gameNumber, isCharacter, isClash, log, rule, setGameNumber } from './state';
import { specialRoll } from './test-told';
import { passEnd, trackLabel, trackLength, trackSpace } from './track';

/** The Warden's figure, 0 once he is defeated. */
export function wardenOf(play: Play): number {
  const info = play.program.find('monster', 'warden');
  return info === undefined ? 0 : play.firstOfItem(info.number);
}

/** Moves the Warden along his track, one space at a time, stomping whom he meets. Backwards he stomps nobody. */
export function advanceWarden(play: Play, by: number): Asking {
  if (by === 0 || isClash(play) || !hasWalk(play)) return undefined;
  return begin(walking(play, by));
}

/** Whether there is a Warden, and a track for him to walk. */
const hasWalk = (play: Play): boolean => wardenOf(play) !== 0 && trackLength(play) > 0;

function* walking(play: Play, by: number): Proc {
  if (by < 0) {
    const back = Math.max(1, gameNumber(play, 'wardenStep') + by);
    setGameNumber(play, 'wardenStep', back);
    putLast(play, wardenOf(play), trackSpace(play, back));
    log(play, `The Warden goes back to ${trackLabel(play, back)}`, 'good', [wardenOf(play)]);
    return;
  }
  for (let n = 0; n < by && !isClash(play); n++) {
    const asking = oneStep(play);
    if (asking !== undefined) yield* asking;
    yield* stompHere(play);
  }
}

function oneStep(play: Play): Asking {
  const step = gameNumber(play, 'wardenStep') + 1;
  const warden = wardenOf(play);
  if (!hasWalk(play)) return undefined;
  const space = trackSpace(play, step);
  if (space === 0) return beginClash(play);
  const event = newEvent(play, 'advance', 0, warden).set('track', play.program.name('insomnia')).set('space', space);
  return emit(play, event, () => {
    setGameNumber(play, 'wardenStep', step);
    putLast(play, warden, space);
    if (play.log !== null) log(play, `The Warden walks to ${trackLabel(play, step)}`, 'bad', [warden]);
    return undefined;
  });
}

/** The end of the track: what its item says, and then the Final Clash at the latest (S000: Final Clash). */
export function beginClash(play: Play): Asking {
  return andThen(passEnd(play), () =>
    isClash(play) ? undefined : emit(play, newEvent(play, FINAL_CLASH), startClash),
  );
}

export const FINAL_CLASH = 'final-clash';

/** What the Final Clash is, whoever begins it: the Warden stands on the pentagram and fights. */
export function startClash(play: Play): Asking {
  if (isClash(play)) return undefined;
  setGameNumber(play, 'isClash', 1);
  const warden = wardenOf(play);
  if (warden !== 0) putLast(play, warden, spaceEntity(play, boardOf(play).pentagram));
  log(play, 'The Final Clash begins', 'bad', [warden]);
  return undefined;
}

/** The characters that the Warden would stomp where he stands. */
function underfoot(play: Play): number[] {
  const warden = wardenOf(play);
  const stealth = play.program.name('stealth');
  return occupants(play, spaceOf(play, warden)).filter(
    (figure) =>
      isCharacter(play, figure) && !isWhat(play, figure, stealth) && isPermitted(play, 'stomp', warden, figure, true),
  );
}

/** While anybody stands where the Warden is: stomp one, then he walks on, and so again. */
export function* stompHere(play: Play): Proc {
  while (!isClash(play) && wardenOf(play) !== 0) {
    const victims = underfoot(play);
    const victim = victims[yield* tieBetween(play, TIE.stomp, 0, victims)];
    if (victim === undefined) return;
    play.countStep(play.def(victim));
    yield* stomp(play, victim);
  }
}

/** What comes after each step, of whoever took it: characters meet the Warden in passing too. */
export const meetWarden = (play: Play): Asking => begin(stompHere(play));

/** Chaos dice for damage that nothing prevents, a stun, one step on, and only then the victim's death (S000: Stomp). */
export function* stomp(play: Play, victim: number): Proc {
  const event = newEvent(play, 'stomp', wardenOf(play), victim);
  const asking = emit(play, event, () => begin(trampling(play, victim, wardenOf(play))));
  if (asking !== undefined) yield* asking;
  if (!event.hasHappened) yield* walkOn(play);
}

function* walkOn(play: Play): Proc {
  for (let n = 0; n < rule(play, 'stompSteps') && !isClash(play); n++) {
    const asking = oneStep(play);
    if (asking !== undefined) yield* asking;
  }
}

function* trampling(play: Play, victim: number, warden: number): Proc {
  const { program } = play;
  const dice = rollDice(play, program.find('die', 'chaos') as ItemInfo, rule(play, 'stompDice'));
  const skulls = dice.reduce((sum, die) => sum + (faceOf(play, die)?.numbers?.skulls ?? 0), 0);
  const title = `The Warden stomps ${nameOf(play, victim)}`;
  tell(play, `${title}: ${skulls} damage`, {
    tone: 'bad',
    entities: [victim, warden],
    item: play.def(warden),
    detail: specialRoll(play, title, dice, { symbol: 'skulls', text: 'Damage that nothing prevents', value: skulls }),
  });
  let isOver = false;
  const rest = (): Asking => {
    if (isOver) return undefined;
    isOver = true;
    return andThen(stunning(play, victim, warden), () => begin(walkOn(play)));
  };
  const hurting = damage(play, victim, skulls, warden, [program.name('unpreventable')], [], rest);
  if (hurting !== undefined) yield* hurting;
  const surviving = rest();
  if (surviving !== undefined) yield* surviving;
}

function stunning(play: Play, victim: number, warden: number): Asking {
  const stunned = play.program.find('condition', 'stunned');
  if (stunned === undefined || !isPermitted(play, 'be-stunned', victim, warden, true)) return undefined;
  return putCondition(play, warden, victim, stunned, { about: 0, value: 1, until: 0 });
}
