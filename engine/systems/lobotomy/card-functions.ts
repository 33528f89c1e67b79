/** The functions of the expression language about cards in Lobotomy: weapons, attack skills, and what lies on a figure. */
import type { FunctionSpec } from '../../language/spec';
import { attacksOf } from './attacks';
import { cardsOn, weaponsOf } from './items';
import { skillsOf, skillType } from './skills';
import { isCharacter } from './state';

export const CARD_FUNCTIONS: readonly FunctionSpec[] = [
  {
    signature: 'weapons(Entity): list<Entity>',
    description: 'Weapons that a character can use: carried ones, and those of its memories.',
    run: (play, [who = 0]) => (isCharacter(play, who) ? weaponsOf(play, who) : []),
  },
  {
    signature: 'attackSkills(Entity): list<Entity>',
    description: 'Attack skills of a character, ready or not, that have an attack of their own.',
    run: (play, [who = 0]) =>
      isCharacter(play, who)
        ? skillsOf(play, who).filter((card) => skillType(play, card) === 'attack' && attacksOf(play, card).length > 0)
        : [],
  },
  {
    signature: 'cardsOn(Entity): list<Entity>',
    description: 'Cards that lie on a figure, such as the weapon of a monster.',
    run: (play, [figure = 0]) => cardsOn(play, figure),
  },
];
