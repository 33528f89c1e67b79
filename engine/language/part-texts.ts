/** What cards say: the text of an item, and of the parts that it carries itself, with their numbers filled in. */
import { enter } from './host';
import type { Play } from './play';

/** The text of an entity's item, '' if it has none. */
export function itemText(play: Play, entity: number): string {
  return play.program.texts.get(play.def(entity))?.(play, play.frame(entity)) ?? '';
}

/** Texts of the modifiers, permits, triggers and actions of an entity's own item, in that order. */
export function partTexts(play: Play, entity: number): string[] {
  const item = play.def(entity);
  const texts = play.program.partTexts.get(item) ?? [];
  return texts.filter(({ cause }) => cause === item).map(({ host, text }) => text(play, enter(play, host, entity)));
}
