/** Builds the studio before the tests that start it, so that no test waits for a build, and none tries an old one. */
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';

export default async function buildFirst(): Promise<void> {
  const { isCurrent } = await ensureBuilt();
  if (!isCurrent) throw new Error('The studio could not be built from the sources as they stand (above).');
}
