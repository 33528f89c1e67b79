/** Health of players: what is lost and gained. Whether somebody is dead is looked for once everything is settled. */
import type { Asking } from '../../kernel/decision';
import { emit, eventOf } from '../../language/emit';
import { EVENT } from '../../language/event-types';
import type { Play } from '../../language/play';
import { changeStat } from '../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { isCharacter, isDead, log, rule } from './state';

/** Takes Health inside a `damage` event. */
export function hurt(play: Play, who: number, amount: number, from: number, tags: readonly number[]): Asking {
  if (amount <= 0 || !isCharacter(play, who) || isDead(play, who)) return undefined;
  const event = eventOf(EVENT.damage, from, who).set('amount', amount).setList('tags', tags);
  return emit(play, event, () => {
    if (event.amount <= 0) return undefined;
    setNumber(play, who, 'health', numberIn(play, who, 'health') - event.amount);
    log(play, `${nameOf(play, who)} loses ${event.amount} Health`, 'bad', [who]);
    return undefined;
  });
}

/** Gives Health up to the most inside a `heal` event; none to whoever has none left, unless the rules allow that. */
export function heal(play: Play, who: number, amount: number): Asking {
  if (amount <= 0 || !isCharacter(play, who) || isDead(play, who)) return undefined;
  const event = eventOf(EVENT.heal, 0, who).set('amount', amount);
  return emit(play, event, () => {
    const health = numberIn(play, who, 'health');
    const gained = Math.min(event.amount, read(play, who, 'maxHealth') - health);
    if (gained <= 0 || (health <= 0 && rule(play, 'reviveInBattle') === 0)) return undefined;
    setNumber(play, who, 'health', health + gained);
    log(play, `${nameOf(play, who)} gains ${gained} Health`, 'good', [who]);
    return undefined;
  });
}

/** Changes a number: Health is lost and gained by its own rules. */
export function change(play: Play, entity: number, stat: string, by: number): Asking {
  if (stat !== 'health') return changeStat(play, entity, stat, by);
  return by > 0 ? heal(play, entity, by) : hurt(play, entity, -by, 0, []);
}
