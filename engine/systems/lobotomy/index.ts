/** Lobotomy (Titan Forge, 2017) as a system: its declarations and its procedures, in one object. */
import { andThen } from '../../kernel/asking';
import { OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { rollDice, totalOf } from '../../language/dice';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { changeDie, deckZone, drawCards, findZone, makeKnown } from '../../language/standard';
import type { System } from '../../language/system';
import { advanceTrack } from '../../language/tracks';
import { boardFits } from '../../table/board-fits';
import { keyOf } from '../../table/keys';
import { numberIn, setNumber } from '../../table/numbers';
import { compileScenarios } from '../../table/scenario-parts';
import { attackByOrder } from './attack-order';
import { compileAttack, compileAttacks, compileSymbols } from './attacks';
import { returnPiece } from './bags';
import { doorToken } from './board';
import { evaluate } from './bot/evaluate';
import { hideFrom } from './bot/hide';
import { worthLooking } from './bot/worth-looking';
import { change, damage, heal, kill, leaveBoard } from './damage';
import { setEdge } from './doors';
import { armFigure, discard } from './items';
import { answer, moment, step } from './loop';
import { keepMemory, MEMORY_DECK } from './memories';
import { compileMovementCards } from './monsters-turn';
import { moveByOrder, placeOn } from './movement';
import { nameOf } from './names';
import { canPay, canPayAp, pay, payAp, skillUse } from './payment';
import { PLACEMENTS } from './placements';
import { prepare } from './prepare';
import { PROCEDURES } from './procedures';
import { isPlain, rollFor } from './rolls';
import { ruleText } from './rule-texts';
import { EVENT_WORDS, RULES_OF_EVENTS } from './rules-of-events';
import { endGame, finishScenario, jumpFrom, scenarioOf } from './scenario';
import { isReady, isSkill, skillCost, startCooldown } from './skills';
import { spawn } from './spawning';
import { LOBOTOMY_SPEC } from './spec';
import {
  allCharacters,
  gameNumber,
  inTurnOrder,
  isCharacter,
  isMonster,
  isOver,
  livingCharacters,
  seatOf,
} from './state';
import { takeItem } from './taking';
import { tellDice } from './test-told';
import { imaginationTest, poolTest } from './tests';
import { compileInsomnia, INSOMNIA } from './track';
import { view } from './view';
import { advanceWarden, FINAL_CLASH, meetWarden, startClash } from './warden';

export const LOBOTOMY: System = {
  ...LOBOTOMY_SPEC,

  prepare: (play, setup) => {
    play.seedNumber = setup.seed;
    prepare(play, setup);
  },
  fits: boardFits,
  compile: (program, compilerFor, items) => {
    const forInfo = (info: ItemInfo) => compilerFor(info.item);
    compileSymbols(program, forInfo);
    compileAttacks(program, forInfo, items);
    compileMovementCards(program, forInfo);
    compileScenarios(program, forInfo);
    compileInsomnia(program, forInfo);
  },
  step,
  answer,
  isOver,
  moment,
  view: (play) => view(play),
  evaluate,
  worthLooking,
  hideFrom,
  evaluatesOnlySeen: true,

  eventWords: EVENT_WORDS,
  rulesOfEvents: RULES_OF_EVENTS,
  ruleText,
  nameOf,
  keyOf,
  seatOf: (play, entity) => Math.max(0, seatOf(play, entity)),
  decider: (play) => gameNumber(play, 'current') || (firstPlayer(play) ?? 0),
  current: (play) => gameNumber(play, 'current'),
  scenarioOf,
  isRunning: (play, entity) => play.kindOf(entity).name !== 'scenario' || numberIn(play, entity, 'isRunning') === 1,
  inTurnOrder,
  isHandicapOn: (play, scenario, index) => (numberIn(play, scenario, 'handicaps') & (1 << index)) !== 0,

  canPay,
  pay,
  canUse: (play, user, carrier) => {
    if (play.kindOf(carrier).name === 'card' && !isPermitted(play, 'use', user, carrier, true)) return false;
    if (!isSkill(play, carrier)) return true;
    return isReady(play, carrier) && canPayAp(play, user, skillCost(play, carrier), skillUse(play, carrier));
  },
  beginUse: (play, user, carrier) => {
    if (isSkill(play, carrier)) {
      payAp(play, user, skillCost(play, carrier), skillUse(play, carrier));
      startCooldown(play, carrier, user);
    }
    return undefined;
  },
  endUse: (play, _user, carrier) =>
    play.program.infoOf(play, carrier)?.item.form === 'one-shot' ? discard(play, carrier) : undefined,

  damage: (play, target, amount, from, tags) => damage(play, target, amount, from, tags),
  heal,
  kill,
  change,
  move: (play, figure, order) => moveByOrder(play, figure, order, meetWarden),
  place: placeOn,
  spawn,
  remove: (play, entity, to) => {
    if (isMonster(play, entity)) return leaveBoard(play, entity);
    if (play.kindOf(entity).name === 'token' && to !== 'box') returnPiece(play, entity);
    else putLast(play, entity, findZone(play, to, 0) || findZone(play, 'box', 0));
    return undefined;
  },
  setEdge,
  advance: (play, track, by) => (track.item.id === INSOMNIA ? advanceWarden(play, by) : advanceTrack(play, track, by)),
  draw: (play, order, result) => {
    const into = order.into || (order.deck === MEMORY_DECK ? 'memories' : 'inventory');
    const place = (card: number) => {
      if (into === 'inventory') {
        if (!isCharacter(play, order.who)) return armFigure(play, order.who, card);
        return takeItem(play, order.who, card, order.deck);
      }
      if (into === 'memories') return keepMemory(play, order.who, card);
      const own = findZone(play, into, order.who);
      const zone = own || findZone(play, into, 0);
      // A card for a zone that there is not stays on the discards.
      if (zone === 0) return undefined;
      play.state[card + OWNER] = own === 0 ? 0 : order.who;
      putLast(play, card, zone);
      return undefined;
    };
    return drawCards(play, order, findZone(play, deckZone(order.deck), order.who) === 0 ? 0 : order.who, place, result);
  },
  discard,
  zone: (play, name, owner) => findZone(play, name, owner) || findZone(play, name, 0),
  reveal: (play, entity, to) =>
    makeKnown(
      play,
      // In a doorway it is the token that is looked at.
      doorToken(play, entity) || entity,
      to.map((character) => Math.max(0, seatOf(play, character))),
    ),
  roll: (play, dice, who, result) => {
    const rolled = dice.flatMap(({ item, count }) => rollDice(play, item, count));
    result.value = rolled;
    return andThen(
      rollFor(play, { dice: rolled, who, purpose: 'effect', needed: 0, helps: (die) => isPlain(play, die) }),
      () => {
        tellDice(
          play,
          who,
          rolled.filter((die) => isPlain(play, die)),
        );
        if (isCharacter(play, who) || isMonster(play, who)) setNumber(play, who, 'rolled', totalOf(play, rolled));
        return undefined;
      },
    );
  },
  changeDie,
  test: (play, who, order, result) => {
    if (!isCharacter(play, who)) return undefined;
    if (order.test === 'search' || order.test === 'unlock') {
      const pool = { test: order.test, needed: order.difficulty } as const;
      return andThen(poolTest(play, who, pool, result), () => {
        result.value = (result.value as number) >= order.difficulty ? 1 : 0;
        return undefined;
      });
    }
    return imaginationTest(play, who, order, result);
  },
  compileAttack: (compiler, attack, scope, pointer) =>
    compileAttack(compiler, attack as Readonly<Record<string, unknown>>, scope, pointer),
  attack: attackByOrder,
  jumpScenario: jumpFrom,
  finishScenario,
  endGame,
  registeredProcedures: PROCEDURES,
  registeredPlacements: PLACEMENTS,
  eventBodies: { [FINAL_CLASH]: startClash },
};

const firstPlayer = (play: Play): number | undefined => {
  const seat = gameNumber(play, 'firstSeat');
  return livingCharacters(play).find((character) => seatOf(play, character) === seat) ?? allCharacters(play)[0];
};
