/** Cards: drawing, taking, discarding, and how many one may hold. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import { ownerOf } from '../../language/ownership';
import type { Play } from '../../language/play';
import { discardZone, drawCards, findZone } from '../../language/standard';
import type { DrawOrder, Result } from '../../language/system';
import { nameOf, numberIn, read } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { resolveMadness, takeHold } from './madness-cards';
import { isCharacter, isOver, livingCharacters, log } from './state';

/** Where cards of a kind lie with their owner, if an effect does not say otherwise. */
const HOME: Readonly<Record<string, string>> = {
  weapon: 'inventory',
  tool: 'inventory',
  once: 'inventory',
  consciousness: 'hand',
  possessed: 'possession',
  victim: 'traits',
  fusion: 'traits',
  will: 'traits',
  puppet: 'secret',
  trial: 'table',
};

/** The zone of a card's owner that it belongs to, or the table. */
export function homeOf(play: Play, card: number, who: number, into = ''): number {
  const kind = play.program.infoOf(play, card)?.item.kind ?? '';
  const name = into || HOME[kind] || 'table';
  return findZone(play, name, who) || findZone(play, name, 0) || findZone(play, 'table', 0);
}

/** Draws cards: madness is resolved, possession takes hold, all others go where they belong. */
export function draw(play: Play, order: DrawOrder, result: Result): Asking {
  const { who, into } = order;
  const place = (card: number): Asking => {
    const kind = play.program.infoOf(play, card)?.item.kind;
    if (into === '' && isCharacter(play, who)) {
      if (kind === 'madness') return resolveMadness(play, who, card);
      if (kind === 'possessed') return takeHold(play, who, card);
    }
    return take(play, who, card, into);
  };
  return drawCards(play, order, 0, place, result);
}

/** Puts a card where it belongs with somebody, inside a `draw` event. */
export function take(play: Play, who: number, card: number, into = ''): Asking {
  play.state[card + OWNER] = who;
  putLast(play, card, homeOf(play, card, who, into));
  const isSecret = (into || HOME[play.program.infoOf(play, card)?.item.kind ?? '']) === 'secret';
  if (who !== 0) log(play, `${nameOf(play, who)} takes ${isSecret ? 'a card' : nameOf(play, card)}`, 'plain', [who]);
  return emit(play, newEvent(play, 'draw', who).set('card', card));
}

/** Puts a card on the discards of the deck that it came from, inside a `discard` event; a spent marker goes back likewise. */
export function discard(play: Play, card: number): Asking {
  if (card === 0 || play.isDead(card)) return undefined;
  const event = newEvent(play, 'discard', ownerOf(play, card)).set('card', card);
  return andThen(emit(play, event), () => {
    if (event.hasHappened) putAway(play, card);
    return undefined;
  });
}

function putAway(play: Play, card: number): void {
  const home = numberIn(play, card, 'home');
  const { names } = play.program.numbering;
  const word = home === 0 ? '' : names.word(play.state[home + play.program.columns.word] as number);
  const deck = word.slice(word.indexOf(':') + 1);
  const info = play.program.find('deck', deck);
  play.state[card + OWNER] = 0;
  if (info?.item.discardTo === 'deck-and-shuffle' && home !== 0) {
    putLast(play, card, home);
    return;
  }
  putLast(play, card, findZone(play, discardZone(deck), 0) || findZone(play, 'discard', 0));
}

const OVERFLOW = entityQuestion(
  'overflow',
  'items',
  (play, who) => `${nameOf(play, who)} holds too many cards. Which one goes?`,
);

/** What goes beyond the limits of what one may hold is discarded, as its owner chooses. */
export function clearOverflow(play: Play): Asking {
  for (const who of livingCharacters(play)) {
    const zone = overfullZone(play, who);
    if (zone !== 0) return begin(clearing(play, who, zone));
  }
  return undefined;
}

function overfullZone(play: Play, who: number): number {
  const inventory = findZone(play, 'inventory', who);
  if (cardsIn(play, inventory).length > read(play, who, 'itemLimit')) return inventory;
  const hand = findZone(play, 'hand', who);
  return cardsIn(play, hand).length > read(play, who, 'handLimit') ? hand : 0;
}

function* clearing(play: Play, who: number, zone: number): Proc {
  const cards = cardsIn(play, zone);
  const asking = discard(play, cards[yield* askEntity(play, OVERFLOW, who, who, cards)] as number);
  if (asking !== undefined) yield* asking;
  if (isOver(play)) return;
  const more = clearOverflow(play);
  if (more !== undefined) yield* more;
}
