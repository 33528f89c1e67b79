/** Words inside an expression: names in scope, fields after a dot, ids between quotes. */
import { entityFields, expressionWords } from '../../schemas/generated/language';
import type { NameType, Scope } from '../scope';
import { systemTable, type World } from '../world';
import type { Offer } from './completion';

export interface WordOffers {
  offers: Offer[];
  /** How many characters before the cursor the offers take the place of. */
  length: number;
}

interface Word {
  readonly form: string;
  readonly returns: string;
  readonly about: string;
  /** The only systems that have it; all do if absent. */
  readonly systems?: readonly string[];
  /** Whether only games with a board have it. */
  readonly board?: boolean;
}

export function completeExpression(before: string, scope: Scope, world: World): WordOffers {
  const quoted = /'([^']*)$/.exec(before);
  const isQuoteOpen = quoted !== null && (before.split("'").length - 1) % 2 === 1;
  if (isQuoteOpen) return { offers: quotedWords(before.slice(0, quoted.index), world), length: quoted[1]?.length ?? 0 };
  const field = /([A-Za-z]\w*|\))?\s*\.\s*(\w*)$/.exec(before);
  if (field) return { offers: fieldsOf(field[1] ?? '', scope, world), length: field[2]?.length ?? 0 };
  const word = /\w*$/.exec(before)?.[0] ?? '';
  return { offers: namesIn(scope, world), length: word.length };
}

function fieldsOf(owner: string, scope: Scope, world: World): Offer[] {
  if (owner === 'setting')
    return world.addedNames('setting').map((name) => ({ label: name, text: name, detail: 'setting' }));
  if (owner === 'event') {
    const fields = world.events.get(scope.event ?? '') ?? new Map();
    return Array.from(fields, ([name, { type, alterable }]) => ({
      label: name,
      text: name,
      detail: alterable ? `${type}, can be altered` : type,
    }));
  }
  const stats = new Map<string, string>();
  for (const table of Object.values(systemTable(world.system)?.stats ?? {}))
    for (const [name, { title }] of Object.entries(table)) stats.set(name, title);
  return [
    ...Array.from(stats, ([name, title]) => ({ label: name, text: name, detail: title })),
    ...Object.entries(entityFields).map(([name, type]) => ({ label: name, text: name, detail: type })),
    ...world.addedNames('link').map((name) => ({ label: name, text: name, detail: 'link' })),
    ...calls(expressionWords.methods, world),
  ];
}

function namesIn(scope: Scope, world: World): Offer[] {
  const bound = Array.from(scope.names, ([name, type]) => ({ label: name, text: name, detail: typeName(type) }));
  const event = scope.event === undefined ? [] : [{ label: 'event', text: 'event', detail: scope.event }];
  const everywhere = Object.entries(expressionWords.names).map(([name, { type, about }]) => ({
    label: name,
    text: name,
    detail: type,
    documentation: about,
  }));
  const terms = world.idsOf(['term']).map((id) => {
    const { text } = (world.items.get(`term/${id}`)?.file.value ?? {}) as { text?: unknown };
    return { label: id, text: `${id}()`, detail: 'term', documentation: typeof text === 'string' ? text : '' };
  });
  const setting = [{ label: 'setting', text: 'setting', detail: 'numbers of the rules and the scenario' }];
  return [...bound, ...event, ...everywhere, ...setting, ...terms, ...calls(expressionWords.functions, world)];
}

const calls = (words: Readonly<Record<string, Word>>, { system }: World): Offer[] =>
  Object.entries(words)
    .filter(([, { systems }]) => systems === undefined || systems.includes(system))
    .filter(([, { board }]) => board !== true || systemTable(system)?.board !== undefined)
    .map(([name, { form, returns, about }]) => ({
      label: name,
      text: name,
      detail: `${form}: ${returns}`,
      documentation: about,
    }));

const typeName = (type: NameType): string => (typeof type === 'string' ? type : 'value');

/** What the word between quotes names is told by what stands before it. */
function quotedWords(before: string, world: World): Offer[] {
  const call = /(\w+)\(\s*(?:[^()']*,\s*)?$/.exec(before)?.[1] ?? '';
  const field = /\.\s*(\w+)\s*(?:[=!]=|in\s*\[)\s*(?:'[^']*'\s*,\s*)*$/.exec(before)?.[1] ?? '';
  const vocabulary = VOCABULARIES[call] ?? VOCABULARIES[field];
  const kinds = KINDS[call] ?? KINDS[field];
  if (vocabulary !== undefined)
    return (world.namesOf(vocabulary) ?? []).map((name) => ({ label: name, text: name, detail: vocabulary }));
  const isListed = ({ kind }: { kind: string }) => (kinds ? kinds.includes(kind) : true);
  return [...world.items.values()].filter(isListed).map(({ kind, id }) => ({ label: id, text: id, detail: kind }));
}

const VOCABULARIES: Readonly<Record<string, string>> = {
  zone: 'zone',
  pile: 'zone',
  during: 'event',
  cause: 'event',
  happened: 'event',
  involved: 'event',
  counter: 'counter',
  stat: 'stat',
  printed: 'stat',
  can: 'verb',
  treats: 'entity-kind',
  kind: 'entity-kind',
  family: 'family',
};

const QUALITIES = ['keyword', 'condition'];
const KINDS: Readonly<Record<string, readonly string[]>> = {
  is: QUALITIES,
  symbols: QUALITIES,
  top: ['deck'],
  faces: ['die'],
};
