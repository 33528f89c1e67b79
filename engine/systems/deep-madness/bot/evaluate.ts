/** How good a position is for the investigators: one number for bots that look an action ahead. Only the order matters. */
import { cardsIn } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { findZone } from '../../../language/standard';
import { WON } from '../../../table/game-state';
import { numberIn, read } from '../../../table/numbers';
import { isUnderWater } from '../air';
import { attackFrame, attacksOf } from '../attacks';
import { possessionOf } from '../madness-cards';
import { inventory } from '../payment';
import { gameNumber, rule } from '../state';
import { STATUSES } from '../statuses';
import { fearedLeft } from '../supply';
import { goalValue } from './goals';
import { addMenace } from './menace';
import { type Figure, tableOf } from './table';
import { WEIGHTS } from './weights';

const END = 1_000_000;

export function evaluate(play: Play): number {
  const over = gameNumber(play, 'over');
  if (over !== 0) return over === WON ? END : -END;
  const table = tableOf(play);
  addMenace(play, table);
  let value = goalValue(play, table) + reserveValue(play);
  for (const figure of table.figures) value += figureValue(play, figure) + threatValue(play, figure);
  for (const monster of table.monsters)
    value += WEIGHTS.monster + WEIGHTS.monsterHealth * Math.max(1, read(play, monster, 'health'));
  return value;
}

function figureValue(play: Play, { entity, place, health, clear, isHeld }: Figure): number {
  let value =
    WEIGHTS.health * health +
    WEIGHTS.lowHealth * Math.max(0, 4 - health) +
    WEIGHTS.clear * clear +
    (clear > 0 ? WEIGHTS.lastClear : 0) +
    WEIGHTS.madness * numberIn(play, entity, 'madness') +
    WEIGHTS.madnessCard * cardsIn(play, findZone(play, 'madness', entity)).length +
    (possessionOf(play, entity) === 0 ? 0 : WEIGHTS.possessed) +
    (place < 0 ? WEIGHTS.offBoard : 0) +
    (isHeld ? WEIGHTS.held : 0) +
    WEIGHTS.hand * cardsIn(play, findZone(play, 'hand', entity)).length +
    WEIGHTS.secret * cardsIn(play, findZone(play, 'secret', entity)).length;
  for (const status of STATUSES) value += WEIGHTS.status * numberIn(play, entity, status);
  return value + airValue(play, entity, place) + itemsValue(play, entity);
}

function airValue(play: Play, who: number, place: number): number {
  const oxygen = numberIn(play, who, 'oxygen');
  const gasping = WEIGHTS.gasping * Math.max(0, -oxygen);
  if (place < 0 || !isUnderWater(play, who)) return gasping / 2;
  return gasping + WEIGHTS.breath * Math.max(0, 4 - oxygen);
}

/** Cards that can be used, and the best weapon. */
function itemsValue(play: Play, who: number): number {
  const bare = (rule(play, 'unarmedDice') * rule(play, 'unarmedDamage') * (7 - rule(play, 'successOn'))) / 6;
  let value = 0;
  let best = 0;
  for (const card of inventory(play, who)) {
    value += WEIGHTS.item;
    for (const attack of attacksOf(play, card)) {
      const frame = attackFrame(play, attack, { self: card, user: who });
      const wounds = (attack.dice(play, frame) * attack.damage(play, frame) * (7 - attack.hit(play, frame))) / 6;
      const reach = Math.min(2, attack.range(play, frame));
      best = Math.max(best, WEIGHTS.armament * (wounds - bare) + WEIGHTS.reach * reach);
    }
  }
  return value + best;
}

/** Pain to come, braced for while there is sanity, and the risk to die of it. Whoever can still go away minds it less. */
function threatValue(play: Play, { threat, attacks, health, clear, isActing, doom }: Figure): number {
  const braced = rule(play, 'braceSanity') > 0 ? Math.min(attacks, clear / rule(play, 'braceSanity')) : 0;
  const wounds = Math.max(0, threat - braced * rule(play, 'braceWounds'));
  const risk = Math.max(0, Math.min(1, (wounds - health + 2) / 3));
  const share = isActing ? WEIGHTS.threatNow : 1;
  const pain = share * (WEIGHTS.threat * (wounds + braced / 3) + WEIGHTS.death * risk);
  return pain + WEIGHTS.doom * Math.min(WEIGHTS.mostDoom, doom);
}

/** A monster that must come when no figure of it is left ends the game. */
function reserveValue(play: Play): number {
  let value = 0;
  for (const slot of play.all('slot')) {
    const info = play.program.items[numberIn(play, slot, 'monster')];
    const left = info === undefined ? undefined : fearedLeft(play, info);
    if (left !== undefined) value += WEIGHTS.reserve[Math.max(0, left)] ?? 0;
  }
  return value;
}
