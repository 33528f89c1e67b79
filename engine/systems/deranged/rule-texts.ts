import { type RuleWords, ruleTexts } from '../../table/rule-texts';
import type { Rule } from './rules-of-events';
import { type RuleSetting, rule } from './state';

const RULE_WORDS: Readonly<Record<Rule, RuleWords<RuleSetting>>> = {
  'set-up': {
    title: 'Set-up',
    text: (play) =>
      `Item decks, of which ${rule(play, 'houseCards')} cards each make the house deck; Roles, Night cards and starting Curses; then everybody chooses an exit.`,
    setting: 'houseCards',
  },
  'hero-phase': {
    title: 'A turn',
    text: (play) =>
      `Play a card and take up to ${rule(play, 'actionsPerTurn')} actions, or rest. By day the first action is free and the next costs ${rule(play, 'nextDayCost')} Sanity; by night each costs ${rule(play, 'nightCost')}. At the end the hand is filled up to ${rule(play, 'handSize')} cards.`,
    setting: 'actionsPerTurn',
  },
  cards: {
    title: 'Cards',
    text: 'Cards of a hand are for their owner\u2019s eyes; what is played or discarded lies open.',
  },
  move: {
    title: 'Movement',
    text: 'Up to so many spaces along arrows, of white and of the card\u2019s own colour; portals of one sign are joined. A move is not interrupted.',
  },
  doors: {
    title: 'Doors',
    text: 'Any hero indoors beside a door may block it against whoever wants in. The step that fails costs nothing.',
  },
  attack: {
    title: 'Attack',
    text: (play) =>
      `On one\u2019s own or an adjacent space: they share a border and an arrow leads there that one can follow. Through a door it is ${rule(play, 'doorPenalty')} weaker. What is more than the defence costs Health.`,
    setting: 'doorPenalty',
  },
  candles: {
    title: 'Candles',
    text: (play) =>
      `In one\u2019s own turn a candle restores ${rule(play, 'candleHeal')} Health or Sanity, or adds ${rule(play, 'candlePower')} to an attack before the defence is played.`,
    setting: 'candlePower',
  },
  defence: {
    title: 'Defence',
    text: 'Whoever is attacked must play a defence card, even against nothing. With an empty hand the top card of the deck is turned over.',
  },
  search: {
    title: 'Search',
    text: 'On the space with the sign of the search, with the symbol of its quarter on the card: the top card of the deck goes to the hand. Houses are searched once.',
  },
  'item-effect': {
    title: 'Effects of items',
    text: 'Its parts are done in order, each may be left out. Cards that say so go back to the box at the end of the turn.',
  },
  rest: {
    title: 'Rest',
    text: (play) =>
      `Restores ${rule(play, 'restBuilding')} Sanity in a building and ${rule(play, 'restStreet')} on the street. Then the whole hand may be discarded to move Time one space forward.`,
    setting: 'restBuilding',
  },
  'monster-phase': {
    title: 'Monster Phase',
    text: 'After the turn of whoever has Destiny. Monsters act by their Initiative: all of a sort move, then all of it attack.',
  },
  'monster-move': {
    title: 'How monsters move',
    text: 'By the shortest way that they can follow, never by portals, and they stop beside their goal. Whoever has Destiny decides where several are equally near.',
  },
  time: {
    title: 'Time',
    text: 'An hourglass moves Time one space at the end of the turn. When it comes to dusk or dawn, Destiny goes to the current player, then the scenario and the Night cards follow.',
  },
  'night-cards': {
    title: 'Night cards',
    text: 'Nobody may look at them. At dusk each top card is turned over: a mission for the night, or the Deranged token.',
  },
  deranged: {
    title: 'Deranged',
    text: 'By night a hero with a token is a monster: it plays the lower halves of its cards in order, for nothing, and cannot rest. Killing a human frees it.',
  },
  death: {
    title: 'Death',
    text: (play) =>
      `Without Health a hero leaves the board and draws ${rule(play, 'deathCurses')} Curse. In its next turn it stands at the angel of the Graveyard with all Health.`,
    setting: 'deathCurses',
  },
  insanity: {
    title: 'Insanity',
    text: (play) =>
      `Whoever loses the last Sanity draws ${rule(play, 'insanityCurses')} Curse; losing more brings another one. Without Sanity no action can be paid for.`,
    setting: 'insanityCurses',
  },
  curses: {
    title: 'Curses',
    text: 'Each is discarded by a special action at its places. A hero with a Curse cannot win.',
  },
  missions: { title: 'Missions', text: 'A mission that is done brings its reward at once.' },
  end: {
    title: 'The end',
    text: 'After the last night every hero wins who stands on the Enchanted Gate without a Curse and without a token. If all are Deranged by night, all lose at once.',
  },
};

export const ruleText = ruleTexts(RULE_WORDS);
