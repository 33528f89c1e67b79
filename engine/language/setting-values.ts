/** Settings as an item has them: plain numbers, or numbers with words for the author. */

export type Numbers = Readonly<Record<string, number>>;

export function numbersOf(settings: unknown): Numbers {
  if (typeof settings !== 'object' || settings === null) return {};
  const entries = Object.entries(settings).map(([name, value]) => [name, settingValue(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

function settingValue(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const inner = (value as { value?: unknown } | null)?.value;
  return typeof inner === 'number' ? inner : undefined;
}
