/** What holds in every game of Deep Madness whenever somebody is asked. */
import type { Play } from '../../engine/language/play';
import { spaceOf } from '../../engine/language/standard';

/** Throws an Error that names the first number that is out of its bounds. */
export function checkBounds(play: Play): void {
  const read = (entity: number, stat: string) => play.program.stats.read(play, entity, stat);
  const nameOf = (entity: number) => play.program.system.nameOf(play, entity);
  const column = (entity: number, name: string) => play.state[entity + play.layout.column(name)] as number;
  const within = (entity: number, stat: string, least: number, most: number) => {
    const value = read(entity, stat);
    if (value < least || value > most)
      throw new Error(`${nameOf(entity)} has ${stat} ${value}, not ${least} to ${most}`);
  };
  const game = play.program.gameEntity(play);
  const isSetUp = column(game, 'stage') !== 0;
  for (const character of play.all('character')) {
    within(character, 'wounds', 0, 99);
    for (const stat of ['exhausted', 'madness', 'extraSanity', 'slowed', 'weakened', 'paralysed'])
      within(character, stat, 0, 9);
    within(character, 'actions', 0, 9);
    within(character, 'oxygen', -3, 9);
    const isDead = column(character, 'isDead') === 1;
    if (isSetUp && !isDead && spaceOf(play, character) === 0) throw new Error(`${nameOf(character)} is off the board`);
  }
  for (const monster of play.all('monster')) {
    if (play.zone(monster) === 0) throw new Error(`${nameOf(monster)} stands nowhere`);
  }
  for (const kind of ['card', 'token'])
    for (const piece of play.all(kind)) if (play.zone(piece) === 0) throw new Error(`${nameOf(piece)} lies nowhere`);
  for (const markers of ['hatchClosed', 'hatchSealed', 'submergedMarkers']) within(game, markers, 0, 12);
}
