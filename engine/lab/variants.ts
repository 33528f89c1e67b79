/** Which optional rules a game can be begun with, in words. Command and studio ask here; there is no game yet. */
import type { Content } from '../content';
import { numbersOf } from '../language/setting-values';
import { bracesIn, settingIn, type VariantPlan, variantsFor } from '../language/variant-plan';

export interface VariantChoice {
  id: string;
  name: string;
  /** What it changes, with its numbers. */
  text: string;
}

/** Shown for what has a value only in a game. */
const UNKNOWN = '…';

/** The variants that a game of this scenario offers, in the order of the content. */
export function variantChoices({ items }: Content, scenario: string): VariantChoice[] {
  return variantsFor(items, scenario).map((plan) => ({
    id: plan.id,
    name: plan.name,
    text: textOf(plan, items, scenario),
  }));
}

/** The text with the settings as this variant makes them, and with keywords by their names. */
function textOf({ text, settings }: VariantPlan, items: Content['items'], scenario: string): string {
  const own = items.filter(({ kind, id }) => kind === 'scenario' && id === scenario);
  const shared = items.filter(({ kind }) => kind === 'rule-set');
  const others = items.filter(({ kind }) => kind !== 'scenario' && kind !== 'rule-set');
  const values = Object.assign({}, ...[...others, ...shared, ...own].map((item) => numbersOf(item.settings)), settings);
  let shown = text;
  for (const { whole, source, forms } of bracesIn(text)) {
    const value: number | undefined = values[settingIn(source) ?? ''];
    const [one = '', many = ''] = forms;
    const words = forms.length === 0 ? '#' : value === 1 ? one : many;
    shown = shown.replace(whole, () => words.replaceAll('#', () => (value === undefined ? UNKNOWN : String(value))));
  }
  return shown.replaceAll(/\[\[([^[\]]*)\]\]/g, (_, id: string) => nameOfKeyword(id, items));
}

const nameOfKeyword = (id: string, items: Content['items']): string =>
  items.find((item) => item.id === id && (item.kind === 'keyword' || item.kind === 'condition'))?.name ?? id;
