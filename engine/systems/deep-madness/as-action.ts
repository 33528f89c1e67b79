/** An action of the rules as the table hears of it. Actions that content offers have their event from the language. */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { inAction } from '../../table/turn-action';
import { breathe } from './air';
import { isOver } from './state';

/** Free, and no action of the rules: it takes no air. */
const AIRLESS: ReadonlySet<string> = new Set(['lucid']);

/** Does something inside its `action` event, after the air that it takes. */
export function asAction(play: Play, who: number, word: string, card: number, run: () => Asking): Asking {
  return andThen(AIRLESS.has(word) ? undefined : breathe(play, who), () =>
    isOver(play) ? undefined : inAction(play, who, word, card, run),
  );
}
