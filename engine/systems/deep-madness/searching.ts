/** Searching: cards of the search deck are drawn, one may be kept. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import type { EventRecord } from '../../language/event-record';
import type { Play } from '../../language/play';
import { drawCards, findZone, spaceOf } from '../../language/standard';
import type { Result } from '../../language/system';
import { add, nameOf, numberIn, read } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { cardText } from './card-text';
import { discard, take } from './cards';
import { log } from './state';

const DECK = 'search';

export const hasSearchesLeft = (play: Play, who: number): boolean =>
  numberIn(play, who, 'searched') < read(play, who, 'searchesPerRound');

const KEEP = entityQuestion('search-keep', 'search', (play, who) => `What does ${nameOf(play, who)} keep?`, {
  none: 'Keep nothing',
  detail: cardText,
});

/** A Search of somebody, inside a `search` event whose `card` is what was kept. */
export function search(play: Play, who: number): Asking {
  add(play, who, 'searched', 1);
  const event = newEvent(play, 'search', who).set('space', spaceOf(play, who));
  return emit(play, event, () => {
    const found: Result = { value: [] };
    const table = findZone(play, 'table', 0);
    const order = {
      deck: DECK,
      who,
      count: read(play, who, 'searchDraw'),
      into: '',
      passes: undefined,
      misses: 'discard' as const,
    };
    const place = (card: number) => {
      play.state[card + OWNER] = who;
      putLast(play, card, table);
      return undefined;
    };
    return andThen(drawCards(play, order, 0, place, found), () =>
      begin(keeping(play, who, found.value as readonly number[], event)),
    );
  });
}

function* keeping(play: Play, who: number, found: readonly number[], event: EventRecord): Proc {
  if (found.length === 0) {
    log(play, `${nameOf(play, who)} finds nothing`, 'plain', [who]);
    return;
  }
  const options = [...found, 0];
  const kept = options[yield* askEntity(play, KEEP, who, who, options)] as number;
  for (const card of found) {
    const asking = card === kept ? take(play, who, card) : discard(play, card);
    if (asking !== undefined) yield* asking;
  }
  event.set('card', kept);
}
