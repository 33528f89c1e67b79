/** Everything that lies on the table before anybody is asked: players, their decks, the Asylum deck and the Horrors. */
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { makeDeck, makeZone } from '../../language/standard';
import type { GameSetup } from '../../language/system';
import { takeVariants } from '../../language/variants';
import { makeItemZones } from '../../table/item-zones';
import { setNumber } from '../../table/numbers';
import { beginParts } from '../../table/scenario-hooks';
import { PLAYER_ZONES, TABLE_ZONES } from './spec';
import { players, rule } from './state';

/** Throws if the mode, a player or a variant is unknown: the choice comes from lists of what the content has. */
export function prepare(play: Play, setup: GameSetup): void {
  const { program } = play;
  const plan = required(program.find('scenario', setup.scenario), `scenario ${setup.scenario}`);
  play.create(play.layout.kind('game'));
  takeVariants(play, setup);
  play.seed(setup.seed);
  for (const { name, isInPlay } of TABLE_ZONES) makeZone(play, name, 0, isInPlay);
  for (const info of program.ofKind('rule-set')) play.create(play.layout.kind('rule'), info.number);
  const scenario = play.create(play.layout.kind('scenario'), plan.number);
  setNumber(play, scenario, 'isRunning', 1);
  for (const [seat, id] of setup.characters.entries())
    makePlayer(play, required(program.find('character', id), `inmate ${id}`), seat);
  for (const info of program.items) if (info !== undefined && info.item.kind !== 'scenario') makeItemZones(play, info);
  for (const deck of program.ofKind('deck'))
    for (const owner of deck.item.per === 'character' ? players(play) : [0]) makeDeck(play, deck, owner, 'card');
  beginParts(play, plan, scenario);
}

function required(info: ItemInfo | undefined, what: string): ItemInfo {
  if (info === undefined) throw new Error(`the content has no ${what}`);
  return info;
}

function makePlayer(play: Play, info: ItemInfo, seat: number): void {
  const who = play.create(play.layout.kind('character'), info.number);
  setNumber(play, who, 'seat', seat);
  setNumber(play, who, 'health', rule(play, 'startHealth'));
  setNumber(play, play.create(play.layout.kind('seat')), 'number', seat);
  for (const { name, isInPlay } of PLAYER_ZONES) if (!name.includes(':')) makeZone(play, name, who, isInPlay);
}
