/**
 * How good a position is for the characters: one number for bots that look a move ahead. Only the order of positions
 * matters. The weights were chosen by playing.
 */
import type { DistanceTable } from '../../board/distance-cache';
import type { Decision } from '../../kernel/decision';
import { HEAD, KIND, NEXT } from '../../kernel/layout';
import { listValues } from '../../language/expression/lists';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { DROP } from './actions/drop';
import { END_TURN } from './actions/end-turn';
import { CHAOS, DEFY_TIME } from './actions/insane';
import { MOVE } from './actions/move';
import { OTHERS } from './actions/others';
import { RUN } from './actions/run';
import type { TurnOption } from './actions/turn-action';
import { distanceTable, spaceIndex } from './board';
import { menaceOf, mightOf } from './expected-damage';
import { inventory, isWeapon, weaponsOf } from './items';
import { stageOf } from './loop';
import { keptMemories } from './memories';
import { isEnemy } from './movement';
import { TURN } from './players-turn';
import { runningScenarios } from './scenario';
import { partsOf } from './scenario-parts';
import { skillsOf } from './skills';
import { gameNumber, isClash, livingCharacters, numberIn, read } from './state';
import { trackLength } from './track';
import { addHolder, costsTo, STEP, survey, type Terrain, walk } from './walk-costs';
import { wardenOf } from './warden';

const WON = 1_000_000;
/**
 * An action point is worth about 60 of these. Steps of progress weigh more than the way to the next goal, so that it
 * always pays to make them.
 */
const WEIGHTS = {
  /** All objectives of a scenario together. */
  scenario: 20_000,
  /** The Warden's whole way. */
  clock: -7000,
  /** For each half of an action point to a goal. */
  way: -25,
  /** No way counts for more halves of an action point than this. */
  farthest: 80,
  /** Of a step of progress, for each chance to make it with what is left of the turn. */
  tries: 0.25,
  /** At a goal with something left to do there. */
  arrived: 150,
  /** Of the way of whoever has no goal of its own. */
  company: 0.3,
  clash: -2000,
  health: 100,
  lowHealth: -120,
  sanity: 70,
  lastSanity: -60,
  death: -500,
  deathInClash: -8000,
  deathRisk: -2500,
  disabled: -90,
  item: 40,
  /** For each durability and charge, up to three. */
  durability: 15,
  charge: 25,
  /** For each damage that the best weapon does more than fists. */
  armament: 300,
  skill: 60,
  memory: 50,
  cooldown: -15,
  monster: -60,
  monsterHealth: -45,
  wardenHealth: -240,
  threat: -80,
  threatNow: 0.3,
};

/** Sorts of actions that are what they are, but for what content adds to them. */
const PLAIN: ReadonlySet<string> = new Set([MOVE, RUN, CHAOS, DEFY_TIME, END_TURN].map(({ id }) => id));

/**
 * Throwing things away gains time only; whoever carries too much is asked about it anyway. What the others may use they
 * may in their own turns and when monsters attack.
 */
export function worthLooking(
  _play: Play,
  { question, frame }: Pick<Decision, 'question' | 'frame'>,
  option: number,
): 'never' | 'once' | 'often' {
  if (question !== (TURN as unknown)) return 'often';
  const { id } = (frame[option] as TurnOption).action;
  return id === DROP.id || id === OTHERS.id ? 'never' : PLAIN.has(id) ? 'once' : 'often';
}

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

/** A living character with what is asked of it again and again. */
interface Figure {
  entity: number;
  /** Its space by the number in the geometry. */
  place: number;
  health: number;
  defense: number;
  /** Damage that monsters may deal to it before its next turn, on average. */
  threat: number;
  /** To pass a test of Imagination. */
  chance: number;
}

interface Table {
  isClash: boolean;
  characters: Figure[];
  /** Enemies on the board. */
  monsters: number[];
  terrain: Terrain;
  /** As monsters walk. */
  distances: DistanceTable;
}

function tableOf(play: Play): Table {
  const characters = livingCharacters(play).map(
    (entity): Figure => ({
      entity,
      place: spaceIndex(play, spaceOf(play, entity)),
      health: read(play, entity, 'health'),
      defense: read(play, entity, 'defense'),
      threat: 0,
      chance: passes(read(play, entity, 'imagination')),
    }),
  );
  const monsters: number[] = [];
  const kind = play.layout.kind('monster').number;
  for (let e = play.firstOfKind(kind); e !== 0; e = play.nextOfKind(e)) {
    if (!play.isDead(e) && play.zone(e) !== 0 && isEnemy(play, e)) monsters.push(e);
  }
  return {
    isClash: isClash(play),
    characters,
    monsters,
    terrain: survey(play),
    distances: distanceTable(play, 'monster'),
  };
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
  addHolder(terrain, place, health);
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

/** What one step of progress is worth in a scenario: all of its objectives together make the whole. */
function stepValue(play: Play, scenario: number): number {
  const frame = play.frame(scenario);
  let needed = 0;
  for (const objective of partsOf(play, scenario).objectives) needed += Math.max(1, objective.needed(play, frame));
  return WEIGHTS.scenario / Math.max(1, needed);
}

function progressValue(play: Play, scenario: number): number {
  const frame = play.frame(scenario);
  let steps = 0;
  for (const { progress, needed, underway } of partsOf(play, scenario).objectives)
    steps += Math.min(needed(play, frame), progress(play, frame) + underway(play, frame) / 100);
  return steps * stepValue(play, scenario);
}

/** Ways to get 2 to 12 or less with two dice, of 36. */
const AT_MOST: readonly number[] = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
const passes = (imagination: number): number => (AT_MOST[Math.max(0, Math.min(12, imagination))] as number) / 36;

/** A place where an objective can be worked on, and by whom. */
interface Goal {
  place: number;
  /** What a step of progress is worth there. */
  step: number;
  /** Whether one character is enough there: for a token, not for a space or a figure. */
  isForOne: boolean;
  /** Whether what is done there may fail and is tried again: so it is taken to be where objectives do not say. */
  isTried: boolean;
  /** A bit for each of the table's characters. */
  who: number;
}

/**
 * Being near the goals: where the objectives say that one must go, or the Warden in the clash. Each goal is for the
 * character that gets there with least effort; whoever has none keeps near somebody else's.
 */
function goalValue(play: Play, table: Table): number {
  const { isClash, terrain } = table;
  const goals = goalsOf(play, table);
  if (goals.length === 0) return table.characters.length * WEIGHTS.company * WEIGHTS.farthest * WEIGHTS.way;
  const places = goals.map(({ place }) => place);
  const costs = costsTo(terrain, places);
  const open = goals.map((_, index) => index);
  const free = table.characters.map((_, index) => index);
  let value = 0;
  while (!isClash) {
    let [bestGoal, bestFigure, least] = [-1, -1, Number.POSITIVE_INFINITY];
    for (const g of open) {
      for (const f of free) {
        if ((((goals[g] as Goal).who >> f) & 1) === 0) continue;
        const effort = effortTo(table.characters[f] as Figure, costs[g] as Int16Array);
        if (effort < least) [bestGoal, bestFigure, least] = [g, f, effort];
      }
    }
    if (bestGoal < 0) break;
    const figure = table.characters[bestFigure] as Figure;
    const goal = goals[bestGoal] as Goal;
    if (goal.isForOne) open.splice(open.indexOf(bestGoal), 1);
    free.splice(free.indexOf(bestFigure), 1);
    value += wayValue(play, figure, { costs: costs[bestGoal] as Int16Array, goal }, terrain);
  }
  const share = isClash ? 1 : WEIGHTS.company;
  for (const f of free) {
    const figure = table.characters[f] as Figure;
    const nearest = nearestOf(figure, costs);
    value +=
      share * wayValue(play, figure, { costs: costs[nearest] as Int16Array, goal: goals[nearest] as Goal }, terrain);
  }
  return value;
}

const EVERYBODY = -1;

function goalsOf(play: Play, { isClash, characters }: Table): Goal[] {
  const goals: Goal[] = [];
  const add = (entity: number, who: number, step: number, isTried: boolean) => {
    const kind = play.kindOf(entity).name;
    const place = spaceIndex(play, kind === 'space' ? entity : spaceOf(play, entity));
    if (place < 0) return;
    const known = goals.find((goal) => goal.place === place);
    if (known !== undefined) known.who |= who;
    else goals.push({ place, step, isForOne: kind === 'token', isTried, who });
  };
  if (isClash) {
    add(wardenOf(play), EVERYBODY, WEIGHTS.scenario, false);
    return goals;
  }
  for (const scenario of runningScenarios(play)) {
    const frame = play.frame(scenario);
    const { objectives } = partsOf(play, scenario);
    const step = stepValue(play, scenario);
    let isTold = false;
    for (const { progress, needed, towards } of objectives) {
      if (towards === undefined) continue;
      isTold = true;
      if (progress(play, frame) >= needed(play, frame)) continue;
      for (const [index, { entity }] of characters.entries()) {
        frame[towards.slot] = entity;
        for (const goal of listValues(towards.places, play, frame)) add(goal, 1 << index, step, false);
      }
    }
    if (!isTold) for (const token of scenarioTokens(play, scenario)) add(token, EVERYBODY, step, true);
  }
  return goals;
}

/** The place among the costs of the goal that is nearest. */
function nearestOf({ place }: Figure, goals: readonly Int16Array[]): number {
  let nearest = 0;
  for (let goal = 1; goal < goals.length; goal++)
    if ((goals[goal]?.[place] as number) < (goals[nearest]?.[place] as number)) nearest = goal;
  return nearest;
}

/** The way, and the tries that it takes on average. */
const effortTo = ({ place, chance }: Figure, costs: Int16Array): number =>
  (costs[place] as number) + STEP / Math.max(0.05, chance);

/**
 * Being near a goal, once what is left of this turn is walked; what then is left, is tried. Always less than a step of
 * progress is worth, so that it pays to make it.
 */
function wayValue(
  play: Play,
  { entity, place, chance }: Figure,
  { costs, goal }: { costs: Int16Array; goal: Goal },
  terrain: Terrain,
): number {
  const nearness = (way: number): number => Math.min(WEIGHTS.farthest, way) * WEIGHTS.way;
  if (place < 0) return nearness(WEIGHTS.farthest);
  if (!isActing(play, entity)) return nearness(costs[place] as number);
  const isRunning = numberIn(play, entity, 'isRunning') === 1;
  const points = STEP * Math.max(0, read(play, entity, 'ap'));
  const { left, over } = walk(terrain, costs, place, points, isRunning);
  const tries = isRunning ? 0 : Math.floor(over / STEP);
  if (!goal.isTried) return nearness(left) + (tries > 0 ? WEIGHTS.arrived : 0);
  return nearness(left) + WEIGHTS.tries * goal.step * (1 - (1 - chance) ** tries);
}

/** Whether a character is in the middle of its turn. */
const isActing = (play: Play, character: number): boolean =>
  gameNumber(play, 'current') === character && stageOf(play) === 'turn' && numberIn(play, character, 'isDone') === 0;

function scenarioTokens(play: Play, scenario: number): number[] {
  const found: number[] = [];
  for (const key of (play.program.infoOf(play, scenario)?.item.uses ?? []) as readonly string[]) {
    const info = key.startsWith('token/') ? play.program.findById(key) : undefined;
    if (info === undefined) continue;
    for (let token = play.firstOfItem(info.number); token !== 0; token = play.nextOfItem(token))
      if (spaceOf(play, token) !== 0) found.push(token);
  }
  return found;
}
