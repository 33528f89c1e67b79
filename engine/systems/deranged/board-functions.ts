/** How Deranged measures its town, and the functions of the expression language about reach. */
import type { Play } from '../../language/play';
import type { FunctionSpec } from '../../language/spec';
import { spaceOf } from '../../language/standard';
import { boardOf, spaceEntity } from '../../table/board';
import { boardFunctions, flag } from '../../table/board-functions';
import { gaitOfHero } from './halves';
import { preyOf } from './prey';
import { factsAt } from './space-facts';
import { isMonster } from './state';
import { FREELY, type Gait, gaitOfMonster, placeOf, reachOf, stepsBetween, waysFrom } from './ways';

/** Monsters by the arrows that they can follow; everybody else by arrows of all colours. */
const gaitFor = (play: Play, figure: number): Gait => (isMonster(play, figure) ? gaitOfMonster(play, figure) : FREELY);

export const TOWN_FUNCTIONS: readonly FunctionSpec[] = [
  ...boardFunctions({
    distance: (play, from, to) => stepsBetween(play, gaitFor(play, from), from, to),
    hasSight: () => false,
    prey: preyOf,
    placeOf,
    roomOf: (play, space) => {
      const { area, quarter } = factsAt(play, space);
      return play.all('space').filter((other) => {
        const facts = factsAt(play, other);
        return facts.area === area && facts.quarter === quarter;
      });
    },
  }),
  {
    signature: 'neighbours(Entity): list<Entity>',
    description: 'Spaces one step away along arrows of any colour.',
    run: (play, [entity = 0]) => waysFrom(play, FREELY, placeOf(play, entity)).map(({ to }) => spaceEntity(play, to)),
  },
  {
    signature: 'space(string): Entity',
    description: 'A space by its name, such as sk-angel.',
    run: (play, [word = 0]) => {
      const id = play.program.numbering.names.word(word);
      return spaceEntity(play, boardOf(play).spaceById.get(id) ?? -1);
    },
  },
  {
    signature: 'inReach(Entity, Entity): bool',
    description: 'An attack of a figure could reach the other one now: for a hero, with the card that it plays.',
    run: (play, [figure = 0, target = 0]) => {
      const gait = isMonster(play, figure) ? gaitOfMonster(play, figure) : gaitOfHero(play, figure);
      const space = spaceOf(play, target);
      return flag(space !== 0 && reachOf(play, figure, gait).some((reach) => reach.space === space));
    },
  },
];
