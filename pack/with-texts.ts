/** Content with texts in another language in place of its own. */
import type { Content, Item } from '../engine/content';
import { itemKey } from '../engine/content';
import { isTree } from './differences';
import { pointerKeys } from './json-pointer';
import type { ContentTranslation, TranslatedText } from './translate-content';

export function withTexts(
  content: Content,
  { language, texts }: Pick<ContentTranslation, 'language' | 'texts'>,
): Content {
  const byItem = new Map<string, TranslatedText[]>();
  for (const text of texts) byItem.set(text.item, [...(byItem.get(text.item) ?? []), text]);
  const items = content.items.map((item) =>
    (byItem.get(itemKey(item)) ?? []).reduce(
      (now, { pointer, text }) => withText(now, pointerKeys(pointer), text) as Item,
      item,
    ),
  );
  return { ...content, language, items };
}

/** A place that is no text any more is left out. */
function withText(tree: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return typeof tree === 'string' ? text : tree;
  if (!isTree(tree) || !Object.hasOwn(tree, key)) return tree;
  const inner = withText(tree[key], rest, text);
  return Array.isArray(tree) ? tree.with(Number(key), inner) : { ...tree, [key]: inner };
}
