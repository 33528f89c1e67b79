/** All that concerns one pack as a whole: its items among each other and together with the packs it extends. */
import { checkBoardFile, checkTile } from './check-boards';
import { checkCards } from './check-cards';
import { checkDeck } from './check-decks';
import { checkLanguage } from './check-language';
import { checkReferences, type Elsewhere } from './check-references';
import { checkSettings } from './check-settings';
import { checkTexts } from './check-texts';
import { checkWords } from './check-words';
import { type Joined, joinPacks } from './join-packs';
import type { KnownFaces } from './known-faces';
import type { KnownReferences } from './known-references';
import { missingParts } from './missing-parts';
import { closureOf, type PackFolder } from './pack-graph';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import { quote } from './wording';
import { type Entry, systemTable, World } from './world';

export interface CheckedPack {
  folder: PackFolder;
  /** The pack and what it extends, what is extended first. */
  closure: readonly string[];
  world: World;
  joined: Joined;
  problems: Problem[];
}

export function checkPackItems(
  folder: PackFolder,
  packs: ReadonlyMap<string, PackFolder>,
  entries: readonly Entry[],
  elsewhere: Elsewhere,
  known: KnownReferences,
  faces: KnownFaces,
): CheckedPack | undefined {
  const { system, id } = folder;
  if (system === undefined) return undefined;
  const closure = closureOf(id, packs);
  // Every pack.json is known, so that `extends` can be checked like any reference.
  const reachable = entries.filter((entry) => entry.kind === 'pack' || closure.includes(entry.pack));
  const world = new World(system, closure, reachable);
  const own = entries.filter((entry) => entry.pack === id);
  const problems = own.flatMap((entry) =>
    entry.kind === 'language'
      ? checkLanguage(entry, world)
      : known.get(entry.state, () => [
          ...checkReferences(entry, world, elsewhere),
          ...checkDeck(entry, world),
          ...checkTexts(entry, world),
          ...checkWords(entry, world),
        ]),
  );
  problems.push(...own.flatMap((entry) => checkSettings(entry, world)));
  const joined = joinPacks(closure, reachable, system, (base, pack) => closureOf(pack, packs).includes(base));
  problems.push(...joined.problems.filter(({ file }) => file.startsWith(`${id}/`)));
  problems.push(...conflictProblems(folder, joined, packs));
  problems.push(...checkGeometry(own, reachable));
  problems.push(...checkCards(own, world, id, faces));
  problems.push(...missingItems(folder, world));
  return { folder, closure, world, joined, problems };
}

/** Told by the pack that brings the two together, not by those that extend it in turn. */
function conflictProblems(
  folder: PackFolder,
  { conflicts }: Joined,
  packs: ReadonlyMap<string, PackFolder>,
): Problem[] {
  const { file } = folder;
  if (!file) return [];
  const bases = folder.extends.map((base) => closureOf(base, packs));
  const own = conflicts.filter(
    (conflict) => !bases.some((base) => conflict.packs.every((pack) => base.includes(pack))),
  );
  return own.map(({ path, item, packs: [one, other] }) => {
    const message = `The packs ${quote(one)} and ${quote(other)} both set ${quote(path)} of ${quote(item)}, and neither extends the other.`;
    const hint = 'Let one of them extend the other, or leave one out.';
    return problemAt(file, 'reference', '/extends', { code: 'patch-conflict', severity: 'error', message, hint });
  });
}

function checkGeometry(own: readonly Entry[], reachable: readonly Entry[]): Problem[] {
  const tiles = new Map<string, ParsedFile | null>();
  for (const { kind, id, file, state } of reachable) if (kind === 'tile') tiles.set(id, state.isSound ? file : null);
  const sound = own.filter(({ state }) => state.isSound);
  return [
    ...sound.filter(({ kind }) => kind === 'tile').flatMap(({ file }) => checkTile(file)),
    ...sound.filter(({ kind }) => kind === 'board').flatMap(({ file }) => checkBoardFile(file, tiles)),
  ];
}

/** What the rules of the system ask for. */
function missingItems({ file, system }: PackFolder, world: World): Problem[] {
  const table = system === undefined ? undefined : systemTable(system);
  if (!file?.isReadable || table === undefined) return [];
  const { items, kinds, settings } = missingParts(world);
  const lacks = [
    ...items.map((key) => `not ${quote(key)}`),
    ...kinds.map((kind) => `no ${kind}`),
    ...settings.map((name) => `no rule set with the setting ${quote(name)}`),
  ];
  return lacks.map((what) => {
    const message = `This pack has scenarios, but ${what}, which the rules of ${table.title} ask for.`;
    const hint = 'Write it, or extend a pack that has it.';
    return problemAt(file, 'reference', '/system', { code: 'pack-lacks', severity: 'error', message, hint });
  });
}
