/** What monsters will do: each acts once before the investigator that it reaches is active again. */
import type { Play } from '../../../language/play';
import type { Program } from '../../../language/program';
import { spaceOf } from '../../../language/standard';
import { spaceIndex } from '../../../table/board';
import { numberIn, read } from '../../../table/numbers';
import { stepsOfMonster } from '../behavior';
import { distanceTable } from '../doorways';
import { preyOf } from '../prey';
import { isCharacter, rule } from '../state';
import { addDoom, killsByTouch, PAST_ANOTHER } from './doom';
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
  const lost = numberIn(play, monster, 'slowed') + numberIn(play, monster, 'paralysed');
  const walk = Math.max(0, moves - lost) * Math.max(1, read(play, monster, 'moveSpaces'));
  const reach = walk + range;
  const away = through.from(place);
  const hunted = figures.filter((figure) => figure.place >= 0 && prey.includes(figure.entity));
  const others = prey.filter((each) => !isCharacter(play, each));
  const shields = others.map((each) => away[spaceIndex(play, spaceOf(play, each))] ?? Number.POSITIVE_INFINITY);
  addDoom(play, monster, { away, reach, shields, hunted });
  const target = nearestOf(hunted, away);
  if (target === undefined || killsByTouch(play, monster, target)) return;
  const distance = away[target.place] as number;
  const passed = shields.filter((each) => each <= distance).length;
  const share = distance <= reach ? 1 : distance <= reach + moves + 1 ? FAR : FARTHER;
  const onFoot = distanceTable(play, monster, 'on-foot').from(place)[target.place] as number;
  const chance = share * PAST_ANOTHER ** passed * (onFoot > distance ? THROUGH_HATCH : 1);
  const damage = Math.max(0, read(play, monster, 'damage') - numberIn(play, monster, 'weakened'));
  const wounds = damage === 0 ? 0 : Math.max(rule(play, 'minWound'), damage - target.resistance);
  target.threat += chance * (wounds * attacks + SPECIAL * specials);
  if (wounds > 0) target.attacks += chance * attacks;
}

/** The nearest investigator; of several the healthiest, since players choose. */
function nearestOf(hunted: readonly Figure[], away: ArrayLike<number>): Figure | undefined {
  let best: Figure | undefined;
  for (const figure of hunted) {
    const further = best === undefined ? -1 : (away[figure.place] as number) - (away[best.place] as number);
    if (further < 0 || (further === 0 && best !== undefined && figure.health > best.health)) best = figure;
  }
  return best;
}
