/**
 * Puts the options of a question into groups, such as moves and attacks, and in the order in which they are drawn: their
 * keys follow it. Options without a group stay one list.
 */
import type { DecisionView, GameView } from '../../engine/view';
import type { NumberedOption } from './use-decision';

export interface OptionGroup {
  /** '' for options that need no heading. */
  name: string;
  options: readonly NumberedOption[];
  /** What each of them costs, if it is the same for all and the heading says it; else ''. */
  cost: string;
  /** Whether they stand one beside another: nothing has to be said of any of them. */
  isFlow: boolean;
}

/** The same question with the options of a group together, groups in the order of their first option. */
export function inGroups(decision: DecisionView): DecisionView {
  const names = [...new Set(decision.options.map(({ group }) => group))];
  if (names.length < 2) return decision;
  return { ...decision, options: names.flatMap((name) => decision.options.filter(({ group }) => group === name)) };
}

export const withGroupedOptions = (view: GameView): GameView =>
  view.decision === null ? view : { ...view, decision: inGroups(view.decision) };

export function groupsOf(shown: readonly NumberedOption[]): OptionGroup[] {
  const names = [...new Set(shown.map(({ option }) => option.group))];
  return names.map((name) => {
    const options = shown.filter(({ option }) => option.group === name);
    const [first] = options;
    const isSame =
      options.length > 1 && name !== '' && options.every(({ option }) => option.cost === first?.option.cost);
    return {
      name: names.length === 1 ? '' : name,
      options,
      cost: isSame && names.length > 1 ? (first?.option.cost ?? '') : '',
      isFlow: options.every(({ option }) => option.detail === ''),
    };
  });
}
