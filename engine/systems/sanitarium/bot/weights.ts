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
  /** A Hallucination that can be disbelieved in this turn, with the Sanity of Concentrate. */
  canDisbelieve: 110,
  /** A hallway that is left to come: the deck is the clock. */
  clock: 8,
  ap: 1,
  /** For each Move to what one wants. */
  way: -9,
  /** What there is to find: a Safe Thing that is known to lie somewhere, an unknown card, one that is worth taking. */
  thing: 260,
  unknown: 90,
  useful: 40,
  /** A Room, for whoever is ready to leave. */
  room: 400,
  /** A hallway that was looked at, whether it was taken or not. */
  seen: 24,
  /** For each Move that a Shadow is nearer than is safe, alone in a hallway. */
  menace: -6,
  /** As much of it counts for whoever can still move on in this turn. */
  movingOn: 0.15,
  caught: -110,
  /** No way counts for more Moves. */
  farthest: 30,
  /** What others have: for those who win together, and for rivals. */
  together: 1,
  rival: -0.15,
} as const;
