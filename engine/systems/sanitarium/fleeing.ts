/** Fleeing from a Shadow: to the nearest Room through doorways, for no AP and without being caught on the way. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { nearestBy } from '../../table/board-functions';
import { cardsOnMap, spaceOfCard } from '../../table/card-map';
import { nameOf, setNumber } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { roomSpaces, stepsBetween } from './hallway-map';
import { goTo } from './moving';
import { gameNumber, log, rule } from './state';

const WHERE = entityQuestion('flee', 'caught', (play, player) => `To which Room does ${nameOf(play, player)} flee?`);

export const flee = (play: Play, player: number): Asking => begin(fleeing(play, player));

function* fleeing(play: Play, player: number): Proc {
  const near = nearestBy(roomSpaces(play), (room) => stepsBetween(play, player, room));
  // Cut off from every Room: back to where it all began.
  const rooms =
    near.length > 0
      ? near
      : cardsOnMap(play)
          .slice(0, 1)
          .map((card) => spaceOfCard(play, card));
  const room = rooms.length === 1 ? rooms[0] : rooms[yield* askEntity(play, WHERE, player, player, rooms)];
  log(play, `${nameOf(play, player)} flees to ${nameOf(play, room ?? 0)}`, 'bad', [player, room ?? 0]);
  const asking = goTo(play, player, room ?? 0);
  if (asking !== undefined) yield* asking;
  if (rule(play, 'fleeEndsTurn') === 1 && player === gameNumber(play, 'current')) setNumber(play, player, 'isDone', 1);
}
