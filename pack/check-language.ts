/** A language file against the items that it translates: what is missing, what has changed since, what is there no more. */
import { isPlayed } from './file-place';
import { pointerTo } from './json-pointer';
import { type Complaint, problemAt, problemAtKey } from './parsed-file';
import type { Problem } from './problem';
import {
  comparePieces,
  type MatchedText,
  markOf,
  matchTexts,
  type TextPlace,
  textPlaces,
  translationsIn,
} from './translation';
import { quote, suggest } from './wording';
import type { Entry, World } from './world';

export function checkLanguage({ file, pack }: Entry, world: World): Problem[] {
  const given = translationsIn(file.value);
  const problems: Problem[] = [];
  const lacking = { texts: 0, of: 0, items: new Set<string>() };
  for (const [key, item] of world.items) {
    const isOwn = item.pack === pack;
    if (!isPlayed(item.kind) || !item.file.isReadable || (!isOwn && !given.has(key))) continue;
    const places = textPlaces(item.uses);
    const { texts, orphans } = matchTexts(places, given.get(key) ?? {});
    const holder = pointerTo('/texts', key);
    for (const place of orphans) problems.push(problemAtKey(file, 'reference', holder, place, goneText(place, places)));
    for (const text of texts) {
      const wrong = complaintAbout(text);
      if (wrong) problems.push(problemAt(file, 'reference', `${pointerTo(holder, text.from)}/${wrong.at}`, wrong));
    }
    if (!isOwn) continue;
    const missing = texts.filter(({ state }) => state === 'missing');
    lacking.of += texts.length;
    lacking.texts += missing.length;
    if (missing.length > 0) lacking.items.add(key);
  }
  for (const key of given.keys())
    if (!world.items.has(key)) problems.push(problemAtKey(file, 'reference', '/texts', key, goneItem(key, world)));
  if (lacking.texts > 0) problems.push(problemAtKey(file, 'reference', '', 'texts', missingTexts(lacking)));
  return problems;
}

function missingTexts({ texts, of, items }: { texts: number; of: number; items: ReadonlySet<string> }): Complaint {
  const [first = ''] = items;
  const others = items.size === 1 ? '' : ` and ${items.size - 1} other ${items.size === 2 ? 'item' : 'items'}`;
  return {
    code: 'language-missing',
    severity: 'info',
    message: `${texts} of ${of} texts ${texts === 1 ? 'is' : 'are'} not translated, in ${quote(first)}${others}.`,
    hint: 'They are shown as the pack has them. Translate them side by side in the form of this language.',
  };
}

/** `at` is the field of the translation that is meant. */
function complaintAbout({ state, original, translation }: MatchedText): (Complaint & { at: string }) | undefined {
  if (state === 'stale')
    return {
      at: 'of',
      code: 'language-stale',
      severity: 'warning',
      message: `The original has changed since: ${shown(original)}.`,
      hint: 'Until the translation is looked at again, the original is shown.',
      fix: { title: 'Say that it is still right', text: JSON.stringify(markOf(original)) },
    };
  if (state !== 'broken' || translation === undefined) return undefined;
  const { lost, added, isReadable } = comparePieces(original, translation.text);
  const faults = [
    ...lost.map((piece) => `lacks ${quote(piece)}`),
    ...added.map((piece) => `has ${quote(piece)}, which the original has not`),
    ...(isReadable ? [] : ['has a brace or bracket that is not closed']),
  ];
  return {
    at: 'text',
    code: 'language-placeholder',
    severity: 'warning',
    message: `This translation ${faults.join(' and ')}.`,
    hint: `Write braces, brackets and icons as in ${shown(original)}. Until then the original is shown.`,
  };
}

const LONGEST = 80;
const shown = (text: string): string => quote(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

function goneItem(key: string, world: World): Complaint {
  return {
    code: 'language-orphan',
    severity: 'warning',
    message: `There is no item ${quote(key)} to translate.`,
    ...suggest(key, world.items.keys()),
  };
}

function goneText(place: string, places: readonly TextPlace[]): Complaint {
  const open = places.map(({ pointer }) => pointer);
  const message = `The item has no text at ${quote(place)} any more.`;
  return { code: 'language-orphan', severity: 'warning', message, hint: 'Take it out.', ...suggest(place, open) };
}
