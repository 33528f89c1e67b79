/**
 * Which key takes which option, and which options a place on the board is about. Pure, so that the list, the board and the
 * cards print the same keys.
 */
import type { DecisionView, EntityId, FigureView, OptionView } from '../../engine/view';
import { isGhost } from '../board/ghosts';
import { optionsOfGhost } from './option-ghosts';

/** The letters that stay free: B, E, F, J and L are commands of the playtest. */
const LETTERS = 'ACDGHIKMNOPQRSTUVWXYZ';
const DIGITS = '123456789';

/** The key printed beside the option at this place in the list, '' once keys have run out. */
export const keyOfOption = (index: number): string => (DIGITS + LETTERS)[index] ?? '';

/** The option that a pressed key takes, or -1. */
export const optionOfKey = (key: string): number =>
  key.length === 1 ? (DIGITS + LETTERS).indexOf(key.toUpperCase()) : -1;

/** An option that only goes back to the question before; Escape takes it. */
export const isBack = (option: OptionView): boolean => option.key === 'back' || option.key === 'cancel';

/** Options that touch an entity; for a space without any, those that touch whoever stands on it; for a ghost those that would lay it. */
export function optionsAt(
  decision: DecisionView,
  entity: EntityId,
  figures: readonly FigureView[],
): readonly OptionView[] {
  if (isGhost(entity)) return optionsOfGhost(decision.options, entity);
  const direct = decision.options.filter((option) => option.entities.includes(entity));
  if (direct.length > 0) return direct;
  const standing = new Set(figures.filter(({ space }) => space === entity).map((figure) => figure.entity));
  return decision.options.filter((option) => option.entities.some((touched) => standing.has(touched)));
}

export interface OptionMark {
  text: string;
  isHighlighted: boolean;
}

/** The keys to print on each entity: "1", or "1, 3" where several options touch it, or "1-9" where many do. */
export function marksOfOptions(options: readonly OptionView[], highlighted: number): Map<EntityId, OptionMark> {
  const keys = new Map<EntityId, { all: string[]; isHighlighted: boolean }>();
  options.forEach((option, index) => {
    const key = keyOfOption(index);
    for (const entity of option.entities) {
      const mark = keys.get(entity) ?? { all: [], isHighlighted: false };
      if (key !== '') mark.all.push(key);
      mark.isHighlighted ||= index === highlighted;
      keys.set(entity, mark);
    }
  });
  const marks = new Map<EntityId, OptionMark>();
  for (const [entity, { all, isHighlighted }] of keys) {
    if (all.length > 0)
      marks.set(entity, { text: all.length > 3 ? `${all[0]}-${all[all.length - 1]}` : all.join(', '), isHighlighted });
  }
  return marks;
}
