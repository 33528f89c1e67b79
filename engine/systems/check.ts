/** Lets the engine say what is wrong with the expressions, effects and set-ups of content: each game brings its own words. */
import type { Content } from '../content';
import { trySetups } from '../lab/trials';
import type { Finding } from '../language/findings';
import { load } from '../language/load';
import type { Program } from '../language/program';
import type { TrialFinding, TrialOrder } from '../language/trial-findings';
import { systemFor } from './index';

/** Nothing for a system that the engine does not have: an earlier layer of the checks has said so. */
export function findingsOf(content: Content): readonly Finding[] {
  const system = systemFor(content.system);
  return system === undefined ? [] : load(content, system).findings;
}

/** Tries the set-ups of scenarios out; nothing for a system that the engine does not have. The content must have no errors. */
export function trialsOf(content: Content, orders: readonly TrialOrder[]): readonly TrialFinding[] {
  const system = systemFor(content.system);
  if (system === undefined) return [];
  const program = programs.get(content) ?? load(content, system).program;
  programs.set(content, program);
  return trySetups(program, orders);
}

/** Content is tried scenario by scenario, and loaded once. */
const programs = new WeakMap<Content, Program>();
