/** Everything that lies on the table before anybody is asked: places of the map, players, Shadows, decks, Safe Things. */
import { putLast } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { deckZone, findZone, makeDeck, makeZone } from '../../language/standard';
import type { GameSetup } from '../../language/system';
import { takeVariants } from '../../language/variants';
import { makeMapSpaces } from '../../table/card-map';
import { makeItemZones } from '../../table/item-zones';
import { setNumber } from '../../table/numbers';
import { beginParts } from '../../table/scenario-hooks';
import { HALLWAY_DECK } from './cards';
import { PLAYER_ZONES, TABLE_ZONES } from './spec';
import { rule } from './state';

/** Throws if the scenario, a player or a variant is unknown: the choice comes from lists of what the content has. */
export function prepare(play: Play, setup: GameSetup): void {
  const { program } = play;
  const plan = required(program.find('scenario', setup.scenario), `scenario ${setup.scenario}`);
  play.create(play.layout.kind('game'));
  takeVariants(play, setup);
  play.seed(setup.seed);
  for (const { name, isInPlay } of TABLE_ZONES) makeZone(play, name, 0, isInPlay);
  for (const info of program.ofKind('rule-set')) play.create(play.layout.kind('rule'), info.number);
  for (const [seat, id] of setup.characters.entries())
    makePlayer(play, required(program.find('character', id), `player ${id}`), seat);
  const scenario = play.create(play.layout.kind('scenario'), plan.number);
  setNumber(play, scenario, 'isRunning', 1);
  makeCards(play);
  for (const info of program.items) if (info !== undefined && info.item.kind !== 'scenario') makeItemZones(play, info);
  beginParts(play, plan, scenario);
}

function required(info: ItemInfo | undefined, what: string): ItemInfo {
  if (info === undefined) throw new Error(`the content has no ${what}`);
  return info;
}

function makePlayer(play: Play, info: ItemInfo, seat: number): void {
  const player = play.create(play.layout.kind('character'), info.number);
  setNumber(play, player, 'seat', seat);
  setNumber(play, play.create(play.layout.kind('seat')), 'number', seat);
  for (const { name, isInPlay } of PLAYER_ZONES) makeZone(play, name, player, isInPlay);
}

/** Hallways and Hallucinations unshuffled, Safe Things, Shadows. As many places as there are hallways: each card takes one. */
function makeCards(play: Play): void {
  const { program } = play;
  for (const deck of program.ofKind('deck')) makeDeck(play, deck, 0, 'card');
  const hallways = cardsIn(play, findZone(play, deckZone(HALLWAY_DECK), 0));
  const copies = new Map<number, number>();
  for (const card of hallways) {
    const copy = copies.get(play.def(card)) ?? 0;
    setNumber(play, card, 'copy', copy);
    copies.set(play.def(card), copy + 1);
  }
  makeMapSpaces(play, hallways.length);
  for (const info of program.ofKind('safe-thing'))
    putLast(play, play.create(play.layout.kind('card'), info.number), findZone(play, 'things', 0));
  const [shadow] = program.ofKind('shadow');
  for (let number = 1; shadow !== undefined && number <= rule(play, 'shadows'); number++) {
    const made = play.create(play.layout.kind('shadow'), shadow.number);
    setNumber(play, made, 'number', number);
    putLast(play, made, findZone(play, 'supply', 0));
  }
}
