/** An action of the rules as the table hears of it. Actions that content offers have their event from the language. */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { breathe } from './air';
import { isOver } from './state';

/** Free, and no action of the rules: it takes no air. */
const AIRLESS: ReadonlySet<string> = new Set(['lucid']);

/** Does something inside its `action` event, after the air that it takes. */
export function asAction(play: Play, who: number, word: string, card: number, run: () => Asking): Asking {
  const event = newEvent(play, 'action', who).set('action', play.program.name(word)).set('card', card);
  return andThen(AIRLESS.has(word) ? undefined : breathe(play, who), () =>
    isOver(play) ? undefined : emit(play, event, run),
  );
}
