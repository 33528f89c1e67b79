/** What the scenarios of a game and the variants that are on say, in words for people who play it. */
import { itemKey } from '../content';
import { itemText, namedTexts, type PartText } from '../language/part-texts';
import type { Play } from '../language/play';
import { isVariantOn } from '../language/variants';
import type { RulesView } from '../view';
import { nameOf, numberIn } from './numbers';
import { partsOf } from './scenario-parts';

/**
 * Of each scenario: its text, then its parts, the handicaps that were found to hold, when the next one may begin, and its
 * variants that are on. Those of the rule sets follow, each set's together.
 */
export const rulesOf = (play: Play, scenarios: readonly number[]): RulesView[] => [
  ...scenarios.flatMap((scenario) => {
    const info = play.program.infoOf(play, scenario);
    if (info === undefined) return [];
    const parts = [
      ...namedTexts(play, scenario),
      ...handicapsOf(play, scenario),
      ...jumpOf(play, scenario),
      ...variantsOn(play, play.def(scenario)),
    ];
    const title = nameOf(play, scenario);
    return [{ item: itemKey(info.item), title, text: itemText(play, scenario), parts: parts.filter(saysSomething) }];
  }),
  ...play.program.ofKind('rule-set').flatMap(({ item, number }) => {
    const parts = variantsOn(play, number);
    return parts.length === 0
      ? []
      : [{ item: itemKey(item), title: `Variants of ${item.name ?? item.id}`, text: '', parts }];
  }),
];

/** The variants of an item that are on, each as what it says in this game. */
const variantsOn = (play: Play, of: number): PartText[] =>
  play.program.variants
    .filter(({ item, word }) => item === of && isVariantOn(play, word))
    .map(({ item, name, text }) => ({
      name: `Variant: ${name}`,
      text: text(play, play.frame(play.firstOfItem(item))),
    }));

const saysSomething = ({ text }: PartText): boolean => text !== '';

const handicapsOf = (play: Play, scenario: number): PartText[] =>
  partsOf(play, scenario)
    .handicaps.filter((_, index) => (numberIn(play, scenario, 'handicaps') & (1 << index)) !== 0)
    .map(({ text }) => ({ name: 'Handicap', text: text(play, play.frame(scenario)) }));

function jumpOf(play: Play, scenario: number): PartText[] {
  const { jump } = partsOf(play, scenario);
  return jump === undefined ? [] : [{ name: 'Jump', text: jump.text(play, play.frame(scenario)) }];
}
