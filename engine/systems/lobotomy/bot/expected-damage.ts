/** What an attack does on average, for bots: successes of its dice less a defense, and for each monster what it means to a target. */
import type { Play } from '../../../language/play';
import type { Program } from '../../../language/program';
import { attackFrame, attacksOf } from '../attacks';

const MOST_DICE = 20;
const MOST_DEFENSE = 6;
const EASIEST = 1;
const HARDEST = 7;

/** Damage left on average, by dice, attack rating and defense. */
const table = new Float64Array((MOST_DICE + 1) * (HARDEST + 1) * (MOST_DEFENSE + 1));
const at = (dice: number, rating: number, defense: number): number =>
  (dice * (HARDEST + 1) + rating) * (MOST_DEFENSE + 1) + defense;

for (let rating = EASIEST; rating <= HARDEST; rating++) {
  const chance = (HARDEST - rating) / 6;
  for (let dice = 0; dice <= MOST_DICE; dice++) {
    for (let defense = 0; defense <= MOST_DEFENSE; defense++)
      table[at(dice, rating, defense)] = mean(dice, chance, defense);
  }
}

/** The binomial distribution, what lies above the defense. */
function mean(dice: number, chance: number, defense: number): number {
  let sum = 0;
  let ways = 1;
  for (let successes = 0; successes <= dice; successes++) {
    if (successes > 0) ways = (ways * (dice - successes + 1)) / successes;
    if (successes > defense)
      sum += (successes - defense) * ways * chance ** successes * (1 - chance) ** (dice - successes);
  }
  return sum;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Damage on average of so many dice that succeed on `rating` or more, against a defense. */
export function expectedDamage(dice: number, rating: number, defense: number): number {
  return table[
    at(within(dice, 0, MOST_DICE), within(rating, EASIEST, HARDEST), within(defense, 0, MOST_DEFENSE))
  ] as number;
}

interface Menace {
  /** Average damage by the target's defense. */
  damage: readonly number[];
  range: number;
}

const menaces = new WeakMap<Program, (Menace | undefined)[]>();

/** What a monster's attacks do on average and how far they reach, as its item prints them. */
export function menaceOf(play: Play, monster: number): Menace {
  const { program } = play;
  let known = menaces.get(program);
  if (known === undefined) {
    known = [];
    menaces.set(program, known);
  }
  const item = play.def(monster);
  known[item] ??= readMenace(play, monster);
  return known[item];
}

function readMenace(play: Play, monster: number): Menace {
  const attacks = attacksOf(play, monster).map((attack) => {
    const frame = attackFrame(play, attack, monster, monster, 0);
    const faces = attack.on === undefined ? 6 : attack.on[1] - attack.on[0] + 1;
    return { dice: attack.dice(play, frame), range: attack.range(play, frame), share: faces / 6 };
  });
  const shares = attacks.reduce((sum, { share }) => sum + share, 0);
  const rating = play.program.stats.base(play, monster, 'ar');
  const damage = Array.from({ length: MOST_DEFENSE + 1 }, (_, defense) =>
    attacks.reduce((sum, { dice, share }) => sum + (share / shares) * expectedDamage(dice, rating, defense), 0),
  );
  return { damage, range: Math.max(0, ...attacks.map(({ range }) => range)) };
}

const mights = new WeakMap<Program, (number | undefined)[]>();

/** What a weapon is worth in dice against one enemy next to its bearer: a symbol or a space of range counts as half a die. */
export function mightOf(play: Play, weapon: number): number {
  const { program } = play;
  let known = mights.get(program);
  if (known === undefined) {
    known = [];
    mights.set(program, known);
  }
  const item = play.def(weapon);
  known[item] ??= readMight(play, weapon);
  return known[item];
}

const HALF = 0.5;

function readMight(play: Play, weapon: number): number {
  const worth = attacksOf(play, weapon).map((attack) => {
    const frame = attackFrame(play, attack, weapon, weapon, 0);
    const dice = attack.dice(play, frame) * (attack.isPerTarget ? 1 + HALF : 1);
    return dice + HALF * (attack.symbols.length + attack.range(play, frame));
  });
  return Math.max(0, ...worth);
}
