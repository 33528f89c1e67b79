/** How good a position is for the investigators, for bots: objectives first, then health, sanity, and what stands around. */
import { listValues } from '../../language/expression/lists';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { numberIn, read } from '../../table/numbers';
import { partsOf } from '../../table/scenario-parts';
import { WON } from './ending';
import { inventory } from './payment';
import { gameNumber, livingCharacters, monstersOnBoard, scenarioOf } from './state';
import { distanceBetween, NO_WAY } from './ways';

const END = 1_000_000;
const OBJECTIVE = 4_000;
const HEALTH = 60;
const SANITY = 25;
const MADNESS = 40;
const MONSTER_HEALTH = 22;
const ITEM = 12;
const STEP = 3;

export function evaluate(play: Play): number {
  const over = gameNumber(play, 'over');
  if (over !== 0) return over === WON ? END : -END;
  let value = objectives(play);
  for (const who of livingCharacters(play)) value += investigator(play, who);
  for (const monster of monstersOnBoard(play)) value -= MONSTER_HEALTH * Math.max(1, read(play, monster, 'health'));
  return value;
}

function objectives(play: Play): number {
  const scenario = scenarioOf(play);
  const frame = play.frame(scenario);
  let value = 0;
  for (const { progress, needed, underway, towards } of partsOf(play, scenario).objectives) {
    const most = Math.max(1, needed(play, frame));
    const done = Math.min(most, progress(play, frame));
    value += (OBJECTIVE * done) / most + (OBJECTIVE * underway(play, frame)) / (100 * most);
    if (towards === undefined || done >= most) continue;
    for (const who of livingCharacters(play)) {
      frame[towards.slot] = who;
      const places = listValues(towards.places, play, frame);
      const nearest = Math.min(NO_WAY, ...places.map((place) => distanceBetween(play, who, place, 'through-hatches')));
      if (nearest < NO_WAY) value -= STEP * nearest;
    }
  }
  return value;
}

function investigator(play: Play, who: number): number {
  const health = Math.max(0, read(play, who, 'health'));
  // The last wounds weigh most: a death is the end.
  const danger = health <= 2 ? 200 * (3 - health) : 0;
  return (
    HEALTH * health -
    danger +
    SANITY * read(play, who, 'clear') -
    MADNESS * numberIn(play, who, 'madness') +
    (spaceOf(play, who) === 0 ? -500 : 0) +
    ITEM * itemsOf(play, who) -
    10 * (numberIn(play, who, 'slowed') + numberIn(play, who, 'weakened') + numberIn(play, who, 'paralysed')) +
    5 * Math.min(0, numberIn(play, who, 'oxygen'))
  );
}

const itemsOf = (play: Play, who: number): number => inventory(play, who).length;
