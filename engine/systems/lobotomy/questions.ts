/** Ties that the players of Lobotomy break, and how figures read in questions. */
import { occupants } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { conditionsOf } from '../../table/conditions-shown';
import { read } from '../../table/numbers';
import { entityQuestion } from '../../table/questions';
import { waitingFor } from './alike';

const nameOf = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);

/** "3 of 4 health, Defense 1, at A6". */
export const figureWords = (play: Play, figure: number): string =>
  `${read(play, figure, 'health')} health, Defense ${read(play, figure, 'defense')}, at ${nameOf(play, spaceOf(play, figure))}`;

/** The enemies and characters on a space, by name. */
const whoIsAt = (play: Play, space: number): string =>
  occupants(play, space)
    .filter((figure) => ['monster', 'character'].includes(play.kindOf(figure).name))
    .map((figure) => nameOf(play, figure))
    .join(', ');

/** "2 health, Saw": what tells a monster from others of its sort. */
function stateWords(play: Play, monster: number): string {
  const marks = conditionsOf(play, monster);
  if (waitingFor(play, monster).length > 0) marks.push('an effect waits for it');
  return [`${read(play, monster, 'health')} health`, ...marks].join(', ');
}

/** Ties that the players break. */
export const TIE = {
  step: entityQuestion(
    'tie-step',
    'ranged-march',
    (play, figure) => `Where does ${nameOf(play, figure)} go? All of these are equally good for it.`,
    { detail: whoIsAt },
  ),
  prey: entityQuestion(
    'tie-prey',
    'march',
    (play, monster) => `Whom does ${nameOf(play, monster)} go for? All of these are equally near.`,
    { detail: figureWords },
  ),
  target: entityQuestion(
    'tie-target',
    'monster-target',
    (play, monster) => `Whom does ${nameOf(play, monster)} attack? All of these are equally weak.`,
    { detail: figureWords },
  ),
  monster: entityQuestion(
    'tie-monster',
    'monster-order',
    (play, space) => `Which monster at ${nameOf(play, space)} attacks next?`,
    { detail: stateWords },
  ),
  space: entityQuestion('tie-space', 'monster-order', () => 'On which space do the monsters attack next?', {
    detail: whoIsAt,
  }),
  stomp: entityQuestion('tie-stomp', 'stomp', () => 'Whom does the Warden stomp?', { detail: figureWords }),
  cell: entityQuestion('tie-cell', 'cells', (play, character) => `To which cell is ${nameOf(play, character)} taken?`),
};
