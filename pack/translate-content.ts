/** The texts of a checked pack in another language, for a game: what is translated, and how much is not. */
import type { CheckResult } from './checker';
import { collectUses } from './collect-uses';
import { matchTexts, type TranslatedItem, textPlaces, translationsIn } from './translation';

/** A text of an item in another language. */
export interface TranslatedText {
  /** Such as `monster/nurse`. */
  item: string;
  pointer: string;
  text: string;
}

export interface ContentTranslation {
  /** Its code. */
  language: string;
  texts: readonly TranslatedText[];
  /** How many texts the content has, and how many of them are shown as the pack has them. */
  total: number;
  missing: number;
}

/** Undefined for a pack that cannot be played, and where nobody has begun that language. The language of a pack goes before those of the packs that it extends. */
export function translateContent(
  { packs }: CheckResult,
  packId: string,
  language: string,
): ContentTranslation | undefined {
  const pack = packs.get(packId);
  if (!pack) return undefined;
  const layers = pack.closure.flatMap((id) => {
    const file = pack.world.entries.find(
      (entry) => entry.pack === id && entry.kind === 'language' && entry.id === language,
    );
    return file ? [translationsIn(file.file.value)] : [];
  });
  if (layers.length === 0) return undefined;
  const texts: TranslatedText[] = [];
  let total = 0;
  for (const [item, value] of pack.joined.items) {
    const places = textPlaces(collectUses(pack.world.system, item.slice(0, item.indexOf('/')), value));
    total += places.length;
    const done = new Map<string, string>();
    for (const layer of layers) takeDone(done, places, layer.get(item));
    for (const [pointer, text] of done) texts.push({ item, pointer, text });
  }
  return { language, texts, total, missing: total - texts.length };
}

function takeDone(
  done: Map<string, string>,
  places: Parameters<typeof matchTexts>[0],
  given: TranslatedItem | undefined,
): void {
  if (given === undefined) return;
  for (const { pointer, state, translation } of matchTexts(places, given).texts)
    if (state === 'done' && translation) done.set(pointer, translation.text);
}
