'use client';
/**
 * Keeps the keyboard in a panel whose buttons come and go: when the one that had the focus is gone, the panel itself takes it, or
 * the part of it that is asked for, so that the next key still means something. It never takes the focus from elsewhere.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const NOBODY: readonly string[] = [];

/** `moment` is whatever changes when buttons may have gone; `heirs` find what takes the focus then, the first that is there. */
export function useKeptFocus<Element extends HTMLElement>(
  moment: unknown,
  heirs: readonly string[] = NOBODY,
): RefObject<Element | null> {
  const panel = useRef<Element>(null);
  const wasInside = useRef(false);

  useEffect(() => {
    const note = ({ target }: Event) => {
      wasInside.current = target instanceof Node && (panel.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);

  useLayoutEffect(() => {
    if (moment !== null && wasInside.current && document.activeElement === document.body) {
      const takers = heirs.map((heir) => panel.current?.querySelector<HTMLElement>(heir));
      (takers.find((taker) => taker) ?? panel.current)?.focus({ preventScroll: true });
    }
  }, [moment, heirs]);
  return panel;
}
