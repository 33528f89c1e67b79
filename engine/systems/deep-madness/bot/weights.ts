/** What a bot thinks things are worth, in points; set by trial games. Only what they are to each other matters. */
export const WEIGHTS = {
  won: 1_000_000,
  /** All of one objective. */
  objective: 14000,
  /** A step less to where one can work on an objective. */
  step: 30,
  health: 20,
  /** For each point below 4. */
  lowHealth: 40,
  /** Clear sanity, by how many one has: the first, the second, every further one. */
  sanity: [20, 10, 4],
  madness: 30,
  possessed: 90,
  status: 12,
  item: 4,
  /** For each mean wound of the best weapon beyond bare hands. */
  armament: 12,
  handCard: 4,
  monster: 20,
  monsterHealth: 8,
  epic: 40,
  /** Of one wound that is likely to come before one acts again. */
  threat: 6,
  /** Of the death that it could be. */
  risk: 900,
  /** Held by Trap away from where one wants to be. */
  held: 30,
  /** For each point of oxygen below zero. */
  air: 35,
  loose: 8,
} as const;
