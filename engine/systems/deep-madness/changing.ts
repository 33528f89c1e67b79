/** Changing numbers: those that are more than a number go their own ways. */
import type { Asking } from '../../kernel/decision';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { changeStat } from '../../language/standard';
import { placeOfSpace } from '../../table/board';
import { nameOf, numberIn, read } from '../../table/numbers';
import { calmMadness, exhaust, ready, takeMadness } from './sanity';
import { gameNumber, isCharacter, log, setGameNumber } from './state';
import { changeStatus, isStatus } from './statuses';
import { healWounds, wound } from './wounds';

export function change(play: Play, entity: number, stat: string, by: number): Asking {
  if (entity === 0 || by === 0) return undefined;
  if (isCharacter(play, entity)) {
    if (stat === 'exhausted') return by > 0 ? exhaust(play, entity, by) : ready(play, entity, -by);
    if (stat === 'madness') return by > 0 ? takeMadness(play, entity, by) : calmMadness(play, entity, -by);
    if (stat === 'oxygen') return changeStat(play, entity, stat, Math.min(by, roomForAir(play, entity)));
  }
  if (stat === 'wounds') return by > 0 ? wound(play, entity, by, 0, []) : healWounds(play, entity, -by);
  if (stat === 'health') return by > 0 ? healWounds(play, entity, by) : wound(play, entity, -by, 0, []);
  if (isStatus(stat)) return changeStatus(play, entity, stat, by);
  if (stat === 'submerged') return flood(play, entity, by > 0);
  return changeStat(play, entity, stat, by);
}

const roomForAir = (play: Play, who: number): number =>
  Math.max(0, read(play, who, 'maxOxygen') - numberIn(play, who, 'oxygen'));

/** What a heal effect restores: wounds, or a number of its own name. */
export function heal(play: Play, target: number, amount: number, stat: string): Asking {
  if (amount <= 0) return undefined;
  switch (stat) {
    case 'health':
    case 'wounds':
      return healWounds(play, target, amount);
    case 'exhausted':
    case 'clear':
      return ready(play, target, amount);
    case 'madness':
      return calmMadness(play, target, amount);
    default:
      return change(play, target, stat, amount);
  }
}

/** A room goes under water while there are markers, or falls dry again. */
export function flood(play: Play, place: number, isWet: boolean): Asking {
  const tile = play.kindOf(place).name === 'tile' ? place : placeOfSpace(play, place);
  if (tile === 0 || (numberIn(play, tile, 'submerged') === 1) === isWet) return undefined;
  const left = gameNumber(play, 'submergedMarkers');
  if (isWet && (left <= 0 || !isPermitted(play, 'be-submerged', tile, 0, true))) return undefined;
  setGameNumber(play, 'submergedMarkers', left + (isWet ? -1 : 1));
  log(play, `${nameOf(play, tile)} ${isWet ? 'is under water' : 'falls dry'}`, isWet ? 'bad' : 'good', [tile]);
  return changeStat(play, tile, 'submerged', isWet ? 1 : -1);
}
