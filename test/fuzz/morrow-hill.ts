/** The packs that the project comes with, read from disk and compiled for play. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../engine/content';
import { load } from '../../engine/language/load';
import type { Program } from '../../engine/language/program';
import { systemFor } from '../../engine/systems';
import { checkContent } from '../../pack/check-content';
import { linkPack } from '../../pack/link-pack';

const folder = join(import.meta.dirname, '../../content');

/** Throws if the pack has errors. */
export const readMorrowHill = (): Content => readPack('lobotomy');

/** Throws if the pack has errors. */
export function readPack(pack: string): Content {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
  const linked = linkPack(checkContent(files), pack);
  if ('problems' in linked) throw new Error(linked.problems.map(({ message }) => message).join('\n'));
  return linked.content;
}

/** Compiles content anew, with nothing kept from games before. */
export function compile(content: Content): Program {
  const system = systemFor(content.system);
  if (system === undefined) throw new Error(`there are no rules for ${content.system}`);
  return load(content, system).program;
}
