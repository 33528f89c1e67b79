/** How wide and how open the panels are; this browser remembers it. */
import { createRemembered, type Observable } from './observable';

export interface Layout {
  treeWidth: number;
  isTreeOpen: boolean;
  playtestWidth: number;
  isPlaytestOpen: boolean;
  problemsHeight: number;
  areProblemsOpen: boolean;
  /** The card beside its form. */
  isFaceOpen: boolean;
}

/** Zero widths follow the page: 248 and 440, or 200 and 400 on a small one. */
const initial: Layout = {
  treeWidth: 0,
  isTreeOpen: true,
  playtestWidth: 0,
  isPlaytestOpen: true,
  problemsHeight: 124,
  areProblemsOpen: true,
  isFaceOpen: true,
};

const isLayout = (value: unknown): value is Layout =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(initial).every(([key, sample]) => typeof (value as Record<string, unknown>)[key] === typeof sample);

export const createLayout = (): Observable<Layout> => createRemembered('wardwright.layout', initial, isLayout);

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
