/** Attacks that effects of cards give: the hero picks a target in reach, or leaves it out. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { nameOf } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { targetWords } from './actions/printed';
import { attack, type Target, targetsOf } from './attack';
import { gaitOfHero, playedBy } from './halves';

const STRIKE = entityQuestion('strike', 'attack', (play, hero) => `Whom does ${nameOf(play, hero)} attack?`, {
  none: 'Nobody',
  detail: (play, target, { actor, frame }) => {
    const door = (frame[1] as readonly Target[]).find(({ figure }) => figure === target)?.door ?? 0;
    return targetWords(play, actor, target, frame[0] as number, door);
  },
});

/** One attack on a figure in reach, of some figures or of all; the colour of the card that is played counts. */
export function strikeOne(play: Play, hero: number, power: number, among: readonly number[] | undefined): Asking {
  const targets = targetsOf(play, hero, gaitOfHero(play, hero), among);
  return targets.length === 0 ? undefined : begin(striking(play, hero, power, targets));
}

function* striking(play: Play, hero: number, power: number, targets: readonly Target[]): Proc {
  const options = [...targets.map(({ figure }) => figure), 0];
  const chosen = targets[yield* askEntity(play, STRIKE, hero, hero, options, [power, targets])];
  if (chosen === undefined) return;
  const asking = attack(play, hero, chosen.figure, { power, card: playedBy(play, hero), door: chosen.door });
  if (asking !== undefined) yield* asking;
}
