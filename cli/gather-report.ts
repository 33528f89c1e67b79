/** Reads and checks content folders, and keeps what was asked for. */
import { relative, sep } from 'node:path';
import { findingsOf, trialsOf } from '../engine/systems/check';
import { createChecker } from '../pack/checker';
import type { Problem } from '../pack/problem';
import { readContent } from '../workspace/read-content';
import type { Target } from './find-content';
import type { Report } from './report';

/** Paths are shown as seen from `folder`. */
export async function gatherReport(targets: readonly Target[], folder: string): Promise<Report> {
  const checked: Record<string, number> = {};
  const found: Problem[] = [];
  const missed: string[] = [];
  const texts = new Map<string, string>();
  for (const root of new Set(targets.map((target) => target.root))) {
    const wanted = targets.filter((target) => target.root === root).map(({ only }) => only);
    const isWanted = (path: string) =>
      wanted.some((only) => only === '' || path === only || path.startsWith(`${only}/`));
    const from = relative(folder, root).split(sep).join('/');
    const shown = (path: string) => (from === '' ? path : `${from}/${path}`);
    const checker = createChecker({ compile: findingsOf, trySetups: trialsOf });
    const { files, unreadable } = await readContent(root);
    for (const { path, text } of files) checker.update(path, text);
    for (const { path, reason } of unreadable) checker.update(path, { reason });
    const { problems: all, missed: left } = checker.check();
    missed.push(...left.map(({ reason }) => reason));
    found.push(
      ...all.filter(({ file }) => isWanted(file)).map((problem) => ({ ...problem, file: shown(problem.file) })),
    );
    for (const { path, text } of files) {
      if (!isWanted(path)) continue;
      texts.set(shown(path), text);
      const kind = checker.fileAt(path)?.kind;
      if (kind !== undefined) checked[kind] = (checked[kind] ?? 0) + 1;
    }
  }
  return {
    checked: Object.fromEntries(Object.entries(checked).sort(([a], [b]) => (a < b ? -1 : 1))),
    problems: found,
    missed,
    lineOf: (file, line) =>
      texts
        .get(file)
        ?.replace(/^\uFEFF/, '')
        .split(/\r\n|\r|\n/)[line - 1],
  };
}
