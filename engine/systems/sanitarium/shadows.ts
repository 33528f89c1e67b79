/** Shadows: how they come, how they move and whom they catch. They walk like players, but never jump. */
import { distancesTo, stepsDown, UNREACHABLE } from '../../board/distance';
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn, occupants } from '../../language/entity-functions';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { findZone, spaceOf } from '../../language/standard';
import type { MoveOrder } from '../../language/system';
import { boardOf, spaceEntity, spaceIndex } from '../../table/board';
import { NO_WAY } from '../../table/board-functions';
import { nameOf, spacesWords } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { flee } from './fleeing';
import { isRoom, neighbours, placeOf, stepsBetween } from './hallway-map';
import { checkHorror } from './horror';
import { gameNumber, isInside, isPlayer, log, shadowsInPlay } from './state';

const WHICH = entityQuestion(
  'dark-shadow',
  'shadows',
  (play, space) => `Which Shadow comes to ${nameOf(play, space)}?`,
  {
    detail: (play, shadow) => `now in ${nameOf(play, spaceOf(play, shadow))}`,
  },
);

/** A Dark Hallway brings a Shadow: a free one, or else one that whoever laid it chooses. */
export function comeToDark(play: Play, who: number, space: number): Asking {
  const [free] =
    cardsIn(play, findZone(play, 'supply', 0)).length > 0
      ? play.all('shadow').filter((each) => spaceOf(play, each) === 0)
      : [];
  return free === undefined ? begin(choosing(play, who, space)) : arrive(play, free, space, who);
}

function* choosing(play: Play, who: number, space: number): Proc {
  const shadows = shadowsInPlay(play);
  if (shadows.length === 0) return;
  const chosen = shadows.length === 1 ? 0 : yield* askEntity(play, WHICH, who, space, shadows);
  const asking = arrive(play, shadows[chosen] as number, space, who);
  if (asking !== undefined) yield* asking;
}

/** Puts a Shadow on a space, where it may catch somebody at once. `by` is who brought it there. */
export function arrive(play: Play, shadow: number, space: number, by: number): Asking {
  putLast(play, shadow, space);
  log(play, `${nameOf(play, shadow)} comes to ${nameOf(play, space)}`, 'bad', [shadow, space]);
  return catchHere(play, shadow, by);
}

/** The player whom a Shadow catches where it stands: alone, and in no Room. 0 if it catches nobody. */
export function preyAt(play: Play, shadow: number, space: number): number {
  const people = occupants(play, space).filter((each) => isPlayer(play, each) && isInside(play, each));
  const [alone] = people;
  if (alone === undefined || people.length > 1 || isRoom(play, space)) return 0;
  return isPermitted(play, 'catch', shadow, alone, true) ? alone : 0;
}

function catchHere(play: Play, shadow: number, by: number): Asking {
  const player = preyAt(play, shadow, spaceOf(play, shadow));
  if (player === 0) return undefined;
  const rival = by === player ? 0 : by;
  log(play, `${nameOf(play, shadow)} catches ${nameOf(play, player)}`, 'bad', [shadow, player]);
  return emit(play, newEvent(play, 'caught', shadow, player).set('by', rival), () => begin(beingCaught(play, player)));
}

/** The difficulty is what is in play now; then the player flees and makes the check. */
function* beingCaught(play: Play, player: number): Proc {
  const difficulty = shadowIcons(play);
  const fleeing = flee(play, player);
  if (fleeing !== undefined) yield* fleeing;
  const asking = checkHorror(play, player, difficulty);
  if (asking !== undefined) yield* asking;
}

/** Shadows and Dark Hallways in play. */
export const shadowIcons = (play: Play): number =>
  shadowsInPlay(play).length +
  cardsIn(play, findZone(play, 'open-map', 0)).filter(
    (card) => play.program.infoOf(play, card)?.item.kind === 'dark-hallway',
  ).length;

const PATH = entityQuestion('shadow-path', 'shadows', (play, shadow) => `Which way does ${nameOf(play, shadow)} go?`);

export interface Stalk {
  readonly target: number;
  readonly moves: number;
  readonly isFirst: boolean;
  /** Who moves it. */
  readonly by: number;
}

/** Moves a Shadow along the shortest way towards somebody until it catches anybody. */
export function stalk(play: Play, shadow: number, { target, moves, isFirst, by }: Stalk): Asking {
  const event = newEvent(play, 'stalk', shadow, target)
    .set('steps', moves)
    .set('number', isFirst ? 1 : 2);
  return emit(play, event, () => {
    log(
      play,
      `${nameOf(play, shadow)} goes for ${nameOf(play, target)}: ${spacesWords(event.get('steps'))}`,
      'strong',
      [shadow, target],
    );
    return begin(walking(play, shadow, { goals: [target], isAway: false, steps: event.get('steps'), by }));
  });
}

interface Walk {
  readonly goals: readonly number[];
  readonly isAway: boolean;
  readonly steps: number;
  readonly by: number;
}

function* walking(play: Play, shadow: number, { goals, isAway, steps, by }: Walk): Proc {
  if (steps > 0 && (yield* hasCaught(play, shadow, by))) return;
  for (let taken = 0; taken !== steps; taken++) {
    const ways = isAway ? waysFrom(play, shadow, goals) : waysTo(play, shadow, goals);
    if (ways.length === 0) return;
    const chosen = ways.length === 1 ? 0 : yield* askEntity(play, PATH, gameNumber(play, 'current'), shadow, ways);
    const space = ways[chosen] as number;
    putLast(play, shadow, space);
    log(play, `${nameOf(play, shadow)} moves to ${nameOf(play, space)}`, 'plain', [shadow, space]);
    if (yield* hasCaught(play, shadow, by)) return;
  }
}

function* hasCaught(play: Play, shadow: number, by: number): Proc<boolean> {
  if (preyAt(play, shadow, spaceOf(play, shadow)) === 0) return false;
  const asking = catchHere(play, shadow, by);
  if (asking !== undefined) yield* asking;
  return true;
}

const ON_FOOT = { isEthereal: false, barred: null, held: null };
let towards = new Int16Array(128);
let found = new Int32Array(16);
let spaces = new Int32Array(16);

/** Spaces that begin a shortest way to the nearest goal. */
function waysTo(play: Play, shadow: number, goals: readonly number[]): number[] {
  const board = boardOf(play);
  const from = spaceIndex(play, spaceOf(play, shadow));
  const wanted = goals.map((goal) => spaceIndex(play, placeOf(play, goal))).filter((index) => index >= 0);
  if (from < 0 || wanted.length === 0) return [];
  if (towards.length < board.spaces.length) towards = new Int16Array(board.spaces.length);
  if (found.length < board.spaces.length) found = new Int32Array(board.spaces.length);
  if (spaces.length < wanted.length) spaces = new Int32Array(wanted.length);
  spaces.set(wanted);
  const field = towards.subarray(0, board.spaces.length);
  distancesTo(board, ON_FOOT, spaces, wanted.length, field);
  if ((field[from] as number) >= UNREACHABLE) return [];
  const count = stepsDown(board, ON_FOOT, from, field, found);
  return [...found.subarray(0, count)].map((index) => spaceEntity(play, index)).sort((a, b) => a - b);
}

/** Spaces beside it that are farthest from the nearest of the goals, if they are farther than where it stands. */
function waysFrom(play: Play, shadow: number, goals: readonly number[]): number[] {
  const here = spaceOf(play, shadow);
  const distance = (space: number) => Math.min(...goals.map((goal) => stepsBetween(play, goal, space)));
  const beside = neighbours(play, here).map((space) => ({ space, far: distance(space) }));
  const most = Math.max(distance(here), ...beside.filter(({ far }) => far < NO_WAY).map(({ far }) => far));
  return beside.filter(({ far }) => far === most && far > distance(here)).map(({ space }) => space);
}

/** An order of content to move: Shadows walk, and catch on their way; players are moved by procedures of their own. */
export function moveByOrder(play: Play, mover: number, order: MoveOrder): Asking {
  const walk = { goals: order.goals, isAway: order.isAway, steps: order.steps, by: gameNumber(play, 'current') };
  return begin(walking(play, mover, walk));
}
