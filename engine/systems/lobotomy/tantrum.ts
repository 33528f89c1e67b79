/**
 * Tantrums: until the round ends, attacks that are aimed at a space go for whoever threw one there (S000: Tantrum). Two on one
 * space may both be allowed to: the last one is the loudest, since it draws what is aimed at the other as well.
 */
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { changeInsanity } from './damage';
import { boxesFor, canGoInsane } from './insanity';
import { allCharacters, isCharacter, log } from './state';

/** Who of these draws attacks on this space; 0 if nobody does. */
export function loudestAt(play: Play, figures: readonly number[], space: number): number {
  const loud = figures.filter(
    (figure) => isCharacter(play, figure) && numberIn(play, figure, 'tantrum') > 0 && spaceOf(play, figure) === space,
  );
  return loud.reduce((loudest, figure) => (tantrumOf(play, figure) > tantrumOf(play, loudest) ? figure : loudest), 0);
}

/** Whether it would change anything: somebody else there can be picked, and attacks do not go for this character already. */
export function canThrowTantrum(play: Play, character: number, targets: readonly number[]): boolean {
  const space = spaceOf(play, character);
  return (
    targets.some((other) => other !== character && spaceOf(play, other) === space) &&
    loudestAt(play, targets, space) !== character &&
    canGoInsane(play, character, boxesFor(play, character, 'tantrumInsanity'))
  );
}

export function throwTantrum(play: Play, character: number) {
  const loudest = Math.max(...allCharacters(play).map((each) => tantrumOf(play, each)));
  setNumber(play, character, 'tantrum', loudest + 1);
  log(play, `${nameOf(play, character)} throws a tantrum`, 'strong', [character], ['tantrum']);
  return changeInsanity(play, character, boxesFor(play, character, 'tantrumInsanity'));
}

/** Counts up within a round; 0 without one. */
const tantrumOf = (play: Play, figure: number): number => (figure === 0 ? 0 : numberIn(play, figure, 'tantrum'));
