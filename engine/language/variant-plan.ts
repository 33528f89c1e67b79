/** Variants as content has them, before there is a game: which a scenario offers, and what they change. */
import type { Item } from '../content';
import { type Numbers, numbersOf } from './setting-values';

export interface VariantPlan {
  id: string;
  name: string;
  text: string;
  settings: Numbers;
  /** The rule set or scenario that has it, and its place in the list there. */
  item: Item;
  place: number;
}

/** The variants that a game of this scenario offers, the rule sets' first. Of two with one id the scenario's counts. */
export function variantsFor(items: readonly Item[], scenario: string): VariantPlan[] {
  const own = items.filter(({ kind, id }) => kind === 'scenario' && id === scenario).flatMap(variantsOf);
  const shared = items.filter(({ kind }) => kind === 'rule-set').flatMap(variantsOf);
  return [...shared.filter(({ id }) => !own.some((each) => each.id === id)), ...own];
}

export function variantsOf(item: Item): VariantPlan[] {
  const list = Array.isArray(item.variants) ? (item.variants as Readonly<Record<string, unknown>>[]) : [];
  return list.map(({ id, name, text, settings }, place) => ({
    id: String(id),
    name: String(name ?? id),
    text: typeof text === 'string' ? text : '',
    settings: numbersOf(settings),
    item,
    place,
  }));
}

export interface Braces {
  /** With the braces themselves. */
  whole: string;
  /** What stands in them, with the forms for one and for many if there are any. */
  source: string;
  forms: readonly string[];
  /** Place of `source` in the text. */
  start: number;
}

/** What stands in braces in a text. */
export function* bracesIn(text: string): Generator<Braces> {
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(/\{([^{}]*)\}/g)) {
    const [source = '', ...forms] = inner.split(/(?<!\|)\|(?!\|)/);
    yield { whole, source: source.trim(), forms, start: index + 1 + source.length - source.trimStart().length };
  }
}

/** The setting that an expression is, if it is nothing else. */
export const settingIn = (source: string): string | undefined => /^setting\s*\.\s*(\w+)$/.exec(source)?.[1];
