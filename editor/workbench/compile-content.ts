/** Lets the engine compile content for the expression layer of the checks: each game brings its own words. */
import type { Content } from '../../engine/content';
import type { Finding } from '../../engine/language/findings';
import { load } from '../../engine/language/load';
import { systemFor } from '../../engine/systems';

/** Nothing for a system that the engine does not have: the schema layer has then said so. */
export function compileContent(content: Content): readonly Finding[] {
  const system = systemFor(content.system);
  return system === undefined ? [] : load(content, system).findings;
}
