/** What only scenarios have, compiled: handicaps, hooks of the set-up, objectives, the jump, endings. Nothing is decided here. */
import type { Compiler } from '../language/compiler';
import type { ListFn } from '../language/expression/lists';
import { itemHost } from '../language/keywords';
import { compileTrigger } from '../language/parts';
import type { Fn, Play, Run, TextFn } from '../language/play';
import type { ItemInfo, Program } from '../language/program';
import { bind, type Scope } from '../language/scope';

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

export interface SetupHook {
  step: string;
  timing: 'before' | 'instead' | 'after';
  run: Run;
}

interface Ending {
  test: Fn;
  text: TextFn;
}

export interface ScenarioParts {
  handicaps: readonly { test: Fn; text: TextFn; run: Run }[];
  setup: readonly SetupHook[];
  objectives: readonly Objective[];
  jump: { test: Fn; text: TextFn } | undefined;
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
      text: compiler.text(handicap.text, { ...scope, handicap: i }, `/handicaps/${i}/text`),
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
    jump:
      jump === undefined
        ? undefined
        : { test: bool(jump.if, '/jump/if'), text: compiler.text(jump.text, scope, '/jump/text') },
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
export const WON = 'won at its event';

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
