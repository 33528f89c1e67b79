/** Says which content files another program may have touched. What became of them is for the caller to look up. */
import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { isSkipped } from './read-content';

/**
 * `root` is a real path. Resolves, once changes are seen, with a function that ends the watch. The same touch may be
 * reported more than once, and so may our own writes.
 */
export async function watchContent(
  root: string,
  touched: (path: string) => void,
  failed: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const namesTo = (place: string) => relative(root, place).split(sep);
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (place) => namesTo(place).some(isSkipped),
  });
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, (place) => {
      if (place.endsWith('.json')) touched(namesTo(place).join('/'));
    });
  }
  watcher.on('error', failed);
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return () => watcher.close();
}
