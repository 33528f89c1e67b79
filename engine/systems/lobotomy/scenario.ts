/**
 * Scenarios as they run: handicaps, their steps of the set-up, objectives, the jump to the next one, the finish with its
 * rewards (S000: Scenarios).
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { takeOut } from '../../kernel/zones';
import type { Compiler } from '../../language/compiler';
import { emit, newEvent } from '../../language/emit';
import type { ListFn } from '../../language/expression/lists';
import { itemHost } from '../../language/keywords';
import { readNote, writeNote } from '../../language/notes';
import { isInPlay } from '../../language/ownership';
import { compileTrigger } from '../../language/parts';
import type { Fn, Play, Run, TextFn } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { bind, type Scope } from '../../language/scope';
import { changeInsanity } from './damage';
import { drawDisorders } from './disorders';
import { makeItemZones } from './item-zones';
import {
  gameNumber,
  inTurnOrder,
  isClash,
  livingCharacters,
  log,
  nameOf,
  numberIn,
  read,
  rule,
  setGameNumber,
  setNumber,
} from './state';

export interface Objective {
  id: string;
  text: TextFn;
  progress: Fn;
  needed: Fn;
  /** Work begun, in hundredths of a step of progress. */
  underway: Fn;
  /** Where a character can work on it now; undefined if the content does not say. */
  towards: { places: ListFn; slot: number } | undefined;
}

interface SetupHook {
  step: string;
  timing: 'before' | 'instead' | 'after';
  run: Run;
}

interface Ending {
  test: Fn;
  text: TextFn;
}

export interface ScenarioParts {
  handicaps: readonly { test: Fn; run: Run }[];
  setup: readonly SetupHook[];
  objectives: readonly Objective[];
  jump: Fn | undefined;
  win: readonly Ending[];
  lose: readonly Ending[];
}

type Json = Readonly<Record<string, unknown>>;
const jsonList = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const compiled = new WeakMap<Program, Map<number, ScenarioParts>>();

/** Compiles what only scenarios have. */
export function compileScenarios(program: Program, compilerFor: (info: ItemInfo) => Compiler): void {
  const parts = new Map<number, ScenarioParts>();
  for (const info of program.ofKind('scenario')) parts.set(info.number, compileScenario(compilerFor(info), info));
  compiled.set(program, parts);
}

function compileScenario(compiler: Compiler, info: ItemInfo): ScenarioParts {
  const { scope } = itemHost(compiler.program, info);
  const bool = (source: unknown, pointer: string) => compiler.value(source, scope, 'bool', pointer);
  compileHeard(compiler, info);
  const endings = (field: 'win' | 'lose') =>
    jsonList(info.item[field]).map((ending, i) => ({
      // One that waits for an event has a trigger of its own.
      test: ending.check === undefined ? bool(ending.if, `/${field}/${i}/if`) : () => 0,
      text: compiler.text(ending.text, scope, `/${field}/${i}/text`),
    }));
  const jump = info.item.jump as Json | undefined;
  return {
    handicaps: jsonList(info.item.handicaps).map((handicap, i) => ({
      test: bool(handicap.if, `/handicaps/${i}/if`),
      run: compiler.effects(handicap.do, scope, `/handicaps/${i}/do`),
    })),
    setup: jsonList(info.item.setup).map((hook, i) => ({
      step: String(hook.step),
      timing: (hook.timing as SetupHook['timing'] | undefined) ?? 'after',
      run: compiler.effects(hook.do, scope, `/setup/${i}/do`),
    })),
    objectives: jsonList(info.item.objectives).map((objective, i) => ({
      id: String(objective.id),
      text: compiler.text(objective.text, scope, `/objectives/${i}/text`),
      progress: compiler.value(objective.progress, scope, 'int', `/objectives/${i}/progress`),
      needed: compiler.value(objective.needed, scope, 'int', `/objectives/${i}/needed`),
      underway: compiler.value(objective.underway, scope, 'int', `/objectives/${i}/underway`),
      towards: compileTowards(compiler, objective.towards, scope, `/objectives/${i}/towards`),
    })),
    jump: jump === undefined ? undefined : bool(jump.if, '/jump/if'),
    win: endings('win'),
    lose: endings('lose'),
  };
}

function compileTowards(compiler: Compiler, source: unknown, scope: Scope, pointer: string): Objective['towards'] {
  if (source === undefined) return undefined;
  const { scope: inner, slot } = bind(scope, 'who', 'entity', 'character');
  return { places: compiler.entities(source, inner, pointer), slot };
}

/** A counter of a scenario that is won at an event. */
const WON = 'won at its event';

/** Endings that are checked at an event, and what a scenario puts in the place of a phase, are triggers like any other. */
function compileHeard(compiler: Compiler, info: ItemInfo): void {
  const host = itemHost(compiler.program, info);
  const won = [{ effect: 'change', of: 'self', stat: `counter:${WON}`, to: 1 }];
  for (const field of ['win', 'lose'] as const) {
    for (const [i, ending] of jsonList(info.item[field]).entries()) {
      if (ending.check === undefined) continue;
      const lost = [{ effect: 'end', result: 'loss', text: ending.text }];
      const trigger = { when: ending.check, if: ending.if, do: field === 'win' ? won : lost };
      compileTrigger(compiler, trigger, host, `/${field}/${i}`);
    }
  }
  for (const [phase, effects] of Object.entries((info.item.phases ?? {}) as Json)) {
    const trigger = { when: `phase.${phase}`, timing: 'instead', order: 'last', do: effects };
    compileTrigger(compiler, trigger, host, `/phases/${phase}`);
  }
}

export const partsOf = (play: Play, scenario: number): ScenarioParts =>
  compiled.get(play.program)?.get(play.def(scenario)) ?? {
    handicaps: [],
    setup: [],
    objectives: [],
    jump: undefined,
    win: [],
    lose: [],
  };

export const runningScenarios = (play: Play): number[] =>
  play.all('scenario').filter((scenario) => numberIn(play, scenario, 'isRunning') === 1);

/** The scenario that an entity belongs to: itself, or the first that runs. */
export function scenarioOf(play: Play, entity: number): number {
  if (play.kindOf(entity).name === 'scenario') return entity;
  return runningScenarios(play)[0] ?? play.all('scenario')[0] ?? 0;
}

/** Makes a scenario run: its handicaps are found once, its counters start. */
export function startScenario(play: Play, info: ItemInfo): number {
  const scenario = play.create(play.layout.kind('scenario'), info.number);
  setNumber(play, scenario, 'isRunning', 1);
  setGameNumber(play, 'scenariosStarted', gameNumber(play, 'scenariosStarted') + 1);
  let mask = 0;
  for (const [index, { test }] of partsOf(play, scenario).handicaps.entries()) {
    if (test(play, play.frame(scenario)) !== 0) mask |= 1 << index;
  }
  setNumber(play, scenario, 'handicaps', mask);
  makeItemZones(play, info);
  const counters = (info.item.counters ?? {}) as Readonly<Record<string, { start?: number; on?: string }>>;
  for (const [name, { start = 0, on }] of Object.entries(counters)) {
    for (const keeper of on === undefined ? [scenario] : play.all(on)) {
      writeNote(play, keeper, play.program.name(name), start);
    }
  }
  return scenario;
}

/** Runs what the handicaps that were found to hold do. */
export function* applyHandicaps(play: Play, scenario: number): Proc {
  for (const [index, { run }] of partsOf(play, scenario).handicaps.entries()) {
    if ((numberIn(play, scenario, 'handicaps') & (1 << index)) === 0) continue;
    const asking = run(play, play.frame(scenario));
    if (asking !== undefined) yield* asking;
  }
}

/** Runs what a scenario does at a step of the set-up. */
export function* setupHooks(play: Play, scenario: number, step: string, timing: SetupHook['timing']): Proc<boolean> {
  let found = false;
  for (const hook of partsOf(play, scenario).setup) {
    if (hook.step !== step || hook.timing !== timing) continue;
    found = true;
    const asking = hook.run(play, play.frame(scenario));
    if (asking !== undefined) yield* asking;
  }
  return found;
}

const isMet = (play: Play, scenario: number): boolean => {
  const { objectives, win } = partsOf(play, scenario);
  const frame = play.frame(scenario);
  if (readNote(play, scenario, play.program.name(WON)) > 0) return true;
  if (win.length > 0) return win.some(({ test }) => test(play, frame) !== 0);
  return (
    objectives.length > 0 && objectives.every(({ progress, needed }) => progress(play, frame) >= needed(play, frame))
  );
};

/** Jumps and finishes whatever is due; the jump always comes before the finish. */
export function* checkScenarios(play: Play): Proc<boolean> {
  let changed = false;
  for (const scenario of runningScenarios(play)) {
    const { jump, lose } = partsOf(play, scenario);
    const frame = play.frame(scenario);
    if (lose.some(({ test }) => test(play, frame) !== 0)) {
      endGame(
        play,
        false,
        lose.find(({ test }) => test(play, frame) !== 0)?.text(play, frame) ?? 'The scenario is lost',
      );
      return false;
    }
    const isJumpDue = (jump?.(play, frame) ?? 0) !== 0 || isMet(play, scenario);
    if (isJumpDue && numberIn(play, scenario, 'hasJumped') === 0) {
      const asking = jumpFrom(play, scenario);
      if (asking !== undefined) yield* asking;
      changed = true;
    }
    if (!isMet(play, scenario)) continue;
    const asking = finishScenario(play, scenario);
    if (asking !== undefined) yield* asking;
    changed = true;
  }
  return changed;
}

/** Starts another scenario at random, if the difficulty asks for more than have started and one is left. */
export function jumpFrom(play: Play, scenario: number): Asking {
  if (scenario !== 0) setNumber(play, scenario, 'hasJumped', 1);
  if (gameNumber(play, 'scenariosStarted') >= gameNumber(play, 'difficulty')) return undefined;
  const used = new Set(play.all('scenario').map((running) => play.def(running)));
  const left = play.program.ofKind('scenario').filter((info) => !used.has(info.number) && hasItsQuarter(play, info));
  if (left.length === 0) return undefined;
  const next = left[play.below(play.stream('setup'), left.length)] as ItemInfo;
  log(play, `Another scenario begins: ${next.item.name ?? next.item.id}`, 'strong');
  return begin(setUp(play, startScenario(play, next)));
}

function* setUp(play: Play, scenario: number): Proc {
  yield* applyHandicaps(play, scenario);
  yield* setupHooks(play, scenario, 'scenario', 'before');
  yield* setupHooks(play, scenario, 'scenario', 'instead');
  yield* setupHooks(play, scenario, 'scenario', 'after');
}

/** A scenario that needs a quarter which is not on the board can't begin. */
function hasItsQuarter(play: Play, info: ItemInfo): boolean {
  const { quarter } = info.item;
  return (
    typeof quarter !== 'string' || play.all('tile').some((tile) => play.program.infoOf(play, tile)?.item.id === quarter)
  );
}

/** The objective is met: its tokens go, its monsters stay, and before the clash everybody is rewarded. */
export function finishScenario(play: Play, scenario: number): Asking {
  if (scenario === 0 || numberIn(play, scenario, 'isRunning') === 0) return undefined;
  return emit(play, newEvent(play, 'scenario', 0, scenario), () => begin(finishing(play, scenario)));
}

function* finishing(play: Play, scenario: number): Proc {
  setNumber(play, scenario, 'isRunning', 0);
  setGameNumber(play, 'scenariosFinished', gameNumber(play, 'scenariosFinished') + 1);
  log(play, `${nameOf(play, scenario)} is finished`, 'good', [scenario]);
  removeTokens(play, scenario);
  if (isClash(play)) return;
  if (gameNumber(play, 'scenariosFinished') >= gameNumber(play, 'difficulty')) {
    endGame(play, true, 'Every scenario is finished before the Final Clash');
    return;
  }
  for (const character of inTurnOrder(play, livingCharacters(play))) {
    const calming = changeInsanity(
      play,
      character,
      -Math.min(rule(play, 'finishInsanity'), read(play, character, 'insanity')),
    );
    if (calming !== undefined) yield* calming;
    const drawing = drawDisorders(play, character, rule(play, 'finishDisorders'));
    if (drawing !== undefined) yield* drawing;
  }
}

/** Takes the scenario's own tokens off the board. */
function removeTokens(play: Play, scenario: number): void {
  const uses = (play.program.infoOf(play, scenario)?.item.uses ?? []) as readonly string[];
  for (const token of play.all('token')) {
    if (isInPlay(play, token) && uses.includes(play.program.infoOf(play, token)?.key ?? '')) {
      takeOut(play, token);
      play.free(token);
    }
  }
}

/** Ends the game; the first end counts. */
export function endGame(play: Play, isWin: boolean, text: string): Asking {
  if (gameNumber(play, 'over') !== 0) return undefined;
  setGameNumber(play, 'over', isWin ? 1 : 2);
  setGameNumber(play, 'overText', play.program.name(text));
  log(play, text, isWin ? 'good' : 'bad');
  return undefined;
}
