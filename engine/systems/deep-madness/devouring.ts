/** Devoured rooms: the deck that says where monsters come, spawn markers, effects, and rooms that are devoured. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { deckZone, findZone, makeKnown } from '../../language/standard';
import { boardOf, spaceEntity } from '../../table/board';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { entityQuestion, tieBetween } from '../../table/questions';
import { spacesOfRoom } from './board-functions';
import { DEVOURED, ROOMS } from './prepare';
import { log, rule } from './state';

const EFFECTS = 'devoured-effects';

/** The room on the board that a room card stands for; 0 if it is none of the chapter's. */
export const tileOfCard = (play: Play, card: number): number =>
  play.all('tile').find((tile) => play.def(tile) === play.def(card)) ?? 0;

/** The space on which things appear in a room: where its tile says, else its first one. */
export function spawnSpaceOf(play: Play, tile: number): number {
  const place = boardOf(play).places[play.all('tile').indexOf(tile)];
  if (place === undefined) return 0;
  return spaceEntity(play, place.spawn >= 0 ? place.spawn : place.firstSpace);
}

const hasMarker = (play: Play, space: number): boolean => space !== 0 && numberIn(play, space, 'hasSpawnMarker') === 1;

/**
 * The spawn space of the next devoured room, whose card goes under; 0 if there is none. Rooms without spawn marker are
 * passed over, or their first space is taken, as the rules say.
 */
export function nextDevoured(play: Play): number {
  const deck = findZone(play, deckZone(DEVOURED), 0);
  for (const card of cardsIn(play, deck)) {
    putUnder(play, card, deck);
    const space = spawnSpaceOf(play, tileOfCard(play, card));
    if (space !== 0 && (hasMarker(play, space) || rule(play, 'spawnSkipUnmarked') === 0)) return space;
  }
  return 0;
}

const ROOM = entityQuestion('devour-room', 'devour', () => 'Which room is devoured?');

/** Devours the next room of the room deck, or one that the players choose. */
export function devourNext(play: Play): Asking {
  return begin(devouringNext(play));
}

function* devouringNext(play: Play): Proc {
  const deck = findZone(play, deckZone(ROOMS), 0);
  const able = cardsIn(play, deck).filter((card) => isPermitted(play, 'be-devoured', tileOfCard(play, card), 0, true));
  if (able.length === 0) {
    log(play, 'No room is left to be devoured');
    return;
  }
  const isChosen = rule(play, 'devourOrder') === 0;
  // In an order that does not tell how the deck lies.
  if (isChosen) able.sort((a, b) => tileOfCard(play, a) - tileOfCard(play, b));
  const card = able[isChosen ? yield* tieBetween(play, ROOM, 0, able) : 0] as number;
  const asking = devour(play, card);
  if (asking !== undefined) yield* asking;
}

function devour(play: Play, card: number): Asking {
  const tile = tileOfCard(play, card);
  const event = newEvent(play, 'devour', 0, tile).set('card', card);
  return emit(play, event, () => {
    log(play, `${nameOf(play, tile)} is devoured`, 'bad', [tile]);
    takeRoom(play, card);
    putUnder(play, card, play.zone(card));
    return layEffects(play, tile);
  });
}

/** Turns a room to its devoured side: its card lies in the devoured deck, a spawn marker on its spawn space. */
export function takeRoom(play: Play, card: number, isMarked = true): void {
  const tile = tileOfCard(play, card);
  if (tile !== 0) setNumber(play, tile, 'isDevoured', 1);
  if (isMarked && tile !== 0) setNumber(play, spawnSpaceOf(play, tile), 'hasSpawnMarker', 1);
  putLast(play, card, findZone(play, deckZone(DEVOURED), 0));
}

/** Puts a card under a deck before everybody's eyes. */
function putUnder(play: Play, card: number, deck: number): void {
  putLast(play, card, deck);
  makeKnown(
    play,
    card,
    play.all('seat').map((_, seat) => seat),
  );
}

/** Lays devoured effects in a room: on each space but the marked one, or only where there is no spawn marker at all. */
export function layEffects(play: Play, tile: number): Asking {
  const spaces = spacesOfRoom(play, spawnSpaceOf(play, tile));
  const isMarked = spaces.some((space) => hasMarker(play, space));
  if (isMarked && rule(play, 'effectsInSpawnRooms') === 0) return undefined;
  let asking: Asking;
  for (const space of spaces) {
    if (!hasMarker(play, space)) asking = andThen(asking, () => layEffect(play, space));
  }
  return asking;
}

/** A random devoured effect on a space; nothing if none is left. */
export function layEffect(play: Play, space: number): Asking {
  const deck = findZone(play, deckZone(EFFECTS), 0);
  const markers = cardsIn(play, deck);
  if (space === 0 || markers.length === 0) return undefined;
  const marker = markers[play.below(play.deckStream, markers.length)] as number;
  const event = newEvent(play, 'spawn', 0, marker)
    .set('space', space)
    .set('def', play.program.infoOf(play, marker)?.id ?? 0);
  return emit(play, event, () => {
    putLast(play, marker, event.get('space'));
    log(play, `${nameOf(play, marker)} at ${nameOf(play, event.get('space'))}`, 'bad', [marker, space]);
    return undefined;
  });
}
