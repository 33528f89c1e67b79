/** What stands in the way of a character, for bots: doors, and whoever does not let it go. */
import { HEAD } from '../../../kernel/layout';
import type { Play } from '../../../language/play';
import { boardOf } from '../../../table/board';
import { survey as surveyBoard, type Terrain } from '../../../table/bot/walk-costs';
import { numberIn } from '../../../table/numbers';
import { doorwayState } from '../board';
import { strengthOf } from '../doors';

/** Costs are halves of an action point. */
export const STEP = 2;
const FACE_DOWN = 3;
/** By strength, for somebody of middling Imagination. */
const LOCKED: readonly number[] = [2, 2, 3, 4, 7, 14];
const TOKEN = 2;
/** For each health of an enemy. */
const KILL = 1.4;

/** Looks at the doors; enemies are told of afterwards. */
export const survey = (play: Play): Terrain =>
  surveyBoard(boardOf(play), STEP, (doors) => {
    const kind = play.layout.kind('edge').number;
    let count = 0;
    for (let edge = play.firstOfKind(kind); edge !== 0; edge = play.nextOfKind(edge))
      doors[count++] = doorCost(play, edge);
    return count;
  });

/** What it costs to be let go by somebody with so much health. */
export const holdCost = (health: number): number => Math.ceil(health * KILL);

function doorCost(play: Play, edge: number): number {
  const token = play.state[edge + HEAD] as number;
  if (token === 0) return 0;
  const state = doorwayState(play, edge);
  if (state === 'face-down') return FACE_DOWN;
  const strength = strengthOf(play, edge);
  if (state === 'locked') return LOCKED[Math.min(strength, LOCKED.length - 1)] as number;
  return Math.max(1, strength - numberIn(play, edge, 'tokens')) * TOKEN;
}
