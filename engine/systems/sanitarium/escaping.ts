/** Escaping: from a Room, with every Safe Thing and without a Hallucination. It costs nothing. */
import type { Asking } from '../../kernel/decision';
import { takeOut } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { hallucinationsOf } from './cards';
import { isRoom } from './hallway-map';
import { isInside, log, players } from './state';
import { unclaimedOf } from './things';

/** Has all that it takes, wherever it stands. */
export const isReady = (play: Play, player: number): boolean =>
  isInside(play, player) &&
  unclaimedOf(play, player).length === 0 &&
  hallucinationsOf(play, player).length === 0 &&
  isPermitted(play, 'escape', player, 0, true);

export const canEscape = (play: Play, player: number): boolean =>
  isReady(play, player) && isRoom(play, spaceOf(play, player));

/** The token leaves; the cards stay with whoever got out. */
export const getOut = (play: Play, player: number): Asking =>
  emit(play, newEvent(play, 'escape', player), () => {
    const before = players(play).filter((each) => !isInside(play, each)).length;
    setNumber(play, player, 'escaped', before + 1);
    setNumber(play, player, 'isDone', 1);
    takeOut(play, player);
    log(play, `${nameOf(play, player)} escapes`, 'good', [player]);
    return undefined;
  });

export const escapeOrder = (play: Play, player: number): number => numberIn(play, player, 'escaped');
