/** What a save of a game holds: how it began, on which content, and every answer, those undone too. Games of the lab are handed over as one. */
import type { Content } from '../../engine/content';
import type { Answer } from '../../engine/kernel/session';
import type { GameSetup } from '../../engine/language/system';

export interface GameSave extends GameSetup {
  content: Content;
  answers: readonly Answer[];
  /** How many of the answers had been given; the others were undone. */
  at: number;
}

export const writeSave = (save: GameSave): string => JSON.stringify({ version: 1, ...save });

export const readSave = (text: string): GameSave => JSON.parse(text) as GameSave;
