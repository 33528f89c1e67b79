/** What bots hold things to be worth, chosen by playing. An action on the way to a goal is worth 150 of these. */
export const WEIGHTS = {
  /** All objectives of a chapter together. */
  chapter: 40_000,
  /** For each sixth of an action to a goal. */
  way: -30,
  /** No way counts for more sixths of an action than this. */
  farthest: 36,
  /** Of the way of whoever has no goal of its own. */
  company: 0.5,
  /** Held on its space. */
  held: -110,
  health: 100,
  /** For each health below four. */
  lowHealth: -180,
  clear: 32,
  /** For the first clear token. */
  lastClear: 30,
  madness: -45,
  /** For each madness card kept. */
  madnessCard: -70,
  possessed: -260,
  status: -60,
  offBoard: -500,
  /** For each oxygen that is missing under water. */
  breath: -25,
  /** For each step below none. */
  gasping: -170,
  item: 25,
  hand: 30,
  /** A face-down card: nobody knows what it is, and it is nothing good; but fear of it must not keep anybody from moving. */
  secret: -150,
  /** For each wound that the best weapon does more than bare hands. */
  armament: 60,
  /** More, for each space of its range up to two. */
  reach: 25,
  monster: -55,
  monsterHealth: -32,
  /** The last figures of a monster whose lack loses the game. */
  reserve: [-1600, -450, -120] as readonly number[],
  threat: -100,
  threatNow: 0.35,
  /** A death is the end. */
  death: -20_000,
  /** A touch that kills, if it is sure to come; two of them can still be told from one. */
  doom: -60_000,
  mostDoom: 2,
};
