/**
 * The files of a new pack: its own, and a first scenario that can be played at once, since it is a copy of one that the pack builds on. No
 * scenario is made up here: what makes a good one, only content can say.
 */

import { setValue } from './json-edit';
import { formatDocument } from './json-format';
import type { Use } from './references';
import { copiedText } from './rename-item';

export interface PackPlan {
  id: string;
  name: string;
  system: string;
  /** The pack that it builds on, or ''. */
  base: string;
  language: string;
  /** Null for a pack without any. `uses` are all that name the scenario that is copied. */
  scenario: { id: string; name: string; from: { file: string; text: string; uses: readonly Use[] } } | null;
}

/** By path. */
export function packFiles({ id, name, system, base, language, scenario }: PackPlan): ReadonlyMap<string, string> {
  const pack = {
    kind: 'pack',
    id,
    source: 'original',
    name,
    system,
    language,
    version: '0.1.0',
    ...(base === '' ? {} : { extends: [base] }),
    ...(scenario === null ? {} : { firstScenario: scenario.id }),
  };
  const files = new Map([[`${id}/pack.json`, formatDocument(pack)]]);
  if (scenario === null) return files;
  const { file, text, uses } = scenario.from;
  const copy = likeText(copiedText(text, file, scenario.id, uses), scenario.name);
  return files.set(`${id}/scenario/${scenario.id}.json`, copy);
}

/** The text of an item under another name, as its author's own. */
export function likeText(original: string, name: string): string {
  const named = setValue(original, ['name'], name, ['kind', 'id', 'source', 'name']);
  return setValue(named, ['source'], 'original', ['kind', 'id', 'source']);
}
