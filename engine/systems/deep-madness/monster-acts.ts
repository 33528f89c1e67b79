/** What a monster does when it acts: its steps from left to right. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { listValues } from '../../language/expression/lists';
import { expire } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { within } from '../../language/trail';
import { doorwayBetween } from '../../table/board';
import { nameOf, numberIn, read } from '../../table/numbers';
import { tieBetween } from '../../table/questions';
import { type MoveStep, type Step, stepsOfMonster } from './behavior';
import { isHatchShut } from './doorways';
import { tryHatch } from './hatches';
import { attackOneOf, targetsOf } from './monster-attack';
import { STEP_TIE, stepTo } from './movement';
import { preyOf } from './prey';
import { gameNumber, isMonster, isOver, log, setGameNumber } from './state';
import { changeStatus } from './statuses';
import { nearestOf, stepsToward } from './ways';

/** A monster acts once, inside an `activation` event. */
export function activate(play: Play, monster: number): Asking {
  if (!isMonster(play, monster) || spaceOf(play, monster) === 0) return undefined;
  return begin(acting(play, monster));
}

function* acting(play: Play, monster: number): Proc {
  const before = gameNumber(play, 'current');
  play.countStep(play.def(monster));
  setGameNumber(play, 'current', monster);
  log(play, `${nameOf(play, monster)} acts`, 'plain', [monster]);
  const asking = emit(play, newEvent(play, 'activation', monster), () => begin(takingSteps(play, monster)));
  if (asking !== undefined) yield* asking;
  setGameNumber(play, 'current', play.isDead(before) ? 0 : before);
}

/** What is left of an activation is lost where a hatch held. */
interface Course {
  isHeld: boolean;
}

function* takingSteps(play: Play, monster: number): Proc {
  const course: Course = { isHeld: false };
  let skips = numberIn(play, monster, 'paralysed');
  if (skips > 0) {
    const shedding = changeStatus(play, monster, 'paralysed', -skips);
    if (shedding !== undefined) yield* shedding;
  }
  for (const step of stepsOfMonster(play, monster)) {
    if (play.isDead(monster) || spaceOf(play, monster) === 0 || isOver(play)) return;
    if (step.test !== undefined && step.test(play, play.frame(monster)) === 0) continue;
    if (skips > 0) {
      skips--;
      continue;
    }
    yield* takeStep(play, monster, step, course);
    expire(play, play.program.name('end-of-action'));
  }
}

function* takeStep(play: Play, monster: number, step: Step, course: Course): Proc {
  if (step.step === 'first-of') {
    const possible = step.steps.find((each) => each.step === 'move' || targetsOf(play, monster).length > 0);
    if (possible !== undefined) yield* takeStep(play, monster, { ...possible, test: undefined, pointer: '' }, course);
    return;
  }
  if (step.step === 'move' && course.isHeld) return;
  const word = step.step === 'do' ? 'special' : step.step;
  const asking = emit(play, newEvent(play, 'action', monster).set('action', play.program.name(word)), () => {
    if (step.step === 'move') return begin(moving(play, monster, step, course));
    if (step.step === 'do')
      return within(play, { item: play.def(monster), pointer: step.pointer }, () =>
        step.run(play, play.frame(monster)),
      );
    const among = step.among === undefined ? undefined : listValues(step.among, play, play.frame(monster));
    return attackOneOf(play, monster, targetsOf(play, monster, among));
  });
  if (asking !== undefined) yield* asking;
}

/** One move: toward the nearest that it can reach. Shut hatches are tried, and may end its moves. */
function* moving(play: Play, monster: number, step: MoveStep, course: Course): Proc {
  if (numberIn(play, monster, 'slowed') > 0) {
    const shedding = changeStatus(play, monster, 'slowed', -1);
    if (shedding !== undefined) yield* shedding;
    return;
  }
  if (!isPermitted(play, 'move', monster, 0, true)) return;
  const move = newEvent(play, 'move', monster).set('steps', read(play, monster, 'moveSpaces'));
  const asking = emit(play, move, () => begin(walking(play, monster, step, course, move.get('steps'))));
  if (asking !== undefined) yield* asking;
}

function* walking(play: Play, monster: number, step: MoveStep, course: Course, steps: number): Proc {
  for (let n = 0; n < steps && !course.isHeld; n++) {
    const to = yield* nextSpace(play, monster, step);
    if (to === 0) return;
    const edge = doorwayBetween(play, spaceOf(play, monster), to);
    const isTried =
      edge !== 0 && isHatchShut(play, edge) && !step.ignoresHatches && !isPermitted(play, 'pass', monster, edge, false);
    const going = isTried
      ? tryHatch(play, monster, edge, to, (passes) => {
          course.isHeld = !passes;
          return passes ? stepTo(play, monster, to) : undefined;
        })
      : stepTo(play, monster, to);
    if (going !== undefined) yield* going;
    if (play.isDead(monster) || spaceOf(play, monster) !== to) return;
  }
}

/** Where the next step leads: toward the nearest goal, ties as the players say; 0 if it is there, or there is no way. */
function* nextSpace(play: Play, monster: number, { toward }: MoveStep): Proc<number> {
  const wanted = toward === undefined ? preyOf(play, monster) : listValues(toward, play, play.frame(monster));
  const goals = nearestOf(play, monster, wanted, 'through-hatches');
  if (goals.some((goal) => spaceOf(play, goal) === spaceOf(play, monster))) return 0;
  const options = stepsToward(play, monster, goals, 'through-hatches').filter(
    (space) =>
      isPermitted(play, 'step', monster, space, true) &&
      isPermitted(play, 'enter-space', monster, space, true) &&
      isPermitted(play, 'leave-space', monster, spaceOf(play, monster), true),
  );
  if (options.length === 0) return 0;
  return options[yield* tieBetween(play, STEP_TIE, monster, options)] as number;
}
