/** What bots hold things to be worth, chosen by playing. A Move on the way to a goal is worth 9 of these. */
export const WEIGHTS = {
  end: 1_000_000,
  escaped: 3000,
  /** A Safe Thing that is claimed. */
  claimed: 500,
  hallucination: -160,
  /** For each Sanity that a Hallucination costs. */
  hallucinationCost: -12,
  /** Sanity in cards, as far as it is needed to disbelieve what one has, and beyond. */
  neededSanity: 26,
  spareSanity: 7,
  ap: 2,
  /** For each Move to what one wants. */
  way: -9,
  /** What there is to find: a Safe Thing that is known to lie somewhere, an unknown card, one that is worth taking. */
  thing: 260,
  unknown: 70,
  useful: 50,
  /** A Room, for whoever is ready to leave. */
  room: 400,
  /** A hallway that was looked at. */
  seen: 22,
  /** For each Move that a Shadow is nearer than is safe, alone in a hallway. */
  menace: -7,
  caught: -150,
  /** No way counts for more Moves. */
  farthest: 30,
  /** What others have: for those who win together, and for rivals. */
  together: 1,
  rival: -0.15,
} as const;
