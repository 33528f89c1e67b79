/** What cards say: the text of an item, and of the parts that it carries itself, with their numbers filled in. */
import { enter } from './host';
import type { Play } from './play';

/** The text of an entity's item, '' if it has none. */
export function itemText(play: Play, entity: number): string {
  return play.program.texts.get(play.def(entity))?.(play, play.frame(entity)) ?? '';
}

/** What a part is called, '' if it has no name, and what it says. */
export interface PartText {
  name: string;
  text: string;
}

/** Texts of the modifiers, permits, triggers and actions of an entity's own item, in that order. */
export const partTexts = (play: Play, entity: number): string[] => namedTexts(play, entity).map(({ text }) => text);

/** The same with the names of the parts. */
export function namedTexts(play: Play, entity: number): PartText[] {
  const item = play.def(entity);
  const texts = play.program.partTexts.get(item) ?? [];
  return texts
    .filter(({ cause }) => cause === item)
    .map(({ host, name, text }) => ({ name, text: text(play, enter(play, host, entity)) }));
}
