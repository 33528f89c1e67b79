/** The steps of monsters, compiled. */
import type { Compiler } from '../../language/compiler';
import type { ListFn } from '../../language/expression/lists';
import { itemHost } from '../../language/keywords';
import type { Fn, Play, Run } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';

interface MoveStep {
  readonly step: 'move';
  /** Whom it moves towards, or away from; the nearest heroes if undefined. */
  readonly goals: ListFn | undefined;
  readonly isAway: boolean;
  /** Whether it goes where its goal stands. */
  readonly enters: boolean;
}

interface AttackStep {
  readonly step: 'attack';
  readonly among: ListFn | undefined;
}

interface OtherStep {
  readonly step: 'do';
  readonly run: Run;
}

export type MonsterStep = (MoveStep | AttackStep | OtherStep) & {
  readonly test: Fn | undefined;
  readonly pointer: string;
};

type Json = Readonly<Record<string, unknown>>;

const compiled = new WeakMap<Program, Map<number, readonly MonsterStep[]>>();

export function compileBehavior(program: Program, compilerFor: (info: ItemInfo) => Compiler): void {
  const steps = new Map<number, readonly MonsterStep[]>();
  for (const info of program.ofKind('monster')) {
    const list = Array.isArray(info.item.behavior) ? (info.item.behavior as readonly Json[]) : [];
    const compiler = compilerFor(info);
    steps.set(
      info.number,
      list.map((json, index) => stepOf(compiler, info, json, `/behavior/${index}`)),
    );
  }
  compiled.set(program, steps);
}

function stepOf(compiler: Compiler, info: ItemInfo, json: Json, pointer: string): MonsterStep {
  const { scope } = itemHost(compiler.program, info);
  const test = json.if === undefined ? undefined : compiler.value(json.if, scope, 'bool', `${pointer}/if`);
  const entities = (field: string): ListFn | undefined =>
    json[field] === undefined ? undefined : compiler.entities(json[field], scope, `${pointer}/${field}`);
  switch (json.step) {
    case 'attack':
      return { step: 'attack', among: entities('among'), test, pointer };
    case 'do':
      return { step: 'do', run: compiler.effects(json.do, scope, `${pointer}/do`), test, pointer };
    default: {
      const away = entities('away');
      const goals = away ?? entities('toward');
      return { step: 'move', goals, isAway: away !== undefined, enters: json.stopAt === 'enter', test, pointer };
    }
  }
}

export const stepsOfMonster = (play: Play, monster: number): readonly MonsterStep[] =>
  compiled.get(play.program)?.get(play.def(monster)) ?? [];
