/** Settings as items have them: plain numbers, or numbers with words for the author; `true` is 1 and `false` 0. */

export type Numbers = Readonly<Record<string, number>>;

export function numbersOf(settings: unknown): Numbers {
  if (typeof settings !== 'object' || settings === null) return {};
  const entries = Object.entries(settings).map(([name, value]) => [name, settingValue(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/** What all rule sets say together. Of two that name one setting the later counts, in the order of ids. */
export const ruleNumbers = (items: Iterable<Readonly<Record<string, unknown>>>): Numbers =>
  Object.assign({}, ...sortedById(items, 'rule-set').map(({ settings }) => numbersOf(settings)));

const sortedById = (items: Iterable<Readonly<Record<string, unknown>>>, kind: string) =>
  [...items].filter((item) => item.kind === kind).sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));

function settingValue(value: unknown): number | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  const inner = (value as { value?: unknown } | null)?.value;
  return typeof inner === 'number' || typeof inner === 'boolean' ? Number(inner) : undefined;
}
