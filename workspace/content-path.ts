/**
 * Says which paths a content file may have, from the text alone. Whether such a path leads out of the folder by a link is
 * asked of the disk, in locate.ts.
 */
import { done, type Outcome, refuse } from './refusal';

/** In UTF-8 bytes, of one name: what common file systems hold, less the room for a temporary name beside it. */
const longestName = 200;
const longestPath = 1000;
/** Refused everywhere, so that a pack can be copied to any machine. */
const forbiddenCharacters = /[<>:"|?*\\\p{Cc}]/u;
const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Accepts `pack/kind/id.json` and the like: relative, forward slashes, nothing hidden, ending in `.json`. */
export function checkContentPath(path: string): Outcome<{ path: string }> {
  const problem =
    path.length > longestPath
      ? 'it is too long'
      : path
          .split('/')
          .map(findProblem)
          .find((each) => each !== null);
  if (problem) return refusePath(path, problem);
  if (!path.endsWith('.json')) return refusePath(path, 'it does not end in .json');
  return done({ path });
}

function findProblem(name: string): string | null {
  if (name === '') return 'it has an empty part';
  if (name === '.' || name === '..') return `it has a part "${name}"`;
  if (name.startsWith('.')) return `"${name}" is hidden`;
  if (forbiddenCharacters.test(name)) return `"${printable(name)}" has a character that not every system allows`;
  if (/[. ]$/.test(name)) return `"${name}" ends in a dot or a space`;
  if (reservedNames.test(name)) return `"${name}" is a name that some systems keep for themselves`;
  if (Buffer.byteLength(name) > longestName) return 'a part of it is too long';
  if (name !== name.normalize('NFC') || !name.isWellFormed())
    return `"${printable(name)}" is written in more than one way`;
  return null;
}

const printable = (name: string) => JSON.stringify(name.toWellFormed()).slice(1, -1);

const refusePath = (path: string, problem: string) =>
  refuse(
    'bad-path',
    `"${printable(path.slice(0, 200))}" cannot be the path of a content file: ${problem}.`,
    'A path looks like my-pack/monster/nurse.json.',
  );
