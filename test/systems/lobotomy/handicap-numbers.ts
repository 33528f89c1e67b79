/**
 * What each casefile says of five, four and three characters, in this order: the numbers that its handicaps change, the words
 * that are shown for them, and what can be seen of them once the table is set up.
 */
export type ByCount = readonly [five: number, four: number, three: number];
type Numbers = Readonly<Record<string, ByCount>>;

export interface CasefileHandicaps {
  /** Every setting that a handicap changes. */
  settings: Numbers;
  says: readonly [four: string, three: string];
  /** What objectives need, by id. */
  needed?: Numbers;
  /** How many of a monster or token lie on the board, face down or not. */
  count?: Numbers;
  /** How many of a monster or token there are anywhere. */
  made?: Numbers;
  /** Stats of a figure: `slasher.health`. */
  stats?: Numbers;
}

export const HANDICAPS: Readonly<Record<string, CasefileHandicaps>> = {
  'thirteenth-day-of-christmas': {
    settings: { slasherCap: [2, 1, 1], surgeModifier: [1, 1, 0] },
    says: [
      'Four characters or fewer: at most 1 Slasher.',
      'Three characters: Gifts do not make the test of a blue surge harder.',
    ],
    needed: { gifts: [3, 3, 3] },
    count: { gift: [3, 3, 3] },
  },
  antichrist: {
    settings: { growthCap: [6, 5, 4] },
    says: ['Four characters or fewer: Growth ends at 5.', 'Three characters: Growth ends at 4.'],
    needed: { relics: [1, 1, 1] },
    count: { 'holy-relic': [4, 4, 4] },
    stats: { 'quiet-child.defense': [1, 1, 1], 'quiet-child.health': [6, 6, 6] },
  },
  'asylum-field-day': {
    settings: { ribbonsEach: [2, 3, 3], feats: [5, 5, 4], slasherHealthLess: [0, 0, 1] },
    says: [
      'Four characters or fewer: 3 Ribbons each are allowed.',
      'Three characters: 4 feats, Slashers have 1 health less.',
    ],
    needed: { feats: [5, 5, 4] },
    stats: { 'slasher.health': [5, 5, 4] },
  },
  'balloon-frenzy': {
    settings: { firstBalloons: [5, 4, 4], popsNeeded: [10, 10, 8] },
    says: ['Four characters or fewer: 4 Balloons at the start.', 'Three characters: 8 Balloons.'],
    needed: { pops: [10, 10, 8] },
    count: { balloon: [5, 4, 4], showman: [1, 1, 1] },
  },
  'big-bad-wolf': {
    settings: { visitorHealthLess: [6, 7, 7], jumpFuel: [2, 2, 1] },
    says: [
      'Four characters or fewer: the Visitor has 7 health less.',
      'Three characters: the next scenario may start at 1 Fuel.',
    ],
    count: { fuel: [3, 3, 3], furnace: [1, 1, 1] },
    stats: { 'grey-visitor.health': [8, 7, 7] },
  },
  'blood-bond': {
    settings: { mendHealth: [2, 1, 0] },
    says: ['Four characters or fewer: a blue surge heals 1.', 'Three characters: a blue surge heals nobody.'],
    needed: { pairs: [2, 2, 2] },
    count: { sutured: [4, 4, 4] },
    stats: { 'sutured.health': [2, 2, 2] },
  },
  'blood-gods-offering': {
    settings: { horrorMarks: [3, 2, 2], votaryCap: [3, 3, 2] },
    says: ['Four characters or fewer: 2 marks in monsters.', 'Three characters: at most 2 Votaries.'],
    needed: { blood: [4, 4, 4], madness: [3, 3, 3], horror: [3, 2, 2] },
  },
  'the-body-snatchers': {
    settings: { growths: [2, 1, 1], surgeDice: [1, 1, 0] },
    says: [
      'Four characters or fewer: one Seed grows with a green surge.',
      'Three characters: a red surge adds no dice.',
    ],
    needed: { seeds: [2, 2, 2] },
    count: { seed: [2, 2, 2] },
  },
  'the-book-of-revelation': {
    settings: { votaryCap: [2, 1, 1], lastSeals: [1, 1, 0] },
    says: ['Four characters or fewer: at most 1 Votary.', 'Three characters: no Seals of Stars and of Silence.'],
    needed: { recite: [2, 2, 2] },
    count: { verse: [2, 2, 2] },
    made: { 'white-seal': [1, 1, 1], 'star-seal': [1, 1, 0], 'silent-seal': [1, 1, 0] },
  },
  'dream-world': {
    settings: { lamplighterCap: [3, 2, 1] },
    says: ['Four characters or fewer: at most 2 Lamplighters.', 'Three characters: at most 1 Lamplighter.'],
    needed: { dreams: [2, 2, 2] },
    count: { dream: [2, 2, 2], bed: [2, 2, 2], lamplighter: [1, 1, 1] },
  },
  'frankensteins-tower': {
    settings: { wasteParts: [1, 0, 0], surgeHealth: [1, 1, 0] },
    says: ['Four characters or fewer: no Part is waste.', 'Three characters: a red surge costs nobody health.'],
    needed: { parts: [1, 1, 1], charge: [1, 1, 1] },
    count: { 'tower-part': [2, 2, 2], 'waste-part': [1, 0, 0] },
  },
  'the-crimson-diaries': {
    settings: { physicianHealth: [10, 8, 7], porters: [1, 1, 0], diaries: [6, 6, 4] },
    says: [
      'Four characters or fewer: the Night Physician has 8 health.',
      'Three characters: he has 7 health; three suspects, 4 Diaries.',
    ],
    count: { diary: [6, 6, 4], porter: [1, 1, 0], matron: [1, 1, 1] },
  },
  memories: {
    settings: { credits: [4, 3, 3], givers: [4, 3, 3], archivistCap: [2, 2, 1] },
    says: [
      'Four characters or fewer: 3 credits, and 3 characters must give.',
      'Three characters: at most 1 Archivist.',
    ],
    needed: { credits: [4, 3, 3], everyone: [4, 3, 3] },
    count: { 'memory-token': [12, 12, 12], archivist: [1, 1, 1] },
  },
  'the-mist': {
    settings: { fogwalkerCap: [3, 2, 1] },
    says: [
      'Four characters or fewer: no surge brings a Fogwalker while 2 are about.',
      'Three characters: no surge brings a Fogwalker while one is about.',
    ],
    needed: { vents: [3, 3, 3] },
    count: { vent: [4, 4, 4], mist: [2, 2, 2], fogwalker: [2, 2, 2] },
  },
  'mommas-home-cooked-dinner': {
    settings: { tired: [4, 3, 3], huntedFrom: [4, 4, 5] },
    says: [
      'Four characters or fewer: Mother Halloran is less tired: 3 dice fewer.',
      'Three characters: Mother Halloran goes only for characters with Hunger 5.',
    ],
    needed: { broth: [1, 1, 1], garnish: [1, 1, 1], bones: [1, 1, 1], dinner: [2, 2, 2] },
    stats: { 'mother-halloran.dice': [-4, -3, -3] },
  },
  'monster-control': {
    settings: { levers: [3, 2, 2], startCollars: [0, 0, 1] },
    says: ['Four characters or fewer: 2 Levers.', 'Three characters: one of them starts with a Collar.'],
    needed: { levers: [3, 2, 2] },
    count: { lever: [4, 4, 4] },
  },
  'moonlight-shadow-ritual': {
    settings: { lampCap: [3, 2, 2], heldNeeded: [3, 3, 2], moonNeeded: [4, 4, 6] },
    says: [
      'Four characters or fewer: at most 2 Lamplighters.',
      'Three characters: 2 Circles held count; the Moon must reach 6.',
    ],
    needed: { moon: [4, 4, 6] },
    count: { circle: [4, 4, 4] },
  },
  'one-day-at-the-circus': {
    settings: { finedFrom: [4, 5, 5], stolen: [1, 1, 0] },
    says: [
      'Four characters or fewer: only bearers of 5 tickets or more are fined.',
      'Three characters: the Showman takes no tickets.',
    ],
    needed: { tickets: [7, 7, 7] },
  },
  'rescue-mission': {
    settings: { slasherHealth: [5, 4, 4], slasherCap: [2, 2, 1] },
    says: ['Four characters or fewer: Slashers have 4 health.', 'Three characters: at most 1 Slasher.'],
    needed: { rescued: [2, 2, 2] },
    count: { detainee: [4, 4, 4], slasher: [1, 1, 1] },
    stats: { 'slasher.health': [5, 4, 4], 'detainee.health': [4, 4, 4] },
  },
  'twin-defense': {
    settings: { surgeLoss: [2, 1, 1], surgeScavengers: [1, 1, 0] },
    says: [
      'Four characters or fewer: a red surge costs each Sleeper 1 health.',
      'Three characters: a green surge brings the patient only.',
    ],
    needed: { watch: [5, 5, 5] },
    stats: { 'sleeper.health': [10, 10, 10] },
  },
  'vampires-desires': {
    settings: { physicianHealth: [10, 8, 8], thrallAt: [3, 3, 4] },
    says: ['Four characters or fewer: the Night Physician has 8 health.', 'Three characters: 4 Bites make a Thrall.'],
    count: { coffin: [1, 1, 1] },
    stats: { 'night-physician.health': [10, 8, 8] },
  },
};
