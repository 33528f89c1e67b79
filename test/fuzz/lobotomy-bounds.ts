/** What holds in every game of Lobotomy whenever somebody is asked. */
import type { Play } from '../../engine/language/play';
import { spaceOf } from '../../engine/language/standard';

/** Throws an Error that names the first number that is out of its bounds. */
export function checkBounds(play: Play): void {
  const read = (entity: number, stat: string) => play.program.stats.read(play, entity, stat);
  const within = (entity: number, stat: string, least: number, most: number) => {
    const value = read(entity, stat);
    if (value < least || value > most)
      throw new Error(`${play.program.system.nameOf(play, entity)} has ${stat} ${value}, not ${least} to ${most}`);
  };
  for (const character of play.all('character')) {
    within(character, 'health', 0, read(character, 'maxHealth'));
    within(character, 'insanity', 0, read(character, 'maxInsanity'));
    for (const stat of ['ap', 'movePoints', 'attackPoints', 'defense', 'imagination', 'slots'])
      within(character, stat, 0, 99);
  }
  for (const monster of play.all('monster')) {
    within(monster, 'health', 0, read(monster, 'maxHealth'));
    within(monster, 'ap', -9, 99);
    if (play.zone(monster) === 0) throw new Error(`${play.program.system.nameOf(play, monster)} stands nowhere`);
  }
  for (const card of play.all('card')) {
    if (play.zone(card) === 0) throw new Error(`${play.program.system.nameOf(play, card)} lies nowhere`);
    within(card, 'cooldown', 0, 20);
  }
  for (const token of play.all('token')) {
    if (play.zone(token) === 0) throw new Error(`${play.program.system.nameOf(play, token)} lies nowhere`);
  }
  const living = play
    .all('character')
    .filter((character) => play.state[character + play.layout.column('isDead')] === 0);
  const placed = living.filter((character) => spaceOf(play, character) !== 0);
  if (placed.length > 0 && placed.length < living.length) {
    const stage = play.state[play.program.gameEntity(play) + play.layout.column('stage')];
    if (stage !== 0) throw new Error('a living character is off the board');
  }
}
