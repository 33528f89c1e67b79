/** The rules of Lobotomy in our own words, for people who ask why. Numbers are those of the rule set that is played. */
import type { Play } from '../../language/play';
import { spacesWords } from '../../table/numbers';
import { type RuleWords, ruleTexts } from '../../table/rule-texts';
import type { Rule } from './rules-of-events';
import { type RuleSetting, rule } from './state';

const steps = (play: Play, setting: RuleSetting): string => spacesWords(rule(play, setting));

const RULE_WORDS: Readonly<Record<Rule, RuleWords<RuleSetting>>> = {
  'set-up': {
    title: 'Set-up',
    text: 'The board is filled step by step: bodies, doors, lockers, memories, monsters, characters.',
  },
  'basic-skills': {
    title: 'Basic skills',
    text: (play) =>
      `Each character begins with ${rule(play, 'startSkills')} of its basic skills. The others can be recalled later, for ${rule(play, 'memoriesPerSkill')} memories each.`,
    setting: 'startSkills',
  },
  disorders: {
    title: 'Disorders',
    text: (play) =>
      `One card of each of a character\u2019s disorder decks is drawn; ${rule(play, 'startDisorders')} is kept, the rest go back.`,
    setting: 'startDisorders',
  },
  turn: {
    title: 'A turn',
    text: 'A character spends its AP in any order. AP that are left when the turn ends are lost.',
  },
  movement: {
    title: 'Movement',
    text: 'One space for each AP, through open doorways. Monsters on the space hold whoever stands there.',
    setting: 'moveCost',
  },
  running: {
    title: 'Running',
    text: (play) => `Before anything else in a turn: ${rule(play, 'runAp')} more AP, and all AP are for movement only.`,
    setting: 'runAp',
  },
  searching: {
    title: 'Searching',
    text: 'A locker or body on the space is turned over, gives what it has and is taken off the board.',
    setting: 'searchCost',
  },
  lockers: {
    title: 'Searching a locker',
    text: (play) =>
      `As many dice as Imagination; each ${rule(play, 'successFace')} or more is a success. Successes buy cards at the locker\u2019s prices, each sort once.`,
    setting: 'successFace',
  },
  memories: {
    title: 'Memories',
    text: (play) =>
      `${rule(play, 'memoriesPerSkill')} memories that were kept buy a basic skill that was not chosen, at any time and for no AP. The memories leave the game.`,
    setting: 'memoriesPerSkill',
  },
  doors: {
    title: 'Doors',
    text: 'Turning a door token over shows an open door, a lock or a barricade. A lock may be tried once at no cost.',
    setting: 'revealCost',
  },
  locks: {
    title: 'Locks',
    text: (play) =>
      `As many dice as Imagination; each ${rule(play, 'successFace')} or more is a success. The strength of the lock is needed, and ${rule(play, 'retryStrength')} more for each earlier try of this turn.`,
    setting: 'retryStrength',
  },
  barricades: {
    title: 'Barricades',
    text: (play) =>
      `Each AP, or each durability of a weapon, puts ${rule(play, 'barricadeTokens')} token on it. As many as its strength open it.`,
    setting: 'barricadeTokens',
  },
  trading: {
    title: 'Trading',
    text: 'With everybody on the space who agrees, any number of items, for one cost.',
    setting: 'tradeCost',
  },
  inventory: {
    title: 'What one can carry',
    text: (play) =>
      `${rule(play, 'inventorySlots')} slots: a large item takes ${rule(play, 'largeSlots')}, a small one ${rule(play, 'smallSlots') === 0 ? 'none' : rule(play, 'smallSlots')}, any other ${rule(play, 'normalSlots')}. What does not fit goes back to its deck.`,
    setting: 'inventorySlots',
  },
  armor: {
    title: 'Armor',
    text: (play) =>
      `One wears ${rule(play, 'armorLimit')} armor at a time. It can lose durability in place of its wearer\u2019s health.`,
    setting: 'armorLimit',
  },
  'skill-limit': {
    title: 'Skill limit',
    text: (play) => `${rule(play, 'skillLimit')} skills at most. One that goes returns to its deck.`,
    setting: 'skillLimit',
  },
  'last-use': {
    title: 'A last use',
    text: 'In one\u2019s own turn a skill that must go may be used once more, at its usual cost, if it is ready.',
  },
  imagination: {
    title: 'Imagination test',
    text: (play) => `${rule(play, 'testDice')} dice: passed if their sum is at most Imagination.`,
    setting: 'testDice',
  },
  attack: {
    title: 'Attack',
    text: 'Each die that shows the attacker\u2019s AR or more is a hit, each skull of a Chaos die too. Defense takes hits away; every hit that is left is 1 damage.',
  },
  weapons: {
    title: 'Wear',
    text: 'A weapon loses 1 durability when any die of its attack falls on 1.',
  },
  area: {
    title: 'Attack on a space',
    text: 'One roll for all enemies there; the highest Defense counts, once. Each enemy takes 1 damage first, the rest is dealt out as the attacker likes.',
  },
  defense: { title: 'Defense', text: 'Each point of Defense takes away the lowest hit.' },
  damage: {
    title: 'Damage',
    text: 'Damage comes off health. At 0 health a monster is destroyed and a character dies.',
  },
  'final-blow': {
    title: 'Final Blow',
    text: (play) =>
      `An attack that kills lowers the cooldown of one skill by ${rule(play, 'finalBlowCooldown')}, whichever its owner chooses.`,
    setting: 'finalBlowCooldown',
  },
  sanity: {
    title: 'Insanity',
    text: 'The last two boxes of the insanity track add 1 and 2 to every cooldown. Losing insanity with no box left kills.',
  },
  'chaos-die': {
    title: 'Chaos die',
    text: (play) =>
      `For ${rule(play, 'chaosInsanity')} insanity the next attack rolls a Chaos die as well: its skulls are hits, its plus adds 1 to every other die.`,
    setting: 'chaosInsanity',
  },
  'imaginary-locker': {
    title: 'Imaginary locker',
    text: (play) =>
      `For ${rule(play, 'lockerAp')} AP and ${rule(play, 'lockerInsanity')} insanity a locker stands on the space; only who imagined it may search it.`,
    setting: 'lockerInsanity',
  },
  'defense-die': {
    title: 'Defense die',
    text: (play) =>
      `For ${rule(play, 'defenseInsanity')} insanity, once an attack: a die whose shields are added to Defense against it.`,
    setting: 'defenseInsanity',
  },
  tantrum: {
    title: 'Tantrum',
    text: (play) =>
      `For ${rule(play, 'tantrumInsanity')} insanity: until the round ends, monsters that would attack somebody on the same space attack this character. Of several there, the last one to throw one.`,
    setting: 'tantrumInsanity',
  },
  'defy-time': {
    title: 'Defy Time',
    text: (play) => `Once a turn: ${rule(play, 'timeAp')} AP more, and the Warden walks ${steps(play, 'timeSteps')}.`,
    setting: 'timeSteps',
  },
  'defy-gravity': {
    title: 'Defy Gravity',
    text: (play) =>
      `After a roll one die may be turned by ${rule(play, 'gravityBy')}; the Warden then walks ${steps(play, 'gravitySteps')}.`,
    setting: 'gravitySteps',
  },
  answering: {
    title: 'While monsters attack',
    text: 'Before a target is picked whoever can be hit may use defense skills of 0 AP or throw a tantrum, and everybody what helps others. The target may still defend, and roll the Defense die.',
  },
  'others-turn': {
    title: 'In the turn of another',
    text: 'Defense skills of 0 AP, and whatever says any turn, may be used in the turns of others too, and memories traded for a skill.',
  },
  death: {
    title: 'Death',
    text: (play) =>
      `A character that dies wakes in a cell with full health and ${rule(play, 'deathInsanity')} insanity regained; each of its items wears by ${rule(play, 'deathWear')}, and the Warden walks ${steps(play, 'deathWardenSteps')}. In the Final Clash it is gone for good.`,
    setting: 'deathWardenSteps',
  },
  cells: { title: 'Cells', text: 'Characters begin, and wake after death, in an empty cell.' },
  'movement-card': {
    title: 'Movement card',
    text: 'The monsters\u2019 turn begins with a card: its event, and symbols for the steps that follow.',
  },
  'special-event': {
    title: 'Special event',
    text: 'Scenarios answer the colour of the card first, then monsters, then items.',
  },
  'memory-symbol': {
    title: 'Memory symbol',
    text: (play) =>
      `${rule(play, 'memoriesPerSymbol')} memory appears on a random space; there are never more than ${rule(play, 'memoryCap')}.`,
    setting: 'memoryCap',
  },
  'warden-walk': {
    title: 'The Warden walks',
    text: (play) =>
      `With his symbol he goes ${steps(play, 'wardenSteps')} along his track and stomps whom he meets. Past its end the Final Clash begins.`,
    setting: 'wardenSteps',
  },
  stomp: {
    title: 'Stomp',
    text: (play) =>
      `${rule(play, 'stompDice')} Chaos dice: each skull is 1 damage that nothing prevents. The victim is stunned and the Warden goes ${steps(play, 'stompSteps')} further. Where several stand, the players say whom.`,
    setting: 'stompDice',
  },
  march: {
    title: 'Monsters move',
    text: 'Each goes for the nearest character that it sees, else for the nearest. Where several are equal, the players choose.',
  },
  'ranged-march': {
    title: 'Monsters that shoot',
    text: 'They go where they can shoot from, as far from all characters as that allows. Where several spaces are equal, the players choose.',
  },
  spawns: {
    title: 'New monsters',
    text: 'Those of the card appear on random spaces; the third only for a full team.',
    setting: 'fullTeam',
  },
  'monster-order': {
    title: 'Order of attacks',
    text: 'Space by space, in an order that the players choose; on each the boss first, then elites, then the others. Equals in an order that the players choose.',
  },
  'monster-target': {
    title: 'Whom monsters attack',
    text: 'The lowest Defense, then the least health; where several are equal, the players say.',
  },
  overwhelm: {
    title: 'Overwhelm',
    text: (play) =>
      `${rule(play, 'overwhelmDice')} die more for each other monster that attacked somebody on that space before in this round.`,
    setting: 'overwhelmDice',
  },
  scenario: {
    title: 'Scenarios',
    text: 'A finished scenario takes its tokens along and leaves its monsters. Before the Final Clash everybody regains insanity and gains a disorder.',
    setting: 'finishInsanity',
  },
  'final-clash': {
    title: 'Final Clash',
    text: 'The Warden stands on the pentagram and fights. Whoever dies now stays dead; the game is won when he falls.',
  },
};

export const ruleText = ruleTexts(RULE_WORDS);
