/** What the schema allows, field by field, and no game can mean: a table with a gap, fewer at most than at least. */
import { pointerTo } from './json-pointer';
import { type Complaint, type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import { listed } from './wording';

type Fields = Readonly<Record<string, unknown>>;

/** `file` is readable. */
export function checkSense(file: ParsedFile): Problem[] {
  const { attacks, players, sharing } = recordOf(file.value);
  return [
    ...tableProblems(file, Array.isArray(attacks) ? attacks : []),
    ...playerProblems(file, recordOf(players)),
    ...sharingProblems(file, Array.isArray(sharing) ? sharing : [], recordOf(players)),
  ];
}

/** Attack tables are read by a d6. */
const FACES = [1, 2, 3, 4, 5, 6];

function tableProblems(file: ParsedFile, attacks: readonly unknown[]): Problem[] {
  const ranges = attacks.map((attack) => facesOf(recordOf(attack).on));
  // Without `on` an attack is a choice; a range that is not built as it must be is told by the schema.
  if (ranges.length === 0 || ranges.includes(undefined)) return [];
  const problems: Problem[] = [];
  const warn = (pointer: string, message: string, hint: string) => {
    const complaint: Complaint = { code: 'attack-table', severity: 'warning', message, hint };
    problems.push(problemAt(file, 'schema', pointer, complaint));
  };
  const taken = new Set<number>();
  for (const [i, faces = []] of ranges.entries()) {
    const at = pointerTo(pointerTo('/attacks', i), 'on');
    const doubled = faces.filter((face) => taken.has(face));
    const outside = faces.filter((face) => !FACES.includes(face));
    if (faces.length === 0) warn(at, 'No number is in this range.', 'Write the smaller number first.');
    else if (outside.length > 0) warn(at, `A d6 never shows ${listed(outside)}.`, 'Its faces are 1 to 6.');
    else if (doubled.length > 0)
      warn(at, `An attack before this one is already chosen on ${listed(doubled)}.`, 'Only the first one is used.');
    for (const face of faces) taken.add(face);
  }
  const missing = FACES.filter((face) => !taken.has(face));
  if (missing.length > 0 && problems.length === 0)
    warn('/attacks', `No attack is chosen on ${listed(missing)}.`, 'Widen the range of one of them, or add an attack.');
  return problems;
}

/** `4-6` is 4, 5 and 6; undefined for what is no range. */
function facesOf(range: unknown): readonly number[] | undefined {
  const [, low, high] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(typeof range === 'string' ? range : '') ?? [];
  if (low === undefined) return undefined;
  const from = Number(low);
  const count = Number(high ?? low) - from + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => from + i);
}

function playerProblems(file: ParsedFile, { min, max }: Fields): Problem[] {
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  const message = `At least ${min} characters and at most ${max}: nobody can play that.`;
  const complaint: Complaint = {
    code: 'players-range',
    severity: 'error',
    message,
    hint: `Write at most ${max}, or more in \`max\`.`,
  };
  return [problemAt(file, 'schema', '/players/min', complaint)];
}

function sharingProblems(file: ParsedFile, sharing: readonly unknown[], { min, max }: Fields): Problem[] {
  const problems: Problem[] = [];
  const tell = (pointer: string, severity: 'error' | 'warning', message: string, hint: string) =>
    problems.push(problemAt(file, 'schema', pointer, { code: 'sharing-table', severity, message, hint }));
  const least = typeof min === 'number' ? min : 1;
  const most = typeof max === 'number' ? max : Number.POSITIVE_INFINITY;
  const told = new Set<number>();
  for (const [i, entry] of sharing.entries()) {
    const { people, characters } = recordOf(entry);
    if (typeof people !== 'number' || !Array.isArray(characters)) continue;
    const at = pointerTo('/sharing', i);
    const who = people === 1 ? 'one person' : `${people} people`;
    if (told.has(people))
      tell(pointerTo(at, 'people'), 'error', `Of ${who} it is said before.`, 'Write all numbers in one entry.');
    told.add(people);
    for (const [j, count] of characters.entries()) {
      const place = pointerTo(pointerTo(at, 'characters'), j);
      if (typeof count !== 'number') continue;
      if (count < people)
        tell(
          place,
          'error',
          `${people} people cannot share ${count}: everybody plays one at least.`,
          `Write ${people} or more.`,
        );
      else if (count < least || count > most)
        tell(place, 'warning', `Nobody can play it with ${count} characters.`, 'Look at `players`, or leave it out.');
    }
  }
  return problems;
}

const recordOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
