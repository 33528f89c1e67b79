/** What holds in every game of Sanitarium whenever somebody is asked. */
import { cardsIn } from '../../engine/language/entity-functions';
import type { Play } from '../../engine/language/play';
import { findZone, spaceOf } from '../../engine/language/standard';
import { boardOf } from '../../engine/table/board';
import { cardsOnMap, isOnMap } from '../../engine/table/card-map';

/** Throws an Error that names the first thing that is out of its bounds. */
export function checkBounds(play: Play): void {
  const nameOf = (entity: number) => play.program.system.nameOf(play, entity);
  const column = (entity: number, name: string) => play.state[entity + play.layout.column(name)] as number;
  const game = play.program.gameEntity(play);
  const isSetUp = column(game, 'round') !== 0;
  const sizeOf = (zone: string, owner: number) => cardsIn(play, findZone(play, zone, owner)).length;
  for (const player of play.all('character')) {
    if (column(player, 'ap') < 0 || column(player, 'ap') > 40)
      throw new Error(`${nameOf(player)} has ${column(player, 'ap')} AP`);
    if (sizeOf('hallucinations', player) > 2) throw new Error(`${nameOf(player)} has more than two Hallucinations`);
    const isOut = column(player, 'escaped') !== 0;
    if (isSetUp && isOut === (spaceOf(play, player) !== 0))
      throw new Error(`${nameOf(player)} is ${isOut ? 'out and on the map' : 'inside and nowhere'}`);
  }
  for (const figure of [...play.all('character'), ...play.all('shadow')]) checkPlace(play, figure);
  for (const card of play.all('card')) if (play.zone(card) === 0) throw new Error(`${nameOf(card)} lies nowhere`);
  checkMap(play);
}

/** Figures stand where a card lies. */
function checkPlace(play: Play, figure: number): void {
  const space = spaceOf(play, figure);
  if (space === 0) return;
  const index = play.state[space + play.layout.column('index')] as number;
  if (boardOf(play).spaces[index]?.outline.length !== 4)
    throw new Error(`${play.program.system.nameOf(play, figure)} stands where no card lies`);
}

/** The places of the map have no gaps, its cards lie in its zones, and every space of it can be reached from every other. */
function checkMap(play: Play): void {
  const cards = cardsOnMap(play);
  for (let place = 0; place < cards.length; place++)
    if (cards[place] === undefined) throw new Error(`no card lies at place ${place + 1} of ${cards.length}`);
  const inZones = ['map', 'open-map'].flatMap((zone) => cardsIn(play, findZone(play, zone, 0)));
  if (inZones.length !== cards.length || inZones.some((card) => !isOnMap(play, card)))
    throw new Error(`${inZones.length} cards are in the zones of the map, ${cards.length} lie on it`);
}
