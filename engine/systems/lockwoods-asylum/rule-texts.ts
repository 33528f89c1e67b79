import { type RuleWords, ruleTexts } from '../../table/rule-texts';
import type { Rule } from './rules-of-events';
import { type RuleSetting, rule } from './state';

const RULE_WORDS: Readonly<Record<Rule, RuleWords<RuleSetting>>> = {
  'set-up': {
    title: 'Set-up',
    text: (play) =>
      `The Asylum deck lies in ${rule(play, 'asylumPiles')} piles on top of one another, each with a Horror on its bottom; ${rule(play, 'asylumSpaces')} spaces are filled from it. Everybody begins with ${rule(play, 'startHealth')} Health and draws ${rule(play, 'handSize')} cards, the first player ${rule(play, 'firstHand')}.`,
    setting: 'asylumPiles',
  },
  turn: { title: 'A turn', text: 'Start, Threat, Action, Purchase, Battle and End Phase; then it passes to the left.' },
  start: {
    title: 'Start Phase',
    text: 'What cards do at the start of a turn happens now, in the order that the player picks.',
  },
  threat: {
    title: 'Threat Phase',
    text: (play) =>
      `Monsters of the hand go to the Room one by one until ${rule(play, 'roomMonsters')} are in it, then all Horrors of the hand. A card is drawn for each; what is drawn is not placed again.`,
    setting: 'roomMonsters',
  },
  action: {
    title: 'Action Phase',
    text: 'Any number of Actions of the hand, one after the other. A card that was played is discarded unless it says otherwise.',
  },
  purchase: {
    title: 'Purchase Phase',
    text: 'Cards are discarded whose Produce is at least the Cost of a card in the Asylum; what is more than the Cost is lost. Allies go to one’s own Room, Monsters and Horrors to that of the player on the left.',
  },
  timing: {
    title: 'Card timing',
    text: 'One card is resolved to its end. Of several that wait then, the player whose turn it is picks the next.',
  },
  battle: {
    title: 'Battle Phase',
    text: 'The Damage of the Allies in the Room is assigned among its Monsters and Horrors, theirs among the Allies, up to the Health of each; what is more costs Health. Then come the Slain effects, then the Survive effects. The rulebook’s text of this phase is not preserved: this is ours, and each part of it is a number of the rule set.',
    setting: 'overflowToHealth',
  },
  end: {
    title: 'End Phase',
    text: (play) =>
      `Cards of the Room go to its owner’s discard pile unless something says otherwise, and so does the hand. The Asylum is filled; ${rule(play, 'handSize')} cards are drawn. Like the Battle Phase, this is ours.`,
    setting: 'handSize',
  },
  draw: {
    title: 'Drawing',
    text: 'Whoever must draw from an empty deck shuffles the discard pile into it first, and draws on. A deck is not shuffled merely because it is empty.',
  },
  death: {
    title: 'Killed players',
    text: (play) =>
      `Without Health a player is killed: one of each ${rule(play, 'deathShare')} Monsters in the Room, rounded up, goes to the Room on the left, Horrors go to Asylum spaces of choice, and all other cards leave the game.`,
    setting: 'deathShare',
  },
  win: {
    title: 'The end',
    text: 'The last player with Health wins. If the last ones die together, nobody does.',
  },
};

export const ruleText = ruleTexts(RULE_WORDS);
