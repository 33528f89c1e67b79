/** Deranged (Hobby World, 2019) as a system: its declarations and its procedures, in one object. */
import { putLast } from '../../kernel/zones';
import { Graph } from '../../language/graph';
import { leaveGame } from '../../language/leaving';
import { isPermitted } from '../../language/permits';
import type { ItemInfo } from '../../language/program';
import { findZone, makeKnown } from '../../language/standard';
import { standardSystem } from '../../language/standard-system';
import type { System } from '../../language/system';
import { boardFits } from '../../table/board-fits';
import { keyOf } from '../../table/keys';
import { compileScenarios } from '../../table/scenario-parts';
import { wounds } from './attack';
import { compileBehavior } from './behavior';
import { evaluate } from './bot/evaluate';
import { guess } from './bot/guess';
import { hideFrom } from './bot/hide';
import { compileCardParts } from './card-parts';
import { discard, draw } from './cards';
import { change, heal } from './changing';
import { die } from './death';
import { endGame } from './ending';
import { answer, moment, step } from './loop';
import { killMonster } from './monster-death';
import { moveByOrder } from './monster-move';
import { placeOn } from './movement';
import { nameOf } from './names';
import { canPay, pay } from './payment';
import { prepare } from './prepare';
import { PLACEMENTS, PROCEDURES } from './procedures';
import { ruleText } from './rule-texts';
import { EVENT_WORDS, RULES_OF_EVENTS } from './rules-of-events';
import { DERANGED_SPEC } from './spec';
import { gameNumber, inTurnOrder, isCharacter, isMonster, isOver, scenarioOf, seatOf } from './state';
import { spawn } from './tokens';
import { view } from './view';

export const DERANGED: System = {
  ...standardSystem({ graph: () => new Graph([]) }),
  ...DERANGED_SPEC,

  prepare: (play, setup) => {
    play.seedNumber = setup.seed;
    prepare(play, setup);
  },
  fits: boardFits,
  compile: (program, compilerFor) => {
    const forInfo = (info: ItemInfo) => compilerFor(info.item);
    compileCardParts(program, forInfo);
    compileBehavior(program, forInfo);
    compileScenarios(program, forInfo);
  },
  step,
  answer,
  isOver,
  moment,
  view,
  evaluate,
  guess,
  hideFrom,
  evaluatesOnlySeen: true,

  eventWords: EVENT_WORDS,
  rulesOfEvents: RULES_OF_EVENTS,
  ruleText,
  nameOf,
  keyOf,
  seatOf: (play, entity) => Math.max(0, seatOf(play, entity)),
  // Whoever has Destiny breaks ties.
  decider: (play) => gameNumber(play, 'destiny') || (play.all('character')[0] ?? 0),
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

  damage: wounds,
  heal,
  kill: (play, target, by) => (isMonster(play, target) ? killMonster(play, target, by) : die(play, target, by)),
  change,
  move: moveByOrder,
  place: placeOn,
  spawn,
  remove: (play, entity, to) => {
    if (to === 'discard') return discard(play, entity);
    if (isMonster(play, entity) || play.kindOf(entity).name === 'token') {
      leaveGame(play, entity);
      return undefined;
    }
    putLast(play, entity, findZone(play, to, 0) || findZone(play, 'box', 0));
    return undefined;
  },
  setEdge: () => undefined,
  draw,
  discard,
  zone: (play, name, owner) => findZone(play, name, owner) || findZone(play, name, 0),
  reveal: (play, entity, to) =>
    makeKnown(
      play,
      entity,
      to.filter((hero) => isCharacter(play, hero)).map((hero) => seatOf(play, hero)),
    ),
  test: () => undefined,
  compileAttack: () => ({}),
  attack: () => undefined,
  jumpScenario: () => undefined,
  finishScenario: (play) => endGame(play, true, ''),
  endGame,
  registeredProcedures: PROCEDURES,
  registeredPlacements: PLACEMENTS,
  eventBodies: {},
};
