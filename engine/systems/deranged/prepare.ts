/** Everything that lies on the table before anybody is asked: the town, its spaces, heroes, decks and all other cards. */
import { putLast } from '../../kernel/zones';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { findZone, makeDeck, makeZone } from '../../language/standard';
import type { GameSetup } from '../../language/system';
import { takeVariants } from '../../language/variants';
import { boardPlan } from '../../table/board';
import { makeItemZones } from '../../table/item-zones';
import { layNamedTiles, makeSpaces } from '../../table/lay';
import { setNumber } from '../../table/numbers';
import { beginParts } from '../../table/scenario-hooks';
import { layTheSheets } from './sheets';
import { CHARACTER_ZONES, TABLE_ZONES } from './spec';

/** Throws if the scenario, a hero or a variant is unknown: the choice comes from lists of what the content has. */
export function prepare(play: Play, setup: GameSetup): void {
  const { program } = play;
  const plan = required(program.find('scenario', setup.scenario), `scenario ${setup.scenario}`);
  play.create(play.layout.kind('game'));
  takeVariants(play, setup);
  play.seed(setup.seed);
  for (const { name, isInPlay } of TABLE_ZONES) makeZone(play, name, 0, isInPlay);
  for (const info of program.ofKind('rule-set')) play.create(play.layout.kind('rule'), info.number);
  for (const [seat, id] of setup.characters.entries())
    makeHero(play, required(program.find('character', id), `hero ${id}`), seat);
  const scenario = play.create(play.layout.kind('scenario'), plan.number);
  setNumber(play, scenario, 'isRunning', 1);
  const track = timeTrack(play);
  if (track !== undefined) play.create(play.layout.kind('rule'), track.number);
  layNamedTiles(play, boardPlan(program, plan));
  makeSpaces(play);
  for (const info of program.items) if (info !== undefined && info.item.kind !== 'scenario') makeItemZones(play, info);
  makeCards(play, plan);
  beginParts(play, plan, scenario);
}

function required(info: ItemInfo | undefined, what: string): ItemInfo {
  if (info === undefined) throw new Error(`the content has no ${what}`);
  return info;
}

/** The Time track for so many heroes. */
export const timeTrack = (play: Play): ItemInfo | undefined =>
  play.program
    .ofKind('track')
    .find(({ item }) => (item.players as readonly number[]).includes(play.all('character').length));

function makeHero(play: Play, info: ItemInfo, seat: number): void {
  const hero = play.create(play.layout.kind('character'), info.number);
  setNumber(play, hero, 'seat', seat);
  setNumber(play, play.create(play.layout.kind('seat')), 'number', seat);
  for (const { name, isInPlay } of CHARACTER_ZONES) makeZone(play, name, hero, isInPlay);
}

/** All cards, unshuffled: decks, own decks, and what the set-up deals. */
function makeCards(play: Play, plan: ItemInfo): void {
  const { program } = play;
  for (const deck of program.ofKind('deck')) makeDeck(play, deck, 0, 'card');
  for (const hero of play.all('character')) {
    const listed = program.infoOf(play, hero)?.item.cards as readonly string[] | undefined;
    for (const info of program.ofKind('action-card'))
      if (listed === undefined || listed.includes(info.item.id)) makeCard(play, info, findZone(play, 'deck:own', hero));
  }
  for (const [kind, zone] of [
    ['role', 'box'],
    ['night', 'box'],
    ['reward', 'rewards'],
  ] as const)
    for (const info of program.ofKind(kind)) makeCard(play, info, findZone(play, zone, 0));
  for (const info of program.ofKind('reference'))
    makeCard(play, info, findZone(play, info.item.from === 'start' ? 'table' : 'reserve', 0));
  layTheSheets(play, plan);
  for (const key of (plan.item.leaveOut ?? []) as readonly string[]) {
    const card = play.firstOfItem(program.findById(key)?.number ?? 0);
    if (card !== 0) putLast(play, card, findZone(play, 'box', 0));
  }
}

export function makeCard(play: Play, info: ItemInfo, zone: number): number {
  const card = play.create(play.layout.kind('card'), info.number);
  putLast(play, card, zone);
  return card;
}

/** Whether the scenario leaves a card in the box. */
export const isLeftOut = (plan: ItemInfo, { key }: ItemInfo): boolean =>
  ((plan.item.leaveOut ?? []) as readonly string[]).includes(key);
