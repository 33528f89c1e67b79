/**
 * Laying a new card: it is drawn and looked at in secret, then whoever draws it chooses a doorway of the map and how the card
 * is to lie there. Rooms and Dark Hallways lie face up, everything else face down.
 */
import type { CardSpot } from '../../board/card-shape';
import { begin } from '../../kernel/asking';
import type { Asking, Decision, Proc, Question } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn, occupants } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { deckZone, discardZone, findZone } from '../../language/standard';
import {
  cardOutline,
  doorOutline,
  layOnMap,
  type MapSite,
  replaceOnMap,
  sitesFor,
  spaceOfCard,
  spotOf,
  wouldJoin,
} from '../../table/card-map';
import { nameOf, numberIn } from '../../table/numbers';
import { drawHallway, HALLWAY_DECK, putAway, showTo, showToAll } from './cards';
import { timeIsUp } from './ending';
import { HALLWAYS, isFaceUp } from './hallway-map';
import { comeToDark } from './shadows';
import { log, rule, sortOfCard } from './state';

const SIDE_WORDS = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

/** The card that is laid is the subject; others must not know it. Sites stand in the frame. */
const DOOR: Question<Play> = {
  id: 'lay-door',
  isSecret: true,
  rule: () => 'laying',
  about: (_, { actor }) => actor,
  ask: (play, { subject }) => `Where is ${cardWords(play, subject)} laid?`,
  note: () => 'First a doorway, then how the card lies there',
  key: (play, decision, option) => {
    const { at } = siteAt(decision, option);
    return `${play.program.system.keyOf(play, at.space)}.${at.door.slot}`;
  },
  label: (play, decision, option) => {
    const { at } = siteAt(decision, option);
    return `At the ${doorWords(decision, at)} of ${nameOf(play, at.space)}`;
  },
  group: (play, decision, option) => nameOf(play, siteAt(decision, option).at.space),
  short: (_, decision, option) => doorWords(decision, siteAt(decision, option).at),
  touches: (_, decision, option) => [siteAt(decision, option).at.space],
  outline: (play, decision, option) => doorOutline(play, HALLWAYS, siteAt(decision, option).at.door),
};

const siteAt = ({ frame }: Decision, option: number): MapSite => frame[option] as MapSite;

/** "north door"; of several in one wall "first west door", counted from the north or from the west. */
function doorWords({ frame }: Decision, { space, door }: MapSite['at']): string {
  const beside = (frame as readonly MapSite[]).filter(({ at }) => at.space === space && at.door.side === door.side);
  const before = beside.filter(({ at }) => at.door.from < door.from).length;
  const which = beside.length < 2 ? '' : before === 0 ? 'first ' : 'second ';
  return `${which}${SIDE_WORDS[door.side]} door`;
}

const cardWords = (play: Play, card: number): string =>
  isFaceUp(play, card) ? nameOf(play, card) : `${nameOf(play, card)} (face down)`;

const TURN_WORDS = ['upright', 'turned right', 'upside down', 'turned left'] as const;
const SLOT_WORDS: Readonly<Record<string, string>> = {
  N: 'top door',
  S: 'bottom door',
  W1: 'upper left door',
  W2: 'lower left door',
  E1: 'upper right door',
  E2: 'lower right door',
};

/** The site stands in the frame. */
const SPOT: Question<Play> = {
  id: 'lay-spot',
  isSecret: true,
  rule: () => 'laying',
  about: (_, { actor }) => actor,
  ask: (play, { subject }) => `How does ${cardWords(play, subject)} lie there?`,
  key: (_, decision, option) => {
    const { slot, spot } = spotAt(decision, option);
    return `${slot}@${spot.x},${spot.y},${spot.turns}`;
  },
  label: (_, decision, option) => {
    const { spot, slot } = spotAt(decision, option);
    return `${TURN_WORDS[spot.turns]}, by its ${SLOT_WORDS[slot] ?? slot}${offsetWords(decision, option)}`;
  },
  group: (_, decision, option) => TURN_WORDS[spotAt(decision, option).spot.turns],
  short: (_, decision, option) => {
    const { slot } = spotAt(decision, option);
    return `by its ${SLOT_WORDS[slot] ?? slot}${offsetWords(decision, option)}`;
  },
  touches: (_, { frame }) => [(frame[0] as MapSite).at.space],
  outline: (play, decision, option) => cardOutline(play, HALLWAYS, spotAt(decision, option).spot),
};

const spotAt = ({ frame, first }: Decision, option: number) =>
  (frame[0] as MapSite).spots[first[option] as number] as MapSite['spots'][number];

/** Which of several places along the wall, where one doorway can meet the other in more than one. */
function offsetWords(decision: Decision, option: number): string {
  const { slot, spot } = spotAt(decision, option);
  const alike = (decision.frame[0] as MapSite).spots.filter(
    (each) => each.slot === slot && each.spot.turns === spot.turns,
  );
  if (alike.length < 2) return '';
  const isLevel = alike.every((each) => each.spot.y === spot.y);
  const along = (each: CardSpot) => (isLevel ? each.x : each.y);
  const place = alike.filter((each) => along(each.spot) < along(spot)).length;
  if (alike.length === 3 && place === 1) return ', straight';
  return place === 0
    ? isLevel
      ? ', half a card left'
      : ', half a card up'
    : isLevel
      ? ', half a card right'
      : ', half a card down';
}

/** Where a card can be laid: at every doorway of the map, or only at those of one space. */
const sitesAt = (play: Play, card: number, space: number): readonly MapSite[] => {
  const all = sitesFor(play, HALLWAYS, card);
  return space === 0 ? all : all.filter(({ at }) => at.space === space);
};

/**
 * Whether somebody could lay a card at a space. One sees the back of the top card; of an empty deck any of the discards may
 * become the top one.
 */
export function canLayAt(play: Play, space: number): boolean {
  const deck = cardsIn(play, findZone(play, deckZone(HALLWAY_DECK), 0));
  const next = deck.length > 0 ? deck.slice(0, 1) : cardsIn(play, findZone(play, discardZone(HALLWAY_DECK), 0));
  return next.some((card) => sitesAt(play, card, space).length > 0);
}

/** Draws a card and lays it at any doorway of the map. One that fits nowhere is discarded, or goes under the deck. */
export const layAnywhere = (play: Play, who: number): Asking =>
  drawHallway(play, (card) => (card === 0 ? timeIsUp(play) : begin(layOrDrop(play, who, card))));

function* layOrDrop(play: Play, who: number, card: number): Proc {
  if (yield* laying(play, who, card, 0)) return;
  const isDropped = !isFaceUp(play, card);
  if (isDropped) putAway(play, card);
  else putLast(play, card, findZone(play, deckZone(HALLWAY_DECK), 0));
  log(
    play,
    isDropped ? `${nameOf(play, card)} fits nowhere and is discarded` : 'A card fits nowhere and goes under the deck',
  );
}

/** Draws a card and lays it at a space. Says whether it did: one that does not fit there stays on top of the deck. */
export function* layAtSpace(play: Play, who: number, space: number): Proc<boolean> {
  let isLaid = false;
  const drawing = drawHallway(play, (card) =>
    card === 0
      ? timeIsUp(play)
      : begin(
          (function* () {
            isLaid = yield* laying(play, who, card, space);
          })(),
        ),
  );
  if (drawing !== undefined) yield* drawing;
  return isLaid;
}

/** Asks where, then lays it. False if it fits nowhere. */
export function* laying(play: Play, who: number, card: number, space: number): Proc<boolean> {
  showTo(play, card, who);
  const sites = sitesAt(play, card, space);
  const [first] = sites;
  if (first === undefined) return false;
  const { system } = play.program;
  let site = first;
  if (sites.length > 1) {
    const decision = play.decision.reset(DOOR, system.seatOf(play, who), who);
    decision.subject = card;
    decision.frame = sites;
    for (let i = 0; i < sites.length; i++) decision.add(i);
    site = sites[yield decision] as MapSite;
  }
  let chosen = 0;
  if (site.spots.length > 1) {
    const decision = play.decision.reset(SPOT, system.seatOf(play, who), who);
    decision.subject = card;
    decision.frame = [site];
    for (let i = 0; i < site.spots.length; i++) decision.add(i);
    chosen = yield decision;
  }
  const asking = layAt(play, who, card, (site.spots[chosen] as MapSite['spots'][number]).spot);
  if (asking !== undefined) yield* asking;
  return true;
}

/** Lays a card where nothing asks whether it is joined to anything. */
export function layAt(play: Play, who: number, card: number, spot: CardSpot): Asking {
  layOnMap(play, card, spot);
  return arrive(play, who, card);
}

/** Lays the next card in the place of one that was taken, turned alike. */
export const replace = (play: Play, who: number, old: number): Asking =>
  drawHallway(play, (card) => {
    if (card === 0) return timeIsUp(play);
    const spot = spotOf(play, old);
    const joins = (each: number) => each !== 0 && wouldJoin(play, HALLWAYS, each, spot, old);
    const kept = joins(old) ? old : numberIn(play, old, 'oldCard');
    const isDoubtful = !joins(card) && rule(play, 'keepOldJoins') === 1;
    replaceOnMap(play, old, card, isDoubtful ? kept : 0);
    if (isFaceUp(play, card)) gather(play, card);
    return arrive(play, who, card);
  });

/** Who stood on the lower half of a hallway stands on the one space of the card that lies there now. */
function gather(play: Play, card: number): void {
  for (const figure of occupants(play, spaceOfCard(play, card, 1))) putLast(play, figure, spaceOfCard(play, card));
}

/** What comes when a card lies there. Rooms and Dark Hallways are seen by all, everything else by whoever drew it. */
function arrive(play: Play, who: number, card: number): Asking {
  const isOpen = isFaceUp(play, card);
  putLast(play, card, findZone(play, isOpen ? 'open-map' : 'map', 0));
  if (isOpen) showToAll(play, card);
  else showTo(play, card, who);
  const space = spaceOfCard(play, card);
  log(play, `${nameOf(play, who)} lays ${isOpen ? nameOf(play, space) : 'a hallway face down'}`, 'plain', [who, space]);
  return emit(play, newEvent(play, 'lay', who).set('card', card).set('space', space), () =>
    sortOfCard(play, card) === 'dark-hallway' ? comeToDark(play, who, space) : undefined,
  );
}
