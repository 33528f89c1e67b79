/** The activation track: investigators and monster slots act in turn, slots beyond the last investigator at the end. */
import type { Proc } from '../../kernel/decision';
import { emitEnd, newEvent, opens } from '../../language/emit';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { activate } from './monster-acts';
import { gameNumber, isOver, log, monstersOnBoard, rule, setGameNumber } from './state';

/** In `hasActed`: still to come in this slot. */
const DUE = 1;

/**
 * The investigator or slot at a place of the track: places alternate, 0 is the first investigator's. A monster may stand in
 * the place of an investigator that is gone.
 */
export function actsAt(play: Play, index: number): number | 'nobody' | 'over' {
  const characters = play.all('character');
  const slots = play.all('slot');
  if (index >= 2 * Math.max(characters.length, slots.length)) return 'over';
  const order = Math.floor(index / 2) + 1;
  if (index % 2 === 0) {
    const who = characters.find((each) => numberIn(play, each, 'order') === order);
    if (who !== undefined && numberIn(play, who, 'isDead') === 0) return who;
    return monstersOnBoard(play).find((each) => numberIn(play, each, 'order') === order) ?? 'nobody';
  }
  const isTrailing = order > characters.length && rule(play, 'trailingSlots') === 0;
  return isTrailing ? 'nobody' : (slots.find((slot) => numberIn(play, slot, 'number') === order) ?? 'nobody');
}

const slotNow = (play: Play): number => {
  const acts = actsAt(play, gameNumber(play, 'index'));
  return typeof acts === 'number' ? acts : 0;
};

const slotEvent = (play: Play, slot: number) =>
  newEvent(play, 'slot')
    .set('number', numberIn(play, slot, 'number'))
    .set('def', play.program.items[numberIn(play, slot, 'monster')]?.id ?? 0);

/** The monster of a slot and what comes with it, by the numbers of their items, in the order in which they act. */
export function monstersOf(play: Play, slot: number): number[] {
  const info = play.program.items[numberIn(play, slot, 'monster')];
  if (info === undefined) return [];
  const companion =
    typeof info.item.companion === 'string' ? play.program.find('monster', info.item.companion) : undefined;
  return companion === undefined ? [info.number] : [info.number, companion.number];
}

/** Begins a slot: every monster of its kind on the board will act. Says whether it does: content may stop it. */
export function* openSlot(play: Play, slot: number): Proc<boolean> {
  if (!(yield* opens(play, slotEvent(play, slot)))) return false;
  const items = monstersOf(play, slot);
  for (const monster of play.all('monster'))
    setNumber(play, monster, 'hasActed', items.includes(play.def(monster)) && spaceOf(play, monster) !== 0 ? DUE : 0);
  return true;
}

/** Lets one monster of the slot act; says whether the slot goes on. */
export function* actInSlot(play: Play): Proc<boolean> {
  const slot = slotNow(play);
  for (const item of monstersOf(play, slot)) {
    const monster = play
      .all('monster')
      .find((each) => play.def(each) === item && numberIn(play, each, 'hasActed') === DUE && spaceOf(play, each) !== 0);
    if (monster === undefined) continue;
    setNumber(play, monster, 'hasActed', 0);
    if (!isPermitted(play, 'act', monster, slot, true)) {
      log(play, `${nameOf(play, monster)} does not act`, 'plain', [monster]);
      return true;
    }
    const asking = activate(play, monster);
    if (asking !== undefined) yield* asking;
    return !isOver(play);
  }
  setGameNumber(play, 'current', 0);
  const ending = emitEnd(play, slotEvent(play, slot));
  if (ending !== undefined) yield* ending;
  return false;
}
