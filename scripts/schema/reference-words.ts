/** Writes the words of the language for the reference: events, numbers, fields, functions, and what a system registers. */
import type { LanguageTables } from './language';
import type { JsonObject } from './read';

type Rows = Record<string, JsonObject>;

export function writeWords({ events, fields, expressions, systems }: LanguageTables): string {
  const core = events.events as Rows;
  return [
    '\n## Events\n',
    '\nEvery event has `actor` besides: who causes it. A field with a star can be altered by what stands before the event.\n',
    list(
      'Of every game',
      Object.entries(core).map(
        ([name, event]) => `${code(name)}: ${String(event.sentence)}.${eventFields(event.fields as Rows)}`,
      ),
    ),
    ...systems.map(({ system, table }) => systemEvents(system, table)),
    '\n## Words of expressions\n',
    list(
      'Names',
      Object.entries(expressions.names as Rows).map(
        ([name, word]) => `${code(name)} (${String(word.type)}): ${String(word.about)}`,
      ),
    ),
    list('Functions', Object.values(expressions.functions as Rows).map(wordLine)),
    list('Asked of one thing or a list, after a dot', Object.values(expressions.methods as Rows).map(wordLine)),
    list(
      'Fields of everything',
      Object.entries(fields.fields as JsonObject).map(([name, type]) => `${code(name)} (${String(type)})`),
    ),
    ...systems.flatMap(({ system, table }) => systemWords(system, table)),
  ].join('');
}

function systemEvents(system: string, table: JsonObject): string {
  const own = Object.entries(table.events as Rows).map(
    ([name, event]) => `${code(name)}: ${String(event.sentence)}.${eventFields(event.fields as Rows)}`,
  );
  const phases = Object.entries(table.phases as Rows).map(
    ([name, phase]) => `${code(`phase.${name}`)}: ${String(phase.title)}.`,
  );
  return list(`Of ${system}`, [...own, ...phases]);
}

function systemWords(system: string, table: JsonObject): string[] {
  const stats = Object.entries(table.stats as Record<string, Rows>).map(
    ([kind, rows]) => `${kind}: ${Object.keys(rows).map(code).join(', ')}`,
  );
  const names = Object.entries(TITLES).map(([key, title]) =>
    list(
      `${title} of ${system}`,
      Object.entries((table[key] ?? {}) as Rows).map(([name, { title: about }]) => `${code(name)}: ${String(about)}`),
    ),
  );
  return [`\n## Words of ${system}\n`, list(`Numbers of ${system}, by kind`, stats), ...names];
}

/** Tables of a system, and what they are called. */
const TITLES: Readonly<Record<string, string>> = {
  verbs: 'Verbs of permits',
  windows: 'Windows of actions',
  actions: 'Built-in actions',
  setupSteps: 'Setup steps',
  zones: 'Zones',
  tests: 'Tests',
  procedures: 'Procedures',
  placements: 'Placements',
  damageTags: 'Damage tags',
};

const code = (text: string): string => `\`${text}\``;

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n### ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;

const wordLine = ({ form, returns, about, systems }: JsonObject): string =>
  `${code(String(form))} (${String(returns)}): ${String(about)}${Array.isArray(systems) ? ` Only in ${systems.join(' and ')}.` : ''}`;

function eventFields(fields: Rows): string {
  const names = Object.entries(fields).map(([name, { alterable }]) => code(name) + (alterable === true ? '\\*' : ''));
  return names.length === 0 ? '' : ` ${names.join(', ')}`;
}
