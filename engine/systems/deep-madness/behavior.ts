/** The steps of monsters and what cards do when they are drawn, compiled. */
import type { Compiler } from '../../language/compiler';
import type { ListFn } from '../../language/expression/lists';
import { itemHost } from '../../language/keywords';
import type { Fn, Play, Run } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { bind, withEvent } from '../../language/scope';

export interface MoveStep {
  readonly step: 'move';
  /** Whom it moves toward; the nearest that it can reach if undefined. */
  readonly toward: ListFn | undefined;
  readonly ignoresHatches: boolean;
}

export interface AttackStep {
  readonly step: 'attack';
  /** Whom it may attack; anybody if undefined. */
  readonly among: ListFn | undefined;
}

export interface SpecialStep {
  readonly step: 'do';
  readonly run: Run;
}

export interface FirstOfStep {
  readonly step: 'first-of';
  readonly steps: readonly (MoveStep | AttackStep)[];
}

export type Step = (MoveStep | AttackStep | SpecialStep | FirstOfStep) & {
  readonly test: Fn | undefined;
  readonly pointer: string;
};

/** What a card does when it is drawn; `slot` is that of who drew it, or of the event. */
export interface Drawn {
  readonly run: Run;
  readonly slot: number;
}

/** Whom a monster's attack kills, as content tells bots; `slot` is that of whoever is asked about. */
export interface Touch {
  readonly kills: Fn;
  readonly slot: number;
}

interface Compiled {
  readonly steps: Map<number, readonly Step[]>;
  readonly touches: Map<number, Touch>;
  readonly drawn: Map<number, Drawn>;
}

type Json = Readonly<Record<string, unknown>>;

const compiled = new WeakMap<Program, Compiled>();

export function compileBehavior(program: Program, compilerFor: (info: ItemInfo) => Compiler): void {
  const steps = new Map<number, readonly Step[]>();
  const touches = new Map<number, Touch>();
  const drawn = new Map<number, Drawn>();
  for (const info of program.ofKind('monster')) {
    steps.set(info.number, stepsOf(compilerFor(info), info));
    if (info.item.deadlyTo === undefined) continue;
    const { scope, slot } = bind(itemHost(program, info).scope, 'it', 'entity', 'character');
    touches.set(info.number, { kills: compilerFor(info).value(info.item.deadlyTo, scope, 'bool', '/deadlyTo'), slot });
  }
  for (const info of program.ofKind('madness')) {
    const { scope, slot } = bind(itemHost(program, info).scope, 'user', 'entity', 'character');
    drawn.set(info.number, { run: compilerFor(info).effects(info.item.do, scope, '/do'), slot });
  }
  for (const info of program.ofKind('spawn')) {
    const { scope, slot } = withEvent(itemHost(program, info).scope, 'spawn-card');
    drawn.set(info.number, { run: compilerFor(info).effects(info.item.do, scope, '/do'), slot });
  }
  compiled.set(program, { steps, touches, drawn });
}

function stepsOf(compiler: Compiler, info: ItemInfo): Step[] {
  const { scope } = itemHost(compiler.program, info);
  const list = Array.isArray(info.item.behavior) ? (info.item.behavior as readonly Json[]) : [];
  return list.map((json, index): Step => {
    const pointer = `/behavior/${index}`;
    const test = json.if === undefined ? undefined : compiler.value(json.if, scope, 'bool', `${pointer}/if`);
    const entities = (field: string): ListFn | undefined =>
      json[field] === undefined ? undefined : compiler.entities(json[field], scope, `${pointer}/${field}`);
    switch (json.step) {
      case 'attack':
        return { step: 'attack', among: entities('among'), test, pointer };
      case 'do':
        return { step: 'do', run: compiler.effects(json.do, scope, `${pointer}/do`), test, pointer };
      case 'first-of':
        return { step: 'first-of', steps: plainSteps(json.steps), test, pointer };
      default:
        return { step: 'move', toward: entities('toward'), ignoresHatches: ignoresHatches(json), test, pointer };
    }
  });
}

const ignoresHatches = ({ ignore }: Json): boolean => Array.isArray(ignore) && ignore.includes('hatches');

const plainSteps = (steps: unknown): (MoveStep | AttackStep)[] =>
  (Array.isArray(steps) ? steps : []).map((step) =>
    step === 'attack'
      ? { step: 'attack', among: undefined }
      : { step: 'move', toward: undefined, ignoresHatches: false },
  );

export const stepsOfMonster = (play: Play, monster: number): readonly Step[] =>
  compiled.get(play.program)?.steps.get(play.def(monster)) ?? [];

export const drawnOf = (play: Play, card: number): Drawn | undefined =>
  compiled.get(play.program)?.drawn.get(play.def(card));

export const touchOf = (play: Play, monster: number): Touch | undefined =>
  compiled.get(play.program)?.touches.get(play.def(monster));
