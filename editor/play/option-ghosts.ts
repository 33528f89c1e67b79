/** Where the options of a question would lay something, as places of the board: options that would lay it alike share one. Pure. */
import type { EntityId, OptionView } from '../../engine/view';
import { type Ghost, ghostOf } from '../board/ghosts';

export interface OptionGhost {
  readonly ghost: Ghost;
  readonly options: readonly OptionView[];
}

/** In the order of the options. Of those that share a place each is named. */
export function ghostsOf(options: readonly OptionView[]): OptionGhost[] {
  const sharing = new Map<string, OptionView[]>();
  for (const option of options) {
    if (option.outline === undefined) continue;
    const place = JSON.stringify(option.outline);
    sharing.set(place, [...(sharing.get(place) ?? []), option]);
  }
  return [...sharing.values()].map((alike, place) => ({
    ghost: ghostOf(place, alike[0]?.outline ?? [], alike.map(({ label }) => label).join('; or ')),
    options: alike,
  }));
}

export const optionsOfGhost = (options: readonly OptionView[], entity: EntityId): readonly OptionView[] =>
  ghostsOf(options).find(({ ghost }) => ghost.entity === entity)?.options ?? [];
