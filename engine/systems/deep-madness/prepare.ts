/** Everything that lies on the table before anybody is asked: rooms, spaces, decks, markers, investigators. */
import type { BoardPlan } from '../../board/compose';
import { putLast, shuffle } from '../../kernel/zones';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { deckZone, discardZone, findZone, makeDeck, makeZone } from '../../language/standard';
import type { GameSetup } from '../../language/system';
import { takeVariants } from '../../language/variants';
import { boardOf, boardPlan, doorwayBetween, spaceEntity } from '../../table/board';
import { giveGear, isDeck } from '../../table/gear';
import { makeItemZones } from '../../table/item-zones';
import { layNamedTiles, makeSpaces } from '../../table/lay';
import { numberIn, setNumber } from '../../table/numbers';
import { beginParts } from '../../table/scenario-hooks';
import { type DoorwayState, doorwayState, setDoorwayState } from './doorways';
import { CHARACTER_ZONES, TABLE_ZONES } from './spec';
import { rule, setGameNumber } from './state';
import { leftOut } from './supply';

export const ROOMS = 'rooms';
export const DEVOURED = 'devoured';
export const SPAWNS = 'spawns';

/** Throws if the chapter, an investigator or a variant is unknown: the choice comes from lists of what the content has. */
export function prepare(play: Play, setup: GameSetup): void {
  const { program } = play;
  const chapter = required(program.find('scenario', setup.scenario), `scenario ${setup.scenario}`);
  play.create(play.layout.kind('game'));
  takeVariants(play, setup);
  play.seed(setup.seed);
  for (const zone of TABLE_ZONES) makeZone(play, zone.name, 0, zone.isInPlay);
  for (const info of [...program.ofKind('rule-set'), ...tracksOf(program.ofKind('track'), chapter)])
    play.create(play.layout.kind('rule'), info.number);
  for (const [seat, id] of setup.characters.entries())
    makeCharacter(play, required(program.find('character', id), `character ${id}`), seat);
  const scenario = play.create(play.layout.kind('scenario'), chapter.number);
  setNumber(play, scenario, 'isRunning', 1);
  layBoard(play, boardPlan(program, chapter));
  for (const info of program.items) if (info !== undefined && info.item.kind !== 'scenario') makeItemZones(play, info);
  makeDecks(play, chapter);
  leaveOut(play, chapter);
  beginParts(play, chapter, scenario);
  giveGear(play);
  for (const zone of play.all('zone')) if (isDeck(play, zone)) shuffle(play, zone, play.stream('decks'));
  for (const character of play.all('character')) setNumber(play, character, 'oxygen', rule(play, 'oxygenStart'));
  for (const marker of ['hatchClosed', 'hatchSealed', 'submergedMarkers'] as const)
    setGameNumber(play, marker, Math.max(0, rule(play, marker) - onBoard(play, marker)));
  setGameNumber(play, 'round', 1);
}

/** Markers that the board begins with. */
function onBoard(play: Play, marker: 'hatchClosed' | 'hatchSealed' | 'submergedMarkers'): number {
  if (marker === 'submergedMarkers')
    return play.all('tile').filter((tile) => numberIn(play, tile, 'submerged') === 1).length;
  const state = marker === 'hatchClosed' ? 'closed' : 'locked';
  return play.all('edge').filter((edge) => doorwayState(play, edge) === state).length;
}

function required(info: ItemInfo | undefined, what: string): ItemInfo {
  if (info === undefined) throw new Error(`the content has no ${what}`);
  return info;
}

/** Of the tracks only that of the chapter is on the table. */
const tracksOf = (tracks: readonly ItemInfo[], { item }: ItemInfo): ItemInfo[] =>
  tracks.filter((track) => track.item.id === item.track);

function makeCharacter(play: Play, info: ItemInfo, seat: number): void {
  const character = play.create(play.layout.kind('character'), info.number);
  setNumber(play, character, 'seat', seat);
  setNumber(play, character, 'order', seat + 1);
  setNumber(play, play.create(play.layout.kind('seat')), 'number', seat);
  for (const zone of CHARACTER_ZONES) makeZone(play, zone.name, character, zone.isInPlay);
}

/** Rooms, their spaces and doorways, and what the board says of them: hatches, water, tokens. */
function layBoard(play: Play, plan: ItemInfo): void {
  const tiles = layNamedTiles(play, plan);
  makeSpaces(play);
  const { places, borders = [], tokens = [] } = plan.item as unknown as BoardPlan;
  for (const [index, { cover }] of places.entries())
    if (cover === 'water') setNumber(play, tiles[index] as number, 'submerged', 1);
  const board = boardOf(play);
  const spaceOn = (id: string) => spaceEntity(play, board.spaceById.get(id) ?? -1);
  for (const { between, is, token, number } of borders) {
    const edge = doorwayBetween(play, spaceOn(between[0]), spaceOn(between[1]));
    if (edge === 0) continue;
    setDoorwayState(play, edge, is as DoorwayState);
    if (token !== undefined) layToken(play, token, edge, number ?? 0);
    setNumber(play, edge, 'number', number ?? 0);
  }
  for (const { token, at, number } of tokens) for (const id of at) layToken(play, token, spaceOn(id), number ?? 0);
}

function layToken(play: Play, id: string, place: number, number: number): void {
  const info = play.program.find('token', id);
  if (info === undefined || place === 0) return;
  const token = play.create(play.layout.kind('token'), info.number);
  setNumber(play, token, 'number', number);
  putLast(play, token, place);
}

/** The decks of the content, and those of the chapter: rooms that may be devoured, rooms that are, spawn cards. */
function makeDecks(play: Play, chapter: ItemInfo): void {
  const { program } = play;
  for (const deck of program.ofKind('deck'))
    makeDeck(play, deck, 0, deck.item.id === 'devoured-effects' ? 'token' : 'card');
  const { roomDeck = [], devouredDeck = [] } = chapter.item as { roomDeck?: string[]; devouredDeck?: string[] };
  for (const [name, rooms] of [
    [ROOMS, roomDeck],
    [DEVOURED, devouredDeck],
  ] as const) {
    const zone = makePile(play, name);
    for (const id of rooms) {
      const tile = program.find('tile', id);
      if (tile !== undefined) makeCard(play, tile, zone);
    }
  }
  const { spawnDecks = {} } = chapter.item as { spawnDecks?: Record<string, string[]> };
  for (const name of [SPAWNS, ...Object.keys(spawnDecks)]) makePile(play, name);
}

/** A deck with its discards that is no item of its own. */
function makePile(play: Play, name: string): number {
  makeZone(play, discardZone(name), 0, false);
  return makeZone(play, deckZone(name), 0, false);
}

export function makeCard(play: Play, info: ItemInfo, zone: number): number {
  const card = play.create(play.layout.kind('card'), info.number);
  setNumber(play, card, 'home', zone);
  putLast(play, card, zone);
  return card;
}

/** Cards that the chapter leaves out go to the box before anything is shuffled. Figures are counted when they are wanted. */
function leaveOut(play: Play, chapter: ItemInfo): void {
  for (const { item, copies = Number.POSITIVE_INFINITY } of leftOut(chapter)) {
    const info = play.program.findById(item);
    if (info === undefined || info.item.kind === 'monster') continue;
    let left = copies;
    for (let card = play.firstOfItem(info.number); card !== 0 && left > 0; card = play.nextOfItem(card), left--)
      putLast(play, card, findZone(play, 'box', 0));
  }
}
