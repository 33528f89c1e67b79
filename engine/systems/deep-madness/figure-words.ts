/** The numbers of a figure as they are now, and the steps of a monster in words. Nothing here changes anything. */
import type { Play } from '../../language/play';
import { type CardWords, plainText } from '../../table/figure-card';
import { read } from '../../table/numbers';
import type { FigureView } from '../../view';
import { isCharacter, isMonster } from './state';

const OF_MONSTERS = ['horror', 'trap', 'damage', 'range', 'resistance'] as const;
const OF_CHARACTERS = ['escape', 'resistance'] as const;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

export function statsOf(play: Play, figure: number): NonNullable<FigureView['stats']> {
  const shown = isMonster(play, figure) ? OF_MONSTERS : isCharacter(play, figure) ? OF_CHARACTERS : [];
  return shown.map((stat) => ({ label: capital(stat), value: String(read(play, figure, stat)) }));
}

export const CARD_WORDS: CardWords = {
  type: (play, figure) => {
    if (isCharacter(play, figure)) return 'Investigator';
    if (!isMonster(play, figure)) return 'Token';
    const rank = play.program.infoOf(play, figure)?.item.rank;
    return typeof rank === 'string' ? `${capital(rank)} monster` : 'Monster';
  },
  attacks: () => [],
  more: (play, figure) => {
    const behavior = play.program.infoOf(play, figure)?.item.behavior;
    const steps = Array.isArray(behavior) ? behavior.map((step) => stepWords(play, step as Step)) : [];
    return steps.length === 0 ? [] : [{ name: 'Steps', text: steps.join('; ') }];
  },
};

interface Step {
  readonly step: string;
  readonly text?: string;
  readonly steps?: readonly Step[];
}

/** "move", "attack", the text of a step of its own, "move or attack". */
function stepWords(play: Play, { step, text, steps = [] }: Step): string {
  if (step === 'first-of') return steps.map((each) => stepWords(play, each)).join(', else ');
  return text === undefined ? (step === 'do' ? 'special' : step) : plainText(play, text).replace(/\.$/, '');
}
