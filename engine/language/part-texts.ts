/** The texts of an item's parts as its card shows them: what its actions and triggers say, with their numbers filled in. */
import { enter } from './host';
import type { Play } from './play';

/** Texts of the actions that an entity's item carries, in order. */
export function partTexts(play: Play, entity: number): string[] {
  const item = play.def(entity);
  return play.program.actions
    .filter((action) => action.host.item === item)
    .map((action) => {
      const frame = enter(play, action.host, entity);
      return action.text(play, frame);
    })
    .filter((text) => text !== '');
}
