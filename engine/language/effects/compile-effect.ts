/**
 * The registry of effect kinds: a kind that the schemas have and the engine lacks does not compile. Nothing else decides
 * by kind.
 */
import type { Effect, EffectKind } from '../../../schemas/generated/types';
import type { Compiler } from '../compiler';
import { nearestName } from '../nearest-name';
import type { Run } from '../play';
import type { Scope } from '../scope';
import { compileAdvance } from './advance';
import { compileAlter } from './alter';
import { compileAmount } from './amount';
import { compileApply } from './apply';
import { compileAttack } from './attack';
import { compileCall } from './call';
import { compileChange } from './change';
import { compileChangeDice } from './change-dice';
import { compileChoose } from './choose';
import { compileClear } from './clear';
import { compileDamage } from './damage';
import { compileDiscard } from './discard';
import { compileDraw } from './draw';
import { compileEach } from './each';
import { compileEdge } from './edge';
import { compileEmit } from './emit';
import { compileEnd } from './end';
import { compileHeal } from './heal';
import { compileIf } from './if';
import { compileKill } from './kill';
import { compileLasting } from './lasting';
import { compileLater } from './later';
import { compileLet } from './let';
import { compileLink } from './link';
import { compileMove } from './move';
import { compilePay } from './pay';
import { compilePick } from './pick';
import { compilePlace } from './place';
import { compilePut } from './put';
import { compileRemove } from './remove';
import { compileRepeat } from './repeat';
import { compileReveal } from './reveal';
import { compileRoll } from './roll';
import { compileSay } from './say';
import { compileScenario } from './scenario';
import { compileShuffle } from './shuffle';
import { type EffectCompiler, EffectSite } from './site';
import { compileSpawn } from './spawn';
import { compileStop } from './stop';
import { compileTest } from './test';
import { compileUse } from './use';

export const EFFECTS: { readonly [K in EffectKind]: EffectCompiler<K> } = {
  if: compileIf,
  each: compileEach,
  repeat: compileRepeat,
  choose: compileChoose,
  pick: compilePick,
  amount: compileAmount,
  let: compileLet,
  call: compileCall,
  emit: compileEmit,
  later: compileLater,
  alter: compileAlter,
  stop: compileStop,
  change: compileChange,
  damage: compileDamage,
  heal: compileHeal,
  kill: compileKill,
  apply: compileApply,
  clear: compileClear,
  lasting: compileLasting,
  link: compileLink,
  pay: compilePay,
  move: compileMove,
  place: compilePlace,
  spawn: compileSpawn,
  remove: compileRemove,
  edge: compileEdge,
  advance: compileAdvance,
  draw: compileDraw,
  put: compilePut,
  discard: compileDiscard,
  shuffle: compileShuffle,
  reveal: compileReveal,
  use: compileUse,
  roll: compileRoll,
  'change-dice': compileChangeDice,
  test: compileTest,
  attack: compileAttack,
  say: compileSay,
  scenario: compileScenario,
  end: compileEnd,
};

/** Compiles one effect; the scope that comes back has the names that it binds. */
export function compileEffect(
  compiler: Compiler,
  effect: unknown,
  scope: Scope,
  pointer: string,
): { run: Run; scope: Scope } {
  const kind = (effect as { effect?: unknown } | null)?.effect;
  if (typeof kind !== 'string' || !Object.hasOwn(EFFECTS, kind)) {
    const near = typeof kind === 'string' ? nearestName(kind, Object.keys(EFFECTS)) : undefined;
    compiler.report(`${pointer}/effect`, {
      code: 'effect-unknown',
      message: `There is no effect \`${String(kind)}\`.`,
      ...(near === undefined ? {} : { hint: `Did you mean \`${near}\`?` }),
    });
    return { run: () => undefined, scope };
  }
  const site = new EffectSite(compiler, effect as Effect, scope, pointer);
  const compile = EFFECTS[kind as EffectKind] as EffectCompiler<EffectKind>;
  const run = compile(effect as never, site);
  return { run, scope: site.scope };
}
