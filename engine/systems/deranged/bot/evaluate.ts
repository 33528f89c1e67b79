/** How good a position is for the hero of one seat: every player wins alone. Only the order matters. */
import { cardsIn } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { findZone, spaceOf } from '../../../language/standard';
import { numberIn, read } from '../../../table/numbers';
import { cursesOf } from '../cards';
import { gameNumber, heroes, isHuman, isNight, isTurned, monstersOnBoard } from '../state';
import { gaitOfMonster, stepsBetween } from '../ways';
import { wayOfDeranged, wayOfHuman } from './goals';
import { promiseOf } from './promise';
import { WEIGHTS } from './weights';

export function evaluate(play: Play, seat: number): number {
  const hero = heroes(play)[seat] ?? 0;
  if (gameNumber(play, 'over') !== 0) return numberIn(play, hero, 'hasWon') === 1 ? WEIGHTS.end : -WEIGHTS.end;
  let value = ownValue(play, hero) + wayValue(play, hero) + promiseOf(play, hero);
  if (isTurned(play, hero)) return value;
  for (const other of heroes(play))
    if (other !== hero && isHuman(play, other)) value += WEIGHTS.others * ownValue(play, other);
  return value;
}

const sizeOf = (play: Play, zone: string, hero: number): number => cardsIn(play, findZone(play, zone, hero)).length;

/** What a hero has and has not. */
function ownValue(play: Play, hero: number): number {
  const health = read(play, hero, 'health');
  const sanity = read(play, hero, 'sanity');
  const role = cardsIn(play, findZone(play, 'role', hero))[0] ?? 0;
  const cards = ['hand', 'deck:own', 'discard:own', 'played'].reduce((sum, zone) => sum + sizeOf(play, zone, hero), 0);
  return (
    WEIGHTS.curse * cursesOf(play, hero).length +
    WEIGHTS.token * numberIn(play, hero, 'deranged') +
    WEIGHTS.candle * Math.min(WEIGHTS.mostCandles, numberIn(play, hero, 'candles')) +
    WEIGHTS.health * health +
    WEIGHTS.lowHealth * Math.max(0, 3 - health) +
    WEIGHTS.sanity * sanity +
    (sanity === 0 ? WEIGHTS.insane : 0) +
    (numberIn(play, hero, 'isDead') === 1 ? WEIGHTS.dead : 0) +
    WEIGHTS.card * cards +
    WEIGHTS.mission * sizeOf(play, 'mission', hero) +
    (role === 0 ? 0 : WEIGHTS.bat * numberIn(play, role, 'bats'))
  );
}

/** The way to its goals, and what may come its way. */
function wayValue(play: Play, hero: number): number {
  const space = spaceOf(play, hero);
  if (space === 0) return 2 * WEIGHTS.way * WEIGHTS.farthest;
  if (isTurned(play, hero)) return wayOfDeranged(play, hero, space);
  let value = wayOfHuman(play, hero, space);
  for (const monster of monstersOnBoard(play)) {
    const steps = stepsBetween(play, gaitOfMonster(play, monster), monster, space);
    if (steps <= read(play, monster, 'movement') + 1) value += WEIGHTS.menace;
  }
  if (!isNight(play)) return value;
  for (const other of heroes(play))
    if (isTurned(play, other)) value += WEIGHTS.hunter * Math.max(0, NEAR - stepsBetween(play, HUNTER, other, space));
  return value;
}

/** A Deranged nearer than so many steps is to be feared. */
const NEAR = 9;
const HUNTER = { colors: '', ignoresDirections: false, usesPortals: true };
