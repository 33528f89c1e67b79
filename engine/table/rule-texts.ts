/** The words of a game's rules: what `Why?` tells of a rule, and where an author finds the number in it. */
import type { Play } from '../language/play';
import type { RuleText } from '../language/system';

export interface RuleWords<Setting extends string> {
  title: string;
  text: string | ((play: Play) => string);
  /** The number that an author would change. */
  setting?: Setting;
}

/** What a system tells of its rules by their names; a name that it does not know has no words. */
export const ruleTexts =
  <Rule extends string>(words: Readonly<Record<Rule, RuleWords<string>>>) =>
  (play: Play, name: string): RuleText | undefined =>
    Object.hasOwn(words, name) ? ruleTextOf(play, words[name as Rule]) : undefined;

/** A rule in words, with the rule set that has its number. */
function ruleTextOf(play: Play, { title, text, setting }: RuleWords<string>): RuleText {
  const holder = play.program.ofKind('rule-set').find(({ item }) => {
    const settings = item.settings as Readonly<Record<string, unknown>> | undefined;
    return setting !== undefined && settings?.[setting] !== undefined;
  });
  return {
    title,
    text: typeof text === 'string' ? text : text(play),
    item: holder?.number ?? 0,
    pointer: setting === undefined ? '' : `/settings/${setting}`,
  };
}
