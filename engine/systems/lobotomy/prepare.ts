/** Everything that lies on the table before anybody is asked: tiles, spaces, decks, bags, characters (S000: Setup). */

import type { PlacePlan } from '../../board/compose';
import { OWNER } from '../../kernel/layout';
import { putLast, shuffle } from '../../kernel/zones';
import { noteShortage } from '../../language/none-left';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { deckZone, discardZone, findZone, makeDeck, makeZone } from '../../language/standard';
import type { GameSetup } from '../../language/system';
import { takeVariants } from '../../language/variants';
import { boardPlan, keyOfTiles } from '../../table/board';
import { giveGear, isDeck } from '../../table/gear';
import { makeItemZones } from '../../table/item-zones';
import { makeSpaces } from '../../table/lay';
import { setNumber } from '../../table/numbers';
import { symbolsInUse } from './attacks';
import { makeBag } from './bags';
import { MEMORY_DECK } from './memories';
import { startScenario } from './scenario';
import { CHARACTER_ZONES, TABLE_ZONES } from './spec';
import { setGameNumber } from './state';
import { trackSpace } from './track';

/** Throws if the scenario, a character or a variant is unknown: the choice comes from lists of what the content has. */
export function prepare(play: Play, setup: GameSetup): void {
  const { program } = play;
  const scenario = required(program.find('scenario', setup.scenario), `scenario ${setup.scenario}`);
  play.create(play.layout.kind('game'));
  takeVariants(play, setup);
  play.seed(setup.seed);
  for (const zone of TABLE_ZONES) makeZone(play, zone.name, 0, zone.isInPlay);
  for (const info of [...program.ofKind('rule-set'), ...program.ofKind('track'), ...symbolsInUse(program)]) {
    play.create(play.layout.kind('rule'), info.number);
  }
  for (const [seat, id] of setup.characters.entries())
    makeCharacter(play, required(program.find('character', id), `character ${id}`), seat);
  // A scenario makes its own when it begins.
  for (const info of program.items) if (info !== undefined && info.item.kind !== 'scenario') makeItemZones(play, info);
  makeDecks(play);
  for (const supply of program.ofKind('supply')) makeBag(play, supply);
  giveGear(play);
  for (const zone of play.all('zone')) if (isDeck(play, zone)) shuffle(play, zone, play.stream('decks'));
  const printed = (scenario.item.settings as { difficulty?: number } | undefined)?.difficulty;
  setGameNumber(play, 'difficulty', setup.difficulty ?? printed ?? 1);
  setGameNumber(play, 'round', 1);
  setGameNumber(play, 'turn', 1);
  layTiles(play, scenario);
  startScenario(play, scenario);
  makeSpaces(play);
  placeWarden(play);
}

function required(info: ItemInfo | undefined, what: string): ItemInfo {
  if (info === undefined) throw new Error(`the content has no ${what}`);
  return info;
}

function makeCharacter(play: Play, info: ItemInfo, seat: number): void {
  const character = play.create(play.layout.kind('character'), info.number);
  setNumber(play, character, 'seat', seat);
  setNumber(play, play.create(play.layout.kind('seat')), 'number', seat);
  for (const zone of CHARACTER_ZONES) makeZone(play, zone.name, character, zone.isInPlay);
  for (const id of (info.item.skills ?? []) as readonly string[]) {
    const skill = play.program.find('skill', id);
    if (skill !== undefined) makeCard(play, skill, findZone(play, 'basics', character), character);
  }
  makeMemories(play, info, character);
}

function makeCard(play: Play, info: ItemInfo, zone: number, owner: number): number {
  const card = play.create(play.layout.kind('card'), info.number);
  play.state[card + OWNER] = owner;
  putLast(play, card, zone);
  return card;
}

/** A character's own memories and the bad ones that everybody has. */
function makeMemories(play: Play, character: ItemInfo, owner: number): void {
  const deck = makeZone(play, deckZone(MEMORY_DECK), owner, false);
  makeZone(play, discardZone(MEMORY_DECK), owner, false);
  for (const info of play.program.ofKind('memory')) {
    const isOwn = info.item.character === character.item.id;
    if (isOwn || info.item.copies === 'each-character') makeCard(play, info, deck, owner);
  }
}

function makeDecks(play: Play): void {
  for (const deck of play.program.ofKind('deck')) if (deck.item.per !== 'character') makeDeck(play, deck, 0, 'card');
}

/** Lays the tiles that the board's plan names, the scenario's quarter at A, and the others at random without repeating. */
function layTiles(play: Play, scenario: ItemInfo): void {
  const { program } = play;
  const board = boardPlan(program, scenario);
  const plan = board.item as unknown as { places: readonly (PlacePlan & PlaceChoice)[] };
  const quarter = typeof scenario.item.quarter === 'string' ? program.find('tile', scenario.item.quarter) : undefined;
  if (quarter !== undefined && plan.places[0]?.from !== quarter.item.family)
    noteShortage(play, quarter, { item: scenario.number, pointer: '/quarter' }, 'place');
  const used = new Set<number>();
  const laid = plan.places.map((place, index) => {
    const isScenarios = place.tile === undefined && index === 0 && quarter !== undefined;
    const wanted = isScenarios ? quarter.item.id : place.tile;
    const wantedSide = (isScenarios ? scenario.item.quarterSide : undefined) ?? place.side;
    const info = wanted === undefined ? randomTile(play, place.from ?? '', used) : program.find('tile', wanted);
    if (info === undefined) noteShortage(play, board, { item: board.number, pointer: `/places/${index}` }, 'pieces');
    const tile = required(info, `tile for place ${place.id}`);
    used.add(tile.number);
    const sides = (tile.item.sides as readonly unknown[]).length;
    const side = wantedSide === undefined ? play.below(play.stream('setup'), sides) : wantedSide === 'a' ? 0 : 1;
    const entity = play.create(play.layout.kind('tile'), tile.number);
    setNumber(play, entity, 'number', place.number ?? 0);
    setNumber(play, entity, 'side', side);
    return { item: tile.number, side };
  });
  setGameNumber(play, 'boardKey', keyOfTiles(laid));
}

interface PlaceChoice {
  tile?: string;
  side?: 'a' | 'b';
  from?: string;
}

function randomTile(play: Play, family: string, used: ReadonlySet<number>): ItemInfo | undefined {
  const tiles = play.program.ofKind('tile').filter((info) => info.item.family === family && !used.has(info.number));
  return tiles.length === 0 ? undefined : tiles[play.below(play.stream('setup'), tiles.length)];
}

function placeWarden(play: Play): void {
  const info = play.program.find('monster', 'warden');
  if (info === undefined) return;
  setGameNumber(play, 'wardenStep', 1);
  const first = trackSpace(play, 1);
  const warden = play.create(play.layout.kind('monster'), info.number);
  if (first !== 0) putLast(play, warden, first);
}
