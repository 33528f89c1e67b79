/** Wounds, healing and death. An investigator that dies ends the game. */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn, occupants } from '../../language/entity-functions';
import { leaveGame } from '../../language/leaving';
import { readNote, writeNote } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { endGame } from './ending';
import { isCharacter, isMonster, livingCharacters, log } from './state';

const HURT_BY = 'hurt by';

/** Whether an attack can do anything to it: what has health, and tokens that say so. */
export const isMortal = (play: Play, target: number): boolean =>
  read(play, target, 'maxHealth') > 0 || play.program.infoOf(play, target)?.item.target === true;

/** Wounds inside a `damage` event; what the event leaves of them is taken. */
export function wound(play: Play, target: number, amount: number, from: number, tags: readonly number[]): Asking {
  if (target === 0 || amount <= 0 || !isMortal(play, target)) return undefined;
  if (!isPermitted(play, 'be-wounded', target, from, true)) return undefined;
  const event = newEvent(play, 'damage', from, target).setList('tags', tags);
  event.amount = amount;
  return emit(play, event, () => {
    const dealt = Math.max(0, event.amount);
    event.amount = dealt;
    if (dealt === 0) {
      event.isStopped = true;
      return undefined;
    }
    if (from !== 0 && !isCharacter(play, target))
      writeNote(play, target, play.program.name(HURT_BY), 1, { about: from });
    setNumber(play, target, 'wounds', numberIn(play, target, 'wounds') + dealt);
    const left =
      read(play, target, 'maxHealth') > 0 ? `, ${Math.max(0, read(play, target, 'health'))} health left` : '';
    const words = dealt === 1 ? '1 wound' : `${dealt} wounds`;
    log(play, `${nameOf(play, target)} takes ${words}${left}`, isCharacter(play, target) ? 'bad' : 'plain', [target]);
    return isDying(play, target) ? kill(play, target, from) : undefined;
  });
}

/** In words, as a price is told. */
export const fewerWounds = (count: number): string => (count === 1 ? '1 wound fewer' : `${count} wounds fewer`);

const isDying = (play: Play, target: number): boolean =>
  read(play, target, 'maxHealth') > 0 && read(play, target, 'health') <= 0;

/** Takes wounds off again. */
export function healWounds(play: Play, target: number, amount: number): Asking {
  if (target === 0 || amount <= 0 || !isPermitted(play, 'be-healed', target, 0, true)) return undefined;
  const event = newEvent(play, 'heal', 0, target);
  event.amount = amount;
  return emit(play, event, () => {
    const healed = Math.min(event.amount, numberIn(play, target, 'wounds'));
    if (healed <= 0) return undefined;
    setNumber(play, target, 'wounds', numberIn(play, target, 'wounds') - healed);
    log(play, `${nameOf(play, target)} heals ${healed}`, isCharacter(play, target) ? 'good' : 'bad', [target]);
    return undefined;
  });
}

/** A `kill` event; what is killed can be read until everything that answers it is done. */
export function kill(play: Play, target: number, by: number): Asking {
  if (target === 0 || spaceOf(play, target) === 0) return undefined;
  const space = spaceOf(play, target);
  const event = newEvent(play, 'kill', by, target)
    .set('space', space)
    .setList(
      'damagers',
      livingCharacters(play).filter((who) => readNote(play, target, play.program.name(HURT_BY), who) > 0),
    )
    .setList(
      'present',
      occupants(play, space).filter((figure) => isCharacter(play, figure)),
    );
  return andThen(emit(play, event), () => (event.hasHappened ? die(play, target) : undefined));
}

function die(play: Play, target: number): Asking {
  if (play.isDead(target) || spaceOf(play, target) === 0) return undefined;
  if (isCharacter(play, target)) {
    setNumber(play, target, 'isDead', 1);
    return endGame(play, false, `${nameOf(play, target)} is dead`);
  }
  log(play, `${nameOf(play, target)} is destroyed`, isMonster(play, target) ? 'good' : 'plain', [target]);
  return leaveBoard(play, target);
}

/** Takes a monster or a token out of the game; what it carried lies where it stood, and its figure is free again. */
export function leaveBoard(play: Play, figure: number): Asking {
  const event = newEvent(play, 'remove', 0, figure);
  return andThen(emit(play, event), () => {
    if (!event.hasHappened || play.isDead(figure)) return undefined;
    const space = spaceOf(play, figure);
    for (const token of cardsIn(play, figure))
      if (play.kindOf(token).name === 'token' && space !== 0) putLast(play, token, space);
    leaveGame(play, figure);
    return undefined;
  });
}

/** Takes an investigator out of the game without killing it. */
export function leaveForGood(play: Play, character: number): Asking {
  const event = newEvent(play, 'remove', 0, character);
  return emit(play, event, () => {
    setNumber(play, character, 'isDead', 1);
    setNumber(play, character, 'isDone', 1);
    putLast(play, character, play.program.system.zone(play, 'box', 0));
    return undefined;
  });
}
