/** What the scenarios of a game say, in words for people who play it. */
import { itemKey } from '../content';
import { itemText, namedTexts, type PartText } from '../language/part-texts';
import type { Play } from '../language/play';
import type { RulesView } from '../view';
import { nameOf, numberIn } from './numbers';
import { partsOf } from './scenario-parts';

/** Of each scenario: its text, then its parts, the handicaps that were found to hold, and when the next one may begin. */
export const rulesOf = (play: Play, scenarios: readonly number[]): RulesView[] =>
  scenarios.flatMap((scenario) => {
    const info = play.program.infoOf(play, scenario);
    if (info === undefined) return [];
    const parts = [...namedTexts(play, scenario), ...handicapsOf(play, scenario), ...jumpOf(play, scenario)];
    const title = nameOf(play, scenario);
    return [{ item: itemKey(info.item), title, text: itemText(play, scenario), parts: parts.filter(saysSomething) }];
  });

const saysSomething = ({ text }: PartText): boolean => text !== '';

const handicapsOf = (play: Play, scenario: number): PartText[] =>
  partsOf(play, scenario)
    .handicaps.filter((_, index) => (numberIn(play, scenario, 'handicaps') & (1 << index)) !== 0)
    .map(({ text }) => ({ name: 'Handicap', text: text(play, play.frame(scenario)) }));

function jumpOf(play: Play, scenario: number): PartText[] {
  const { jump } = partsOf(play, scenario);
  return jump === undefined ? [] : [{ name: 'Jump', text: jump.text(play, play.frame(scenario)) }];
}
