/**
 * How good a position is for the characters: one number for bots that look a move ahead. Only the order of positions
 * matters.
 */
import { HEAD, KIND, NEXT } from '../../../kernel/layout';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { spaceIndex } from '../../../table/board';
import { addHolder } from '../../../table/bot/walk-costs';
import { numberIn, read } from '../../../table/numbers';
import { runningScenarios } from '../../../table/scenario-hooks';
import { inventory, isWeapon, weaponsOf } from '../items';
import { keptMemories } from '../memories';
import { skillsOf } from '../skills';
import { gameNumber } from '../state';
import { trackLength } from '../track';
import { wardenOf } from '../warden';
import { menaceOf, mightOf } from './expected-damage';
import { goalValue, progressValue } from './goals';
import { type Figure, isActing, type Table, tableOf } from './table';
import { holdCost } from './terrain';
import { WEIGHTS } from './weights';

const WON = 1_000_000;

export function evaluate(play: Play): number {
  const over = gameNumber(play, 'over');
  if (over !== 0) return over === 1 ? WON : -WON;
  const table = tableOf(play);
  let value = clockValue(play);
  for (const figure of table.characters) value += characterValue(play, figure, table);
  for (const monster of table.monsters) value += monsterValue(play, monster, table);
  for (const figure of table.characters) value += threatValue(play, figure, table);
  for (const scenario of runningScenarios(play)) value += progressValue(play, scenario);
  return value + goalValue(play, table);
}

/** The Warden's way: its last third weighs more than the rest. The clash comes on top. */
function clockValue(play: Play): number {
  const length = Math.max(1, trackLength(play));
  const steps = gameNumber(play, 'wardenStep') + gameNumber(play, 'wardenDue');
  const late = Math.max(0, steps - (2 * length) / 3);
  return WEIGHTS.clock * ((steps + late / 2) / length) + gameNumber(play, 'isClash') * WEIGHTS.clash;
}

function characterValue(play: Play, { entity, health }: Figure, { isClash }: Table): number {
  const sanity = read(play, entity, 'maxInsanity') - read(play, entity, 'insanity');
  let value =
    (isClash ? -WEIGHTS.deathInClash : 0) +
    health * WEIGHTS.health +
    Math.max(0, 3 - health) * WEIGHTS.lowHealth +
    sanity * WEIGHTS.sanity +
    Math.max(0, 3 - sanity) ** 2 * WEIGHTS.lastSanity +
    keptMemories(play, entity).length * WEIGHTS.memory +
    numberIn(play, entity, 'diedThisTurn') * WEIGHTS.death +
    disabledBy(play, entity) * WEIGHTS.disabled;
  for (const skill of skillsOf(play, entity))
    value += WEIGHTS.skill + numberIn(play, skill, 'cooldown') * WEIGHTS.cooldown;
  for (const card of inventory(play, entity)) value += itemValue(play, card);
  return value + WEIGHTS.armament * armamentOf(play, entity);
}

const DISABLING: readonly string[] = ['stunned', 'frozen'];

function disabledBy(play: Play, figure: number): number {
  const { condition } = play.program.kindNumbers;
  let count = 0;
  for (let e = play.state[figure + HEAD] as number; e !== 0; e = play.state[e + NEXT] as number) {
    if (play.state[e + KIND] === condition && DISABLING.includes(play.program.infoOf(play, e)?.item.id ?? '')) count++;
  }
  return count;
}

/** How much more damage the best weapon does than fists, with no Defense against it. */
function armamentOf(play: Play, character: number): number {
  const hits = (7 - read(play, character, 'ar')) / 6;
  const fists = read(play, character, 'fistDice');
  let best = fists;
  for (const weapon of weaponsOf(play, character)) best = Math.max(best, mightOf(play, weapon));
  return (best - fists) * hits;
}

/** A card is worth what can still be done with it. */
function itemValue(play: Play, card: number): number {
  const durability = Math.min(MOST_USES, read(play, card, 'durability')) * WEIGHTS.durability;
  if (isWeapon(play, card)) return WEIGHTS.item + durability;
  return WEIGHTS.item + durability + Math.min(MOST_USES, read(play, card, 'charges')) * WEIGHTS.charge;
}

const MOST_USES = 3;

/** What a monster is worth dead; and it is added to what threatens the character that it would go for. */
function monsterValue(play: Play, monster: number, { characters, terrain, distances }: Table): number {
  const health = read(play, monster, 'health');
  const { damage, range } = menaceOf(play, monster);
  const reach = read(play, monster, 'ap') + range;
  const place = spaceIndex(play, spaceOf(play, monster));
  addHolder(terrain, place, holdCost(health));
  const away = distances.from(place);
  let prey: Figure | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const figure of characters) {
    const distance = away[figure.place] ?? Number.POSITIVE_INFINITY;
    if (distance < nearest || (distance === nearest && prey !== undefined && figure.defense < prey.defense)) {
      nearest = distance;
      prey = figure;
    }
  }
  if (prey !== undefined) {
    const share = nearest <= reach ? 1 : nearest <= 2 * reach ? 0.3 : 0.1;
    prey.threat += share * (damage[Math.min(prey.defense, damage.length - 1)] ?? 0);
  }
  const isWarden = monster === wardenOf(play);
  return isWarden ? health * WEIGHTS.wardenHealth : WEIGHTS.monster + health * WEIGHTS.monsterHealth;
}

/** Pain to come, and the risk to die of it. Whoever can still go away minds it less. */
function threatValue(play: Play, { entity, threat, health }: Figure, { isClash }: Table): number {
  const share = isActing(play, entity) && read(play, entity, 'ap') > 0 ? WEIGHTS.threatNow : 1;
  const risk = Math.max(0, Math.min(1, (threat - health + 2.5) / 4));
  return share * (threat * WEIGHTS.threat + risk * (isClash ? WEIGHTS.deathInClash / 2 : WEIGHTS.deathRisk));
}
