/** What holds in every game of Lockwood's Asylum whenever somebody is asked. */
import { cardsIn } from '../../engine/language/entity-functions';
import type { Play } from '../../engine/language/play';
import { findZone } from '../../engine/language/standard';

/** Throws an Error that names the first thing that is not as it must be. */
export function checkBounds(play: Play): void {
  const nameOf = (entity: number) => play.program.system.nameOf(play, entity);
  const column = (entity: number, name: string) => play.state[entity + play.layout.column(name)] as number;
  const inZone = (name: string, who: number) => cardsIn(play, findZone(play, name, who));
  for (const card of play.all('card')) if (play.zone(card) === 0) throw new Error(`${nameOf(card)} lies nowhere`);
  const places = inZone('asylum', 0).map((card) => column(card, 'place'));
  if (places.some((place) => place < 1 || place > 8)) throw new Error(`the Asylum has a card on space ${places}`);
  if (new Set(places).size < places.length) throw new Error(`two cards lie on one space of the Asylum: ${places}`);
  for (const who of play.all('character')) {
    const isDead = column(who, 'isDead') === 1;
    if (column(who, 'health') > 20) throw new Error(`${nameOf(who)} has ${column(who, 'health')} Health`);
    const left = ['hand', 'room', 'deck:own', 'discard:own', 'played', 'revealed'].flatMap((zone) => inZone(zone, who));
    if (isDead && left.length > 0) throw new Error(`${nameOf(who)} is dead and has ${nameOf(left[0] as number)}`);
  }
}
