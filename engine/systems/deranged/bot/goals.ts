/**
 * Where a hero wants to go: the places where its Curses can be shed, the Gate, or the humans that a Deranged hunts. Which
 * places a Curse has is found by asking its own condition for every space, once for each board.
 */
import type { BoardGeometry } from '../../../board/geometry';
import { putLast } from '../../../kernel/zones';
import { enter } from '../../../language/host';
import type { Play } from '../../../language/play';
import type { Program } from '../../../language/program';
import { spaceOf } from '../../../language/standard';
import { boardOf, spaceIndex } from '../../../table/board';
import { cursesOf } from '../cards';
import { marked } from '../space-facts';
import { gameNumber, heroesOnBoard, isHuman, rule } from '../state';
import { type Gait, rowFrom } from '../ways';
import { WEIGHTS } from './weights';

const ON_FOOT: Gait = { colors: '', ignoresDirections: false, usesPortals: true };

const places = new WeakMap<Program, WeakMap<BoardGeometry, Map<number, readonly number[]>>>();

/** Numbers of the spaces where a Curse can be shed, as far as that depends on the space alone. */
export function placesOf(play: Play, curse: number): readonly number[] {
  const board = boardOf(play);
  let ofBoard = places.get(play.program);
  if (ofBoard === undefined) {
    ofBoard = new WeakMap();
    places.set(play.program, ofBoard);
  }
  let known = ofBoard.get(board);
  if (known === undefined) {
    known = new Map();
    ofBoard.set(board, known);
  }
  const item = play.def(curse);
  let found = known.get(item);
  if (found === undefined) {
    found = findPlaces(play, curse);
    known.set(item, found);
  }
  return found;
}

function findPlaces(play: Play, curse: number): number[] {
  const hero = heroesOnBoard(play)[0] ?? 0;
  const actions = play.program.actionsIn('special-action').map((index) => play.program.actions[index]);
  const own = actions.filter((action) => action?.host.item === play.def(curse));
  if (hero === 0) return [];
  const here = spaceOf(play, hero);
  const found = play.all('space').filter((space) => {
    putLast(play, hero, space);
    return own.some((action) => {
      if (action?.test === undefined) return false;
      const frame = enter(play, action.host, curse);
      frame[action.userSlot] = hero;
      return action.test(play, frame) !== 0;
    });
  });
  putLast(play, hero, here);
  return found.map((space) => spaceIndex(play, space));
}

/** Steps from a space to the nearest of these, by white arrows and portals. */
export function stepsTo(play: Play, from: number, goals: readonly number[]): number {
  const row = rowFrom(play, ON_FOOT, spaceIndex(play, from));
  let least: number = WEIGHTS.farthest;
  for (const goal of goals) least = Math.min(least, row[goal] ?? WEIGHTS.farthest);
  return least;
}

const isLastNight = (play: Play): boolean => gameNumber(play, 'chapter') >= 2 * rule(play, 'nights');

/** What the way to a human's goals is worth from a space. */
export function wayOfHuman(play: Play, hero: number, space: number): number {
  const curses = cursesOf(play, hero);
  if (curses.length === 0) {
    const gate = marked(play, 'gate').map((each) => spaceIndex(play, each));
    const steps = stepsTo(play, space, gate);
    const value = WEIGHTS.gate * (isLastNight(play) ? WEIGHTS.lastNight : 1) * steps;
    return steps === 0 && isLastNight(play) ? value + WEIGHTS.onGate : value;
  }
  const steps = curses.map((curse) => stepsTo(play, space, placesOf(play, curse))).sort((a, b) => a - b);
  return steps.reduce((sum, each, index) => sum + (index === 0 ? WEIGHTS.way : WEIGHTS.otherWay) * each, 0);
}

/** What the way to the nearest human is worth to a Deranged. */
export function wayOfDeranged(play: Play, hero: number, space: number): number {
  const prey = heroesOnBoard(play).filter((other) => other !== hero && isHuman(play, other));
  return (
    WEIGHTS.hunt *
    stepsTo(
      play,
      space,
      prey.map((other) => spaceIndex(play, spaceOf(play, other))),
    )
  );
}
