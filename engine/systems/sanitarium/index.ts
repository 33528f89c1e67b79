/** Sanitarium (Asmadi Games, 2012) as a system: its declarations and its procedures, in one object. */
import { putLast } from '../../kernel/zones';
import { Graph } from '../../language/graph';
import { ownerOf } from '../../language/ownership';
import { isPermitted } from '../../language/permits';
import type { ItemInfo } from '../../language/program';
import { findZone, makeKnown } from '../../language/standard';
import { standardSystem } from '../../language/standard-system';
import type { System } from '../../language/system';
import { composeMap, keyOfMap } from '../../table/card-map';
import { keyOf } from '../../table/keys';
import { compileScenarios } from '../../table/scenario-parts';
import { evaluate } from './bot/evaluate';
import { guess } from './bot/guess';
import { hideFrom } from './bot/hide';
import { worthLooking } from './bot/worth-looking';
import { discard, draw } from './cards';
import { change } from './changing';
import { compileWinners, endGame } from './ending';
import { HALLWAYS } from './hallway-map';
import { testHorror } from './horror';
import { answer, moment, step } from './loop';
import { goTo } from './moving';
import { nameOf } from './names';
import { canPay, pay } from './payment';
import { prepare } from './prepare';
import { PROCEDURES } from './procedures';
import { ruleText } from './rule-texts';
import { EVENT_WORDS, RULES_OF_EVENTS } from './rules-of-events';
import { arrive, moveByOrder } from './shadows';
import { SANITARIUM_SPEC } from './spec';
import { gameNumber, inTurnOrder, isOver, isPlayer, isShadow, scenarioOf, seatOf, sortOfCard } from './state';
import { view } from './view';

export const SANITARIUM: System = {
  ...standardSystem({ graph: () => new Graph([]) }),
  ...SANITARIUM_SPEC,

  prepare: (play, setup) => {
    play.seedNumber = setup.seed;
    prepare(play, setup);
  },
  compile: (program, compilerFor) => {
    const forInfo = (info: ItemInfo) => compilerFor(info.item);
    compileScenarios(program, forInfo);
    compileWinners(program, forInfo);
  },
  growingBoard: { key: keyOfMap, compose: (play) => composeMap(play, HALLWAYS) },
  step,
  answer,
  isOver,
  moment,
  view,
  evaluate,
  guess,
  worthLooking,
  hideFrom,

  eventWords: EVENT_WORDS,
  rulesOfEvents: RULES_OF_EVENTS,
  ruleText,
  nameOf,
  keyOf,
  seatOf: (play, entity) => Math.max(0, seatOf(play, ownerOf(play, entity))),
  // The player whose turn it is breaks ties.
  decider: (play) => gameNumber(play, 'current') || (play.all('character')[0] ?? 0),
  current: (play) => gameNumber(play, 'current'),
  scenarioOf,
  isRunning: (play, entity) => play.zone(entity) === 0,
  inTurnOrder,
  isHandicapOn: (play, scenario, index) =>
    ((play.state[scenario + play.layout.column('handicaps')] as number) & (1 << index)) !== 0,

  canPay,
  pay,
  canUse: (play, user, carrier) =>
    play.kindOf(carrier).name !== 'card' || isPermitted(play, 'use', user, carrier, true),
  // An Event is spent once it is used.
  endUse: (play, _, carrier) =>
    sortOfCard(play, carrier) === 'event-card' && ownerOf(play, carrier) !== 0 ? discard(play, carrier) : undefined,

  damage: () => undefined,
  heal: () => undefined,
  kill: () => undefined,
  change,
  move: moveByOrder,
  place: (play, figure, space) =>
    isShadow(play, figure) && space !== 0
      ? arrive(play, figure, space, gameNumber(play, 'current'))
      : goTo(play, figure, space),
  spawn: () => undefined,
  remove: (play, entity, to) => {
    if (to === 'discard') return discard(play, entity);
    putLast(play, entity, findZone(play, isShadow(play, entity) ? 'supply' : to, 0) || findZone(play, 'box', 0));
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
      to.filter((player) => isPlayer(play, player)).map((player) => seatOf(play, player)),
    ),
  test: (play, who, { modifier, difficulty }, result) => testHorror(play, who, difficulty, modifier, result),
  compileAttack: () => ({}),
  attack: () => undefined,
  jumpScenario: () => undefined,
  finishScenario: (play) => endGame(play, true, ''),
  endGame,
  registeredProcedures: PROCEDURES,
  registeredPlacements: {},
  eventBodies: {},
};
