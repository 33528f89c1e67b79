/** Lets the engine say what is wrong with the expressions and effects of content. */
import type { Content } from '../engine/content';
import type { Finding } from '../engine/language/findings';
import { load } from '../engine/language/load';
import { systemFor } from '../engine/systems';

/** Nothing for a system that the engine does not have: an earlier layer has said so. */
export function compileContent(content: Content): readonly Finding[] {
  const system = systemFor(content.system);
  return system === undefined ? [] : load(content, system).findings;
}
