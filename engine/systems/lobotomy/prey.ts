/**
 * Whom monsters go for: the characters, and whoever a view makes count as one in their eyes, such as a detainee or a
 * decoy. Each has to be a target that a monster may choose. Only what has health can be attacked.
 */
import { occupants } from '../../language/entity-functions';
import { type Candidates, isPermitted, treatedAs } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { read } from '../../table/numbers';
import { isEnemy } from './movement';
import { isCharacter, isMonster, livingCharacters } from './state';

const CHARACTER = 'character';

/** Whom a monster goes for, wherever on the board. */
export function preyOf(play: Play, monster: number): number[] {
  const others = countingAsCharacters(play, monster, {
    all: () => [...play.all('monster'), ...play.all('token')],
    has: (figure) => play.kindOf(play.zone(figure)).name === 'space',
  });
  return withCharacters(play, others).filter(
    (figure) => spaceOf(play, figure) !== 0 && isPermitted(play, 'target', monster, figure, true),
  );
}

/** Whom of those on a space a monster goes for. */
export function preyAt(play: Play, monster: number, space: number): number[] {
  return standingAt(play, monster, space).filter((figure) => isPermitted(play, 'target', monster, figure, true));
}

/** Characters in seat order, then whoever else. */
const withCharacters = (play: Play, others: readonly number[]): number[] => [...livingCharacters(play), ...others];

/** Characters on a space, and whoever there counts as one for a monster. */
function standingAt(play: Play, monster: number, space: number): number[] {
  const others = countingAsCharacters(play, monster, {
    all: () => occupants(play, space),
    has: (figure) => play.zone(figure) === space,
  });
  return withCharacters(play, others).filter((figure) => play.zone(figure) === space);
}

/**
 * Whom an area attack of a monster hits on a space: all characters, and those with health that count as one for it; the
 * enemies there if it is friendly.
 */
export function hitAt(play: Play, monster: number, space: number): number[] {
  if (!isEnemy(play, monster)) return occupants(play, space).filter((figure) => isFoe(play, monster, figure));
  return standingAt(play, monster, space).filter((figure) => canBeAttacked(play, figure));
}

/** Whether a figure is an enemy that somebody on the characters' side may attack. */
export const isFoe = (play: Play, attacker: number, figure: number): boolean =>
  isMonster(play, figure) &&
  spaceOf(play, figure) !== 0 &&
  isEnemy(play, figure) &&
  isPermitted(play, 'target', attacker, figure, true);

/** Whether an attack can do anything to it: a decoy without health only draws monsters. */
export const canBeAttacked = (play: Play, figure: number): boolean =>
  isCharacter(play, figure) || read(play, figure, 'maxHealth') > 0;

/** Among monsters and tokens; characters are what they are. */
const countingAsCharacters = (play: Play, monster: number, { all, has }: Candidates): readonly number[] =>
  treatedAs(play, monster, play.program.name(CHARACTER), {
    all,
    has: (figure) => figure !== monster && !isCharacter(play, figure) && has(figure),
  });
