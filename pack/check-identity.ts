/** Does a file stand where its item belongs? Folder and kind agree, file name and id too. */
import { PACK_FILE } from './file-place';
import { type Complaint, type ParsedFile, problemAt, problemIn } from './parsed-file';
import type { Problem } from './problem';
import { kindsOf, systemNames } from './schema-catalog';
import { quote, suggest } from './wording';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$|^[a-z][A-Za-z0-9]*$/;

/** `kinds` are those that the item may be read as, the likeliest first; none if nothing can be made of it. */
export interface Identity {
  kinds: readonly string[];
  problems: Problem[];
}

export function checkIdentity(file: ParsedFile, system: string | undefined): Identity {
  const { place } = file;
  if (place.is === 'other') return { kinds: [], problems: [] };
  if (place.is === 'stray') {
    const hint = `Items stand in pack/kind/id.json, such as lobotomy/monster/nurse.json; a pack in pack/${PACK_FILE}.`;
    const complaint: Complaint = {
      code: 'file-place',
      severity: 'warning',
      message: 'No item can be in this place; it is not read.',
      hint,
    };
    return { kinds: [], problems: [problemIn(file, 'text', 0, 0, '', complaint)] };
  }
  const known = system === undefined ? [...new Set(systemNames.flatMap(kindsOf))] : kindsOf(system);
  const written = file.isReadable ? (file.value as Record<string, unknown>) : {};
  const isFolderKnown = known.includes(place.kind);
  const isKindKnown = typeof written.kind === 'string' && known.includes(written.kind);
  const problems: Problem[] = [];
  if (!isFolderKnown)
    problems.push(unknownFolder(file, place.kind, isKindKnown ? String(written.kind) : undefined, known));
  else if (typeof written.kind === 'string' && written.kind !== place.kind)
    problems.push(otherFolder(file, written.kind, place.kind, isKindKnown));
  const { id } = written;
  if (typeof id === 'string' && id !== place.id && ID.test(id))
    problems.push(otherName(file, id, place.id, place.kind === 'pack'));
  const kinds = [
    ...(isFolderKnown ? [place.kind] : []),
    ...(isKindKnown && written.kind !== place.kind ? [String(written.kind)] : []),
  ];
  return { kinds, problems };
}

function unknownFolder(file: ParsedFile, folder: string, kind: string | undefined, known: readonly string[]): Problem {
  const message = `The folder ${quote(folder)} is not named after a kind of item.`;
  const near = suggest(folder, known);
  const hint = kind === undefined ? near.hint : `Move the file to the folder ${quote(kind)}.`;
  const complaint: Complaint = {
    code: 'file-folder',
    severity: 'error',
    message,
    ...(hint === undefined ? {} : { hint }),
  };
  return problemAt(file, 'text', '/kind', complaint);
}

function otherFolder(file: ParsedFile, kind: string, folder: string, isKindKnown: boolean): Problem {
  const isPack = folder === 'pack';
  const message = isPack
    ? `${PACK_FILE} must hold the pack, found the kind ${quote(kind)}.`
    : `The kind is ${quote(kind)}, but the file is in the folder ${quote(folder)}.`;
  const fix = { title: `Change to ${quote(folder)}`, text: JSON.stringify(folder) };
  const hint =
    isKindKnown && !isPack
      ? `Move the file to the folder ${quote(kind)}, or change the kind.`
      : `Write ${quote(folder)}.`;
  return problemAt(file, 'text', '/kind', { code: 'file-kind', severity: 'error', message, hint, fix });
}

function otherName(file: ParsedFile, id: string, name: string, isPack: boolean): Problem {
  const where = isPack ? 'folder' : 'file';
  const message = `The id is ${quote(id)}, but the ${where} is called ${quote(name)}.`;
  const fix = { title: `Change to ${quote(name)}`, text: JSON.stringify(name) };
  const hint = `Rename the ${where}, or change the id; references go by the name of the ${where}.`;
  return problemAt(file, 'text', '/id', { code: 'file-name', severity: 'error', message, hint, fix });
}
