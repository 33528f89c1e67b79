import { keywordUses } from '../item-info';
import { compileKeywordFor } from '../keywords';
import { compileParts, type Json } from '../parts';
import { frozenParts } from './frozen';
import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Parts that hold for a while: modifiers, triggers, permits, actions and keywords on somebody, or on the game. */
export const compileLasting: EffectCompiler<'lasting'> = (effect, site) => {
  const { program, compiler } = site;
  const on = site.entities('on');
  const hasOn = site.has('on');
  const frozen = frozenParts(site, 'lasting', hasOn ? 'bearer' : undefined);
  compileParts(compiler, effect as unknown as Json, frozen.host, site.pointer);
  const uses = keywordUses(program, effect.keywords);
  program.lastingKeywords.set(frozen.info.number, uses);
  for (const [place, use] of uses.entries()) compileKeywordFor(compiler, frozen.host, use, place);
  const until = program.name(effect.until);
  if (hasOn) {
    return toEach(on, (play, frame, bearer) => {
      frozen.make(play, frame, bearer, until);
      return undefined;
    });
  }
  return (play, frame) => {
    frozen.make(play, frame, program.gameEntity(play), until);
    return undefined;
  };
};
