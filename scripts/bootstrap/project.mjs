/** Where things stand on disk, for the bootstrap scripts. Node built-ins only: nothing may be installed yet. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What this machine made for itself: builds, caches, stamps. Safe to delete at any time. */
export const cacheFolder = join(root, '.wardwright');

/** The oldest Node that the studio runs on, as `[major, minor]`. */
const oldestNode = [20, 20];

/** Ends the process with a sentence when this Node is too old to run the rest. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (isNewEnough) return;
  console.error(`Wardwright needs Node ${oldestNode.join('.')} or newer; this is Node ${version}.`);
  process.exit(1);
}
