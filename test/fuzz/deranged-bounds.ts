/** What holds in every game of Deranged whenever somebody is asked. */

import { cardsIn } from '../../engine/language/entity-functions';
import type { Play } from '../../engine/language/play';
import { findZone, spaceOf } from '../../engine/language/standard';

/** Throws an Error that names the first number that is out of its bounds. */
export function checkBounds(play: Play): void {
  const nameOf = (entity: number) => play.program.system.nameOf(play, entity);
  const column = (entity: number, name: string) => play.state[entity + play.layout.column(name)] as number;
  const within = (entity: number, what: string, value: number, least: number, most: number) => {
    if (value < least || value > most)
      throw new Error(`${nameOf(entity)} has ${what} ${value}, not ${least} to ${most}`);
  };
  const game = play.program.gameEntity(play);
  const isSetUp = column(game, 'stage') !== 0;
  for (const hero of play.all('character')) {
    within(hero, 'wounds', column(hero, 'wounds'), 0, 99);
    within(hero, 'lost Sanity', column(hero, 'lostSanity'), 0, 5);
    within(hero, 'candles', column(hero, 'candles'), 0, 99);
    within(hero, 'cards in play', cardsIn(play, findZone(play, 'played', hero)).length, 0, 1);
    within(hero, 'missions', cardsIn(play, findZone(play, 'mission', hero)).length, 0, 1);
    const isDead = column(hero, 'isDead') === 1;
    if (isSetUp && isDead === (spaceOf(play, hero) !== 0))
      throw new Error(`${nameOf(hero)} is ${isDead ? 'dead on' : 'alive off'} the board`);
    if (column(hero, 'isTurned') === 1 && column(hero, 'deranged') === 0)
      throw new Error(`${nameOf(hero)} is Deranged without a token`);
    if (column(hero, 'isTurned') === 1 && column(game, 'night') === 0)
      throw new Error(`${nameOf(hero)} is Deranged by day`);
  }
  for (const monster of play.all('monster')) {
    if (play.zone(monster) === 0) throw new Error(`${nameOf(monster)} stands nowhere`);
  }
  for (const card of play.all('card')) if (play.zone(card) === 0) throw new Error(`${nameOf(card)} lies nowhere`);
}
