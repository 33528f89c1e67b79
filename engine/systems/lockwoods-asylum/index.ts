/** Lockwood's Asylum (Blackout Games, 2018) as a system: its declarations and its procedures, in one object. */
import { putLast } from '../../kernel/zones';
import { Graph } from '../../language/graph';
import type { ItemInfo } from '../../language/program';
import { findZone, makeKnown } from '../../language/standard';
import { standardSystem } from '../../language/standard-system';
import type { System } from '../../language/system';
import { keyOf } from '../../table/keys';
import { compileScenarios } from '../../table/scenario-parts';
import { evaluate } from './bot/evaluate';
import { guess, worthLooking } from './bot/guess';
import { hideFrom } from './bot/hide';
import { compileCardParts } from './card-parts';
import { discard, draw, settleIn } from './cards';
import { endGame } from './ending';
import { change, heal, hurt } from './health';
import { answer, moment, step } from './loop';
import { canPay, pay } from './payment';
import { prepare } from './prepare';
import { PROCEDURES } from './procedures';
import { ruleText } from './rule-texts';
import { EVENT_WORDS, RULES_OF_EVENTS } from './rules-of-events';
import { ASYLUM_SPEC } from './spec';
import { gameNumber, inTurnOrder, isCharacter, isDead, isOver, scenarioOf, seatOf } from './state';
import { view } from './view';

export const LOCKWOODS_ASYLUM: System = {
  // Nothing stands on a board.
  ...standardSystem({ graph: () => new Graph([]) }),
  ...ASYLUM_SPEC,

  prepare: (play, setup) => {
    play.seedNumber = setup.seed;
    prepare(play, setup);
  },
  compile: (program, compilerFor) => {
    const forInfo = (info: ItemInfo) => compilerFor(info.item);
    compileCardParts(program, forInfo);
    compileScenarios(program, forInfo);
  },
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
  keyOf,
  seatOf: (play, entity) => Math.max(0, seatOf(play, entity)),
  decider: (play) => gameNumber(play, 'current') || (play.all('character')[0] ?? 0),
  current: (play) => gameNumber(play, 'current'),
  scenarioOf,
  isRunning: (play, entity) => !isCharacter(play, entity) || !isDead(play, entity),
  inTurnOrder,
  isHandicapOn: (play, scenario, index) =>
    ((play.state[scenario + play.layout.column('handicaps')] as number) & (1 << index)) !== 0,

  canPay,
  pay,

  damage: hurt,
  heal,
  change,
  kill: (play, target) => change(play, target, 'health', -Math.max(0, play.program.stats.read(play, target, 'health'))),
  remove: (play, entity, to) => {
    if (to === 'discard') return discard(play, entity);
    putLast(play, entity, findZone(play, to, 0) || findZone(play, 'box', 0));
    settleIn(play, entity);
    return undefined;
  },
  draw,
  discard,
  zone: (play, name, owner) => findZone(play, name, owner),
  reveal: (play, entity, to) =>
    makeKnown(
      play,
      entity,
      to.filter((who) => isCharacter(play, who)).map((who) => seatOf(play, who)),
    ),
  endGame,
  finishScenario: (play) => endGame(play, true, ''),
  registeredProcedures: PROCEDURES,
};
