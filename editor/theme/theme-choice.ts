/**
 * The author's choice of light, dark or the system's own, and what it comes to at this moment. The choice is kept in this browser;
 * it never waits for React, so that the first paint has the right colours.
 */
import { useSyncExternalStore } from 'react';
import { darkQuery, themeKey } from './theme-script';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
let sessionChoice: ThemeChoice | null = null;

function readChoice(): ThemeChoice {
  if (sessionChoice !== null) return sessionChoice;
  try {
    const kept = window.localStorage.getItem(themeKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    // Storage can be barred by the browser's settings; the system's theme is then the right one.
    return 'system';
  }
}

function readTheme(): Theme {
  const choice = readChoice();
  if (choice !== 'system') return choice;
  return window.matchMedia(darkQuery).matches ? 'dark' : 'light';
}

function announce() {
  const theme = readTheme();
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.mantineColorScheme = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.matchMedia(darkQuery).addEventListener('change', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.matchMedia(darkQuery).removeEventListener('change', announce);
  };
}

export function chooseTheme(choice: ThemeChoice) {
  sessionChoice = choice;
  try {
    if (choice === 'system') window.localStorage.removeItem(themeKey);
    else window.localStorage.setItem(themeKey, choice);
  } catch {
    // Kept for this page only; see readChoice.
  }
  announce();
}

/** On the server both read as light: the inline script has the last word there. */
export function useTheme(): { theme: Theme; choice: ThemeChoice } {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'light' as const);
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  return { theme, choice };
}
