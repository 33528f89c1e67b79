/** Hurt, healing, insanity and death (S000: Combat; Insanity; Death). */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putAllLast, takeOut } from '../../kernel/zones';
import { emit, mayAlter, newEvent } from '../../language/emit';
import { cardsIn, occupants } from '../../language/entity-functions';
import type { EventRecord } from '../../language/event-record';
import { endAbout, endAttached, leaveGame } from '../../language/leaving';
import { readNote, writeNote } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { changeStat, findZone, spaceOf } from '../../language/standard';
import { nameOf, numberIn, read, setNumber, write } from '../../table/numbers';
import { dropCarried } from './carrying';
import { workOnBarricade } from './doors';
import { disarm, wearItem } from './items';
import { isEnemy, isOnPatrol, placeOn } from './movement';
import { emptyCell } from './placements';
import { CHARACTER_ZONES } from './spec';
import {
  allCharacters,
  gameNumber,
  isCharacter,
  isClash,
  isMonster,
  livingCharacters,
  log,
  rule,
  setGameNumber,
} from './state';

const HURT_BY = 'hurt by';

/** Damage to somebody; what is left of it after armour and the like comes off its health. A death comes after `beforeDeath`. */
export function damage(
  play: Play,
  target: number,
  amount: number,
  from: number,
  tags: readonly number[],
  symbols: readonly number[] = [],
  beforeDeath: () => Asking = () => undefined,
): Asking {
  if (target === 0 || amount <= 0 || isOnPatrol(play, target)) return undefined;
  if (!isPermitted(play, 'be-damaged', target, from, true)) return undefined;
  const event = damageEvent(play, target, amount, from, tags, symbols);
  return emit(play, event, () => {
    const before = read(play, target, 'health');
    const dealt = Math.max(0, Math.min(event.amount, before));
    write(play, target, 'health', before - dealt);
    if (dealt === 0) {
      // Armor and the like took all of it: nobody was damaged.
      event.isStopped = true;
      return undefined;
    }
    if (from !== 0 && !isCharacter(play, target))
      writeNote(play, target, play.program.name(HURT_BY), 1, { about: from });
    log(
      play,
      `${nameOf(play, target)} takes ${dealt} damage, ${read(play, target, 'health')} health left`,
      isCharacter(play, target) ? 'bad' : 'plain',
      [target],
    );
    return read(play, target, 'health') <= 0 ? andThen(beforeDeath(), () => kill(play, target, from)) : undefined;
  });
}

function damageEvent(
  play: Play,
  target: number,
  amount: number,
  from: number,
  tags: readonly number[],
  symbols: readonly number[],
): EventRecord {
  const event = newEvent(play, 'damage', from, target).setList('tags', tags).setList('symbols', symbols);
  event.amount = amount;
  return event;
}

/** Whether content may keep some of such damage off, as Avoidance does: more than its health may be wanted then. */
export const mayFendOff = (
  play: Play,
  target: number,
  amount: number,
  from: number,
  tags: readonly number[],
  symbols: readonly number[],
): boolean => mayAlter(play, damageEvent(play, target, amount, from, tags, symbols), 'amount');

/** Health comes back, or insanity, never beyond what is printed. */
export function heal(play: Play, target: number, amount: number, stat: string): Asking {
  if (target === 0 || amount <= 0) return undefined;
  if (stat === 'insanity') return changeInsanity(play, target, -amount);
  const event = newEvent(play, 'heal', 0, target);
  event.amount = amount;
  return emit(play, event, () => {
    const healed = Math.min(event.amount, read(play, target, 'maxHealth') - read(play, target, 'health'));
    if (healed <= 0) return undefined;
    write(play, target, 'health', read(play, target, 'health') + healed);
    log(play, `${nameOf(play, target)} heals ${healed}`, 'good', [target]);
    return undefined;
  });
}

/** Insanity lost (more than 0) or regained. A loss at the maximum kills (S000: Insanity). */
export function changeInsanity(play: Play, character: number, by: number): Asking {
  const wanted = Math.max(by, -read(play, character, 'insanity'));
  if (character === 0 || wanted === 0) return undefined;
  const event = newEvent(play, 'change', 0, character).set('stat', play.program.name('insanity')).set('by', wanted);
  return emit(play, event, () => {
    const lost = event.get('by');
    if (lost === 0) return undefined;
    const room = read(play, character, 'maxInsanity') - read(play, character, 'insanity');
    const words = lost > 0 ? `loses ${lost} insanity` : `regains ${-lost} insanity`;
    log(play, `${nameOf(play, character)} ${words}`, lost > 0 ? 'bad' : 'good', [character]);
    play.program.stats.add(play, character, 'insanity', Math.min(lost, room));
    return lost > room ? kill(play, character, 0) : undefined;
  });
}

/** Any other number; those that kill or open doors go their own ways. */
export function change(play: Play, entity: number, stat: string, by: number): Asking {
  if (stat === 'insanity') return changeInsanity(play, entity, by);
  if (stat === 'health' && by < 0) return damage(play, entity, -by, 0, []);
  if (stat === 'tokens' && play.kindOf(entity).name === 'edge') {
    return workOnBarricade(play, entity, by, gameNumber(play, 'current'));
  }
  return changeStat(play, entity, stat, by);
}

/** The end of a monster or of a token with health, or the death of a character. */
export function kill(play: Play, target: number, by: number): Asking {
  if (target === 0 || spaceOf(play, target) === 0 || isOnPatrol(play, target)) return undefined;
  const space = spaceOf(play, target);
  const event = newEvent(play, 'kill', by, target)
    .set('space', space)
    .setList('damagers', hurters(play, target))
    .setList(
      'present',
      occupants(play, space).filter((figure) => isCharacter(play, figure)),
    );
  if (isCharacter(play, target)) return emit(play, event, () => begin(dying(play, target)));
  // Anything else goes when everything that answers its end is done: its own keywords answer too, and can still be read.
  return andThen(emit(play, event), () => (event.hasHappened ? destroy(play, target) : undefined));
}

function hurters(play: Play, target: number): number[] {
  return livingCharacters(play).filter(
    (character) => readNote(play, target, play.program.name(HURT_BY), character) > 0,
  );
}

function destroy(play: Play, target: number): Asking {
  const isFoe = isMonster(play, target) && isEnemy(play, target);
  log(play, `${nameOf(play, target)} is destroyed`, isFoe ? 'good' : 'bad', [target]);
  return leaveBoard(play, target);
}

/** Takes a monster or a token with health off the board; its figure is free for the next one. */
export function leaveBoard(play: Play, figure: number): Asking {
  const event = newEvent(play, 'remove', 0, figure);
  return emit(play, event, () =>
    andThen(lettingGo(play, figure), () => {
      leaveGame(play, figure);
      return undefined;
    }),
  );
}

/** What it carries falls where it stands; the cards on it are discarded. */
const lettingGo = (play: Play, figure: number): Asking =>
  andThen(dropCarried(play, figure, spaceOf(play, figure)), () => disarm(play, figure));

/**
 * A character dies: to an empty cell with full health and some insanity regained, its items worn. The Warden's steps for it are due
 * once everything else is settled. In the Final Clash it is gone for good (S000: Death).
 */
function* dying(play: Play, character: number): Proc {
  log(play, `${nameOf(play, character)} dies`, 'bad', [character]);
  const dropping = dropCarried(play, character, spaceOf(play, character));
  if (dropping !== undefined) yield* dropping;
  if (isClash(play)) {
    setNumber(play, character, 'isDead', 1);
    endAttached(play, character);
    endAbout(play, character);
    for (const { name, isInPlay } of CHARACTER_ZONES) {
      if (isInPlay) putAllLast(play, findZone(play, name, character), findZone(play, 'box', 0));
    }
    takeOut(play, character);
    return;
  }
  write(play, character, 'health', read(play, character, 'maxHealth'));
  write(play, character, 'insanity', Math.max(0, read(play, character, 'insanity') - rule(play, 'deathInsanity')));
  for (const item of cardsIn(play, findZone(play, 'inventory', character))) {
    const wearing = wearItem(play, item, rule(play, 'deathWear'));
    if (wearing !== undefined) yield* wearing;
  }
  setNumber(play, character, 'diedThisTurn', 1);
  setNumber(play, character, 'tantrum', 0);
  const moving = placeOn(play, character, yield* emptyCell(play, character));
  if (moving !== undefined) yield* moving;
  setGameNumber(play, 'wardenDue', gameNumber(play, 'wardenDue') + rule(play, 'deathWardenSteps'));
}

/** Whether nobody is left. */
export const isEverybodyDead = (play: Play): boolean =>
  allCharacters(play).every((character) => numberIn(play, character, 'isDead') === 1);
