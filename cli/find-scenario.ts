/** Finds the scenario that `pack/scenario` means, and the content to play it on. What can't be played is refused with the reason. */
import { stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { Content } from '../engine/content';
import { charactersOf, type DifficultyRange, difficultiesOf, playersOf } from '../engine/lab/players';
import { variantChoices } from '../engine/lab/variants';
import { nearestName } from '../engine/language/nearest-name';
import { systemFor, systemIds } from '../engine/systems';
import { findingsOf } from '../engine/systems/check';
import { type CheckResult, createChecker } from '../pack/checker';
import { linkPack } from '../pack/link-pack';
import type { Problem } from '../pack/problem';
import { readContent } from '../workspace/read-content';
import { CannotRun } from './command';
import { defaultContent, findContent } from './find-content';
import { readRevision, type RevisionFile as VersionFile } from './git-revision';

export interface FoundScenario {
  /** The content folder, as a real path. */
  root: string;
  content: Content;
  scenario: string;
  /** How many characters can play it. */
  fewest: number;
  most: number;
  difficulties: DifficultyRange;
  /** Ids of the variants that it offers. */
  variants: readonly string[];
}

/** `path` is a content folder, seen from `folder`. Throws `CannotRun` with what is in the way. */
export async function findScenario(name: string, path: string | undefined, folder: string): Promise<FoundScenario> {
  const [packId = '', scenario = '', ...rest] = name.split('/');
  if (packId === '' || scenario === '' || rest.length > 0)
    throw new CannotRun(`A scenario is written as <pack>/<scenario>, not "${name}".`);
  const { root } = await findContent(path ?? (await defaultContent(folder)), folder);
  const { files, unreadable } = await readContent(root);
  const [broken] = unreadable.filter((file) => file.path.startsWith(`${packId}/`));
  if (broken !== undefined) throw new CannotRun(`${broken.path} can't be read: ${broken.reason}`);
  const content = playable(checked(files), packId, relative(folder, root).split(sep).join('/'));
  const scenarios = scenariosOf(content);
  if (!scenarios.includes(scenario)) throw new CannotRun(unknown(`scenario in ${packId}`, scenario, scenarios));
  const { fewest, most } = playersOf(content, scenario);
  if (fewest > most)
    throw new CannotRun(`${name} wants ${fewest} characters, but the pack has ${charactersOf(content).length}.`);
  const variants = variantChoices(content, scenario).map(({ id }) => id);
  return { root, content, scenario, fewest, most, difficulties: difficultiesOf(content, scenario), variants };
}

/**
 * The same pack as another folder or a git revision has it. `where` is a path seen from `folder`, or a revision of the
 * repository that `root` is in. Throws `CannotRun` if it is neither, or can't be played there.
 */
export async function otherVersion(
  where: string,
  { root, content: { pack }, scenario }: FoundScenario,
  folder: string,
): Promise<Content> {
  const files = await filesOf(where, root, folder);
  const content = playable(checked(files), pack, where);
  if (!scenariosOf(content).includes(scenario)) throw new CannotRun(`${where} has no scenario ${pack}/${scenario}.`);
  return content;
}

async function filesOf(where: string, root: string, folder: string): Promise<readonly VersionFile[]> {
  const isFolder = await stat(resolve(folder, where)).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return (await readContent((await findContent(where, folder)).root)).files;
  const files = readRevision(root, where);
  if (files === undefined) throw new CannotRun(`${where} is neither a folder nor a git revision.`);
  return files;
}

function checked(files: readonly VersionFile[]): CheckResult {
  const checker = createChecker({ compile: findingsOf });
  for (const { path, text } of files) checker.update(path, text);
  return checker.check();
}

/** `from` is how the content folder is shown. */
function playable(checked: CheckResult, packId: string, from: string): Content {
  if (!checked.packs.has(packId)) throw new CannotRun(unknown('pack', packId, [...checked.packs.keys()]));
  const linked = linkPack(checked, packId);
  if ('problems' in linked) throw new CannotRun(notPlayable(packId, linked.problems, from));
  const { content } = linked;
  if (systemFor(content.system) === undefined) {
    const known = systemIds.join(', ');
    throw new CannotRun(`${packId} is for "${content.system}", whose rules are not built in. There is: ${known}.`);
  }
  return content;
}

/** How many problems are told before the reader is sent to `validate`. */
const MOST_TOLD = 5;

function notPlayable(packId: string, problems: readonly Problem[], from: string): string {
  const shown = (file: string) => (from === '' ? file : `${from}/${file}`);
  const told = problems
    .slice(0, MOST_TOLD)
    .map(({ file, line, column, message, hint }) =>
      `  ${shown(file)}:${line}:${column}  ${message} ${hint ?? ''}`.trimEnd(),
    );
  const more = problems.length > MOST_TOLD ? [`  and ${problems.length - MOST_TOLD} more`] : [];
  return [`${packId} can't be played:`, ...told, ...more, 'wardwright validate shows them all.'].join('\n');
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near !== undefined) return `There is no ${what} called "${name}". Did you mean "${near}"?`;
  return `There is no ${what} called "${name}". There is: ${known.join(', ') || 'none'}.`;
}

const scenariosOf = (content: Content): string[] =>
  content.items.filter(({ kind }) => kind === 'scenario').map(({ id }) => id);
