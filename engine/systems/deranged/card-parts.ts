/** What only Deranged's cards, sheets and monsters have, compiled: rewards, ends, what a Curse does when it is drawn. */
import type { Asking } from '../../kernel/decision';
import type { Compiler } from '../../language/compiler';
import { itemHost } from '../../language/keywords';
import type { Play, Run } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { bind } from '../../language/scope';

export type SheetPart = 'reveal' | 'end';
type Part = SheetPart | 'dusk' | 'dawn' | 'reward' | 'taken';

/** Which fields of which kinds are effects; those of cards and monsters know `user`. */
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  sheet: ['reveal', 'end'],
  scenario: ['dusk', 'dawn'],
  curse: ['taken'],
  night: ['reward', 'dawn'],
  monster: ['reward'],
};
const WITH_USER: readonly string[] = ['curse', 'night', 'monster'];

interface CompiledPart {
  readonly run: Run;
  /** Where `user` stands in a frame; -1 without one. */
  readonly userSlot: number;
}

const compiled = new WeakMap<Program, Map<string, CompiledPart>>();

export function compileCardParts(program: Program, compilerFor: (info: ItemInfo) => Compiler): void {
  const parts = new Map<string, CompiledPart>();
  for (const [kind, fields] of Object.entries(PARTS)) {
    for (const info of program.ofKind(kind)) {
      const host = itemHost(program, info);
      const user = WITH_USER.includes(kind) ? bind(host.scope, 'user', 'entity', 'character') : undefined;
      for (const field of fields) {
        if (info.item[field] === undefined) continue;
        const run = compilerFor(info).effects(info.item[field], user?.scope ?? host.scope, `/${field}`);
        parts.set(`${info.number} ${field}`, { run, userSlot: user?.slot ?? -1 });
      }
    }
  }
  compiled.set(program, parts);
}

/** Runs one of them, of an entity made from an item that has it; nothing if it has none. */
export function runCardPart(play: Play, entity: number, part: Part, user = 0): Asking {
  const found = compiled.get(play.program)?.get(`${play.def(entity)} ${part}`);
  if (found === undefined) return undefined;
  const frame = play.frame(entity);
  if (found.userSlot >= 0) frame[found.userSlot] = user;
  return found.run(play, frame);
}

export const hasCardPart = (play: Play, entity: number, part: Part): boolean =>
  compiled.get(play.program)?.has(`${play.def(entity)} ${part}`) === true;

export const sheetPart = (play: Play, sheet: number, part: SheetPart): Asking => runCardPart(play, sheet, part);
export const scenarioPart = (play: Play, scenario: number, part: 'dusk' | 'dawn'): Asking =>
  runCardPart(play, scenario, part);
