/**
 * How good a position is for the characters: one number for bots that look a move ahead. Weights were chosen by playing;
 * only the order of positions matters.
 */
import { UNREACHABLE } from '../../board/distance';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { distanceTable, spaceIndex } from './board';
import { inventory } from './items';
import { keptMemories } from './memories';
import { isEnemy } from './movement';
import { partsOf, runningScenarios } from './scenario';
import { skillsOf } from './skills';
import { gameNumber, isClash, livingCharacters, numberIn, read } from './state';
import { wardenOf } from './warden';

const WON = 1_000_000;
const WEIGHTS = {
  objective: 4000,
  health: 40,
  lowHealth: 120,
  sanity: 45,
  death: 3000,
  item: 25,
  skill: 30,
  memory: 10,
  cooldown: -6,
  monsterHealth: -28,
  monsterHere: -16,
  wardenStep: -120,
  wardenHealth: -200,
  goalDistance: -22,
  ap: 3,
};

export function evaluate(play: Play): number {
  const over = gameNumber(play, 'over');
  if (over !== 0) return over === 1 ? WON : -WON;
  let value = gameNumber(play, 'wardenStep') * WEIGHTS.wardenStep + gameNumber(play, 'wardenDue') * WEIGHTS.wardenStep;
  for (const character of livingCharacters(play)) value += characterValue(play, character);
  for (const monster of play.all('monster')) if (isEnemy(play, monster)) value += monsterValue(play, monster);
  for (const scenario of runningScenarios(play)) value += progressValue(play, scenario);
  return value + goalValue(play);
}

function characterValue(play: Play, character: number): number {
  const health = read(play, character, 'health');
  const sanity = read(play, character, 'maxInsanity') - read(play, character, 'insanity');
  const cooling = skillsOf(play, character).reduce((sum, card) => sum + numberIn(play, card, 'cooldown'), 0);
  return (
    (isClash(play) ? WEIGHTS.death : 0) +
    health * WEIGHTS.health +
    (health <= 2 ? -WEIGHTS.lowHealth * (3 - health) : 0) +
    sanity * WEIGHTS.sanity +
    inventory(play, character).length * WEIGHTS.item +
    skillsOf(play, character).length * WEIGHTS.skill +
    keptMemories(play, character).length * WEIGHTS.memory +
    cooling * WEIGHTS.cooldown +
    Math.max(0, read(play, character, 'ap')) * WEIGHTS.ap -
    numberIn(play, character, 'diedThisTurn') * WEIGHTS.death
  );
}

function monsterValue(play: Play, monster: number): number {
  const weight = monster === wardenOf(play) ? WEIGHTS.wardenHealth : WEIGHTS.monsterHealth;
  const space = spaceOf(play, monster);
  const isOnSomebody = livingCharacters(play).some((character) => spaceOf(play, character) === space);
  return (
    -60 +
    read(play, monster, 'health') * weight +
    (isOnSomebody ? WEIGHTS.monsterHere * read(play, monster, 'health') : 0)
  );
}

function progressValue(play: Play, scenario: number): number {
  const frame = play.frame(scenario);
  return partsOf(play, scenario).objectives.reduce(
    (sum, { progress }) => sum + progress(play, frame) * WEIGHTS.objective,
    0,
  );
}

/** Being near what the scenarios put on the board, or the Warden in the clash, each character near another one of them. */
function goalValue(play: Play): number {
  const goals = isClash(play) ? [wardenOf(play)] : scenarioTokens(play);
  if (goals.length === 0) return 0;
  const table = distanceTable(play, 'monster');
  const taken = new Set<number>();
  let value = 0;
  for (const character of livingCharacters(play)) {
    const from = table.from(spaceIndex(play, spaceOf(play, character)));
    let nearest = 40;
    let chosen = 0;
    for (const goal of goals) {
      if (taken.has(goal) && goals.length > taken.size) continue;
      const distance = from[spaceIndex(play, spaceOf(play, goal))] ?? UNREACHABLE;
      if (distance < nearest) {
        nearest = distance;
        chosen = goal;
      }
    }
    if (!isClash(play) && chosen !== 0) taken.add(chosen);
    value += nearest * WEIGHTS.goalDistance;
  }
  return value;
}

function scenarioTokens(play: Play): number[] {
  const uses = new Set(
    runningScenarios(play).flatMap(
      (scenario) => (play.program.infoOf(play, scenario)?.item.uses ?? []) as readonly string[],
    ),
  );
  return play
    .all('token')
    .filter((token) => uses.has(play.program.infoOf(play, token)?.key ?? '') && spaceOf(play, token) !== 0);
}
