/** The games that can be played, by the id that a pack names as its `system`. Nothing here knows any of their rules. */
import type { System } from '../language/system';
import { DEEP_MADNESS } from './deep-madness';
import { DERANGED } from './deranged';
import { LOBOTOMY } from './lobotomy';
import { LOCKWOODS_ASYLUM } from './lockwoods-asylum';
import { SANITARIUM } from './sanitarium';

const SYSTEMS: Readonly<Record<string, System>> = {
  'deep-madness': DEEP_MADNESS,
  deranged: DERANGED,
  lobotomy: LOBOTOMY,
  'lockwoods-asylum': LOCKWOODS_ASYLUM,
  sanitarium: SANITARIUM,
};

/** Ids of all systems, in order. */
export const systemIds: readonly string[] = Object.keys(SYSTEMS).sort();

/** The system with this id; undefined if no rules of that name are built in. */
export const systemFor = (id: string): System | undefined => (Object.hasOwn(SYSTEMS, id) ? SYSTEMS[id] : undefined);
