/** What bots hold things to be worth, chosen by playing. One Health in good health is worth 2 of these. */
export const WEIGHTS = {
  end: 1_000_000,
  health: 2,
  /** For each Health below ten, squared. */
  lowHealth: -0.06,
  dead: -120,
  /** Of an Ally, in a deck. */
  produce: 1.2,
  damage: 0.8,
  block: 0.6,
  text: 0.8,
  /** Of a Monster or a Horror, in a deck. */
  threat: -1.5,
  bulk: -0.3,
  foeText: -0.3,
  /** How often a deck's average card is drawn in the rest of a game, times the cards of a hand. */
  deck: 12,
  /** Of each damage that the Room deals its owner as it lies. */
  wound: -2.2,
  /** Of each Health of a foe that the Allies of the Room can take. */
  slay: 0.35,
  /** Health of Allies that a player not on turn is expected to find for the next battle. */
  expectedBlock: 4,
  /** Of a Horror in the Victory Pile. */
  victory: 60,
  /** What others have, shared among them. */
  others: -0.8,
} as const;
