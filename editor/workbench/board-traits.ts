/** What boards and tiles of a system can have, read off its schemas and its table. */
import type { SightRule } from '../../engine/board/sight';
import { dereference, type SchemaNode, schemaOf } from '../../pack/schema-catalog';
import { systems } from '../../schemas/generated/language';
import { type BoardTraits, PASSAGE_KINDS, PLAIN_TRAITS } from '../board/board-traits';

interface BoardTable {
  sight: SightRule;
  cell: number;
}

const known = new Map<string, BoardTraits>();

/** Those of a plain board for a system that is not known. */
export function boardTraitsOf(system: string): BoardTraits {
  const before = known.get(system);
  if (before !== undefined) return before;
  const made = readTraits(system);
  known.set(system, made);
  return made;
}

function readTraits(system: string): BoardTraits {
  const board = schemaOf(system, 'board');
  const face = at(schemaOf(system, 'tile'), 'sides', '');
  const tables: Readonly<Record<string, { system: string; board?: BoardTable }>> = systems;
  const table = Object.hasOwn(tables, system) ? tables[system]?.board : undefined;
  if (board === undefined || face === undefined || table === undefined) return PLAIN_TRAITS;
  const has = (field: string) => at(face, field) !== undefined;
  const connector = at(face, 'connectors', '', 'kind');
  return {
    sight: table.sight,
    cell: table.cell,
    doorStates: words(at(board, 'borders', '', 'is')),
    hasRandomTiles: at(board, 'places', '', 'from') !== undefined,
    covers: words(at(board, 'places', '', 'cover')),
    hasStarts: at(board, 'starts') !== undefined,
    hasTokens: at(board, 'tokens') !== undefined,
    floors: words(at(face, 'rooms', '', 'floor')),
    passages: PASSAGE_KINDS.filter((kind) => has(`${kind}s`)),
    hasRimDoors: connector?.const === 'door' || words(connector).includes('door'),
    hasArrows: has('arrows'),
    hasInnerDoors: at(face, 'doorways', '', 'inside') !== undefined,
    hasInnerWalls: has('walls'),
    hasNumbers: has('numbers'),
    markers: words(at(face, 'highlights', '', 'kind')),
    hasSpaceDetails: has('spaces'),
    spaceWords: spaceWords(at(face, 'spaces', '*')),
    hasPictures: has('picture'),
    connectors: words(connector).filter((kind) => kind !== 'door'),
    mostSides: at(schemaOf(system, 'tile'), 'sides')?.maxItems ?? 2,
    hasSpawn: has('spawn'),
  };
}

/** What spaces of every game may have, and has fields of its own in the editor. */
const COMMON_WORDS: ReadonlySet<string> = new Set(['floor', 'icon']);

/** Fields of a space that are the game's own choices of words. */
const spaceWords = (space: SchemaNode | undefined): BoardTraits['spaceWords'] =>
  Object.entries(space?.properties ?? {}).flatMap(([word, node]) => {
    const { title = word, enum: choices } = dereference(node as SchemaNode);
    return choices === undefined || COMMON_WORDS.has(word) ? [] : [{ word, title, choices: choices.map(String) }];
  });

/** The schema below another; an empty word goes to the entries of a list, a star to those of an object. */
function at(node: SchemaNode | undefined, ...path: readonly string[]): SchemaNode | undefined {
  let now = node === undefined ? undefined : dereference(node);
  for (const step of path) {
    const next = step === '' ? now?.items : step === '*' ? now?.additionalProperties : now?.properties?.[step];
    if (typeof next !== 'object') return undefined;
    now = dereference(next as SchemaNode);
  }
  return now;
}

const words = (node: SchemaNode | undefined): string[] => (node?.enum ?? []).map(String);
