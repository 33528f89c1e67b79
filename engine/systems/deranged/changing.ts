/** Changing numbers: those that are more than a number go their own ways. */
import type { Asking } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { changeStat } from '../../language/standard';
import { numberIn } from '../../table/numbers';
import { wounds } from './attack';
import { gainToken, loseToken } from './deranged';
import { loseSanity, restore } from './health';
import { addBats } from './missions';
import { isCharacter } from './state';

export function change(play: Play, entity: number, stat: string, by: number): Asking {
  if (entity === 0 || by === 0) return undefined;
  switch (stat) {
    case 'health':
      return by > 0 ? restore(play, entity, by, 'health') : wounds(play, entity, -by, 0, []);
    case 'sanity':
      if (!isCharacter(play, entity)) return undefined;
      return by > 0 ? restore(play, entity, by, 'sanity') : loseSanity(play, entity, -by);
    case 'deranged':
      if (!isCharacter(play, entity)) return undefined;
      return by > 0 ? gainToken(play, entity) : loseToken(play, entity);
    case 'bats':
      return addBats(play, entity, by);
    case 'candles':
      return changeStat(play, entity, stat, Math.max(by, -numberIn(play, entity, 'candles')));
    default:
      return changeStat(play, entity, stat, by);
  }
}

/** What a heal effect restores; Health if it does not say. */
export const heal = (play: Play, target: number, amount: number, stat: string): Asking =>
  amount <= 0 ? undefined : change(play, target, stat, amount);
