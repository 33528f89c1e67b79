/** Deep Madness (Diemension Games, 2018) as a system: its declarations and its procedures, in one object. */
import { putLast } from '../../kernel/zones';
import { Graph } from '../../language/graph';
import { isPermitted } from '../../language/permits';
import type { ItemInfo } from '../../language/program';
import { changeDie, findZone, makeKnown } from '../../language/standard';
import { standardSystem } from '../../language/standard-system';
import type { System } from '../../language/system';
import { boardFits } from '../../table/board-fits';
import { keyOf } from '../../table/keys';
import { numberIn } from '../../table/numbers';
import { handsOver } from '../../table/others';
import { compileScenarios } from '../../table/scenario-parts';
import { refusesTrade } from '../../table/trading';
import type { TurnOption } from '../../table/turn-action';
import { TURN } from './activation';
import { attackByOrder } from './attack-order';
import { compileAttack, compileAttacks } from './attacks';
import { compileBehavior } from './behavior';
import { evaluate } from './bot/evaluate';
import { guess } from './bot/guess';
import { hideFrom } from './bot/hide';
import { worthLooking } from './bot/worth-looking';
import { discard, draw } from './cards';
import { change, heal } from './changing';
import { endGame } from './ending';
import { setEdge } from './hatches';
import { answer, moment, step } from './loop';
import { moveByOrder, placeOn } from './movement';
import { nameOf } from './names';
import { canPay, pay } from './payment';
import { prepare } from './prepare';
import { PLACEMENTS, PROCEDURES } from './procedures';
import { rollFreely } from './rolls';
import { ruleText } from './rule-texts';
import { EVENT_WORDS, RULES_OF_EVENTS } from './rules-of-events';
import { spawn } from './spawning';
import { DEEP_MADNESS_SPEC } from './spec';
import { gameNumber, inTrackOrder, inTurnOrder, isCharacter, isMonster, isOver, scenarioOf, seatOf } from './state';
import { view } from './view';
import { kill, leaveBoard, leaveForGood, wound } from './wounds';

/** Cards that are spent by using one of their actions. */
const SPENT = ['once', 'consciousness'];

export const DEEP_MADNESS: System = {
  ...standardSystem({ graph: () => new Graph([]) }),
  ...DEEP_MADNESS_SPEC,

  prepare: (play, setup) => {
    play.seedNumber = setup.seed;
    prepare(play, setup);
  },
  fits: boardFits,
  compile: (program, compilerFor, items) => {
    const forInfo = (info: ItemInfo) => compilerFor(info.item);
    compileAttacks(program, forInfo, items);
    compileBehavior(program, forInfo);
    compileScenarios(program, forInfo);
  },
  step,
  answer,
  isOver,
  moment,
  view,
  evaluate,
  // What somebody asks of a friend it has thought about; what others may use they may in their own activations too.
  worthLooking: (play, decision, option) =>
    refusesTrade(decision, option) ||
    (decision.question === (TURN as unknown) && handsOver(decision.frame[option] as TurnOption))
      ? 'never'
      : worthLooking(play, decision, option),
  guess,
  hideFrom,
  evaluatesOnlySeen: true,

  eventWords: EVENT_WORDS,
  rulesOfEvents: RULES_OF_EVENTS,
  ruleText,
  nameOf,
  keyOf,
  seatOf: (play, entity) => Math.max(0, seatOf(play, entity)),
  decider: (play) => {
    const current = gameNumber(play, 'current');
    return isCharacter(play, current) ? current : (inTrackOrder(play)[0] ?? play.all('character')[0] ?? 0);
  },
  current: (play) => gameNumber(play, 'current'),
  scenarioOf,
  isRunning: (play, entity) => play.kindOf(entity).name !== 'tile' || play.zone(entity) === 0,
  inTurnOrder,
  isHandicapOn: (play, scenario, index) =>
    ((play.state[scenario + play.layout.column('handicaps')] as number) & (1 << index)) !== 0,

  canPay,
  pay,
  canUse: (play, user, carrier) =>
    play.kindOf(carrier).name !== 'card' || isPermitted(play, 'use', user, carrier, true),
  endUse: (play, _user, carrier) =>
    SPENT.includes(play.program.infoOf(play, carrier)?.item.kind ?? '') && play.kindOf(carrier).name === 'card'
      ? discard(play, carrier)
      : undefined,

  damage: wound,
  heal,
  kill,
  change,
  move: moveByOrder,
  place: placeOn,
  spawn,
  remove: (play, entity, to) => {
    if (isMonster(play, entity)) return leaveBoard(play, entity);
    if (isCharacter(play, entity)) return leaveForGood(play, entity);
    const isMarker = play.kindOf(entity).name === 'token';
    // Markers of a deck go back to it.
    if (isMarker && to === 'supply')
      return numberIn(play, entity, 'home') === 0 ? leaveBoard(play, entity) : discard(play, entity);
    if (to === 'discard') return discard(play, entity);
    putLast(play, entity, findZone(play, to, 0) || findZone(play, 'box', 0));
    return undefined;
  },
  setEdge,
  draw,
  discard,
  zone: (play, name, owner) => findZone(play, name, owner) || findZone(play, name, 0),
  reveal: (play, entity, to) =>
    makeKnown(
      play,
      entity,
      to.map((character) => Math.max(0, seatOf(play, character))),
    ),
  roll: rollFreely,
  changeDie,
  test: () => undefined,
  compileAttack: (compiler, attack, scope, pointer) =>
    compileAttack(compiler, attack as Readonly<Record<string, unknown>>, scope, pointer),
  attack: attackByOrder,
  jumpScenario: () => undefined,
  finishScenario: (play) => endGame(play, true, ''),
  endGame,
  registeredProcedures: PROCEDURES,
  registeredPlacements: PLACEMENTS,
  eventBodies: {},
};
