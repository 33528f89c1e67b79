/**
 * What the items of one pack can speak of: the items of the pack and of those it extends, and every name that the system
 * or the content registers. Built anew for each check; it holds no texts.
 */
import { coreEvents, iconNames, systems } from '../schemas/generated/language';
import type { Definition, Uses } from './collect-uses';
import type { FileState } from './file-state';
import type { ParsedFile } from './parsed-file';
import type { ValueType } from './scope';

export interface Entry {
  kind: string;
  id: string;
  pack: string;
  file: ParsedFile;
  uses: Uses;
  state: FileState;
}

export interface EventField {
  type: ValueType;
  alterable: boolean;
}

interface SystemTable {
  readonly title: string;
  readonly stats: Readonly<Record<string, Readonly<Record<string, { readonly title: string }>>>>;
  readonly events: Readonly<Record<string, EventTable>>;
  readonly phases: Readonly<
    Record<string, { readonly title: string; readonly results: Readonly<Record<string, string>> }>
  >;
  readonly entityKinds: readonly string[];
  readonly cardKinds: readonly string[];
  /** Fields of entities that can only read one of a few words. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Items by `kind/id`, kinds of which there must be one, and settings of a rule set that a game can't do without. */
  readonly expects?: readonly string[];
  readonly expectsKinds?: readonly string[];
  readonly settings?: readonly string[];
  /** Whether the rules finish every game themselves, so that a scenario need not say what wins it. */
  readonly finishesGames?: boolean;
  readonly [table: string]: unknown;
}

interface EventTable {
  readonly fields: Readonly<Record<string, { readonly type: string; readonly alterable?: boolean }>>;
}

export const systemTable = (system: string): SystemTable | undefined =>
  (systems as unknown as Readonly<Record<string, SystemTable>>)[system];

export class World {
  /** Items by `kind/id`. Of two with one key the later pack's. */
  readonly items = new Map<string, Entry>();
  /** Items by id alone: several kinds may share one. */
  readonly byId = new Map<string, Entry[]>();
  /** Names that content adds, by vocabulary. */
  readonly added = new Map<string, Map<string, Definition>>();
  readonly events = new Map<string, ReadonlyMap<string, EventField>>();
  /** Whether names that seem unknown may stand in a file that is not right. */
  readonly isShaky: boolean;
  readonly #known = new Map<string, readonly string[]>();

  constructor(
    readonly system: string,
    /** Ids of the packs, those that are extended first. */
    readonly packs: readonly string[],
    readonly entries: readonly Entry[],
  ) {
    this.isShaky = entries.some(({ state }) => state.isShaky);
    for (const entry of entries) {
      this.items.set(`${entry.kind}/${entry.id}`, entry);
      const same = this.byId.get(entry.id);
      if (!same) this.byId.set(entry.id, [entry]);
      else same.push(entry);
      for (const definition of entry.uses.definitions) this.#add(definition);
    }
    this.#listEvents();
  }

  /** Every name of a vocabulary; undefined if the vocabulary is open. */
  namesOf(vocabulary: string): readonly string[] | undefined {
    const known = this.#known.get(vocabulary) ?? this.#list(vocabulary);
    if (known) this.#known.set(vocabulary, known);
    return known;
  }

  isName(vocabulary: string, word: string): boolean {
    return this.namesOf(vocabulary)?.includes(word) ?? true;
  }

  idsOf(kinds: readonly string[]): string[] {
    const ids = new Set<string>();
    for (const { kind, id } of this.items.values()) if (kinds.includes('*') || kinds.includes(kind)) ids.add(id);
    return [...ids];
  }

  addedNames(vocabulary: string): string[] {
    return [...(this.added.get(vocabulary)?.keys() ?? [])];
  }

  #add(definition: Definition): void {
    const names = this.added.get(definition.vocabulary) ?? new Map<string, Definition>();
    names.set(definition.name, definition);
    this.added.set(definition.vocabulary, names);
  }

  #listEvents(): void {
    const table = systemTable(this.system);
    const all: [string, EventTable][] = [...Object.entries(coreEvents), ...Object.entries(table?.events ?? {})];
    for (const [name, { fields }] of all) {
      const known = Object.entries(fields).map(([field, { type, alterable }]): [string, EventField] => [
        field,
        { type: type as ValueType, alterable: alterable ?? false },
      ]);
      this.events.set(name, new Map([['actor', ACTOR], ...known]));
    }
    for (const [phase, { results }] of Object.entries(table?.phases ?? {})) {
      const known = Object.entries(results).map(([field, type]): [string, EventField] => [
        field,
        { type: type as ValueType, alterable: true },
      ]);
      this.events.set(`phase.${phase}`, new Map([['actor', ACTOR], ...known]));
    }
    for (const { name, value } of this.added.get('event')?.values() ?? []) {
      const known = Object.entries(value ?? {}).map(([field, type]): [string, EventField] => [
        field,
        { type, alterable: true },
      ]);
      this.events.set(name, new Map([['actor', ACTOR], ...known]));
    }
  }

  #list(vocabulary: string): readonly string[] | undefined {
    const table = systemTable(this.system);
    const keys = (name: string) => Object.keys((table?.[name] as object | undefined) ?? {});
    const decks = () => this.idsOf(['deck']).flatMap((id) => [`deck:${id}`, `discard:${id}`]);
    switch (vocabulary) {
      case 'event':
        return [...this.events.keys()];
      case 'stat':
        return [
          ...new Set(Object.values(table?.stats ?? {}).flatMap(Object.keys)),
          ...this.addedNames('counter').map((name) => `counter:${name}`),
        ];
      case 'zone':
        return [...keys('zones'), ...this.addedNames('zone'), ...decks()];
      case 'entity-kind':
        return table?.entityKinds;
      case 'card-kind':
        return table?.cardKinds;
      case 'icon':
        return iconNames;
      case 'system':
        return Object.keys(systems);
      case 'setting':
      case 'tile-family':
      case 'family':
      case 'counter':
      case 'link':
        return this.addedNames(vocabulary);
      default: {
        const name = TABLES[vocabulary];
        return name === undefined ? undefined : keys(name);
      }
    }
  }
}

const ACTOR: EventField = { type: 'entity', alterable: false };

/** Where a system's table keeps the names of a vocabulary. */
const TABLES: Readonly<Record<string, string>> = {
  verb: 'verbs',
  window: 'windows',
  action: 'actions',
  phase: 'phases',
  'setup-step': 'setupSteps',
  test: 'tests',
  procedure: 'procedures',
  placement: 'placements',
  die: 'dice',
};
