/** How Sanitarium measures its map, and the functions of the expression language about it. */
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import type { FunctionSpec } from '../../language/spec';
import { boardOf, spaceEntity, spaceIndex } from '../../table/board';
import { boardFunctions, flag, NO_WAY } from '../../table/board-functions';
import { canExpand } from './actions/all';
import { neighbours, placeOf, roomSpaces, stepsBetween } from './hallway-map';
import { isPlayer, playersInside } from './state';

/** Players may jump from Room to Room; everything else goes on foot. */
export function distance(play: Play, from: number, to: number): number {
  const onFoot = stepsBetween(play, from, to);
  if (!isPlayer(play, from) || !isPermitted(play, 'jump', from, 0, true)) return onFoot;
  const rooms = roomSpaces(play);
  const least = (entity: number) => Math.min(NO_WAY, ...rooms.map((room) => stepsBetween(play, room, entity)));
  return Math.min(onFoot, least(from) + least(to) + (rooms.length > 1 ? 1 : NO_WAY));
}

export const MAP_FUNCTIONS: readonly FunctionSpec[] = [
  ...boardFunctions({
    distance,
    hasSight: () => false,
    prey: (play) => playersInside(play),
    placeOf,
    roomOf: (play, space) => {
      const place = boardOf(play).spaces[spaceIndex(play, space)]?.place;
      return boardOf(play).spaces.flatMap((each, index) =>
        each.place === place && each.outline.length > 0 ? [spaceEntity(play, index)] : [],
      );
    },
  }).filter(({ signature }) => !signature.includes('edges')),
  {
    signature: 'neighbours(Entity): list<Entity>',
    description: 'Spaces one Move away through joined doorways.',
    run: (play, [entity = 0]) => neighbours(play, placeOf(play, entity)),
  },
  {
    signature: 'space(string): Entity',
    description: 'A space by its name, such as 3b: the place of its card, and which half.',
    run: (play, [word = 0]) =>
      spaceEntity(play, boardOf(play).spaceById.get(play.program.numbering.names.word(word)) ?? -1),
  },
  {
    signature: 'canExpand(Entity): bool',
    description: 'Whether a new card could be laid at somebody\u2019s space now.',
    run: (play, [player = 0]) => flag(canExpand(play, player)),
  },
];
