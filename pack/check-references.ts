/** The third layer: does everything exist that an item speaks of? */
import type { ReferenceUse, Spot, ValuesUse } from './collect-uses';
import { isMissedSetting } from './missing-parts';
import { type Complaint, type ParsedFile, problemAt, problemAtKey } from './parsed-file';
import type { Problem } from './problem';
import { playersOf } from './scenario-numbers';
import { recordOf } from './setup-demands';
import { listed, playerWords, quote, suggest } from './wording';
import type { Entry, World } from './world';
import { systemTable } from './world';

/** All packs there are, so that an item of a pack that is not extended can be told from one that nobody wrote. */
export interface Elsewhere {
  packOf(kinds: readonly string[], id: string): string | undefined;
}

export function checkReferences(entry: Entry, world: World, elsewhere: Elsewhere): Problem[] {
  const { file, uses } = entry;
  const problems: Problem[] = [];
  const tell = (spot: Spot, complaint: Complaint) => problems.push(problemAtSpot(file, spot, complaint));
  for (const use of uses.references) {
    const complaint = complaintAbout(use, world, elsewhere);
    if (complaint) tell(use, entry.kind === 'scenario' ? forGames(complaint, entry, world) : complaint);
  }
  for (const use of uses.values) for (const [spot, complaint] of valueComplaints(use, world)) tell(spot, complaint);
  for (const { pointer, name, scope } of uses.bindings) {
    const complaint = bindingComplaint(name, scope.names.has(name));
    if (complaint) tell({ pointer }, complaint);
  }
  return problems;
}

/** What a scenario speaks of and nobody wrote is missing in each of its games: it is said for how many characters. */
function forGames(complaint: Complaint, { file }: Entry, world: World): Complaint {
  if (complaint.code !== 'ref-unknown') return complaint;
  const items = new Map([...world.items].map(([key, entry]) => [key, recordOf(entry.file.value)]));
  const { counts } = playersOf(recordOf(file.value), items);
  if (counts.length === 0) return complaint;
  return { ...complaint, message: `${complaint.message} The scenario cannot be played ${playerWords(counts)}.` };
}

export function problemAtSpot(file: ParsedFile, { pointer, key }: Spot, complaint: Complaint): Problem {
  return key === undefined
    ? problemAt(file, 'reference', pointer, complaint)
    : problemAtKey(file, 'reference', pointer, key, complaint);
}

function complaintAbout(use: ReferenceUse, world: World, elsewhere: Elsewhere): Complaint | undefined {
  const { word, kinds, vocabulary } = use;
  const isKnownName = vocabulary !== undefined && world.isName(vocabulary, word);
  if (isKnownName) return undefined;
  if (kinds.length === 0) return unknownName(word, vocabulary ?? '', world);
  const slash = word.indexOf('/');
  if (slash > 0) return keyComplaint(word, word.slice(0, slash), word.slice(slash + 1), kinds, world, elsewhere);
  const fitting = (world.byId.get(word) ?? []).filter(({ kind }) => kinds.includes(kind));
  const keys = new Set(fitting.map(({ kind }) => kind));
  if (keys.size === 1) return undefined;
  if (keys.size > 1) {
    return {
      code: 'ref-ambiguous',
      severity: 'error',
      message: `${quote(word)} could be ${listed([...keys].map((kind) => `${kind}/${word}`))}.`,
      hint: 'Rename one of them.',
    };
  }
  return unknownItem(word, kinds, vocabulary, world, elsewhere);
}

function keyComplaint(
  word: string,
  kind: string,
  id: string,
  kinds: readonly string[],
  world: World,
  elsewhere: Elsewhere,
): Complaint | undefined {
  const isWanted = kinds.includes('*') || kinds.includes(kind);
  if (world.items.has(word) && isWanted) return undefined;
  if (world.items.has(word)) return wrongKind(word, [kind], kinds);
  const outside = elsewhere.packOf([kind], id);
  if (outside !== undefined) return otherPack(word, outside);
  const known = [...world.items.keys()].filter(
    (key) => kinds.includes('*') || kinds.includes(key.slice(0, key.indexOf('/'))),
  );
  return {
    code: 'ref-unknown',
    severity: 'error',
    message: `There is no item ${quote(word)}.`,
    ...suggest(word, known),
  };
}

function unknownItem(
  word: string,
  kinds: readonly string[],
  vocabulary: string | undefined,
  world: World,
  elsewhere: Elsewhere,
): Complaint {
  const others = world.byId.get(word);
  if (others)
    return wrongKind(
      word,
      others.map(({ kind }) => kind),
      kinds,
    );
  const outside = elsewhere.packOf(kinds, word);
  if (outside !== undefined) return otherPack(word, outside);
  const known = [...world.idsOf(kinds), ...(vocabulary === undefined ? [] : (world.namesOf(vocabulary) ?? []))];
  const message = `There is no ${kindWords(kinds)} ${quote(word)}.`;
  return { code: 'ref-unknown', severity: 'error', message, ...suggest(word, known) };
}

const wrongKind = (word: string, found: readonly string[], kinds: readonly string[]): Complaint => ({
  code: 'ref-kind',
  severity: 'error',
  message: `${quote(word)} is a ${found.join(' and a ')}, but a ${kindWords(kinds)} is wanted here.`,
});

const otherPack = (word: string, pack: string): Complaint => ({
  code: 'ref-other-pack',
  severity: 'error',
  message: `${quote(word)} is in the pack ${quote(pack)}, which this pack does not extend.`,
  hint: `Add ${quote(pack)} to \`extends\` in pack.json.`,
});

function kindWords(kinds: readonly string[]): string {
  if (kinds.includes('*')) return 'item';
  return kinds.length <= 3 ? kinds.join(' or ') : `${kinds.slice(0, 2).join(', ')} or other item`;
}

const VOCABULARY_WORDS: Readonly<Record<string, string>> = {
  stat: 'number',
  'entity-kind': 'kind of thing',
  'card-kind': 'kind of card',
  'setup-step': 'step of the setup',
  'tile-family': 'family of tiles',
};

function unknownName(word: string, vocabulary: string, world: World): Complaint | undefined {
  const known = world.namesOf(vocabulary) ?? [];
  // The name may stand in a file that cannot be read now; that file's own problem comes first.
  if (world.isShaky && isOfContent(vocabulary, word)) return undefined;
  if (vocabulary === 'setting' && isMissedSetting(world, word)) return undefined;
  const message = `There is no ${VOCABULARY_WORDS[vocabulary] ?? vocabulary} ${quote(word)}.`;
  return { code: 'name-unknown', severity: 'error', message, ...suggest(word, known) };
}

/** Vocabularies that content can add to. */
const OPEN = new Set(['setting', 'zone', 'event', 'tile-family']);

const isOfContent = (vocabulary: string, word: string): boolean =>
  OPEN.has(vocabulary) || (vocabulary === 'stat' && word.startsWith('counter:'));

/** Words that expressions keep for themselves. */
const RESERVED = new Set(
  'self owner user current decider game scenario none event setting it other viewer seat in as true false null package const var let for if else function return import break continue loop void while namespace'.split(
    ' ',
  ),
);

function bindingComplaint(name: string, isTaken: boolean): Complaint | undefined {
  if (RESERVED.has(name)) {
    const message = `${quote(name)} has a meaning of its own in expressions.`;
    return { code: 'binding-reserved', severity: 'error', message, hint: 'Choose another name.' };
  }
  if (!isTaken) return undefined;
  const message = `${quote(name)} is already a name here.`;
  return { code: 'binding-taken', severity: 'error', message, hint: 'Choose another name.' };
}

function* valueComplaints(use: ValuesUse, world: World): Generator<[Spot, Complaint]> {
  const { pointer, given, target } = use;
  if (use.of === 'params') {
    const declared = parametersOf(use, world);
    if (declared) yield* compare(pointer, given, Object.keys(declared), `The ${use.kind} ${quote(target)}`);
    return;
  }
  const fields = world.events.get(target);
  // A file that is not right may hold the fields of an event that content adds, and they were not read.
  if (!fields || (world.isShaky && world.added.get('event')?.has(target))) return;
  const names = [...fields.keys()];
  for (const name of Object.keys(given)) {
    const field = fields.get(name);
    if (!field) {
      const message = `The event ${quote(target)} has no field ${quote(name)}.`;
      yield [
        { pointer, key: name },
        { code: 'event-field-unknown', severity: 'error', message, ...suggest(name, names) },
      ];
    } else if (use.of === 'altered' && !field.alterable) {
      const open = names.filter((known) => fields.get(known)?.alterable);
      const hint = open.length === 0 ? 'Nothing of it can be altered.' : `What can be altered: ${listed(open)}.`;
      const message = `${quote(name)} of the event ${quote(target)} cannot be altered.`;
      yield [
        { pointer, key: name },
        { code: 'event-field-fixed', severity: 'error', message, hint },
      ];
    }
  }
}

function parametersOf({ kind, target }: ValuesUse, world: World): object | undefined {
  const entry = world.items.get(`${kind}/${target}`);
  if (entry) {
    if (!entry.file.isReadable) return undefined;
    const { params = {} } = entry.file.value as { params?: unknown };
    return typeof params === 'object' && params !== null && !Array.isArray(params) ? params : undefined;
  }
  const procedures = systemTable(world.system)?.procedures as Record<string, { params: object }> | undefined;
  return kind === 'procedure' ? procedures?.[target]?.params : undefined;
}

function* compare(
  pointer: string,
  given: object,
  wanted: readonly string[],
  whose: string,
): Generator<[Spot, Complaint]> {
  const missing = wanted.filter((name) => !(name in given));
  for (const name of Object.keys(given)) {
    if (wanted.includes(name)) continue;
    const advice = suggest(name, missing.length > 0 ? missing : wanted);
    // A misspelt parameter is one mistake, not one too many and one missing.
    const meant = advice.fix && missing.findIndex((word) => JSON.stringify(word) === advice.fix?.text);
    if (meant !== undefined && meant >= 0) missing.splice(meant, 1);
    const message = `${whose} has no parameter ${quote(name)}.`;
    yield [
      { pointer, key: name },
      { code: 'params-unknown', severity: 'error', message, ...advice },
    ];
  }
  for (const name of missing) {
    const message = `${whose} needs a value for ${quote(name)}.`;
    yield [{ pointer }, { code: 'params-missing', severity: 'error', message, hint: `Add ${quote(name)}.` }];
  }
}
