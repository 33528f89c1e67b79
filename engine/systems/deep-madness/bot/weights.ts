/** What a bot thinks things are worth, in points; set by trial games. Only what they are to each other matters. */
export const WEIGHTS = {
  won: 1_000_000,
  /** All of one objective. */
  objective: 8000,
  /** A step less to where one can work on an objective. */
  step: 60,
  health: 40,
  /** For each point below 4. */
  lowHealth: 70,
  /** Clear sanity, by how many one has: the first, the second, every further one. */
  sanity: [26, 14, 7],
  madness: 30,
  possessed: 90,
  status: 22,
  item: 8,
  /** For each mean wound of the best weapon beyond bare hands. */
  armament: 35,
  handCard: 8,
  monster: 30,
  monsterHealth: 14,
  epic: 40,
  /** Of one wound that is likely to come before one acts again. */
  threat: 40,
  /** Of the death that it could be. */
  risk: 1500,
  /** Held by Trap away from where one wants to be. */
  held: 30,
  /** For each point of oxygen below zero. */
  air: 35,
  loose: 8,
} as const;
