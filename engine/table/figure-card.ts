/** What the card of a figure says, in words for people: its attacks, its keywords, its parts. Nothing here changes anything. */
import type { ItemKey } from '../content';
import { itemText, namedTexts, type PartText } from '../language/part-texts';
import type { Play } from '../language/play';
import type { ItemInfo } from '../language/program';
import { bracesIn, settingIn } from '../language/variant-plan';
import type { AttackLine, FigureCard, FigureView } from '../view';

/** What a system knows of its own figures. */
export interface CardWords {
  /** "Basic monster". */
  type(play: Play, figure: number): string;
  attacks(play: Play, figure: number): readonly AttackLine[];
  /** What else stands on the card, such as the steps that it takes. */
  more?(play: Play, figure: number): readonly PartText[];
}

/** A card for each sort of figure on the board. What lies face down shows another item than its own, and has none. */
export function figureCards(play: Play, figures: readonly FigureView[], words: CardWords): FigureCard[] {
  const cards = new Map<ItemKey, FigureCard>();
  for (const { entity, item } of figures) {
    const info = play.program.infoOf(play, entity);
    if (info === undefined || info.key !== item || cards.has(item)) continue;
    const parts = [
      ...keywordTexts(play, info),
      ...(words.more?.(play, entity) ?? []),
      { name: '', text: itemText(play, entity) },
      ...namedTexts(play, entity),
    ];
    cards.set(item, {
      item,
      type: words.type(play, entity),
      attacks: words.attacks(play, entity),
      parts: withoutDoubles(parts.filter(({ name, text }) => name !== '' || text !== '')),
    });
  }
  return [...cards.values()];
}

/** What each condition on a figure says, under its name. */
export function conditionTexts(play: Play, names: readonly string[]): PartText[] {
  return names.flatMap((name) => {
    const word = name.replace(/ \d+$/, '');
    const said = play.program.items.find(
      (info) => info !== undefined && SAYS.includes(info.item.kind) && info.item.name === word,
    );
    const text = said?.item.text;
    return [{ name, text: typeof text === 'string' ? plainText(play, text) : '' }];
  });
}

/** Kinds of items that say what a condition does; the first that has its name. */
const SAYS: readonly string[] = ['condition', 'keyword', 'term'];

/** "Smash 2" and what it does. */
function keywordTexts(play: Play, { keywords }: ItemInfo): PartText[] {
  return keywords.flatMap(({ keyword, params }) => {
    const item = play.program.withId(keyword).find((info) => info.item.kind === 'keyword')?.item;
    if (item === undefined) return [];
    const values = Object.values(params).filter((value) => typeof value !== 'boolean');
    const text = typeof item.text === 'string' ? plainText(play, item.text, params) : '';
    return [{ name: [item.name ?? item.id, ...values.map((value) => wordOf(play, value))].join(' '), text }];
  });
}

type Params = Readonly<Record<string, unknown>>;

/** A text of what has no entity of its own: settings and parameters are filled in, anything else has no value here. */
export function plainText(play: Play, template: string, params: Params = {}): string {
  let shown = template;
  for (const { whole, source, forms } of bracesIn(template)) {
    const setting = settingIn(source);
    const value = setting === undefined ? params[source] : settingOf(play, setting);
    const [one = '', many = ''] = forms;
    const words = forms.length === 0 ? '#' : value === 1 ? one : many;
    shown = shown.replace(whole, () => words.replaceAll('#', () => wordOf(play, value ?? '…')));
  }
  return shown.replaceAll(/\[\[([^[\]]*)\]\]/g, (_, id: string) => wordOf(play, id));
}

const settingOf = (play: Play, name: string): number | undefined =>
  play.program.settings.names.has(name)
    ? play.program.settings.read(play, name, play.all('scenario')[0] ?? 0)
    : undefined;

/** The name of the keyword or condition with this id, else the value itself. */
function wordOf(play: Play, value: unknown): string {
  const named = play.program.items.find(
    (info) => info?.item.id === value && (info?.item.kind === 'keyword' || info?.item.kind === 'condition'),
  );
  return named?.item.name ?? String(value);
}

function withoutDoubles(parts: readonly PartText[]): PartText[] {
  const said = new Set<string>();
  return parts.filter(({ text }) => {
    if (text !== '' && said.has(text)) return false;
    said.add(text);
    return true;
  });
}
