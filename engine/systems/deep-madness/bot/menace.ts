/** What monsters will do: each acts once before the investigator that it reaches is active again. */
import type { DistanceTable } from '../../../board/distance-cache';
import type { Play } from '../../../language/play';
import type { Program } from '../../../language/program';
import { spaceOf } from '../../../language/standard';
import { spaceIndex } from '../../../table/board';
import { numberIn, read } from '../../../table/numbers';
import { stepsOfMonster } from '../behavior';
import { distanceTable } from '../doorways';
import { preyOf } from '../prey';
import { isCharacter, rule } from '../state';
import type { Figure, Table } from './table';

interface Course {
  /** Moves before its last attack, or in all if it has none. */
  moves: number;
  attacks: number;
  /** Steps that do what content says. */
  specials: number;
}

const courses = new WeakMap<Program, (Course | undefined)[]>();

/** What the steps of a monster come to. */
function courseOf(play: Play, monster: number): Course {
  const { program } = play;
  let known = courses.get(program);
  if (known === undefined) {
    known = [];
    courses.set(program, known);
  }
  const item = play.def(monster);
  known[item] ??= readCourse(play, monster);
  return known[item];
}

function readCourse(play: Play, monster: number): Course {
  const steps = stepsOfMonster(play, monster).map(({ step }) => step);
  const attacks = steps.filter((step) => step === 'attack' || step === 'first-of').length;
  const last = attacks === 0 ? steps.length : Math.max(steps.lastIndexOf('attack'), steps.lastIndexOf('first-of'));
  const moves = steps.slice(0, last + 1).filter((step) => step === 'move' || step === 'first-of').length;
  return { moves, attacks, specials: steps.filter((step) => step === 'do').length };
}

/** A special is taken to be worth this many wounds to whoever is near. */
const SPECIAL = 0.4;
/** Chance that a monster comes through a shut hatch that somebody holds. */
const THROUGH_HATCH = 0.6;
const FAR = 0.25;
const FARTHER = 0.08;

/** Adds to each investigator what the monsters will do to it. */
export function addMenace(play: Play, { figures, monsters }: Table): void {
  const prey = new Map<number, readonly number[]>();
  for (const monster of monsters) {
    const item = play.def(monster);
    let wanted = prey.get(item);
    if (wanted === undefined) {
      wanted = preyOf(play, monster);
      prey.set(item, wanted);
    }
    menace(play, monster, wanted, figures);
  }
}

function menace(play: Play, monster: number, prey: readonly number[], figures: Figure[]): void {
  const through = distanceTable(play, monster, 'through-hatches');
  const place = spaceIndex(play, spaceOf(play, monster));
  const { moves, attacks, specials } = courseOf(play, monster);
  const range = read(play, monster, 'range');
  const nearest = nearestPrey(play, through, place, prey);
  const target = figures.find(({ entity }) => entity === nearest);
  if (target === undefined) return;
  const distance = through.from(place)[target.place] as number;
  const lost = numberIn(play, monster, 'slowed') + numberIn(play, monster, 'paralysed');
  const walk = Math.max(0, moves - lost) * Math.max(1, read(play, monster, 'moveSpaces'));
  const reach = walk + range;
  const share = distance <= reach ? 1 : distance <= reach + moves + 1 ? FAR : FARTHER;
  const onFoot = distanceTable(play, monster, 'on-foot').from(place)[target.place] as number;
  const chance = share * (onFoot > distance ? THROUGH_HATCH : 1);
  const damage = Math.max(0, read(play, monster, 'damage') - numberIn(play, monster, 'weakened'));
  const wounds = damage === 0 ? 0 : Math.max(rule(play, 'minWound'), damage - target.resistance);
  target.threat += chance * (wounds * attacks + SPECIAL * specials);
  if (wounds > 0) target.attacks += chance * attacks;
}

/** The nearest that it would go for; of several the healthiest, since players choose. */
function nearestPrey(play: Play, distances: DistanceTable, place: number, prey: readonly number[]): number {
  const away = distances.from(place);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let healthiest = 0;
  for (const each of prey) {
    const distance = away[spaceIndex(play, spaceOf(play, each))] ?? Number.POSITIVE_INFINITY;
    const health = isCharacter(play, each) ? read(play, each, 'health') : 100;
    if (distance > least || (distance === least && health <= healthiest)) continue;
    [best, least, healthiest] = [each, distance, health];
  }
  return best;
}
