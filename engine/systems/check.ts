/** Lets the engine say what is wrong with the expressions and effects of content: each game brings its own words. */
import type { Content } from '../content';
import type { Finding } from '../language/findings';
import { load } from '../language/load';
import { systemFor } from './index';

/** Nothing for a system that the engine does not have: an earlier layer of the checks has said so. */
export function findingsOf(content: Content): readonly Finding[] {
  const system = systemFor(content.system);
  return system === undefined ? [] : load(content, system).findings;
}
