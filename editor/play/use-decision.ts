'use client';
/**
 * The state of one question on the screen: which option is highlighted, and which are left after a click on the board. It
 * takes options; what they do is the engine's.
 */
import { useMemo, useState } from 'react';
import type { DecisionView, EntityId, GameView, OptionView } from '../../engine/view';
import { isBack, optionOfKey, optionsAt } from './option-keys';

export interface NumberedOption {
  option: OptionView;
  /** Its place among all options: the key printed beside it does not change when the list is filtered. */
  index: number;
}

export interface DecisionControl {
  decision: DecisionView | null;
  /** What the list shows: all options, or those of the place that was clicked. */
  shown: readonly NumberedOption[];
  highlighted: NumberedOption | null;
  isFiltered: boolean;
  highlight(index: number): void;
  step(by: number): void;
  take(option: OptionView): void;
  takeKey(key: string): boolean;
  takeHighlighted(): boolean;
  /** A click on the board: takes the only option there, or leaves only those there. */
  pick(entity: EntityId): void;
  /** Shows all options again, or goes back to the question before. */
  back(): boolean;
}

export function useDecision(view: GameView | null, answer: (optionKey: string) => void): DecisionControl {
  const decision = view?.decision ?? null;
  /* Both are bound to the question that they were chosen for, so that a new one begins afresh. */
  const question = decision === null ? '' : `${decision.key} ${decision.options.map(({ key }) => key).join(' ')}`;
  const [choice, setChoice] = useState({ question, index: 0, place: 0 as EntityId });
  const { index: highlightedIndex, place } = choice.question === question ? choice : { index: 0, place: 0 };
  const setHighlighted = (index: number) => setChoice({ question, index, place });
  const setPlace = (next: EntityId) => setChoice({ question, index: highlightedIndex, place: next });

  const shown = useMemo<readonly NumberedOption[]>(() => {
    if (decision === null) return [];
    const there = place === 0 ? null : new Set(optionsAt(decision, place, view?.figures ?? []));
    return decision.options
      .map((option, index) => ({ option, index }))
      .filter(({ option }) => there === null || there.has(option));
  }, [decision, place, view]);
  const highlighted = shown.find(({ index }) => index === highlightedIndex) ?? shown[0] ?? null;

  const take = (option: OptionView) => answer(option.key);
  return {
    decision,
    shown,
    highlighted,
    isFiltered: place !== 0,
    highlight: setHighlighted,
    step(by) {
      if (shown.length === 0) return;
      const at = shown.findIndex(({ index }) => index === highlighted?.index);
      setHighlighted(shown[(at + by + shown.length) % shown.length]?.index ?? 0);
    },
    take,
    takeKey(key) {
      const option = decision?.options[optionOfKey(key)];
      if (option === undefined) return false;
      take(option);
      return true;
    },
    takeHighlighted() {
      if (highlighted === null) return false;
      take(highlighted.option);
      return true;
    },
    pick(entity) {
      if (decision === null) return;
      const there = optionsAt(decision, entity, view?.figures ?? []);
      const [only] = there;
      if (there.length === 1 && only !== undefined) take(only);
      else setPlace(there.length === 0 ? 0 : entity);
    },
    back() {
      if (place !== 0) {
        setPlace(0);
        return true;
      }
      const way = decision?.options.find(isBack);
      if (way !== undefined) take(way);
      return way !== undefined;
    },
  };
}
