/** What characters carry: slots, wear, and where cards go that are gone (S000: Items & Inventory). */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { HEAD, KIND, NEXT, OWNER } from '../../kernel/layout';
import { putLast, shuffle } from '../../kernel/zones';
import { isWhat } from '../../language/conditions';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import { ownerOf } from '../../language/ownership';
import type { Play } from '../../language/play';
import { deckZone, discardZone, findZone } from '../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { log, rule } from './state';

export type Category = 'weapon' | 'equipment' | 'drug';
export const CATEGORIES: readonly Category[] = ['weapon', 'equipment', 'drug'];
export const DECKS: Readonly<Record<Category, string>> = { weapon: 'weapons', equipment: 'equipment', drug: 'drugs' };

const has = (play: Play, card: number, keyword: string): boolean => isWhat(play, card, play.program.name(keyword));
export const kindOfCard = (play: Play, card: number): string => play.program.infoOf(play, card)?.item.kind ?? '';

/** Whether a card is a weapon: from the deck, or a memory of that form. */
export function isWeapon(play: Play, card: number): boolean {
  const item = play.program.infoOf(play, card)?.item;
  return item?.kind === 'weapon' || (item?.kind === 'memory' && item.form === 'weapon');
}

/** Slots that an item takes. */
export function slotsOf(play: Play, card: number): number {
  if (kindOfCard(play, card) === 'drug' || has(play, card, 'small')) return rule(play, 'smallSlots');
  return rule(play, has(play, card, 'large') ? 'largeSlots' : 'normalSlots');
}

export const inventory = (play: Play, character: number): number[] =>
  cardsIn(play, findZone(play, 'inventory', character));

/** Weapons that a character can use: carried ones, and its own from its memory deck. */
export const weaponsOf = (play: Play, character: number): number[] =>
  [...inventory(play, character), ...cardsIn(play, findZone(play, 'memories', character))].filter((card) =>
    isWeapon(play, card),
  );

export const usedSlots = (play: Play, character: number): number =>
  inventory(play, character).reduce((sum, card) => sum + slotsOf(play, card), 0);

/** Armor cards that a character carries. */
export const armors = (play: Play, character: number): number[] =>
  inventory(play, character).filter((card) => has(play, card, 'armor'));

/** Asked after every action of everybody, so it makes no lists. */
export function isOverfull(play: Play, character: number): boolean {
  const { state } = play;
  let slots = 0;
  let armor = 0;
  for (let e = state[findZone(play, 'inventory', character) + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    if (state[e + KIND] === play.program.kindNumbers.note) continue;
    slots += slotsOf(play, e);
    if (has(play, e, 'armor')) armor++;
  }
  return slots > read(play, character, 'slots') || armor > rule(play, 'armorLimit');
}

/** Takes durability or charges off an item, inside a `change` event; an item that has none left is discarded. Indestructible ones stay. */
export function wearItem(play: Play, card: number, by: number): Asking {
  const left =
    read(play, card, 'printedDurability') + read(play, card, 'printedCharges') - numberIn(play, card, 'used');
  if (left <= 0) return undefined;
  const stat = read(play, card, 'printedDurability') > 0 ? 'durability' : 'charges';
  const event = newEvent(play, 'change', 0, card).set('stat', play.program.name(stat)).set('by', -by);
  return emit(play, event, () => {
    const lost = -event.get('by');
    if (lost <= 0) return undefined;
    setNumber(play, card, 'used', numberIn(play, card, 'used') + lost);
    if (isWeapon(play, card)) log(play, `${nameOf(play, card)} loses ${lost} durability`, 'plain', [card], ['weapons']);
    if (left - lost > 0) return undefined;
    log(play, `${nameOf(play, card)} is used up`, 'plain', [card]);
    return discard(play, card);
  });
}

/**
 * A weapon loses durability once if any die fell on 1, or with each attack if it says so (S000: Attack with a Weapon). One
 * that is not the attacker's own does not.
 */
export function wearWeapon(play: Play, attacker: number, card: number, isOneRolled: boolean): Asking {
  // Spent on the attack itself, it may be gone already.
  if (card === 0 || !isWeapon(play, card) || ownerOf(play, card) !== attacker) return undefined;
  const isWearing = play.program.infoOf(play, card)?.item.wears === 'each-attack' || isOneRolled;
  return isWearing && read(play, card, 'printedDurability') > 0 ? wearItem(play, card, 1) : undefined;
}

/** Gives a card to a figure without an inventory: it lies on the figure, in front of everybody. */
export function armFigure(play: Play, figure: number, card: number): Asking {
  putLast(play, card, figure);
  play.state[card + OWNER] = figure;
  log(play, `${nameOf(play, figure)} has ${nameOf(play, card)}`, 'bad', [figure, card]);
  return undefined;
}

/** Discards the cards that lie on a figure. */
export function disarm(play: Play, figure: number): Asking {
  const cards = cardsOn(play, figure);
  return cards.length === 0 ? undefined : begin(discarding(play, cards));
}

function* discarding(play: Play, cards: readonly number[]): Proc {
  for (const card of cards) {
    const asking = discard(play, card);
    if (asking !== undefined) yield* asking;
  }
}

/** The cards that lie on a figure. */
export const cardsOn = (play: Play, figure: number): number[] =>
  cardsIn(play, figure).filter((each) => play.kindOf(each).name === 'card');

/** Puts a card where its deck says: back into the deck and shuffled, on its discards, or in the box. */
export function discard(play: Play, card: number): Asking {
  if (card === 0) return undefined;
  return emit(play, newEvent(play, 'discard').set('card', card), () => {
    setNumber(play, card, 'used', 0);
    setNumber(play, card, 'cooldown', 0);
    play.state[card + OWNER] = 0;
    const home = numberIn(play, card, 'home');
    if (home === 0) {
      putLast(play, card, findZone(play, 'box', 0));
      return undefined;
    }
    const deck = deckName(play, home);
    const to = play.program.find('deck', deck)?.item.discardTo;
    if (to === 'own-pile') putLast(play, card, findZone(play, discardZone(deck), 0));
    else if (to === 'box') putLast(play, card, findZone(play, 'box', 0));
    else {
      putLast(play, card, home);
      shuffle(play, home, play.stream('decks'));
    }
    return undefined;
  });
}

function deckName(play: Play, zone: number): string {
  const word = play.program.numbering.names.word(play.state[zone + play.program.columns.word] as number);
  return word.slice(deckZone('').length);
}

/** Whether an item may be handed over: personal items of a memory deck may not. */
export const isTradable = (play: Play, card: number): boolean => kindOfCard(play, card) !== 'memory';
