/** Ends this process with the one that started it. Node built-ins only. */

/** In milliseconds, between two looks at the parent. */
const pause = 250;

/**
 * npm starts a script through a shell, and that shell passes no signal on: who stops npm means this process too. Started by
 * hand, it may well outlive its shell, and nothing is watched.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, pause).unref();
}
