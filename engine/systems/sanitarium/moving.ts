/** How players come from space to space: one Move, through a doorway or from Room to Room, and Moves that cost nothing. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { isRoom, neighbours, roomSpaces } from './hallway-map';
import { log } from './state';

/** Puts something on a space without steps, inside an `enter` event. */
export function goTo(play: Play, figure: number, space: number): Asking {
  if (space === 0 || figure === 0) return undefined;
  const from = spaceOf(play, figure);
  putLast(play, figure, space);
  return emit(play, newEvent(play, 'enter', figure).set('space', space).set('from', from));
}

export const canJump = (play: Play, player: number): boolean =>
  isRoom(play, spaceOf(play, player)) && isPermitted(play, 'jump', player, 0, true);

/** Where one Move leads: through joined doorways, and from a Room to every other one. */
export function movesOf(play: Play, player: number): number[] {
  const here = spaceOf(play, player);
  if (here === 0 || !isPermitted(play, 'move', player, 0, true)) return [];
  const beside = neighbours(play, here).filter((space) => isPermitted(play, 'move', player, space, true));
  if (!canJump(play, player)) return beside;
  return [...beside, ...roomSpaces(play).filter((room) => room !== here && !beside.includes(room))];
}

/** Whether a Move is a jump: no doorway leads there. */
export const isJump = (play: Play, player: number, to: number): boolean =>
  !neighbours(play, spaceOf(play, player)).includes(to);

/** Makes one Move, with its events. */
export function move(play: Play, player: number, to: number): Asking {
  const from = spaceOf(play, player);
  const how = isJump(play, player, to) ? 'jumps' : 'moves';
  const event = newEvent(play, 'step', player).set('from', from).set('to', to);
  return emit(play, event, () => {
    log(play, `${nameOf(play, player)} ${how} to ${nameOf(play, to)}`, 'plain', [player, to]);
    return goTo(play, player, to);
  });
}

const WALK = entityQuestion('free-move', 'move', (play, player) => `Where does ${nameOf(play, player)} go?`, {
  none: 'Stay here',
  note: (_, { frame }) => (frame[0] === 1 ? '1 free Move left' : `${frame[0]} free Moves left`),
});

/** Up to so many Moves for nothing; those that are not made are lost. */
export const moveFreely = (play: Play, player: number, count: number): Asking =>
  begin(movingFreely(play, player, count));

function* movingFreely(play: Play, player: number, count: number): Proc {
  for (let left = count; left > 0; left--) {
    const goals = movesOf(play, player);
    if (goals.length === 0) return;
    const to = [...goals, 0][yield* askEntity(play, WALK, player, player, [...goals, 0], [left])];
    if (to === undefined || to === 0) return;
    const asking = move(play, player, to);
    if (asking !== undefined) yield* asking;
  }
}
