/** Deep Madness (Diemension Games, 2018) as a system: its declarations and its procedures, in one object. */
import { Graph } from '../../language/graph';
import type { ItemInfo } from '../../language/program';
import { standardSystem } from '../../language/standard-system';
import type { System } from '../../language/system';
import { boardFits } from '../../table/board-fits';
import { keyOf } from '../../table/keys';
import { compileScenarios } from '../../table/scenario-parts';
import { compileAttack, compileAttacks } from './attacks';
import { compileBehavior } from './behavior';
import { nameOf } from './names';
import { prepare } from './prepare';
import { DEEP_MADNESS_SPEC } from './spec';
import { gameNumber, inTurnOrder, isOver, scenarioOf, seatOf, setGameNumber } from './state';

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
  // Nothing is played yet: a game is over as soon as its table is laid.
  step: (play) => {
    setGameNumber(play, 'over', 2);
    return undefined;
  },
  isOver,
  moment: (play) => ({ turn: gameNumber(play, 'turn'), round: gameNumber(play, 'round') }),

  nameOf,
  keyOf,
  seatOf: (play, entity) => Math.max(0, seatOf(play, entity)),
  decider: (play) => gameNumber(play, 'current') || (play.all('character')[0] ?? 0),
  current: (play) => gameNumber(play, 'current'),
  scenarioOf,
  inTurnOrder,
  compileAttack: (compiler, attack, scope, pointer) =>
    compileAttack(compiler, attack as Readonly<Record<string, unknown>>, scope, pointer),
};
