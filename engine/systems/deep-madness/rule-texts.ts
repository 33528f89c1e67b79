/** The rules of Deep Madness in our own words, for people who ask why. Numbers are those of the chapter that is played. */
import type { Play } from '../../language/play';
import { type RuleWords, ruleTexts } from '../../table/rule-texts';
import type { Rule } from './rules-of-events';
import { type RuleSetting, rule } from './state';
import { fewerWounds } from './wounds';

const isOn = (play: Play, setting: RuleSetting): boolean => rule(play, setting) === 1;

const RULE_WORDS: Readonly<Record<Rule, RuleWords<RuleSetting>>> = {
  'set-up': {
    title: 'Set-up',
    text: 'Rooms, hatches and markers as the chapter says; monster slots, spawn deck, then the investigators in a shuffled track.',
  },
  activation: {
    title: 'An activation',
    text: (play) => `${rule(play, 'turnActions')} actions in any order. Those that are left are lost.`,
    setting: 'turnActions',
  },
  move: {
    title: 'Move',
    text: (play) => {
      const spaces = rule(play, 'moveSpaces');
      return `${spaces === 1 ? 'One space' : `Up to ${spaces} spaces`} through open ways. Trap is asked again on each space.`;
    },
    setting: 'moveSpaces',
  },
  trap: {
    title: 'Trap',
    text: 'If the Trap of all monsters on a space is as much as Escape or more, an investigator can\u2019t leave it.',
  },
  attack: {
    title: 'Attack',
    text: (play) =>
      `A space ${isOn(play, 'rangedNeedsSight') ? 'in sight and in range' : 'in range, counted in steps'}. Each die that shows what the weapon says, or ${rule(play, 'successOn')} or more, is a success; each success deals the damage of the weapon.`,
    setting: 'successOn',
  },
  distribute: {
    title: 'Sharing damage',
    text: (play) =>
      isOn(play, 'distribute')
        ? 'The damage of one attack is shared among the enemies of the space as the attacker likes.'
        : 'All damage of one attack goes to one enemy of the space, as the attacker likes.',
    setting: 'distribute',
  },
  reroll: {
    title: 'Reroll',
    text: (play) =>
      `For ${rule(play, 'rerollCost')} sanity one die just rolled is rolled again, as often as one likes.`,
    setting: 'rerollCost',
  },
  resistance: {
    title: 'Resistance',
    text: (play) =>
      `Resistance is taken off the damage that a target gets, ${isOn(play, 'resistanceOncePerTarget') ? 'once for each attack' : 'for each success that it comes from'}; the rest are wounds.`,
    setting: 'resistanceOncePerTarget',
  },
  shock: {
    title: 'Shock',
    text: (play) =>
      `Killing a monster of Horror ${rule(play, 'shockHorror')} or more exhausts ${rule(play, 'shockSanity')} sanity.`,
    setting: 'shockHorror',
  },
  search: {
    title: 'Search',
    text: (play) =>
      `Draw ${rule(play, 'searchDraw')} from the search deck and keep one or none. ${rule(play, 'searchesPerRound')} in a round, and none beside a monster.`,
    setting: 'searchDraw',
  },
  items: {
    title: 'Items',
    text: (play) =>
      `${rule(play, 'itemLimit')} items and ${rule(play, 'consciousnessHand')} consciousness cards at most. Items can be discarded at any time.`,
    setting: 'itemLimit',
  },
  rest: {
    title: 'Rest',
    text: (play) =>
      `Ready ${rule(play, 'restSanity')} sanity, or ready ${rule(play, 'restMixedSanity')} and heal ${rule(play, 'restMixedWounds')}. Not beside a monster.`,
    setting: 'restSanity',
  },
  trade: {
    title: 'Trade',
    text: (play) =>
      `${isOn(play, 'tradeAnyNumber') ? 'Any number of items' : '1 item'} among investigators on one space. Whoever it is with must agree; without that it costs nothing.`,
    setting: 'tradeAnyNumber',
  },
  hatches: {
    title: 'Hatches',
    text: 'An open doorway can be closed, a closed hatch locked, while there are markers. Closed and locked hatches stop investigators and sight.',
    setting: 'hatchCloseCost',
  },
  'hatch-test': {
    title: 'Holding a hatch',
    text: (play) =>
      `The nearest investigator behind it rolls ${rule(play, 'hatchDice')} dice, ${rule(play, 'lockedDice')} if it is locked. As many successes as Horror hold the monster back, and it loses its other moves. A passing monster of Horror ${rule(play, 'hatchBreakHorror')} or more breaks the hatch.`,
    setting: 'hatchDice',
  },
  air: {
    title: 'Air',
    text: (play) =>
      `Under water each action takes 1 oxygen first. Below zero the dial shows ${rule(play, 'oxygenDice')} dice and one more each time; each that fails is a wound. Its end kills. It is full again where an activation ends in the dry.`,
    setting: 'oxygenStart',
  },
  sanity: {
    title: 'Sanity',
    text: 'Exhausting turns a clear token. With none clear, an exhausted one turns to madness instead. Costs that one chooses need clear tokens.',
    setting: 'shortfallMadness',
  },
  madness: {
    title: 'Madness',
    text: 'Tokens turn to madness, exhausted ones first. At half of the sanity, rounded up, all of them turn clear and a madness card is drawn.',
    setting: 'madnessHalf',
  },
  possession: {
    title: 'Possession',
    text: (play) =>
      `${rule(play, 'possessedAt')} kept madness cards bring a possessed card. All ${rule(play, 'possessedShed')} actions of an activation shed it; a second one is ${rule(play, 'possessedAgain')} wounds instead.`,
    setting: 'possessedAt',
  },
  lucid: {
    title: 'Lucid moment',
    text: (play) =>
      `Once in an activation, not beside a monster: ${rule(play, 'lucidCost')} sanity for a consciousness card.`,
    setting: 'lucidCost',
  },
  'others-turn': {
    title: 'In the activation of others',
    text: 'What says so can be used in anybody\u2019s activation, when the active player hands over. It is no action: it takes none and no air.',
  },
  'monster-steps': {
    title: 'Monsters act',
    text: 'A monster takes its steps from left to right, none of them skipped.',
  },
  'monster-move': {
    title: 'Monsters move',
    text: 'One space toward the nearest investigator that it can reach, closed hatches counted as open. The players break ties.',
  },
  'monster-attack': {
    title: 'Monsters attack',
    text: (play) =>
      `The nearest investigator in range${isOn(play, 'rangedNeedsSight') ? ' and sight' : ''} takes Damage less Resistance, but at least ${rule(play, 'minWound')}. ${isOn(play, 'monsterHitsAlways') ? 'There is no roll.' : `Only if the monster die shows a claw: ${rule(play, 'monsterDieClaw')} or less.`}`,
    setting: 'minWound',
  },
  brace: {
    title: 'Brace',
    text: (play) =>
      `Before the wounds of an attack: ${rule(play, 'braceSanity')} sanity for ${fewerWounds(rule(play, 'braceWounds'))}.`,
    setting: 'braceSanity',
  },
  wounds: {
    title: 'Wounds',
    text: 'As many wounds as health kill. The death of an investigator ends the game.',
  },
  devour: {
    title: 'Devour',
    text: (play) =>
      `The marker advances; its block says what happens and how many spawn cards come. A devoured room, ${isOn(play, 'devourOrder') ? 'the top one of the room deck' : 'which the players choose'}, gets a spawn marker; its card lies under the devoured deck. The last block ends the game.`,
    setting: 'devourOrder',
  },
  spawn: {
    title: 'Spawn',
    text: 'Monsters appear in the room of the top card of the devoured deck, which then lies under it. If one that anybody fears has no figure left, the game is lost.',
    setting: 'spawnSkipUnmarked',
  },
  slots: {
    title: 'Activation track',
    text: 'Investigators and monster slots act in turn. Slots beyond the last investigator act at the end.',
    setting: 'trailingSlots',
  },
  refresh: {
    title: 'Refresh',
    text: (play) =>
      `Each investigator readies ${rule(play, 'refreshSanity')} sanity, and two of them may change places in the track.`,
    setting: 'refreshSanity',
  },
  chapter: { title: 'The chapter', text: 'What the chapter asks for wins the game.' },
};

export const ruleText = ruleTexts(RULE_WORDS);
