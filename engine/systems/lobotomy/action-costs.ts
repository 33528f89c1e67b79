/** What the actions of the rules cost in AP: the rule set's numbers, until content changes one for somebody. */
import type { RuleSetting } from './state';

export type ActionCost = Extract<RuleSetting, `${string}Cost`>;

export const ACTION_COSTS: Readonly<Record<ActionCost, string>> = {
  moveCost: 'AP for a step',
  searchCost: 'AP to search',
  revealCost: 'AP to turn over a door token',
  unlockCost: 'AP for another try at a lock',
  barricadeCost: 'AP for a payment on a barricade',
  memoryCost: 'AP to take a memory',
  attackCost: 'AP for an attack',
  tradeCost: 'AP to trade',
};
