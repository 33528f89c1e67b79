/** Writes the tables of the language (events, fields, what a system registers) as typed constants. */
import type { JsonObject } from './read';

const BANNER = `/**
 * Made from schemas/ by \`npm run generate\`; never edit it. The names of the language: the events with their fields, what
 * every entity can be asked, and what each system registers.
 */`;

export interface SystemTable {
  system: string;
  table: JsonObject;
}

export interface LanguageTables {
  events: JsonObject;
  fields: JsonObject;
  icons: JsonObject;
  expressions: JsonObject;
  systems: readonly SystemTable[];
}

export function writeLanguage({ events, fields, icons, expressions, systems }: LanguageTables): string {
  const constant = (name: string, about: string, value: unknown) =>
    `/** ${about} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  return [
    BANNER,
    constant('coreEvents', 'Events that every game has. Each has `actor` besides.', events.events),
    constant(
      'entityFields',
      'What every entity can be asked, beside the numbers of its kind and its links.',
      fields.fields,
    ),
    constant('expressionWords', 'What expressions can name and call everywhere.', {
      names: expressions.names,
      functions: expressions.functions,
      methods: expressions.methods,
    }),
    constant('iconNames', 'The icons that items and texts can show.', icons.icons),
    constant(
      'systems',
      'What each system registers.',
      Object.fromEntries(systems.map(({ system, table }) => [system, table])),
    ),
    `export type CoreEventName = keyof typeof coreEvents;
export type SystemName = keyof typeof systems;
type AllKeys<T> = T extends unknown ? keyof T : never;
/** Every number that a system keeps of some kind of entity. */
export type StatOf<S extends SystemName> = AllKeys<(typeof systems)[S]['stats'][keyof (typeof systems)[S]['stats']]>;
export type PhaseOf<S extends SystemName> = keyof (typeof systems)[S]['phases'];
export type EventOf<S extends SystemName> = CoreEventName | keyof (typeof systems)[S]['events'] | \`phase.\${PhaseOf<S> & string}\`;
export type VerbOf<S extends SystemName> = keyof (typeof systems)[S]['verbs'];
export type WindowOf<S extends SystemName> = keyof (typeof systems)[S]['windows'];
`,
  ].join('\n');
}
