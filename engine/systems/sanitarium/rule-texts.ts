import { type RuleWords, ruleTexts } from '../../table/rule-texts';
import type { Rule } from './rules-of-events';
import { type RuleSetting, rule } from './state';

const RULE_WORDS: Readonly<Record<Rule, RuleWords<RuleSetting>>> = {
  'set-up': {
    title: 'Set-up',
    text: 'A Room in the middle with everybody in it; each player lays a hallway, whoever begins a Dark Hallway with the first Shadow; Safe Things and a first Hallucination for everybody.',
    setting: 'darkAtStart',
  },
  laying: {
    title: 'Laying cards',
    text: 'Whoever draws a card looks at it in secret. It lies so that one doorway meets another at least in part, and on no other card. Rooms and Dark Hallways lie face up; a Dark Hallway brings a Shadow.',
    setting: 'creepingCards',
  },
  roll: {
    title: 'Roll Dice',
    text: 'Three dice: one for action points, the others move the Shadows, as the scenario says.',
  },
  shadows: {
    title: 'Shadows',
    text: 'They take the shortest way towards somebody and never jump; of equal ways the player whose turn it is chooses one. They stop when they catch somebody.',
    setting: 'shadows',
  },
  caught: {
    title: 'Caught',
    text: 'A Shadow catches whoever is alone in a space that is no Room. The player flees to the nearest Room and makes a Horror Check against the number of Shadows and Dark Hallways in play.',
    setting: 'fleeEndsTurn',
  },
  horror: {
    title: 'Horror Check',
    text: (play) =>
      `Two dice reach the difficulty, or the check fails. With all that is added, ${rule(play, 'alwaysFails')} or less always fails, ${rule(play, 'alwaysPasses')} or more always passes.`,
    setting: 'alwaysPasses',
  },
  hallucinations: {
    title: 'Hallucinations',
    text: (play) =>
      `Whoever fails a Horror Check takes one. With ${rule(play, 'maxHallucinations')} already, or none left, an Item or Event goes instead.`,
    setting: 'maxHallucinations',
  },
  disbelieve: {
    title: 'Disbelieving',
    text: (play) =>
      `Items, Events and the Sanity of Concentrate are spent for the cost of a Hallucination, which then leaves the game. What is paid too much is lost. A protected Safe Thing is worth ${rule(play, 'protectedValue')}.`,
    setting: 'protectedValue',
  },
  actions: {
    title: 'Actions',
    text: (play) =>
      `Move for ${rule(play, 'moveCost')} AP, Search for ${rule(play, 'searchCost')}, Expand for ${rule(play, 'expandCost')}. Concentrate takes the whole AP die and gives ${rule(play, 'concentrate')} Sanity for this turn. Disbelieving and escaping are free.`,
    setting: 'concentrate',
  },
  move: {
    title: 'Moves',
    text: 'Through one pair of joined doorways; a face-down hallway has two spaces with a door between. From a Room one may jump to any other.',
    setting: 'moveCost',
  },
  search: {
    title: 'Search',
    text: (play) =>
      `The hallway under you is yours to look at, to take or to put back. ${rule(play, 'itemsPerTurn') === 1 ? 'One Item' : `${rule(play, 'itemsPerTurn')} Items`} may be taken in a turn, and any number of Events. Another card lies there at once.`,
    setting: 'searchCost',
  },
  limit: {
    title: 'The limit of cards',
    text: (play) =>
      `At most ${rule(play, 'cardLimit')} Items and Events that are not protected. Whoever would have more spends, uses or discards some.`,
    setting: 'cardLimit',
  },
  events: {
    title: 'Events',
    text: 'Kept secret, used once. Some may be used in the turns of others.',
  },
  things: {
    title: 'Safe Things',
    text: 'An Item that is one of your Safe Things is revealed at once. It is protected: nobody takes it, and it does not count against the limit.',
  },
  escape: {
    title: 'Escape',
    text: 'In your turn, in a Room, with all your Safe Things and no Hallucination. It costs nothing.',
  },
  end: {
    title: 'The end',
    text: 'When no card can be drawn, neither from the deck nor from the discards, everybody inside is trapped.',
  },
};

export const ruleText = ruleTexts(RULE_WORDS);
