/** What bots hold things to be worth, chosen by playing. */

/**
 * An action point on the way to a goal is worth 120 of these. A step of progress is a share of `scenario`: with very many of
 * them one may weigh less than the way to the next goal.
 */
export const WEIGHTS = {
  /** All objectives of a scenario together. */
  scenario: 20_000,
  /** The Warden's whole way. */
  clock: -10_000,
  /** For each half of an action point to a goal. */
  way: -60,
  /** No way counts for more halves of an action point than this. */
  farthest: 80,
  /** Of a step of progress, for each chance to make it with what is left of the turn. */
  tries: 0.25,
  /** At a goal with something left to do there. */
  arrived: 150,
  /** Of the way of whoever has no goal of its own. */
  company: 0.3,
  clash: -2000,
  health: 100,
  lowHealth: -120,
  sanity: 70,
  lastSanity: -60,
  death: -500,
  deathInClash: -8000,
  deathRisk: -3500,
  disabled: -90,
  item: 40,
  /** For each durability and charge, up to three. */
  durability: 15,
  charge: 25,
  /** For each damage that the best weapon does more than fists. */
  armament: 300,
  skill: 60,
  memory: 50,
  cooldown: -15,
  monster: -60,
  monsterHealth: -45,
  wardenHealth: -240,
  threat: -80,
  threatNow: 0.3,
};
