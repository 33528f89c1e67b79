/** What bots hold things to be worth, chosen by playing. A step on the way to a goal is worth 12 of these. */
export const WEIGHTS = {
  end: 1_000_000,
  curse: -320,
  /** A Deranged token. */
  token: -420,
  candle: 24,
  /** No more candles than these count. */
  mostCandles: 8,
  health: 36,
  /** For each Health below three. */
  lowHealth: -60,
  sanity: 22,
  insane: -70,
  dead: -150,
  /** A card beyond the starting deck. */
  card: 28,
  bat: 45,
  mission: -40,
  /** For each step to the nearest place where a Curse can be shed. */
  way: -12,
  /** For each step to the places of the other Curses. */
  otherWay: -3,
  /** For each step to the Gate without a Curse, and how much more in the last night. */
  gate: -7,
  lastNight: 3,
  onGate: 420,
  /** For each step of a Deranged to its prey. */
  hunt: -11,
  /** No way counts for more steps. */
  farthest: 24,
  /** A monster that can be here soon. */
  menace: -16,
  /** For each step that a Deranged is nearer than is safe. */
  hunter: -8,
  /** What others have, for whoever is no monster. */
  others: 0.12,
  /** Of what a card in play can still do. */
  promise: 0.8,
  /** A Curse that can be shed at once. */
  shed: 260,
  kill: 40,
} as const;
