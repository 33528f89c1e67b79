/** Madness cards: resolved when drawn, then kept; the kept ones add up to possession. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { deckZone, discardZone, findZone, takeTop } from '../../language/standard';
import { within } from '../../language/trail';
import { nameOf } from '../../table/numbers';
import { drawnOf } from './behavior';
import { isOver, log, rule } from './state';
import { wound } from './wounds';

const MADNESS = 'madness';
const POSSESSED = 'possessed';

/** Draws madness cards for somebody inside a `madness-card` event. */
export function drawMadnessCards(play: Play, who: number, count: number): Asking {
  const event = newEvent(play, 'madness-card', 0, who).set('count', count);
  return emit(play, event, () => begin(drawing(play, who, event.get('count'))));
}

function* drawing(play: Play, who: number, count: number): Proc {
  for (let n = 0; n < count; n++) {
    const deck = findZone(play, deckZone(MADNESS), 0);
    const asking = takeTop(play, MADNESS, 0, deck, (card) => resolveMadness(play, who, card));
    if (asking !== undefined) yield* asking;
  }
}

/** Does what a madness card says to whoever drew it, and keeps it. */
export function resolveMadness(play: Play, who: number, card: number): Asking {
  return card === 0 ? undefined : begin(resolving(play, who, card));
}

function* resolving(play: Play, who: number, card: number): Proc {
  log(play, `${nameOf(play, who)} draws ${nameOf(play, card)}`, 'bad', [who, card]);
  play.state[card + OWNER] = who;
  putLast(play, card, findZone(play, 'table', 0));
  const telling = emit(play, newEvent(play, 'draw', who).set('card', card), () => {
    const drawn = drawnOf(play, card);
    if (drawn === undefined) return undefined;
    const frame = play.frame(card);
    frame[drawn.slot] = who;
    return within(play, { item: play.def(card), pointer: '/do' }, () => drawn.run(play, frame));
  });
  if (telling !== undefined) yield* telling;
  if (isOver(play)) return;
  // Unless its own effects have put it elsewhere.
  if (play.zone(card) !== findZone(play, 'table', 0)) return;
  if (rule(play, 'madnessKept') === 0) {
    putAway(play, card, MADNESS);
    return;
  }
  putLast(play, card, findZone(play, MADNESS, who));
  const kept = cardsIn(play, findZone(play, MADNESS, who));
  if (kept.length < rule(play, 'possessedAt')) return;
  for (const each of kept) putAway(play, each, MADNESS);
  const possessing = possess(play, who);
  if (possessing !== undefined) yield* possessing;
}

function putAway(play: Play, card: number, deck: string): void {
  play.state[card + OWNER] = 0;
  putLast(play, card, findZone(play, discardZone(deck), 0));
}

export const possessionOf = (play: Play, who: number): number =>
  cardsIn(play, findZone(play, 'possession', who))[0] ?? 0;

/** Draws a possessed card, whose rule lasts; for who is possessed already there are wounds instead. */
export function possess(play: Play, who: number): Asking {
  if (possessionOf(play, who) !== 0) {
    log(play, `${nameOf(play, who)} is possessed already`, 'bad', [who]);
    return wound(play, who, rule(play, 'possessedAgain'), 0, []);
  }
  const deck = findZone(play, deckZone(POSSESSED), 0);
  return takeTop(play, POSSESSED, 0, deck, (card) => (card === 0 ? undefined : takeHold(play, who, card)));
}

export function takeHold(play: Play, who: number, card: number): Asking {
  return emit(play, newEvent(play, 'possess', 0, who).set('card', card), () => {
    play.state[card + OWNER] = who;
    putLast(play, card, findZone(play, 'possession', who));
    log(play, `${nameOf(play, who)} is possessed: ${nameOf(play, card)}`, 'bad', [who, card]);
    return undefined;
  });
}

/** The possessed card of somebody goes. */
export function shedPossession(play: Play, who: number): void {
  const card = possessionOf(play, who);
  if (card === 0) return;
  log(play, `${nameOf(play, who)} sheds ${nameOf(play, card)}`, 'good', [who, card]);
  putAway(play, card, POSSESSED);
}
