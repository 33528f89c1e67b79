/** Words inside a text: expressions in braces, keywords in double brackets, icons between colons. */
import { LINKED_KINDS } from '../check-texts';
import type { Scope } from '../scope';
import type { World } from '../world';
import { completeExpression, type WordOffers } from './complete-expression';

export function completeText(before: string, scope: Scope, world: World): WordOffers {
  const braces = /\{([^{}]*)$/.exec(before);
  if (braces) return completeExpression(braces[1] ?? '', scope, world);
  const link = /\[\[([a-z0-9-]*)$/.exec(before);
  if (link) {
    const offers = world.idsOf(LINKED_KINDS).map((id) => ({ label: id, text: `${id}]]`, detail: 'keyword' }));
    return { offers, length: link[1]?.length ?? 0 };
  }
  const icon = /(?:^|\s):([a-z0-9-]*)$/.exec(before);
  if (!icon) return { offers: [], length: 0 };
  const names = world.namesOf('icon') ?? [];
  return {
    offers: names.map((name) => ({ label: name, text: `${name}:`, detail: 'icon' })),
    length: icon[1]?.length ?? 0,
  };
}
