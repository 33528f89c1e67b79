/** Brings a place of the form into sight and into focus: after a jump from a problem, a sentence, a link, or when something was added. */
import { type RefObject, useEffect } from 'react';
import { useWatched } from '../workbench/observable';
import type { Place } from '../workbench/place';
import { parentPointer } from '../workbench/pointer';
import type { FormEditor } from './form-editor';

const focusable = 'input, textarea, select, button:not([tabindex="-1"])';

export function useReveal(page: RefObject<HTMLElement | null>, editor: FormEditor, place: Place): void {
  const { pointer, count } = useWatched(editor.reveal);

  useEffect(() => {
    const { at } = place;
    if (at !== null) editor.reveal.set((now) => ({ pointer: at, count: now.count + 1 }));
  }, [place, editor]);

  useEffect(() => {
    if (count === 0) return;
    // Folded entries open in the render that the request causes; their fields are there one frame later.
    const frame = requestAnimationFrame(() => {
      const element = nearestPlace(page.current, pointer);
      if (element === null) return;
      element.scrollIntoView({ block: 'nearest' });
      const target = element.matches(focusable) ? element : firstField(element);
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [page, pointer, count]);
}

/** The element of the place, or of the nearest place around it. */
function nearestPlace(page: HTMLElement | null, pointer: string): HTMLElement | null {
  for (let place = pointer; page !== null && place !== ''; place = parentPointer(place)) {
    const element = page.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(place)}"]`);
    if (element !== null) return element;
  }
  return null;
}

/** A control of the place itself, rather than its grip or the button that folds it. */
function firstField(element: HTMLElement): HTMLElement | null {
  return (
    element.querySelector<HTMLElement>('input, textarea, select, [aria-haspopup="listbox"]') ??
    element.querySelector<HTMLElement>(focusable)
  );
}
