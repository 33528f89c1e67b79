/**
 * Whom monsters go for: the characters, and whoever a view makes count as one in their eyes, such as a detainee or a
 * decoy. Each has to be a target that a monster may choose. Only what has health can be attacked.
 */
import { occupants } from '../../language/entity-functions';
import { isPermitted, treatedAs } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { isEnemy } from './movement';
import { isCharacter, isMonster, livingCharacters, read } from './state';

const CHARACTER = 'character';

/** Whom a monster goes for, wherever on the board. */
export function preyOf(play: Play, monster: number): number[] {
  const asked = [...livingCharacters(play), ...countingAsCharacters(play, monster, () => figuresOnBoard(play))];
  return asked.filter((figure) => spaceOf(play, figure) !== 0 && isPermitted(play, 'target', monster, figure, true));
}

/** Whom of those on a space a monster goes for. */
export function preyAt(play: Play, monster: number, space: number): number[] {
  const here = occupants(play, space);
  const counting = countingAsCharacters(play, monster, () => here.filter((figure) => !isCharacter(play, figure)));
  return here.filter(
    (figure) =>
      (isCharacter(play, figure) || counting.includes(figure)) && isPermitted(play, 'target', monster, figure, true),
  );
}

/**
 * Whom an area attack of a monster hits on a space: all characters, and those with health that count as one for it; the
 * enemies there if it is friendly.
 */
export function hitAt(play: Play, monster: number, space: number): number[] {
  const here = occupants(play, space);
  if (!isEnemy(play, monster)) return here.filter((figure) => isFoe(play, monster, figure));
  const counting = countingAsCharacters(play, monster, () => here.filter((figure) => canBeAttacked(play, figure)));
  return here.filter((figure) => isCharacter(play, figure) || counting.includes(figure));
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

const countingAsCharacters = (play: Play, monster: number, candidates: () => number[]): number[] =>
  treatedAs(play, monster, play.program.name(CHARACTER), () => candidates().filter((figure) => figure !== monster));

const figuresOnBoard = (play: Play): number[] =>
  ['monster', 'token']
    .flatMap((kind) => play.all(kind))
    .filter((figure) => play.kindOf(play.zone(figure)).name === 'space');
