/**
 * How good a position is for the investigators: one number for bots that look a move ahead. Only the order of positions
 * matters.
 */
import { cardsIn } from '../../../language/entity-functions';
import { listValues } from '../../../language/expression/lists';
import type { Play } from '../../../language/play';
import { findZone, spaceOf } from '../../../language/standard';
import { numberIn, read } from '../../../table/numbers';
import { partsOf } from '../../../table/scenario-parts';
import { numbersOf } from '../attacking';
import { attackFrame, attacksOf } from '../attacks';
import { stepsOfMonster } from '../behavior';
import { WON } from '../ending';
import { possessionOf } from '../madness-cards';
import { trapAround } from '../movement';
import { inventory } from '../payment';
import { gameNumber, livingCharacters, monstersOnBoard, rankOf, scenarioOf } from '../state';
import { distanceBetween, NO_WAY } from '../ways';
import { WEIGHTS } from './weights';

export function evaluate(play: Play): number {
  const over = gameNumber(play, 'over');
  if (over !== 0) return over === WON ? WEIGHTS.won : -WEIGHTS.won;
  const characters = livingCharacters(play).filter((who) => spaceOf(play, who) !== 0);
  const threats = new Map(characters.map((who) => [who, 0]));
  let value = 0;
  for (const monster of monstersOnBoard(play)) value -= monsterValue(play, monster, characters, threats);
  for (const who of characters) value += investigatorValue(play, who, threats.get(who) ?? 0);
  return value + objectivesValue(play, characters);
}

/** What it is worth that a monster is gone. Whom it can reach next is threatened by it. */
function monsterValue(
  play: Play,
  monster: number,
  characters: readonly number[],
  threats: Map<number, number>,
): number {
  const steps = stepsOfMonster(play, monster);
  const moves = steps.filter(({ step }) => step === 'move').length * read(play, monster, 'moveSpaces');
  const attacks = steps.filter(({ step }) => step === 'attack' || step === 'first-of').length;
  const reach = moves + read(play, monster, 'range') - numberIn(play, monster, 'slowed');
  let nearest = 0;
  let least = NO_WAY;
  for (const who of characters) {
    const distance = distanceBetween(play, monster, who);
    if (distance >= least) continue;
    least = distance;
    nearest = who;
  }
  if (nearest !== 0 && attacks > 0) {
    const share = least <= reach ? 1 : least <= 2 * reach ? 0.2 : 0.05;
    const damage = Math.max(0, read(play, monster, 'damage') - read(play, nearest, 'resistance'));
    threats.set(nearest, (threats.get(nearest) ?? 0) + share * attacks * Math.max(0.6, damage));
  }
  const health = Math.max(1, read(play, monster, 'health'));
  return WEIGHTS.monster + WEIGHTS.monsterHealth * health + (rankOf(play, monster) === 'epic' ? WEIGHTS.epic : 0);
}

function investigatorValue(play: Play, who: number, threat: number): number {
  const health = Math.max(0, read(play, who, 'health'));
  const risk = Math.max(0, Math.min(1, (threat - health + 1.5) / 3));
  const statuses = numberIn(play, who, 'slowed') + numberIn(play, who, 'weakened') + numberIn(play, who, 'paralysed');
  return (
    WEIGHTS.health * health -
    WEIGHTS.lowHealth * Math.max(0, 4 - health) +
    sanityValue(read(play, who, 'clear')) -
    WEIGHTS.madness * numberIn(play, who, 'madness') +
    WEIGHTS.loose * numberIn(play, who, 'extraSanity') -
    (possessionOf(play, who) === 0 ? 0 : WEIGHTS.possessed) -
    WEIGHTS.status * statuses +
    WEIGHTS.item * inventory(play, who).length +
    WEIGHTS.armament * armamentOf(play, who) +
    WEIGHTS.handCard * cardsIn(play, findZone(play, 'hand', who)).length +
    WEIGHTS.air * Math.min(0, numberIn(play, who, 'oxygen')) -
    WEIGHTS.threat * threat -
    WEIGHTS.risk * risk
  );
}

function sanityValue(clear: number): number {
  const [first, second, further] = WEIGHTS.sanity;
  return (clear > 0 ? first : 0) + (clear > 1 ? second : 0) + Math.max(0, clear - 2) * further;
}

/** Mean damage of the best weapon beyond bare hands. */
function armamentOf(play: Play, who: number): number {
  let best = 0;
  for (const card of inventory(play, who)) {
    for (const attack of attacksOf(play, card)) {
      const frame = attackFrame(play, attack, { self: card, user: who });
      const { dice, hit, damage, range } = numbersOf(play, who, { attack, card }, frame);
      best = Math.max(best, (dice * damage * (7 - hit)) / 6 + 0.3 * Math.min(2, range));
    }
  }
  return best;
}

const FAR = 9;

/** Progress, work begun, and how near everybody is to where it can go on. */
function objectivesValue(play: Play, characters: readonly number[]): number {
  const scenario = scenarioOf(play);
  const frame = play.frame(scenario);
  const goals = new Map<number, number>();
  let value = 0;
  for (const { progress, needed, underway, towards } of partsOf(play, scenario).objectives) {
    const most = Math.max(1, needed(play, frame));
    const done = Math.min(most, progress(play, frame));
    value += (WEIGHTS.objective * (done + (done < most ? underway(play, frame) / 100 : 0))) / most;
    if (towards === undefined || done >= most) continue;
    for (const who of characters) {
      frame[towards.slot] = who;
      const places = listValues(towards.places, play, frame);
      const nearest = Math.min(NO_WAY, ...places.map((place) => distanceBetween(play, who, place, 'through-hatches')));
      if (nearest < NO_WAY) goals.set(who, Math.min(goals.get(who) ?? NO_WAY, nearest));
    }
  }
  for (const who of characters) {
    // Whoever has nothing to do is no better off than who has far to go.
    const steps = Math.min(FAR, goals.get(who) ?? FAR);
    value -= WEIGHTS.step * steps;
    const trap = steps === 0 ? 0 : trapAround(play, who);
    if (trap > 0 && trap >= read(play, who, 'escape')) value -= WEIGHTS.held;
  }
  return value;
}
