/** What a card does at one moment, compiled: Start, Action, Purchase, Survive, Slain. What holds all the time is the language's own. */
import type { Asking } from '../../kernel/decision';
import type { Compiler } from '../../language/compiler';
import { itemHost } from '../../language/keywords';
import type { Fn, Play, Run, TextFn } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { bind } from '../../language/scope';
import { within } from '../../language/trail';

export const MOMENTS = ['start', 'action', 'purchase', 'survive', 'slain'] as const;
export type Moment = (typeof MOMENTS)[number];

interface CompiledPart {
  readonly text: TextFn;
  readonly test: Fn | undefined;
  readonly run: Run;
  /** Where `user` stands in a frame. */
  readonly userSlot: number;
}

interface Printed {
  text?: unknown;
  if?: unknown;
  do?: unknown;
}

const compiled = new WeakMap<Program, Map<number, Partial<Record<Moment, CompiledPart>>>>();

export function compileCardParts(program: Program, compilerFor: (info: ItemInfo) => Compiler): void {
  const parts = new Map<number, Partial<Record<Moment, CompiledPart>>>();
  for (const info of ['starter', 'ally', 'monster', 'horror'].flatMap((kind) => program.ofKind(kind))) {
    const { scope, slot } = bind(itemHost(program, info).scope, 'user', 'entity', 'character');
    const compiler = compilerFor(info);
    const own: Partial<Record<Moment, CompiledPart>> = {};
    for (const moment of MOMENTS) {
      const printed = info.item[moment] as Printed | undefined;
      if (printed === undefined) continue;
      own[moment] = {
        text: compiler.text(printed.text, scope, `/${moment}/text`),
        test: printed.if === undefined ? undefined : compiler.value(printed.if, scope, 'bool', `/${moment}/if`),
        run: compiler.effects(printed.do, scope, `/${moment}/do`),
        userSlot: slot,
      };
    }
    parts.set(info.number, own);
  }
  compiled.set(program, parts);
}

const partOf = (play: Play, card: number, moment: Moment): CompiledPart | undefined =>
  compiled.get(play.program)?.get(play.def(card))?.[moment];

function frameOf(play: Play, card: number, { userSlot }: CompiledPart, user: number) {
  const frame = play.frame(card);
  frame[userSlot] = user;
  return frame;
}

/** Whether a card does something at a moment, as things stand. */
export function hasPart(play: Play, card: number, moment: Moment, user: number): boolean {
  const part = partOf(play, card, moment);
  if (part === undefined) return false;
  return part.test === undefined || part.test(play, frameOf(play, card, part, user)) !== 0;
}

/** Does what a card says for a moment; nothing if it says nothing, or not now. */
export function runPart(play: Play, card: number, moment: Moment, user: number): Asking {
  const part = partOf(play, card, moment);
  if (part === undefined || !hasPart(play, card, moment, user)) return undefined;
  play.countStep(play.def(card));
  const cause = { item: play.def(card), pointer: `/${moment}` };
  return within(play, cause, () => part.run(play, frameOf(play, card, part, user)));
}

/** What it says there; '' if nothing. */
export function partText(play: Play, card: number, moment: Moment, user: number): string {
  const part = partOf(play, card, moment);
  return part === undefined ? '' : part.text(play, frameOf(play, card, part, user));
}
