/** Moves of heroes along arrows: where they can go, doors that others block, steps with their events. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { occupants } from '../../language/entity-functions';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { spaceEntity, spaceIndex } from '../../table/board';
import { nameOf, spacesWords } from '../../table/numbers';
import { askEntity, askNamed, entityQuestion, namedQuestion } from '../../table/questions';
import { factsAt, isBuilding } from './space-facts';
import { inTurnOrder, isCharacter, log } from './state';
import { doorOf, type Gait, isPortal, waysFrom } from './ways';

/** A move on its way. */
export interface Walk {
  readonly gait: Gait;
  /** Whether doors can be blocked against it. */
  readonly isStoppable: boolean;
  /** Doors that were blocked against it: it goes there no more. */
  readonly blocked: Set<number>;
}

export const walkOf = (gait: Gait, isStoppable = true): Walk => ({ gait, isStoppable, blocked: new Set() });

/** Puts something on a space without steps, inside an `enter` event. */
export function placeOn(play: Play, figure: number, space: number): Asking {
  if (space === 0 || figure === 0) return undefined;
  const from = spaceOf(play, figure);
  putLast(play, figure, space);
  return emit(play, newEvent(play, 'enter', figure).set('space', space).set('from', from));
}

/** Where a figure can go from a space in one step of its move. */
export function stepsFrom(play: Play, figure: number, { gait, blocked }: Walk, space: number): Step[] {
  return waysFrom(play, gait, space)
    .map(({ to, border }): Step => ({ to: spaceEntity(play, to), door: doorOf(play, border), border }))
    .filter(
      ({ to, door, border }) =>
        !blocked.has(door || -1) &&
        (!isPortal(play, border) || isPermitted(play, 'portal', figure, to, true)) &&
        isPermitted(play, 'step', figure, to, true) &&
        isPermitted(play, 'enter-space', figure, to, true),
    );
}

export interface Step {
  readonly to: number;
  /** The door that it leads through, 0 if none. */
  readonly door: number;
  readonly border: number;
}

/** Steps by which every space in reach of a move is come to, those that could be blocked last; by the space they lead to. */
export function pathsWithin(play: Play, figure: number, walk: Walk, points: number): Map<number, Step[]> {
  const here = spaceOf(play, figure);
  const paths = new Map<number, Step[]>([[here, []]]);
  let rim = [here];
  for (let n = 0; n < points && rim.length > 0; n++) {
    const reached = new Map<number, Step[]>();
    for (const space of rim) {
      const before = paths.get(space) as Step[];
      for (const step of stepsFrom(play, figure, walk, space)) {
        if (paths.has(step.to)) continue;
        const path = [...before, step];
        const known = reached.get(step.to);
        if (known === undefined || hindrances(play, figure, path) < hindrances(play, figure, known))
          reached.set(step.to, path);
      }
    }
    rim = [...reached.keys()];
    for (const [space, path] of reached) paths.set(space, path);
  }
  return paths;
}

const hindrances = (play: Play, figure: number, path: readonly Step[]): number =>
  path.filter(
    (step, index) => blockers(play, figure, index === 0 ? spaceOf(play, figure) : pathAt(path, index), step).length > 0,
  ).length;

const pathAt = (path: readonly Step[], index: number): number => path[index - 1]?.to ?? 0;

/** Heroes beside a door, indoors, who may keep somebody out. */
export function blockers(play: Play, figure: number, from: number, { to, door }: Step): number[] {
  if (door === 0 || !isBuilding(play, to) || factsAt(play, from).area === factsAt(play, to).area) return [];
  return inTurnOrder(
    play,
    occupants(play, to).filter(
      (hero) => hero !== figure && isCharacter(play, hero) && isPermitted(play, 'block', hero, figure, true),
    ),
  );
}

const BLOCK = namedQuestion(
  'block',
  'doors',
  (play, figure) => `${nameOf(play, figure)} wants to come in. Is the door blocked?`,
  [
    { key: 'let-in', label: 'No, let it in', isDecline: true },
    { key: 'block', label: 'Block the door' },
  ],
);

/** Whether somebody blocks the door of a step: one is enough. */
export function* isBlocked(play: Play, figure: number, step: Step): Proc<boolean> {
  for (const hero of blockers(play, figure, spaceOf(play, figure), step)) {
    if ((yield* askNamed(play, BLOCK, hero, figure, [0, 1])) === 0) continue;
    log(play, `${nameOf(play, hero)} blocks the door against ${nameOf(play, figure)}`, 'bad', [hero, figure]);
    const asking = emit(play, newEvent(play, 'block', hero, figure));
    if (asking !== undefined) yield* asking;
    return true;
  }
  return false;
}

/** Goes one space, with its events. Says whether it got there. */
export function* takeStep(play: Play, figure: number, { to, door }: Step): Proc<boolean> {
  const from = spaceOf(play, figure);
  const event = newEvent(play, 'step', figure).set('from', from).set('to', to).set('edge', door);
  const asking = emit(play, event, () => placeOn(play, figure, to));
  if (asking !== undefined) yield* asking;
  return spaceOf(play, figure) === to;
}

const WALK: Question<Play> = entityQuestion('walk', 'move', (play, hero) => `Where does ${nameOf(play, hero)} go?`, {
  none: 'Stay here',
  note: (_, { frame }) => `${spacesWords(frame[0] as number)} left`,
  detail: (_play, space, { frame }) => spacesWords((frame[1] as Map<number, Step[]>).get(space)?.length ?? 0),
});

/** A move of up to so many spaces, inside a `move` event: its goal is asked, and anew where a door was blocked. */
export function move(play: Play, hero: number, points: number, walk: Walk): Asking {
  if (spaceOf(play, hero) === 0 || !isPermitted(play, 'move', hero, 0, true)) return undefined;
  const event = newEvent(play, 'move', hero).set('steps', points);
  return emit(play, event, () =>
    begin(
      walking(
        play,
        hero,
        () => event.get('steps'),
        () => event.isStopped,
        walk,
      ),
    ),
  );
}

function* walking(play: Play, hero: number, most: () => number, isStopped: () => boolean, walk: Walk): Proc {
  let taken = 0;
  while (taken < most() && !isStopped()) {
    const paths = pathsWithin(play, hero, walk, most() - taken);
    const goals = [...paths.keys()].filter((space) => space !== spaceOf(play, hero));
    if (goals.length === 0) return;
    const options = [...goals.sort((a, b) => spaceIndex(play, a) - spaceIndex(play, b)), 0];
    const goal = options[yield* askEntity(play, WALK, hero, hero, options, [most() - taken, paths])] as number;
    if (goal === 0) return;
    const went = yield* followPath(play, hero, paths.get(goal) as Step[], walk, isStopped);
    if (went < 0) return;
    taken += went;
    if (spaceOf(play, hero) === goal) return;
  }
}

/** Follows a path until a door is blocked; says how many steps were taken, -1 if something else ended the move. */
function* followPath(
  play: Play,
  hero: number,
  path: readonly Step[],
  walk: Walk,
  isStopped: () => boolean,
): Proc<number> {
  for (const [taken, step] of path.entries()) {
    if (walk.isStoppable && (yield* isBlocked(play, hero, step))) {
      walk.blocked.add(step.door);
      return taken;
    }
    if (!(yield* takeStep(play, hero, step)) || (isStopped() && taken + 1 < path.length)) return -1;
  }
  log(play, `${nameOf(play, hero)} moves to ${nameOf(play, spaceOf(play, hero))}`, 'plain', [
    hero,
    spaceOf(play, hero),
  ]);
  return path.length;
}
