/** Made from schemas/ by `npm run generate`; never edit it. The shapes of content after it has been checked. */

/**
 * When this part is live. Without it: figures and tokens while they are in play, cards in their owner's play area, conditions and keywords while held, scenarios, tracks and rules while they are running.
 */
export type Active = 'in-play' | 'play-area' | 'held' | 'running' | 'hand' | 'face-up' | 'current-sheet' | 'anywhere';
/**
 * Something that happens. The field `effect` says what.
 */
export type Effect =
  | EffectIf
  | EffectEach
  | EffectRepeat
  | EffectChoose
  | EffectPick
  | EffectAmount
  | EffectLet
  | EffectCall
  | EffectEmit
  | EffectLater
  | EffectAlter
  | EffectStop
  | EffectChange
  | EffectDamage
  | EffectHeal
  | EffectKill
  | EffectApply
  | EffectClear
  | EffectLasting
  | EffectLink
  | EffectPay
  | EffectMove
  | EffectPlace
  | EffectSpawn
  | EffectRemove
  | EffectEdge
  | EffectAdvance
  | EffectDraw
  | EffectPut
  | EffectDiscard
  | EffectShuffle
  | EffectReveal
  | EffectUse
  | EffectRoll
  | EffectChangeDice
  | EffectTest
  | EffectAttack
  | EffectSay
  | EffectScenario
  | EffectEnd;
/**
 * When something that lasts comes to its end.
 */
export type Until =
  | 'end-of-attack'
  | 'end-of-action'
  | 'end-of-activation'
  | 'end-of-turn'
  | 'end-of-phase'
  | 'end-of-monsters-turn'
  | 'end-of-round'
  | 'end-of-game';
/**
 * A number such as `6`, or a range such as `1-3`, of a die or a total.
 */
export type Range = string;
/**
 * A list of effects; they run in order.
 */
export type Effects = Effect[];
/**
 * Any word, such as `white`, `blue`, `green` or `pink`. Which figures may follow which colour is a rule of the game; a game without such a rule lets everybody follow all of them.
 */
export type Color = string;
/**
 * One part of the face of a card, between its picture and its foot. The field `block` says which.
 */
export type CardBlock = CardNumbers | CardAttacks | CardBoxes | CardRows | CardSteps | CardBanner | CardText;
/**
 * Row and column, from 0 at the top left.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Cell = [number, number];
/**
 * One step of what a monster does. The field `step` says which.
 */
export type DeepMadnessBehaviorStep =
  DeepMadnessStepMove | DeepMadnessStepAttack | DeepMadnessStepDo | DeepMadnessStepFirstOf;
/**
 * Row, column and side of a cell: `n`, `e`, `s`, `w`, or the diagonal `/` or `\` of a cut cell.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Edge = [number, number, 'n' | 'e' | 's' | 'w' | '/' | '\\'];
/**
 * One step of what a monster does. The field `step` says which.
 */
export type DerangedBehaviorStep = DerangedStepMove | DerangedStepAttack | DerangedStepDo;
/**
 * A card of a character's memory deck. The field `form` says what it is.
 */
export type LobotomyMemory =
  LobotomyMemoryOneShot | LobotomyMemoryWeapon | LobotomyMemoryBad | LobotomyMemoryEquipment | LobotomyMemorySkill;

/**
 * Something that a player may choose to do. `user` is who does it.
 */
export interface Action {
  /**
   * Names this action in patches and saved games.
   */
  id: string;
  /**
   * A short name.
   */
  name?: string;
  /**
   * What the player reads.
   */
  text: string;
  cost?: Cost;
  /**
   * It is offered only if this holds.
   */
  if?: boolean | string;
  /**
   * The moments at which it is offered; in one's own turn if absent.
   *
   * Items: When it may be taken.
   */
  windows?: string[];
  /**
   * The built-in action that it counts as for triggers.
   */
  as?: string;
  limit?: Limit;
  active?: Active;
  do: Effects;
}
/**
 * What must be paid before it happens. It is checked as a whole before it is offered.
 */
export interface Cost {
  /**
   * How many action points it costs.
   */
  ap?: number | string;
  /**
   * How many actions it costs.
   */
  actions?: number | string;
  /**
   * How many sanity tokens are exhausted.
   */
  sanity?: number | string;
  /**
   * How many health it costs.
   */
  health?: number | string;
  /**
   * How many insanity boxes it costs.
   */
  insanity?: number | string;
  /**
   * How many charges it costs.
   */
  charges?: number | string;
  /**
   * How many durability it costs.
   */
  durability?: number | string;
  /**
   * How many cooldown it costs.
   */
  cooldown?: number | string;
  /**
   * How many cards discarded it costs.
   */
  discard?: number | string;
  /**
   * How many candles it costs.
   */
  candles?: number | string;
  /**
   * A card that is given up.
   */
  card?: string;
  /**
   * Says that it costs nothing on purpose.
   */
  free?: boolean;
}
/**
 * How often this may be used.
 */
export interface Limit {
  /**
   * So many times …
   */
  times: number | string;
  /**
   * … in each of these.
   */
  per: 'attack' | 'action' | 'activation' | 'turn' | 'round' | 'phase' | 'game';
}
/**
 * Runs one list of effects when a test holds, and another one when it does not.
 */
export interface EffectIf {
  effect: 'if';
  /**
   * What must hold.
   */
  test: boolean | string;
  do: Effects;
  else?: Effects;
}
/**
 * Runs the same effects once for every entity of a list. The list is fixed before the first one runs.
 */
export interface EffectEach {
  effect: 'each';
  /**
   * The list to go through.
   */
  in: string;
  /**
   * The name of the one in hand.
   */
  as: string;
  /**
   * Leaves out those for which this does not hold.
   */
  where?: boolean | string;
  /**
   * Who comes first: as listed (the default), in turn order, as the players or the owner pick, or all at once: everybody answers before anything happens.
   */
  order?: 'listed' | 'turn' | 'players-pick' | 'owner-picks' | 'together';
  do: Effects;
}
/**
 * Runs the same effects several times. Inside, `n` counts the passes from 1.
 */
export interface EffectRepeat {
  effect: 'repeat';
  /**
   * How often at most.
   */
  times?: number | string;
  /**
   * Tested before each pass; the effect ends when it holds.
   */
  until?: boolean | string;
  do: Effects;
}
/**
 * Asks somebody to pick one of several options.
 */
export interface EffectChoose {
  effect: 'choose';
  /**
   * Who is asked; a list is asked in seat order until one of them takes an option. Without it the active player decides.
   */
  who?: string;
  /**
   * At least one; an option that cannot be paid for or whose condition fails is not offered.
   */
  options: EffectOption[];
  /**
   * Adds the option to take none of them.
   */
  optional?: boolean;
  /**
   * Hides the answer from the other seats.
   */
  secret?: boolean;
  /**
   * What the player is asked.
   */
  text?: string;
}
/**
 * One option of a choice.
 */
export interface EffectOption {
  /**
   * Names this option in saved games; unique among its neighbours.
   */
  id: string;
  /**
   * What the player reads.
   */
  text: string;
  /**
   * The option is offered only if this holds.
   */
  if?: boolean | string;
  cost?: Cost;
  do: Effects;
}
/**
 * Asks somebody to pick one or several entities out of a list.
 */
export interface EffectPick {
  effect: 'pick';
  /**
   * Who is asked. Without it the active player decides.
   */
  who?: string;
  /**
   * The candidates.
   */
  from: string;
  /**
   * Leaves out candidates for which this does not hold.
   */
  where?: boolean | string;
  /**
   * Exactly so many; all of them if there are fewer. The name then stands for a list.
   */
  count?: number | string;
  /**
   * At most so many. The name then stands for a list.
   */
  upTo?: number | string;
  /**
   * Nobody is asked.
   */
  random?: boolean;
  /**
   * The player may pick nothing.
   */
  optional?: boolean;
  /**
   * The name of what was picked; `none` if there was nothing.
   */
  as: string;
  /**
   * What the player is asked.
   */
  text?: string;
}
/**
 * Asks somebody for a number between two limits.
 */
export interface EffectAmount {
  effect: 'amount';
  /**
   * Who is asked. Without it the active player decides.
   */
  who?: string;
  /**
   * The smallest answer.
   */
  min: number | string;
  /**
   * The largest answer.
   */
  max: number | string;
  /**
   * A name by which later effects can speak of it.
   */
  as: string;
  /**
   * What the player is asked.
   */
  text: string;
}
/**
 * Gives a name to a value, for the effects that follow.
 */
export interface EffectLet {
  effect: 'let';
  /**
   * The new name.
   */
  as: string;
  /**
   * What the name stands for.
   */
  value: number | boolean | string;
}
/**
 * Runs a procedure of this pack or one of the game system.
 */
export interface EffectCall {
  effect: 'call';
  /**
   * Which one.
   */
  procedure: string;
  /**
   * A value for each parameter of the procedure.
   */
  with?: {
    /**
     * A number, or an expression of any kind.
     */
    [k: string]: number | boolean | string;
  };
  /**
   * A name by which later effects can speak of it.
   */
  as?: string;
}
/**
 * Says that something happens, so that triggers can answer.
 */
export interface EffectEmit {
  effect: 'emit';
  /**
   * Which event.
   */
  event: string;
  /**
   * A value for each field of the event.
   */
  with?: {
    /**
     * A number, or an expression of any kind.
     */
    [k: string]: number | boolean | string;
  };
}
/**
 * Sets up one delayed trigger: the effects run when an event comes. The names bound so far keep their present values.
 */
export interface EffectLater {
  effect: 'later';
  /**
   * The event that it waits for.
   */
  when: string;
  /**
   * Before the event, instead of it, or after it (the default).
   */
  timing?: 'before' | 'instead' | 'after';
  /**
   * It waits on until this holds too.
   */
  if?: boolean | string;
  do: Effects;
  /**
   * When it is given up. Without it, it waits for good.
   */
  expires?:
    | 'end-of-attack'
    | 'end-of-action'
    | 'end-of-activation'
    | 'end-of-turn'
    | 'end-of-phase'
    | 'end-of-monsters-turn'
    | 'end-of-round'
    | 'end-of-game';
}
/**
 * Changes fields of the event which this trigger stands before. Only fields marked as alterable.
 */
export interface EffectAlter {
  effect: 'alter';
  /**
   * The new value of each field.
   */
  set: {
    /**
     * A number, or an expression of any kind.
     */
    [k: string]: number | boolean | string;
  };
}
/**
 * In a trigger that stands before the event: cancels it and gives back what it cost. During the event: ends the innermost one of that name.
 */
export interface EffectStop {
  effect: 'stop';
  /**
   * Which event ends.
   */
  event: string;
}
/**
 * Adds to a number of an entity, or sets it: health, action points, a counter (`counter:name`).
 */
export interface EffectChange {
  effect: 'change';
  /**
   * Whose number.
   */
  of: string;
  /**
   * Which number; `counter:name` for a counter.
   */
  stat: string;
  /**
   * What is added; may be negative.
   */
  by?: number | string;
  /**
   * The new value.
   */
  to?: number | string;
}
/**
 * Deals damage through the damage procedure of the game: armour and other triggers may answer.
 */
export interface EffectDamage {
  effect: 'damage';
  /**
   * Who is hurt.
   */
  to: string;
  /**
   * How much.
   */
  amount: number | string;
  /**
   * Who causes it.
   */
  from?: string;
  /**
   * Words that triggers can ask for, such as `unpreventable`.
   */
  tags?: string[];
}
/**
 * Restores a number, never above its maximum.
 */
export interface EffectHeal {
  effect: 'heal';
  /**
   * Who heals.
   */
  who: string;
  /**
   * How much.
   */
  amount: number | string;
  /**
   * What is restored; health if absent.
   */
  stat?: string;
}
/**
 * Kills outright; its triggers answer as for any death.
 */
export interface EffectKill {
  effect: 'kill';
  /**
   * Who dies.
   */
  who: string;
  /**
   * Who gets the credit.
   */
  by?: string;
}
/**
 * Puts a condition on somebody.
 */
export interface EffectApply {
  effect: 'apply';
  /**
   * Which condition.
   */
  condition: string;
  /**
   * Who gets it.
   */
  to: string;
  /**
   * Whom it concerns, if it concerns one in particular.
   */
  about?: string;
  until?: Until;
  /**
   * Its number, if it has one.
   */
  value?: number | string;
}
/**
 * Takes a condition off. `all` takes off every one.
 */
export interface EffectClear {
  effect: 'clear';
  /**
   * Which condition, or `all`.
   */
  condition: string;
  /**
   * Who loses it.
   */
  of: string;
  /**
   * Only the one that concerns this entity.
   */
  about?: string;
}
/**
 * Gives somebody modifiers, triggers, actions or keywords for a while.
 */
export interface EffectLasting {
  effect: 'lasting';
  /**
   * Who carries it; the whole game if absent.
   */
  on?: string;
  until: Until;
  /**
   * What the players are told about it.
   */
  text?: string;
  /**
   * Keywords that its bearer has meanwhile.
   */
  keywords?: KeywordUse[];
  /**
   * Numbers that change meanwhile.
   */
  modifiers?: Modifier[];
  /**
   * What is allowed or forbidden meanwhile.
   */
  permits?: Permit[];
  /**
   * What happens meanwhile.
   */
  triggers?: Trigger[];
  /**
   * What its bearer may do meanwhile.
   */
  actions?: Action[];
}
/**
 * A keyword that this carries, with the values that the keyword asks for.
 */
export interface KeywordUse {
  /**
   * Which keyword.
   */
  keyword: string;
  /**
   * A value for a parameter of the keyword.
   */
  [k: string]: number | boolean | string;
}
/**
 * Changes a number for as long as its carrier is live.
 */
export interface Modifier {
  /**
   * Names this modifier in patches.
   */
  id?: string;
  /**
   * What the players read.
   */
  text?: string;
  /**
   * Which number.
   */
  stat: string;
  /**
   * Everything of this kind instead of the carrier itself.
   */
  for?: string;
  /**
   * Everything (`it`) for which this holds, instead of the carrier itself.
   */
  where?: boolean | string;
  /**
   * It counts only while this holds.
   */
  while?: boolean | string;
  /**
   * Adds this.
   */
  add?: number | string;
  /**
   * Sets it to this.
   */
  set?: number | string;
  /**
   * Multiplies it by this.
   */
  multiply?: number | string;
  /**
   * Never less than this.
   */
  atLeast?: number | string;
  /**
   * Never more than this.
   */
  atMost?: number | string;
  active?: Active;
}
/**
 * Allows or forbids something. A part that forbids wins, unless one on a nearer carrier allows it.
 */
export interface Permit {
  /**
   * Names this permit in patches.
   */
  id: string;
  /**
   * What the players read.
   */
  text?: string;
  /**
   * What is allowed or forbidden.
   */
  what: string;
  /**
   * `it` is who acts, `other` what it is done to.
   */
  where: boolean | string;
  /**
   * It counts only while this holds.
   */
  while?: boolean | string;
  /**
   * True allows it, false forbids it.
   */
  allow: boolean;
  active?: Active;
}
/**
 * Something that happens by itself when an event comes.
 */
export interface Trigger {
  /**
   * Names this trigger in patches and in the log.
   */
  id: string;
  /**
   * A name for the log.
   */
  name?: string;
  /**
   * What the players read.
   */
  text?: string;
  /**
   * The event it waits for.
   */
  when: string;
  /**
   * `before` may alter or stop the event, `instead` replaces it, `after` (the default) answers it.
   */
  timing?: 'before' | 'instead' | 'after';
  /**
   * It fires only if this holds.
   */
  if?: boolean | string;
  /**
   * Somebody is asked whether it fires.
   */
  optional?: boolean;
  /**
   * Who is asked; the owner if absent.
   */
  who?: string;
  cost?: Cost;
  limit?: Limit;
  /**
   * Before or after the other triggers of the same moment.
   */
  order?: 'first' | 'last';
  active?: Active;
  do: Effects;
}
/**
 * Remembers an entity under a name of another one: afterwards `of.name` reads it.
 */
export interface EffectLink {
  effect: 'link';
  /**
   * Who remembers.
   */
  of: string;
  /**
   * Under which name.
   */
  name: string;
  /**
   * Which entity.
   */
  to: string;
}
/**
 * Makes somebody pay a cost, and says what happens if it cannot be paid.
 */
export interface EffectPay {
  effect: 'pay';
  /**
   * Who pays.
   */
  who: string;
  cost: Cost;
  else?: Effects;
}
/**
 * Moves figures step by step, with the events of moving.
 */
export interface EffectMove {
  effect: 'move';
  /**
   * Who moves.
   */
  who: string;
  /**
   * Steps lead to the nearest of these.
   */
  toward?: string;
  /**
   * Steps lead away from these.
   */
  away?: string;
  /**
   * The space to reach.
   */
  to?: string;
  /**
   * At most so many; as many as needed if absent.
   */
  steps?: number | string;
  /**
   * Walking (the default), or being pushed.
   */
  by?: 'walk' | 'push';
  /**
   * Obstacles that do not count.
   *
   * Items: What does not stop it.
   */
  ignore?: ('figures' | 'doors' | 'walls')[];
  /**
   * Where it stops before its goal: on it (the default) or beside it.
   */
  stopAt?: 'enter' | 'adjacent';
}
/**
 * Puts figures or tokens on a space without walking there. Entering the space is an event.
 */
export interface EffectPlace {
  effect: 'place';
  /**
   * What is placed.
   */
  what: string;
  /**
   * The space; or the figure that carries a token from then on.
   */
  at?: string;
  /**
   * How the space is found.
   */
  placement?: string;
}
/**
 * Brings new figures or tokens into play from the supply. When the supply is empty its own rule says what happens.
 */
export interface EffectSpawn {
  effect: 'spawn';
  /**
   * Which monster, token or card; of a supply, a piece drawn at random.
   */
  what: string;
  /**
   * One if absent.
   */
  count?: number | string;
  /**
   * The space.
   */
  at?: string;
  /**
   * How the space is found, anew for each.
   */
  placement?: string;
  /**
   * Whose it is.
   */
  owner?: string;
  /**
   * The number that it bears.
   */
  number?: number | string;
  /**
   * A name by which later effects can speak of it.
   */
  as?: string;
}
/**
 * Takes things out of play.
 */
export interface EffectRemove {
  effect: 'remove';
  /**
   * What leaves.
   */
  what: string;
  /**
   * Where it goes: the supply (the default), out of the game, the reserve or its discard pile.
   */
  to?: 'supply' | 'box' | 'reserve' | 'discard';
  /**
   * What became of a character that leaves the game: a word or two that its seat shows from then on, such as `now a monster`.
   */
  became?: string;
}
/**
 * Opens, closes or locks what lies between two spaces, or puts a token there.
 */
export interface EffectEdge {
  effect: 'edge';
  /**
   * Which edges; those that do not fit are left alone.
   */
  edges: string;
  /**
   * What they become; `token` puts a token there.
   */
  state: 'open' | 'closed' | 'locked' | 'barricaded' | 'face-down' | 'broken' | 'wall' | 'hatch' | 'token';
  /**
   * Which token; one drawn at random if this is a supply.
   */
  token?: string;
  /**
   * Its strength, if it has one.
   */
  value?: number | string;
}
/**
 * Moves the marker of a track, space by space.
 */
export interface EffectAdvance {
  effect: 'advance';
  /**
   * Which track.
   */
  track: string;
  /**
   * How many spaces; one if absent.
   */
  by?: number | string;
  /**
   * The id of the space that is reached.
   */
  to?: string;
}
/**
 * Draws cards from a deck or pieces from a supply.
 */
export interface EffectDraw {
  effect: 'draw';
  /**
   * The deck or supply.
   */
  from: string;
  /**
   * Who draws. Without it the active character.
   */
  who?: string;
  /**
   * One if absent.
   */
  count?: number | string;
  /**
   * The zone that receives the cards; where they belong if absent.
   */
  into?: string;
  /**
   * Draws on until a card fits.
   */
  where?: boolean | string;
  /**
   * What becomes of them.
   */
  misses?: 'keep' | 'discard' | 'shuffle-back';
  /**
   * A name by which later effects can speak of it.
   */
  as?: string;
}
/**
 * Moves cards to a zone or a deck.
 */
export interface EffectPut {
  effect: 'put';
  /**
   * Which cards.
   */
  what: string;
  /**
   * The zone, or `deck:id` or `discard:id`.
   */
  in: string;
  /**
   * Whose zone.
   */
  of?: string;
  /**
   * Where in the pile.
   */
  at?: 'top' | 'bottom' | 'random' | 'shuffle';
}
/**
 * Puts cards on their own discard pile, or where their deck says.
 */
export interface EffectDiscard {
  effect: 'discard';
  /**
   * Which cards.
   */
  what: string;
}
/**
 * Shuffles a zone or a deck (`deck:id`).
 */
export interface EffectShuffle {
  effect: 'shuffle';
  /**
   * The zone, or `deck:id` or `discard:id`.
   */
  zone: string;
  /**
   * Whose zone.
   */
  of?: string;
}
/**
 * Lets people see something; they cannot forget it again.
 */
export interface EffectReveal {
  effect: 'reveal';
  /**
   * What is shown.
   */
  what: string;
  /**
   * Who sees it; `all` for everybody.
   */
  to: string;
}
/**
 * Lets somebody use one of several cards now, as if it were the moment for it; what it costs is paid. Nobody has to.
 */
export interface EffectUse {
  effect: 'use';
  /**
   * Who may use it.
   */
  who: string;
  /**
   * Which cards, or other things with actions.
   */
  cards: string;
  /**
   * The moment that it counts as; in one's own turn if absent.
   */
  window?: string;
  /**
   * What the player is asked.
   */
  text?: string;
}
/**
 * Rolls dice, and may read a table by the total.
 */
export interface EffectRoll {
  effect: 'roll';
  /**
   * How many of each: `d6`, `d4`, `d12`, or the id of a die.
   */
  dice: {
    /**
     * A whole number, or an expression that gives one.
     */
    [k: string]: number | string;
  };
  /**
   * Who rolls.
   */
  who?: string;
  /**
   * A name by which later effects can speak of it.
   */
  as?: string;
  /**
   * What happens for each total.
   */
  table?: EffectRow[];
}
/**
 * One row of a table that is read by the total of a roll.
 */
export interface EffectRow {
  on: Range;
  /**
   * What the players read.
   */
  text?: string;
  do: Effects;
}
/**
 * Changes dice that have been rolled.
 */
export interface EffectChangeDice {
  effect: 'change-dice';
  /**
   * Which dice.
   */
  dice: string;
  /**
   * What is added to each.
   */
  by?: number | string;
  /**
   * The face that each shows.
   */
  to?: number | string;
  /**
   * Rolls them again.
   */
  reroll?: boolean;
}
/**
 * Makes somebody take a test of the game.
 */
export interface EffectTest {
  effect: 'test';
  /**
   * Which test.
   */
  test: string;
  /**
   * Who is tested.
   */
  who: string;
  /**
   * What must be reached, for tests that have one.
   */
  difficulty?: number | string;
  /**
   * Makes it easier, or harder if negative.
   */
  modifier?: number | string;
  pass?: Effects;
  fail?: Effects;
}
/**
 * An attack outside the normal order.
 */
export interface EffectAttack {
  effect: 'attack';
  /**
   * Who attacks.
   */
  by: string;
  /**
   * Whom; as the rules say if absent.
   */
  targets?: string;
  with?: Attack;
}
/**
 * One way of attacking. Several with `on` are a table, read by a d6; several without it are a choice.
 */
export interface Attack {
  /**
   * Names this attack.
   */
  id: string;
  /**
   * What it is called.
   */
  name?: string;
  /**
   * What the players read.
   */
  text?: string;
  on?: Range;
  /**
   * How many attack dice.
   */
  dice: number | string;
  /**
   * How many spaces away; the same space if absent.
   */
  range?: number | string;
  /**
   * A die of this or more is a success, in games whose attacks print it; as the rules say if absent.
   */
  hit?: number | string;
  /**
   * Such as fire, holy or power.
   *
   * Items: A keyword whose triggers answer the attack.
   */
  symbols?: string[];
  /**
   * Hits everybody on the space.
   */
  area?: 'space';
  /**
   * The dice are rolled for each enemy there.
   */
  perTarget?: boolean;
  /**
   * The dice are added to those of a weapon that the attacker picks.
   */
  weapon?: boolean;
  /**
   * Cards that a monster attacks with: what the first one's attack does is added, and what the next one does if the first is a Weapon Attack. A card's attack that costs something is not used.
   */
  cards?: string;
  /**
   * Added to each die.
   */
  power?: number | string;
  /**
   * Dealt whatever is rolled, or for each success where the rules count successes.
   */
  damage?: number | string;
  /**
   * Whom (`target`) it may be used on.
   */
  if?: boolean | string;
  cost?: Cost;
  before?: Effects;
  after?: Effects;
}
/**
 * Writes a line into the log.
 */
export interface EffectSay {
  effect: 'say';
  /**
   * The line.
   */
  text: string;
  /**
   * Who reads it; everybody if absent.
   */
  to?: string;
}
/**
 * Starts the next scenario early, or finishes one.
 */
export interface EffectScenario {
  effect: 'scenario';
  /**
   * `jump` starts the next one, `finish` completes one.
   */
  do: 'jump' | 'finish';
  /**
   * The scenario that carries this if absent.
   */
  which?: string;
}
/**
 * Ends the game.
 */
export interface EffectEnd {
  effect: 'end';
  /**
   * How it ends.
   */
  result: 'win' | 'loss';
  /**
   * For whom; everybody if absent.
   */
  who?: string;
  /**
   * What the players read.
   */
  text?: string;
}
/**
 * A way from one space of the face to another, which need not touch. Between two spaces that an arrow joins, figures move along arrows only; through a doorway between them as long as no door stops them there.
 */
export interface Arrow {
  /**
   * Where it begins: one character of the grid.
   */
  from: string;
  /**
   * Where it leads: one character of the grid.
   */
  to: string;
  color: Color;
  /**
   * Leads back as well. Without it the arrow is followed in its direction only.
   */
  bothWays?: boolean;
}
/**
 * A bar for each attack: dice, name, reach and symbols.
 */
export interface CardAttacks {
  block: 'attacks';
  /**
   * Which field of the card, with dots for a field inside of another: `stats.health`. `parts` stands for the texts of its modifiers, permits, triggers and actions.
   */
  field: string;
  /**
   * The icon beside the number of dice; a die with six faces if absent.
   */
  dice?: string;
}
/**
 * How many of what, in large letters.
 */
export interface CardBanner {
  block: 'banner';
  /**
   * The field with the number.
   */
  count: string;
  /**
   * The field with the id of the item that is named.
   */
  name: string;
  /**
   * The ids in the field are of items of these kinds; their names are shown.
   *
   * Items: A kind of item.
   */
  of?: string[];
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
}
/**
 * A row of printed numbers, each in a box with its icon and its word.
 */
export interface CardNumbers {
  block: 'numbers';
  /**
   * From left to right.
   */
  numbers: CardNumber[];
}
/**
 * One printed number with its icon. It is left out where the card has no such field.
 */
export interface CardNumber {
  /**
   * Which field of the card, with dots for a field inside of another: `stats.health`. `parts` stands for the texts of its modifiers, permits, triggers and actions.
   */
  field: string;
  /**
   * One short word under it.
   */
  label?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * An icon for each word that the field can have.
   */
  icons?: {
    /**
     * Name of a picture of the icon set.
     */
    [k: string]: string;
  };
  /**
   * Right after the number, such as `+`.
   */
  after?: string;
  /**
   * In which corner it stands; used only in the corners of a card.
   */
  at?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
}
/**
 * As many numbered boxes as a field says, to put a marker on.
 */
export interface CardBoxes {
  block: 'boxes';
  /**
   * Which field of the card, with dots for a field inside of another: `stats.health`. `parts` stands for the texts of its modifiers, permits, triggers and actions.
   */
  field: string;
  /**
   * In bold over the boxes.
   */
  label?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * `up`: from 1 to the number. `down`: from the number to 1, as time goes.
   */
  order?: 'up' | 'down';
  /**
   * Words on the dark boxes. Going up they are the last of them, going down as many more at the start.
   *
   * Items: A short word, such as `+1`.
   */
  dark?: string[];
}
/**
 * Numbered rows, one below the other: what happens in turn. A row without its field is left out, and the others grow.
 */
export interface CardRows {
  block: 'rows';
  /**
   * From top to bottom.
   */
  rows: CardLine[];
}
/**
 * One field of a card in words. It is left out where the card has no such field, or `false` in it.
 */
export interface CardLine {
  /**
   * Which field of the card, with dots for a field inside of another: `stats.health`. `parts` stands for the texts of its modifiers, permits, triggers and actions.
   */
  field?: string;
  /**
   * The line is left out where the card has this other field.
   */
  unless?: string;
  /**
   * In bold before it; alone for a field that is only yes or no.
   */
  label?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * An icon for each word that the field can have.
   */
  icons?: {
    /**
     * Name of a picture of the icon set.
     */
    [k: string]: string;
  };
  /**
   * Words right before the value, such as `discard `.
   */
  before?: string;
  /**
   * Right after the value, such as ` copies`. Two forms, ` figure| figures`, are for 1 and for other numbers.
   */
  after?: string;
  /**
   * The ids in the field are of items of these kinds; their names are shown.
   *
   * Items: A kind of item.
   */
  of?: string[];
  /**
   * A rule (the default), a line of mood in italics, or each item that the field names with what it says.
   */
  look?: 'rule' | 'flavor' | 'explained';
}
/**
 * Arrows from left to right: what a monster does in turn.
 */
export interface CardSteps {
  block: 'steps';
  /**
   * Which field of the card, with dots for a field inside of another: `stats.health`. `parts` stands for the texts of its modifiers, permits, triggers and actions.
   */
  field: string;
  /**
   * The field of a step that says which it is.
   */
  word: string;
  /**
   * The field of a step with its number, if it has one.
   */
  amount?: string;
  /**
   * An icon for each word.
   */
  icons?: {
    /**
     * Name of a picture of the icon set.
     */
    [k: string]: string;
  };
}
/**
 * What the card says, as large as its room allows.
 */
export interface CardText {
  block: 'text';
  /**
   * Paragraphs, from top to bottom.
   */
  lines: CardLine[];
}
/**
 * How the cards of one or several kinds are drawn: a frame, and which field stands where.
 */
export interface CardFace {
  kind: 'card-face';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * The look of the whole card: a spine down the left side, a band at the foot, four corners, woodcuts for day and night, riveted plates, or a hallway with doorways.
   */
  frame: 'spine' | 'band' | 'corners' | 'woodcut' | 'plates' | 'hallway';
  /**
   * Of which cards this is the face. The first entry that fits a card gives its word, icon and colour.
   *
   * Items: Cards of one kind, or those of them that have a certain word in a field.
   */
  cards: {
    /**
     * The kind of item.
     */
    kind: string;
    /**
     * Only those with these words in these fields.
     */
    where?: {
      /**
       * The word in the field.
       */
      [k: string]: string;
    };
    /**
     * What such a card is called on its face.
     */
    word: string;
    /**
     * Name of a picture of the icon set.
     */
    icon: string;
    /**
     * Of spine, bands and frames, as `#9c241c`; dark enough for white letters.
     */
    color: string;
    /**
     * The shape of the upper edge of the picture, so that the type shows without colour; straight if absent.
     */
    edge?: 'straight' | 'arch' | 'teeth' | 'torn';
  }[];
  /**
   * Numbers in the corners.
   */
  corners?: CardNumber[];
  /**
   * Numbers that go down in play, as boxes on the spine or at the foot.
   */
  pips?: CardNumber[];
  /**
   * What stands on it, from top to bottom.
   */
  blocks: CardBlock[];
  /**
   * The lower half, turned upside down: what the card is at night.
   */
  turned?: {
    /**
     * What this half is called.
     */
    word: string;
    /**
     * Name of a picture of the icon set.
     */
    icon: string;
    /**
     * What stands on it, from top to bottom.
     */
    blocks: CardBlock[];
  };
  /**
   * The field with the doorways of a hallway.
   */
  doorways?: string;
  /**
   * Small print, one after the other.
   */
  foot?: CardLine[];
  /**
   * One back for all of these cards, which may be shuffled together, with this word on it, and the icon and colour of the first of them. Without it each has its own word, icon and colour.
   */
  back?: string;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A keyword that is put on somebody and taken off again. `self` is who bears it.
 */
export interface Condition {
  kind: 'condition';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  params?: Params;
  /**
   * One can bear it several times.
   */
  stacks?: boolean;
  /**
   * What happens when its bearer gets it again.
   */
  reapply?: 'ignored' | 'extends' | 'adds';
  until?: Until;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Names and types of the values that must be given.
 */
export interface Params {
  /**
   * What kind of value it is.
   */
  [k: string]: 'int' | 'bool' | 'string' | 'entity' | 'entities';
}
/**
 * Makes somebody count as something in the eyes of others.
 */
export interface View {
  /**
   * Names this view in patches.
   */
  id: string;
  /**
   * What the players read.
   */
  text?: string;
  /**
   * Whose eyes: holds for those (`viewer`) who see it so.
   */
  viewer: boolean | string;
  /**
   * Who is seen: holds for those (`it`) who count as it. `it == self` and `it.def == 'sleeper'` name whom it is about; anything else is asked about everybody, which takes longer.
   */
  sees: boolean | string;
  /**
   * What they count as.
   */
  as: string;
  active?: Active;
}
/**
 * A pile or row of cards or tokens that this item adds to the game.
 */
export interface Zone {
  /**
   * What the players call it.
   */
  name?: string;
  /**
   * One for the game (the default), or one for each.
   */
  per?: 'game' | 'seat' | 'character';
  /**
   * How its cards lie.
   */
  face?: 'up' | 'down';
  /**
   * Who may look at them.
   */
  seenBy?: 'owner' | 'all' | 'nobody';
}
/**
 * A number that is kept, by this item itself or by each thing of a kind.
 */
export interface Counter {
  /**
   * What the players call it.
   */
  name?: string;
  /**
   * Its first value; 0 if absent.
   */
  start?: number | string;
  /**
   * Kept by everything of this kind instead of by the item itself; the players see it there.
   */
  on?: string;
}
/**
 * Numbers that expressions read as `setting.name`, and that handicaps and variants may change.
 */
export interface Settings {
  /**
   * The value of this setting; `true` counts as 1, `false` as 0.
   */
  [k: string]: number | boolean;
}
/**
 * A pile of cards. Its cards are listed (`cards`), or all those of a kind (`from`).
 */
export interface Deck {
  kind: 'deck';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * What is in it.
   *
   * Items: A card in it.
   */
  cards?: {
    /**
     * Which card.
     */
    card: string;
    /**
     * How many; one if absent.
     */
    copies?: number;
  }[];
  /**
   * The cards that it is made of; those of packs that join are in it too.
   */
  from?: {
    /**
     * All cards of this kind …
     */
    kind?: string;
    /**
     * … or all cards of several kinds.
     *
     * Items: A kind of card.
     */
    kinds?: string[];
    /**
     * … and of this family.
     */
    family?: string;
  };
  /**
   * One for the game (the default), or one for each.
   */
  per?: 'game' | 'seat' | 'character';
  /**
   * How its cards lie; down if absent.
   */
  face?: 'up' | 'down';
  /**
   * Whether it is shuffled at setup; yes if absent.
   */
  shuffle?: boolean;
  /**
   * Who may look through it.
   */
  seenBy?: 'owner' | 'all' | 'nobody';
  /**
   * Where discarded cards go; on a pile of their own if absent.
   */
  discardTo?: 'own-pile' | 'deck-and-shuffle' | 'bottom' | 'box';
  /**
   * What happens when a card is wanted; the discards are shuffled if absent.
   */
  whenEmpty?: 'reshuffle' | 'nothing' | 'lose';
  onEmpty?: Effects;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * It moves toward an investigator.
 */
export interface DeepMadnessStepMove {
  step: 'move';
  /**
   * It is left out unless this holds.
   */
  if?: boolean | string;
  /**
   * Whom it moves toward; the nearest it can reach if absent.
   */
  toward?: string;
  /**
   * What does not stop it.
   *
   * Items: An obstacle.
   */
  ignore?: 'hatches'[];
}
/**
 * It attacks the nearest investigator in range and sight.
 */
export interface DeepMadnessStepAttack {
  step: 'attack';
  /**
   * It is left out unless this holds.
   */
  if?: boolean | string;
  /**
   * Whom it may attack; anybody in range and sight if absent. It picks the nearest of them.
   */
  among?: string;
}
/**
 * Effects of its own; `self` is the monster.
 */
export interface DeepMadnessStepDo {
  step: 'do';
  /**
   * It is left out unless this holds.
   */
  if?: boolean | string;
  /**
   * What the players read.
   */
  text?: string;
  do: Effects;
}
/**
 * It takes the first of these steps that is possible.
 */
export interface DeepMadnessStepFirstOf {
  step: 'first-of';
  /**
   * It is left out unless this holds.
   */
  if?: boolean | string;
  /**
   * In this order.
   *
   * Items: `attack` or `move`.
   */
  steps: ('attack' | 'move')[];
}
/**
 * Rooms laid together, and what stands in their doorways and on their spaces at first.
 */
export interface DeepMadnessBoard {
  kind: 'board';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Columns and rows, in cells. A small room takes 3 by 3.
   *
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  /**
   * Where the rooms lie.
   *
   * Items: Where one room lies.
   */
  places: {
    /**
     * Names the place: its spaces are called `room-13-a` and so on.
     */
    id: string;
    /**
     * The room that lies there.
     */
    tile: string;
    /**
     * Rooms have one face, so it is always `a`.
     */
    side?: 'a';
    /**
     * Column and row of its top left corner, in cells.
     *
     * @minItems 2
     * @maxItems 2
     */
    at: [number, number];
    /**
     * Degrees clockwise.
     */
    turn: 0 | 90 | 180 | 270;
    /**
     * What lies over its floor at first: `water` for a submerged room.
     */
    cover?: 'water';
  }[];
  /**
   * What stands in doorways between rooms at first; all others are open.
   *
   * Items: What stands in one doorway.
   */
  borders?: {
    /**
     * The spaces on either side, such as `room-13-b` and `room-24-a`.
     *
     * @minItems 2
     * @maxItems 2
     *
     * Items: Place and letter, such as `room-13-b`.
     */
    between: [string, string];
    /**
     * A wall for good, or a hatch and its state; a barrier, `barricaded` or on its other side `face-down`, lets nobody through, whatever they do.
     */
    is: 'closed' | 'locked' | 'barricaded' | 'face-down' | 'broken' | 'open' | 'wall';
    /**
     * A token that lies on it, such as a barrier.
     */
    token?: string;
    /**
     * The number that the token shows.
     */
    number?: number;
  }[];
  /**
   * Spaces on which the investigators may begin; each chooses one.
   *
   * Items: Place and letter, such as `room-24-a`.
   */
  starts?: string[];
  /**
   * Tokens that lie on spaces at first.
   *
   * Items: One token, or several alike.
   */
  tokens?: {
    /**
     * Which.
     */
    token: string;
    /**
     * The spaces, one token on each; `room-13-spawn` is the spawn space of a room.
     *
     * Items: Place and letter, such as `room-13-b`.
     */
    at: string[];
    /**
     * The number that it shows.
     */
    number?: number;
  }[];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * An investigator whom a player controls.
 */
export interface DeepMadnessCharacter {
  kind: 'character';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * The numbers on the sheet.
   */
  stats: {
    /**
     * Wounds that kill.
     */
    health: number;
    /**
     * Sanity tokens.
     */
    sanity: number;
    /**
     * Trap of this or more holds.
     */
    escape: number;
    /**
     * Taken off the wounds of an attack.
     */
    resistance: number;
  };
  /**
   * Cards that it starts with, taken from the search deck.
   *
   * Items: Kind and id of a card.
   */
  gear?: string[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Kept in hand; discarded when one of its actions or triggers is used. Its triggers say `active: hand`.
 */
export interface DeepMadnessConsciousness {
  kind: 'consciousness';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A marker on a space of a devoured room: its rule holds there. `self.space` is that space.
 */
export interface DeepMadnessDevoured {
  kind: 'devoured';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A die with faces 1, 2, 3 … in order.
 */
export interface DeepMadnessDie {
  kind: 'die';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Its faces in order; a face counts as its place in this list.
   *
   * Items: One face.
   */
  faces: {
    /**
     * Names the face.
     */
    id: string;
    /**
     * What is printed on it.
     */
    label: string;
  }[];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A room as it lies unturned. Spaces of one room whose cells touch are linked unless a wall stands between them.
 */
export interface DeepMadnessFace {
  /**
   * Names the face, such as `room-13`.
   */
  id: string;
  /**
   * The printed name.
   */
  theme: string;
  /**
   * One line on what it does in play.
   */
  note?: string;
  /**
   * One string a row.
   *
   * Items: One character a cell: the letter of its space, `.` outside, `#` a solid block.
   */
  grid: string[];
  /**
   * Every space is in exactly one room.
   *
   * Items: One room.
   */
  rooms: {
    /**
     * Names the room.
     */
    id: string;
    /**
     * What is printed in it.
     */
    name: string;
    /**
     * How the floor is drawn.
     */
    floor:
      | 'tile'
      | 'plank'
      | 'zig'
      | 'dot'
      | 'stone'
      | 'grass'
      | 'plate'
      | 'grate'
      | 'rubber'
      | 'cobble'
      | 'water'
      | 'forest';
    /**
     * Its spaces.
     *
     * Items: A letter of the grid.
     */
    spaces: string[];
    /**
     * Row and column of the middle of its name; a third 1 sets one word a line.
     */
    label?: number[];
  }[];
  /**
   * Pairs of spaces with a wall between them.
   */
  walls?: [string, string][];
  /**
   * Ways drawn from space to space, in one direction or both, each with a colour.
   */
  arrows?: Arrow[];
  /**
   * Spaces that are joined with all others of the same name on the board.
   */
  portals?: Portal[];
  /**
   * Doorways in the outer wall. Two that lie on each other are a doorway between two rooms, which takes a hatch; one alone is wall.
   *
   * Items: A doorway in the outer wall.
   */
  connectors: {
    /**
     * Names it by where it is: `N`, `E`, `S`, `W`, in a large room `NL`, `NR`, `SL`, `SR`.
     */
    id: string;
    kind: 'door';
    /**
     * The space that it opens to.
     */
    space: string;
    /**
     * Its edge.
     */
    at: Edge[];
    arrow?: Color;
  }[];
  /**
   * The space on which monsters appear.
   */
  spawn: string;
  /**
   * Other names of its spaces: `william` makes the space `room-37-william` as well.
   */
  names?: {
    /**
     * A letter of the grid.
     */
    [k: string]: string;
  };
  /**
   * What is said of single spaces, by their characters in the grid: a name, an icon, a floor of their own.
   */
  spaces?: {
    [k: string]: FaceSpace;
  };
  picture?: Picture;
}
/**
 * Joins its space with the space of every other portal of the same name on the whole board, both ways.
 */
export interface Portal {
  /**
   * What it shares with the portals that it leads to, such as `moon`.
   */
  name: string;
  /**
   * The space that it is on: one character of the grid.
   */
  space: string;
  at?: Cell;
}
/**
 * What is said of one space of a face, beyond its cells. A game adds words of its own.
 */
export interface FaceSpace {
  /**
   * Names the space after its place, instead of its character: `well` makes `sk-well`.
   */
  id?: string;
  /**
   * What is printed on it and what players call it.
   */
  name?: string;
  at?: Cell;
  /**
   * What is printed beside the name.
   */
  icon?: string;
  iconAt?: Cell;
  /**
   * How its floor is drawn, if not as its room's.
   */
  floor?:
    'tile' | 'plank' | 'zig' | 'dot' | 'stone' | 'grass' | 'plate' | 'grate' | 'rubber' | 'cobble' | 'water' | 'forest';
}
/**
 * A picture that lies under the spaces of a face, such as a scan or a sketch that they are drawn over.
 */
export interface Picture {
  /**
   * The picture itself as a data address. The board editor writes it, made small, when a PNG, JPEG or SVG is laid under a tile.
   */
  data: string;
  /**
   * Column and row of its top left corner, in cells; parts of a cell are fine.
   *
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  /**
   * Columns and rows that it covers, in cells.
   *
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  /**
   * How far it shows through the floors, from 0 to 1.
   */
  strength?: number;
}
/**
 * Its rule lasts while an investigator has it.
 */
export interface DeepMadnessFusion {
  kind: 'fusion';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Resolved when it is drawn (`user` draws it), then kept.
 */
export interface DeepMadnessMadness {
  kind: 'madness';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  do: Effects;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A monster: its numbers, its steps, its figures.
 */
export interface DeepMadnessMonster {
  kind: 'monster';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Normal and epic monsters have slots and spawn cards, companions come with another monster, chapter monsters only when a chapter says so.
   */
  rank: 'normal' | 'epic' | 'companion' | 'chapter';
  /**
   * The numbers on the card.
   */
  stats: {
    /**
     * Successes that hold a hatch against it; killing a terrible one costs sanity.
     */
    horror: number | string;
    /**
     * Holds investigators in its space.
     */
    trap: number | string;
    /**
     * Wounds of its attack.
     */
    damage: number | string;
    /**
     * Space borders that its attack reaches across.
     */
    range: number | string;
    /**
     * Wounds that kill it; without it nothing can.
     */
    health: number | string;
    /**
     * Taken off the damage of an attack.
     */
    resistance: number | string;
  };
  /**
   * How many there are; no limit if absent.
   */
  supply?: number;
  /**
   * What happens when one more is wanted: nothing (also if absent), the game is lost, or another of the same rank and family comes instead.
   */
  whenEmpty?: 'skip' | 'lose' | 'choose-another';
  onEmpty?: Effects;
  /**
   * What it attacks with.
   */
  attacks?: Attack[];
  /**
   * What it does when it acts, from left to right.
   */
  behavior: DeepMadnessBehaviorStep[];
  /**
   * For bots: whether its attack kills `it`, whatever the numbers say. The rule that does so stands elsewhere.
   */
  deadlyTo?: boolean | string;
  /**
   * A monster that comes with each of these, on the same space, and acts after them in their slot.
   */
  companion?: string;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * An item that is discarded when one of its actions is taken.
 */
export interface DeepMadnessOnce {
  kind: 'once';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Its rule lasts until it is shed.
 */
export interface DeepMadnessPossessed {
  kind: 'possessed';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Held face down.
 */
export interface DeepMadnessPuppet {
  kind: 'puppet';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A chapter: its board, its track, its decks and monsters, and what the investigators set out to do.
 */
export interface DeepMadnessScenario {
  kind: 'scenario';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many characters may play it.
   */
  players?: {
    /**
     * So many characters.
     */
    min?: number;
    /**
     * So many characters.
     */
    max?: number;
  };
  /**
   * The board it is played on; the players' choice if absent.
   */
  board: string;
  /**
   * Items that it needs although nothing in it names them.
   *
   * Items: Kind and id, such as `monster/nurse`.
   */
  uses?: string[];
  /**
   * What is done when the game is set up.
   */
  setup?: SetupStep[];
  /**
   * Effects that fill a phase of the game instead of its usual ones.
   */
  phases?: {
    [k: string]: Effects;
  };
  /**
   * What the players must reach; it is finished when all are met.
   */
  objectives?: Objective[];
  /**
   * When the next scenario may start.
   */
  jump?: {
    /**
     * The next scenario may start once this holds.
     */
    if: boolean | string;
    /**
     * What the players read.
     */
    text?: string;
  };
  /**
   * Ways to win in place of the objectives, which are still shown: one that holds is enough.
   */
  win?: Ending[];
  /**
   * Ways to lose.
   */
  lose?: Ending[];
  /**
   * Changes for fewer characters. All that hold are applied, in order.
   */
  handicaps?: Handicap[];
  /**
   * Optional rules of this scenario, beside those of the rule sets.
   */
  variants?: Variant[];
  /**
   * How many characters people play by the book, instead of what the rule set says.
   */
  sharing?: Sharing[];
  events?: OwnEvents;
  /**
   * The track whose marker advances in each devour phase. The number `spawn` of its spaces says how many spawn cards are turned over.
   */
  track: string;
  /**
   * Rooms that a devour icon may devour: shuffled, face down.
   *
   * Items: A room.
   */
  roomDeck?: string[];
  /**
   * Rooms that are devoured from the start: shuffled, face up. Their tiles show their devoured side.
   *
   * Items: A room.
   */
  devouredDeck?: string[];
  /**
   * Rooms of the devoured deck that have no spawn marker.
   *
   * Items: A room.
   */
  unmarked?: string[];
  /**
   * Who acts after each investigator, in order.
   *
   * Items: One slot: a monster, or one at random if none is named.
   */
  slots?: {
    /**
     * Who has it; at random if absent, and nobody if null.
     */
    monster?: string | null;
    /**
     * Of which ranks one at random is; normal and epic if absent.
     *
     * Items: A rank.
     */
    ranks?: ('normal' | 'epic' | 'companion' | 'chapter')[];
    /**
     * Its monster stays in this place when the slots are shuffled.
     */
    stays?: boolean;
  }[];
  /**
   * The monsters are shuffled over the slots, but for those that stay.
   */
  shuffleSlots?: boolean;
  /**
   * Monsters that no random slot gets.
   *
   * Items: A monster.
   */
  barred?: string[];
  /**
   * Further spawn decks, by id, of the spawn cards of these monsters. The spawn deck itself (`spawns`) is made of the others of all slots.
   */
  spawnDecks?: {
    /**
     * Whose spawn cards are in it.
     *
     * Items: A monster.
     */
    [k: string]: string[];
  };
  /**
   * Cards and figures that go back to the box.
   *
   * Items: What is left out.
   */
  leaveOut?: {
    /**
     * Kind and id.
     */
    item: string;
    /**
     * How many; all if absent.
     */
    copies?: number;
  }[];
  /**
   * `board`: on one of the board's starts, as each chooses (the default where it has some); `devoured`: by devoured placement, one after the other.
   */
  startPlacement?: 'board' | 'devoured';
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * What is done at one step of the setup.
 */
export interface SetupStep {
  /**
   * Names it in patches.
   */
  id?: string;
  /**
   * Which step.
   */
  step: string;
  /**
   * Before, instead of or after what the rules do there; after if absent.
   */
  timing?: 'before' | 'instead' | 'after';
  do: Effects;
}
/**
 * Something to reach, shown as a meter.
 */
export interface Objective {
  /**
   * Names it.
   */
  id: string;
  /**
   * What the players read.
   */
  text: string;
  /**
   * How far they are.
   */
  progress: number | string;
  /**
   * How far they must come.
   */
  needed: number | string;
  /**
   * Work begun that does not count yet, in hundredths of one step of progress: bots then see that it leads somewhere.
   */
  underway?: number | string;
  /**
   * Where the character `who` can work on it now: tokens, figures or spaces. Bots walk there; without it to whatever the scenario uses.
   */
  towards?: string;
}
/**
 * A way to win or to lose.
 */
export interface Ending {
  /**
   * Names it in patches.
   */
  id?: string;
  /**
   * The game ends so if this holds; with `seat` it is asked for each seat.
   */
  if: boolean | string;
  /**
   * When it is asked; after every effect if absent.
   */
  check?: string;
  /**
   * What the players read.
   */
  text?: string;
}
/**
 * A change before the setup.
 */
export interface Handicap {
  /**
   * Names it in patches.
   */
  id?: string;
  /**
   * It applies if this holds.
   */
  if: boolean | string;
  /**
   * What the players read.
   */
  text?: string;
  settings?: Settings;
  do?: Effects;
}
/**
 * An optional rule: the players say before a game whether they play with it.
 */
export interface Variant {
  /**
   * Names it in saved games, in links and to the command. A scenario's variant takes the place of a rule set's with the same id.
   */
  id: string;
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it changes. It is read before there is a game, so only settings have values in it; they are as this variant makes them.
   */
  text: string;
  settings: Settings;
}
/**
 * With how many characters so many people play, by the book. Everybody plays the same number of them, as far as they can be divided.
 */
export interface Sharing {
  /**
   * So many people.
   */
  people: number;
  /**
   * How many characters they play in all; the usual number first, if there are several.
   *
   * Items: So many characters.
   */
  characters: number[];
}
/**
 * Events of its own that it emits.
 */
export interface OwnEvents {
  [k: string]: Params;
}
/**
 * Brings monsters.
 */
export interface DeepMadnessSpawn {
  kind: 'spawn';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Who comes.
   */
  monster: string;
  /**
   * How many come; one if absent.
   */
  count?: number;
  /**
   * `apart`: one in each next devoured room; `together`: all in the next one.
   */
  placement?: 'apart' | 'together';
  /**
   * All of this kind on the board act once instead of more coming.
   */
  activates?: boolean;
  do?: Effects;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A room of the station.
 */
export interface DeepMadnessTile {
  kind: 'tile';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * `small` is 3 by 3 cells, `large` is 3 rows of 6.
   */
  family: 'small' | 'large';
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * One face: both sides of a room have the same spaces.
   *
   * @minItems 1
   * @maxItems 1
   */
  sides: [DeepMadnessFace];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A marker on the board, on an edge, on a figure or on a card.
 */
export interface DeepMadnessToken {
  kind: 'token';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; no limit if absent.
   */
  supply?: number;
  /**
   * What happens when one more is wanted: nothing (also if absent), the game is lost, or another of the same rank and family comes instead.
   */
  whenEmpty?: 'skip' | 'lose' | 'choose-another';
  onEmpty?: Effects;
  /**
   * Names of its sides, if they differ.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Small letters, digits and hyphens, such as `marta-quillon`.
   */
  sides?: [string, string];
  /**
   * A token with health can be attacked; at 0 it is killed.
   */
  stats?: {
    /**
     * Wounds that kill it.
     */
    health: number | string;
    /**
     * Taken off the damage of an attack.
     */
    resistance?: number | string;
  };
  /**
   * It can be attacked though it has no health: the wounds are what its own triggers make of them.
   */
  target?: boolean;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * An item that stays with its owner, and may attack as well.
 */
export interface DeepMadnessTool {
  kind: 'tool';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * What the trial of a chapter brings.
 */
export interface DeepMadnessTrial {
  kind: 'trial';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Its rule lasts while an investigator has it.
 */
export interface DeepMadnessVictim {
  kind: 'victim';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A weapon card of the search deck. Its attacks say range, dice, the number that hits, and the damage of each success.
 */
export interface DeepMadnessWeapon {
  kind: 'weapon';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it attacks with.
   */
  attacks: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Lies with an investigator, or in its place in the activation track.
 */
export interface DeepMadnessWill {
  kind: 'will';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A card of the deck that every hero starts with.
 */
export interface DerangedActionCard {
  kind: 'action-card';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  color: Color;
  /**
   * What a human hero may do with it.
   */
  human: {
    /**
     * Spaces of its Movement action.
     */
    move: number;
    /**
     * Power of its Attack action.
     */
    attack: number;
    /**
     * What it is worth as a defence card.
     */
    defense: number;
    /**
     * Quarters in which it lets one search.
     *
     * Items: A quarter.
     */
    search?: ('skull' | 'bird' | 'octopus' | 'spider')[];
    /**
     * Time moves one space forward when it was played.
     */
    time?: boolean;
  };
  /**
   * What a Deranged may do with it: each action once, in this order.
   */
  deranged: {
    /**
     * In order; each may be left out.
     *
     * Items: One action; the field `act` says which.
     */
    acts: (
      | {
          act: 'move';
          /**
           * How many.
           */
          amount: number;
        }
      | {
          act: 'attack';
          /**
           * How strong.
           */
          amount: number;
        }
      | {
          act: 'search';
        }
    )[];
    /**
     * What it is worth as a defence card.
     */
    defense: number;
  };
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * It moves towards heroes, or away from them.
 */
export interface DerangedStepMove {
  step: 'move';
  /**
   * It is left out unless this holds.
   */
  if?: boolean | string;
  /**
   * Whom it moves towards, the nearest of them; the nearest hero if absent.
   */
  toward?: string;
  /**
   * Whom it moves away from instead.
   */
  away?: string;
  /**
   * `adjacent` (also if absent): never on a hero's space. `enter`: it goes there.
   */
  stopAt?: 'adjacent' | 'enter';
}
/**
 * It attacks heroes on its own and on adjacent spaces.
 */
export interface DerangedStepAttack {
  step: 'attack';
  /**
   * It is left out unless this holds.
   */
  if?: boolean | string;
  /**
   * Whom it attacks; everybody in reach if absent.
   */
  among?: string;
}
/**
 * Effects of its own; `self` is the monster.
 */
export interface DerangedStepDo {
  step: 'do';
  /**
   * It is left out unless this holds.
   */
  if?: boolean | string;
  do: Effects;
}
/**
 * How the quarters lie, and which pieces can be laid beside exits during play.
 */
export interface DerangedBoard {
  kind: 'board';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Columns and rows, in cells.
   *
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  /**
   * Where the quarters lie, clockwise from the north-west.
   *
   * Items: Where one quarter lies.
   */
  places: {
    /**
     * Names the place: `sk` makes `sk-well` of its well, whichever side is up.
     */
    id: string;
    /**
     * Column and row of its top left corner, in cells.
     *
     * @minItems 2
     * @maxItems 2
     */
    at: [number, number];
    /**
     * Degrees clockwise.
     */
    turn: 0 | 90 | 180 | 270;
    /**
     * The quarter that lies there.
     */
    tile: string;
    /**
     * Which side is up.
     */
    side: 'a' | 'b';
  }[];
  /**
   * What can be laid beside an exit during play.
   */
  pieces?: Piece[];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A tile that is laid at a dock of the board during play.
 */
export interface Piece {
  /**
   * Names it: its spaces are called `gate-a` and so on.
   */
  id: string;
  /**
   * The tile that it is. One of its connectors comes to lie on the dock.
   */
  tile: string;
  /**
   * Which side is up; `a` if nothing is said.
   */
  side?: 'a' | 'b';
}
/**
 * A hero whom a player controls.
 */
export interface DerangedCharacter {
  kind: 'character';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * The numbers on the sheet.
   */
  stats: {
    /**
     * Most Health.
     */
    health: number;
    /**
     * Most Sanity.
     */
    sanity: number;
  };
  /**
   * Colour of its base.
   */
  color?: string;
  /**
   * Its own Action cards; all those of the pack if absent.
   *
   * Items: An Action card.
   */
  cards?: string[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Keeps its hero from winning. Its special actions discard it; its triggers and modifiers hold while it lies before its hero.
 */
export interface DerangedCurse {
  kind: 'curse';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * As printed.
   */
  number: number;
  /**
   * Green and purple are dealt at the start; yellow lies on red in the pile.
   */
  back: 'green' | 'purple' | 'yellow' | 'red';
  taken?: Effects;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * One side of a quarter, drawn as it lies in the north-west of the town.
 */
export interface DerangedFace {
  /**
   * Names the face, such as `ska`.
   */
  id: string;
  /**
   * The printed name.
   */
  theme?: string;
  /**
   * One line on what it does in play.
   */
  note?: string;
  /**
   * One string a row.
   *
   * Items: One character a cell: the space it belongs to, `.` outside, `#` a solid block.
   */
  grid: string[];
  /**
   * Cells divided by a diagonal.
   *
   * Items: A cell divided by its diagonal.
   */
  cuts?: {
    at: Cell;
    /**
     * Which half goes to the other space.
     */
    give: 'nw' | 'ne' | 'se' | 'sw';
    /**
     * The space that gets it, or `.`.
     */
    to: string;
  }[];
  /**
   * Every space is in exactly one area.
   *
   * Items: The street, or one building.
   */
  rooms: {
    /**
     * `street` is the street; every other area is a building, such as `graveyard` or `house-1`.
     */
    id: string;
    /**
     * What is printed in it.
     */
    name: string;
    /**
     * How the floor is drawn.
     */
    floor:
      | 'tile'
      | 'plank'
      | 'zig'
      | 'dot'
      | 'stone'
      | 'grass'
      | 'plate'
      | 'grate'
      | 'rubber'
      | 'cobble'
      | 'water'
      | 'forest';
    /**
     * Its spaces.
     *
     * Items: A space of this face: one character of the grid.
     */
    spaces: string[];
    /**
     * Row and column of the middle of its name; a third 1 sets one word a line.
     */
    label?: number[];
  }[];
  /**
   * What is said of each space, by its character in the grid.
   */
  spaces: {
    [k: string]: DerangedFaceSpace;
  };
  arrowsOnly: true;
  /**
   * Doors of buildings; the arrow between the two spaces leads through.
   *
   * Items: A door between a building and what lies outside.
   */
  doorways?: {
    /**
     * The two spaces.
     *
     * @minItems 2
     * @maxItems 2
     *
     * Items: A space of this face: one character of the grid.
     */
    between: [string, string];
    /**
     * Its edge.
     */
    at: Edge[];
    /**
     * The one of the two from which somebody can keep others out.
     */
    inside: string;
  }[];
  /**
   * Gaps that one sees through and does not pass.
   *
   * Items: One sees through it and does not pass.
   */
  windows?: {
    /**
     * The two spaces.
     *
     * @minItems 2
     * @maxItems 2
     *
     * Items: A space of this face: one character of the grid.
     */
    between: [string, string];
    /**
     * Its edges.
     */
    at: Edge[];
  }[];
  /**
   * Ways drawn from space to space, in one direction or both, each with a colour.
   */
  arrows?: Arrow[];
  /**
   * Spaces that are joined with all others of the same name on the board.
   */
  portals?: Portal[];
  /**
   * Where it joins other tiles.
   *
   * Items: A gap in the rim.
   */
  connectors: {
    /**
     * Names it.
     */
    id: string;
    /**
     * `seam`: towards the next quarter. `dock`: a piece can be laid here during play.
     */
    kind: 'seam' | 'dock';
    /**
     * A space of this face: one character of the grid.
     */
    space: string;
    /**
     * Its edges.
     */
    at: Edge[];
    arrow?: Color;
  }[];
  picture?: Picture;
}
/**
 * What is said of one space: its name, and what it is.
 */
export interface DerangedFaceSpace {
  /**
   * Names the space after its place, instead of its character: `well` makes `sk-well`.
   */
  id: string;
  /**
   * What is printed on it and what players call it.
   */
  name: string;
  at?: Cell;
  /**
   * What is printed beside the name.
   */
  icon?: string;
  iconAt?: Cell;
  /**
   * How its floor is drawn, if not as its room's.
   */
  floor?:
    'tile' | 'plank' | 'zig' | 'dot' | 'stone' | 'grass' | 'plate' | 'grate' | 'rubber' | 'cobble' | 'water' | 'forest';
  /**
   * What it is besides; read as `space.mark`.
   */
  mark?: 'exit' | 'place-of-power' | 'angel' | 'ruins' | 'gate' | 'church';
  /**
   * A wild space is entered by arrows of its colour only: blue into a river, green into a forest.
   */
  terrain?: 'river' | 'forest';
  /**
   * The deck that is searched here; a house is searched once.
   */
  search?: 'house' | 'apothecary' | 'smithy' | 'library';
}
/**
 * A card that is found by searching. Its effect is an action in the window `item-effect`.
 */
export interface DerangedItemCard {
  kind: 'item-card';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * The building whose deck it is in.
   */
  family: 'apothecary' | 'smithy' | 'library';
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  color: Color;
  /**
   * What a human hero may do with it.
   */
  human: {
    /**
     * Spaces of its Movement action.
     */
    move: number;
    /**
     * Power of its Attack action.
     */
    attack: number;
    /**
     * What it is worth as a defence card.
     */
    defense: number;
    /**
     * Quarters in which it lets one search.
     *
     * Items: A quarter.
     */
    search?: ('skull' | 'bird' | 'octopus' | 'spider')[];
    /**
     * Time moves one space forward when it was played.
     */
    time?: boolean;
  };
  /**
   * What a Deranged may do with it: each action once, in this order.
   */
  deranged: {
    /**
     * In order; each may be left out.
     *
     * Items: One action; the field `act` says which.
     */
    acts: (
      | {
          act: 'move';
          /**
           * How many.
           */
          amount: number;
        }
      | {
          act: 'attack';
          /**
           * How strong.
           */
          amount: number;
        }
      | {
          act: 'search';
        }
    )[];
    /**
     * What it is worth as a defence card.
     */
    defense: number;
  };
  /**
   * Goes back to the box once its effect was used; without it to the hero's discards like any card.
   */
  boxed?: boolean;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A monster sheet.
 */
export interface DerangedMonster {
  kind: 'monster';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * A boss is drawn larger.
   */
  rank: 'normal' | 'boss';
  /**
   * The numbers on the sheet.
   */
  stats: {
    /**
     * Spaces that it moves.
     */
    movement: number | string;
    /**
     * Power of its attack.
     */
    attack: number | string;
    /**
     * Taken off attacks on it.
     */
    defense: number | string;
    /**
     * Wounds that kill it.
     */
    health: number | string;
    /**
     * Who has the lowest acts first.
     */
    initiative: number | string;
  };
  /**
   * How many there are; no limit if absent.
   */
  supply?: number;
  /**
   * What happens when one more is wanted: nothing (also if absent), the game is lost, or another of the same rank and family comes instead.
   */
  whenEmpty?: 'skip' | 'lose' | 'choose-another';
  onEmpty?: Effects;
  /**
   * What it attacks with.
   */
  attacks?: Attack[];
  /**
   * A monster whose tokens it shares.
   */
  tokens?: string;
  /**
   * What of the arrows does not count for it, moving or attacking: all colours, one colour, or directions.
   *
   * Items: What is ignored.
   */
  ignores?: ('colours' | 'blue' | 'green' | 'pink' | 'directions')[];
  /**
   * What it does when it acts. All of its kind take their steps up to the first attack before any of them attacks.
   */
  behavior: DerangedBehaviorStep[];
  reward?: Effects;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Turned over at dusk: a mission, or the Deranged token.
 */
export interface DerangedNight {
  kind: 'night';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Whose night it is; so many candles are on its back.
   */
  night: number;
  /**
   * Left out with fewer players.
   */
  minPlayers?: number;
  /**
   * `deranged`: discarded at once, its hero receives a Deranged token. `mission`: lies open until it is done or the night is over.
   */
  type: 'deranged' | 'mission';
  reward?: Effects;
  dawn?: Effects;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A rule or a special action that a sheet brings into the game.
 */
export interface DerangedReference {
  kind: 'reference';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * `start`: lies there from the beginning. `sheet`: when something spawns it.
   */
  from: 'start' | 'sheet';
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A card that a finished Role or a sheet gives. Its effect is an action in the window `item-effect`.
 */
export interface DerangedReward {
  kind: 'reward';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  color: Color;
  /**
   * What a human hero may do with it.
   */
  human: {
    /**
     * Spaces of its Movement action.
     */
    move: number;
    /**
     * Power of its Attack action.
     */
    attack: number;
    /**
     * What it is worth as a defence card.
     */
    defense: number;
    /**
     * Quarters in which it lets one search.
     *
     * Items: A quarter.
     */
    search?: ('skull' | 'bird' | 'octopus' | 'spider')[];
    /**
     * Time moves one space forward when it was played.
     */
    time?: boolean;
  };
  /**
   * What a Deranged may do with it: each action once, in this order.
   */
  deranged: {
    /**
     * In order; each may be left out.
     *
     * Items: One action; the field `act` says which.
     */
    acts: (
      | {
          act: 'move';
          /**
           * How many.
           */
          amount: number;
        }
      | {
          act: 'attack';
          /**
           * How strong.
           */
          amount: number;
        }
      | {
          act: 'search';
        }
    )[];
    /**
     * What it is worth as a defence card.
     */
    defense: number;
  };
  /**
   * Goes back to the box once its effect was used; without it to the hero's discards like any card.
   */
  boxed?: boolean;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A secret mission for the whole game. Its triggers count `bats` on `self`, or call `accomplish`.
 */
export interface DerangedRole {
  kind: 'role';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Left out with fewer players.
   */
  minPlayers?: number;
  /**
   * So many parts finish it; one if absent.
   */
  needed?: number;
  /**
   * The card that it brings.
   */
  reward: string;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * What the heroes set out to survive: its board, its sheets, its nights.
 */
export interface DerangedScenario {
  kind: 'scenario';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many characters may play it.
   */
  players?: {
    /**
     * So many characters.
     */
    min?: number;
    /**
     * So many characters.
     */
    max?: number;
  };
  /**
   * The board it is played on; the players' choice if absent.
   */
  board: string;
  /**
   * Items that it needs although nothing in it names them.
   *
   * Items: Kind and id, such as `monster/nurse`.
   */
  uses?: string[];
  /**
   * What is done when the game is set up.
   */
  setup?: SetupStep[];
  /**
   * Effects that fill a phase of the game instead of its usual ones.
   */
  phases?: {
    [k: string]: Effects;
  };
  /**
   * What the players must reach; it is finished when all are met.
   */
  objectives?: Objective[];
  /**
   * When the next scenario may start.
   */
  jump?: {
    /**
     * The next scenario may start once this holds.
     */
    if: boolean | string;
    /**
     * What the players read.
     */
    text?: string;
  };
  /**
   * Ways to win in place of the objectives, which are still shown: one that holds is enough.
   */
  win?: Ending[];
  /**
   * Ways to lose.
   */
  lose?: Ending[];
  /**
   * Changes for fewer characters. All that hold are applied, in order.
   */
  handicaps?: Handicap[];
  /**
   * Optional rules of this scenario, beside those of the rule sets.
   */
  variants?: Variant[];
  /**
   * How many characters people play by the book, instead of what the rule set says.
   */
  sharing?: Sharing[];
  events?: OwnEvents;
  /**
   * Family of its sheets, `any` for one of all families at random in each chapter; none if absent.
   */
  sheets?: string;
  /**
   * Cards that go back to the box.
   *
   * Items: Kind and id.
   */
  leaveOut?: string[];
  dusk?: Effects;
  dawn?: Effects;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * One chapter of a scenario: a day or a night. Its parts hold while it is the current one.
 */
export interface DerangedSheet {
  kind: 'sheet';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * The scenario that it belongs to; its other sheets share the word.
   */
  family: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * 1 is the first day, 2 the first night.
   */
  chapter: number;
  reveal?: Effects;
  end?: Effects;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A quarter of the town, or a piece that is laid beside an exit during play.
 */
export interface DerangedTile {
  kind: 'tile';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * The symbol of the quarter; a piece without one belongs to no quarter.
   */
  symbol?: 'skull' | 'bird' | 'octopus' | 'spider';
  /**
   * The usual side, then the difficult one.
   */
  sides: DerangedFace[];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A marker on a space.
 */
export interface DerangedToken {
  kind: 'token';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; no limit if absent.
   */
  supply?: number;
  /**
   * What happens when one more is wanted: nothing (also if absent), the game is lost, or another of the same rank and family comes instead.
   */
  whenEmpty?: 'skip' | 'lose' | 'choose-another';
  onEmpty?: Effects;
  /**
   * Names of its sides, if they differ.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Small letters, digits and hyphens, such as `marta-quillon`.
   */
  sides?: [string, string];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * The days and nights, for so many players. The marker starts on the first space; spaces with a border are entered at dusk or dawn.
 */
export interface DerangedTrack {
  kind: 'track';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * What moves along it.
   */
  marker: string;
  /**
   * The spaces in order.
   *
   * Items: One space.
   */
  spaces?: {
    /**
     * Names the space.
     */
    id: string;
    /**
     * What players read on it; the id if absent.
     */
    name?: string;
    /**
     * One of the icons below.
     */
    icon?: string;
    /**
     * Numbers that the space bears.
     */
    numbers?: {
      /**
       * A number.
       */
      [k: string]: number;
    };
    /**
     * An event when it is crossed.
     */
    border?: string;
    enter?: Effects;
  }[];
  /**
   * Icons that its spaces bear.
   */
  icons?: {
    /**
     * What an icon means.
     */
    [k: string]: {
      /**
       * What the players read.
       */
      text?: string;
      /**
       * How it is drawn; the picture of the same name if absent.
       */
      icon?: string;
      do: Effects;
    };
  };
  /**
   * What lies beside its spaces to remind the players of something. Only shown: by itself it does nothing.
   *
   * Items: One thing beside one space.
   */
  beside?: {
    /**
     * Beside which space, counted from the first, which is 0. Beside none if there are not so many.
     */
    space: number | string;
    /**
     * While this holds; always if absent.
     */
    if?: boolean | string;
    /**
     * How it is drawn.
     */
    icon: string;
    /**
     * What it reminds of.
     */
    text: string;
  }[];
  /**
   * Spaces of the board that it runs along.
   */
  along?: string;
  /**
   * The order of those spaces.
   *
   * Items: What they are ordered by.
   */
  orderBy?: ('quarter' | 'number' | 'tile' | 'room')[];
  /**
   * How many spaces it has; all if absent.
   */
  length?: number | string;
  /**
   * After the last space comes the first.
   */
  loops?: boolean;
  onEnd?: Effects;
  /**
   * For which numbers of players it is.
   *
   * Items: So many players.
   */
  players: number[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A rule that several items share by name. Attack symbols are keywords too. `self` is who bears it.
 */
export interface Keyword {
  kind: 'keyword';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  params?: Params;
  /**
   * How many cards with it one may own.
   */
  limitPerOwner?: number;
  /**
   * It is an attack symbol.
   */
  symbol?: boolean;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * The texts of a pack in another language. Its id is the code of the language, such as `de` or `pt-br`, its name what its speakers call it. What is not in it is shown as the pack has it.
 */
export interface Language {
  kind: 'language';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * By item, such as `monster/nurse`, and then by place in the item, such as `/name`.
   */
  texts: {
    /**
     * By place in the item.
     */
    [k: string]: {
      /**
       * A text, and which version of the original it says.
       */
      [k: string]: {
        /**
         * In this language. Braces, brackets and icons stay as in the original.
         */
        text: string;
        /**
         * The mark of the original that was translated. When the original changes it no longer fits, and the text is to be looked at again.
         */
        of: string;
      };
    };
  };
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Where the tiles lie.
 */
export interface LobotomyBoard {
  kind: 'board';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Columns and rows, in cells.
   *
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  /**
   * Where the tiles lie.
   *
   * Items: Where one tile lies.
   */
  places: {
    /**
     * Names the place, such as `A`.
     */
    id: string;
    /**
     * What the d4 shows for it.
     */
    number?: number;
    /**
     * Column and row of its top left corner, in cells.
     *
     * @minItems 2
     * @maxItems 2
     */
    at: [number, number];
    /**
     * Degrees clockwise.
     */
    turn: 0 | 90 | 180 | 270;
    /**
     * The tile that lies there; drawn at random if absent.
     */
    tile?: string;
    /**
     * Which side is up; at random if absent.
     */
    side?: 'a' | 'b';
    /**
     * The family from which a random one is drawn.
     */
    from?: string;
  }[];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A patient of the asylum whom a player controls.
 */
export interface LobotomyCharacter {
  kind: 'character';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * The numbers on the sheet.
   */
  stats: {
    /**
     * Points of health.
     */
    health: number;
    /**
     * How many boxes the insanity track has.
     */
    insanity: number;
    /**
     * AP in each turn.
     */
    ap: number;
    /**
     * A die of this or more hits.
     */
    ar: number;
    /**
     * Hits that are taken off.
     */
    defense: number;
    /**
     * What tests are made against.
     */
    imagination: number;
  };
  /**
   * The four basic skills; two are chosen at setup.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: A basic skill.
   */
  skills: [string, string, string, string];
  /**
   * The disorder decks that a card is drawn from.
   *
   * Items: A disorder deck.
   */
  disorders: ('aggression' | 'ocd' | 'anxiety' | 'schizophrenia' | 'phobia')[];
  /**
   * Cards that the character starts with.
   *
   * Items: Kind and id of a card.
   */
  gear?: string[];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A die.
 */
export interface LobotomyDie {
  kind: 'die';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Its faces; without numbers a face counts as its place in this list.
   *
   * Items: One face.
   */
  faces: {
    /**
     * Names the face.
     */
    id: string;
    /**
     * What is printed on it.
     */
    label: string;
    /**
     * What it gives.
     */
    numbers?: {
      /**
       * Sure hits.
       */
      skulls?: number;
      /**
       * Added to every other die.
       */
      plus?: number;
      /**
       * Hits that are taken off.
       */
      shields?: number;
    };
  }[];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A card of a disorder deck, used like a skill.
 */
export interface LobotomyDisorder {
  kind: 'disorder';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * The deck it belongs to.
   */
  family: 'aggression' | 'ocd' | 'anxiety' | 'schizophrenia' | 'phobia';
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Attacks and utilities are for one's own turn; defenses of 0 AP for the others' turns too.
   */
  type: 'attack' | 'utility' | 'defense';
  cost: Cost;
  /**
   * The highest bright box of its cooldown.
   */
  cooldown: number;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A drug card; always small.
 */
export interface LobotomyDrug {
  kind: 'drug';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * How often it may be used.
   */
  charges: number;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * An equipment card. Its size is said by the keywords `small` and `large`.
 */
export interface LobotomyEquipment {
  kind: 'equipment';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * How often it may be used.
   */
  charges?: number;
  /**
   * How much it can take.
   */
  durability?: number;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * One side of a tile, drawn as it lies at corner A.
 */
export interface LobotomyFace {
  /**
   * Names the face, such as `q07b`.
   */
  id: string;
  /**
   * The printed name.
   */
  theme: string;
  /**
   * One line on what it does in play.
   */
  note?: string;
  /**
   * One string a row.
   *
   * Items: One character a cell: the space it belongs to, `.` outside, `#` a solid block.
   */
  grid: string[];
  /**
   * Cells divided by a diagonal.
   *
   * Items: A cell divided by its diagonal.
   */
  cuts?: {
    at: Cell;
    /**
     * Which half goes to the other space.
     */
    give: 'nw' | 'ne' | 'se' | 'sw';
    /**
     * The space that gets it, or `.`.
     */
    to: string;
  }[];
  /**
   * Every space is in exactly one room.
   *
   * Items: One room.
   */
  rooms: {
    /**
     * Names the room.
     */
    id: string;
    /**
     * What is printed in it.
     */
    name: string;
    /**
     * How the floor is drawn.
     */
    floor:
      | 'tile'
      | 'plank'
      | 'zig'
      | 'dot'
      | 'stone'
      | 'grass'
      | 'plate'
      | 'grate'
      | 'rubber'
      | 'cobble'
      | 'water'
      | 'forest';
    /**
     * Its spaces.
     *
     * Items: A space of this face: one character of the grid.
     */
    spaces: string[];
    /**
     * Row and column of the middle of its name; a third 1 sets one word a line.
     */
    label?: number[];
  }[];
  /**
   * Gaps that take a door token.
   *
   * Items: Takes a door token at setup.
   */
  doorways?: {
    /**
     * The two spaces.
     *
     * @minItems 2
     * @maxItems 2
     *
     * Items: A space of this face: one character of the grid.
     */
    between: [string, string];
    /**
     * Its edge.
     */
    at: Edge[];
  }[];
  /**
   * Gaps that never have a door.
   *
   * Items: A gap that never has a door.
   */
  openings?: {
    /**
     * The two spaces.
     *
     * @minItems 2
     * @maxItems 2
     *
     * Items: A space of this face: one character of the grid.
     */
    between: [string, string];
    /**
     * Its edges.
     */
    at: Edge[];
  }[];
  /**
   * Gaps that one sees through and does not pass.
   *
   * Items: One sees through it and does not pass.
   */
  windows?: {
    /**
     * The two spaces.
     *
     * @minItems 2
     * @maxItems 2
     *
     * Items: A space of this face: one character of the grid.
     */
    between: [string, string];
    /**
     * Its edges.
     */
    at: Edge[];
  }[];
  /**
   * Ways in one direction only.
   *
   * Items: A way in one direction only.
   */
  chutes?: {
    /**
     * From the first to the second.
     *
     * @minItems 2
     * @maxItems 2
     *
     * Items: A space of this face: one character of the grid.
     */
    between: [string, string];
    /**
     * Its edge.
     */
    at: Edge[];
  }[];
  /**
   * Walls between two spaces of one room.
   */
  walls?: [string, string][];
  /**
   * Places for lockers and bodies.
   *
   * Items: A place for a locker or a body.
   */
  highlights?: {
    /**
     * A space of this face: one character of the grid.
     */
    space: string;
    at: Cell;
    /**
     * What is printed.
     */
    kind: 'locker' | 'body';
    /**
     * Whether furniture stands there; the body goes where there is none.
     */
    furniture: boolean;
  }[];
  /**
   * Where the number of each space is printed.
   */
  numbers?: {
    [k: string]: Cell;
  };
  /**
   * The space with the pentagram.
   */
  pentagram?: string;
  /**
   * Its solitary cells.
   *
   * Items: A space of this face: one character of the grid.
   */
  cells?: string[];
  /**
   * Where the label of each space is printed.
   */
  labels?: {
    [k: string]: Cell;
  };
  /**
   * Ways drawn from space to space, in one direction or both, each with a colour.
   */
  arrows?: Arrow[];
  /**
   * Spaces that are joined with all others of the same name on the board.
   */
  portals?: Portal[];
  /**
   * Where it joins other tiles.
   *
   * Items: A gap in the rim.
   */
  connectors: {
    /**
     * Names it.
     */
    id: string;
    /**
     * Towards another quarter, or towards the centre.
     */
    kind: 'seam' | 'hub';
    /**
     * A space of this face: one character of the grid.
     */
    space: string;
    /**
     * Its two edges.
     *
     * @minItems 2
     * @maxItems 2
     */
    at: [Edge, Edge];
    arrow?: Color;
  }[];
  /**
   * What is said of single spaces, by their characters in the grid: a name, an icon, a floor of their own.
   */
  spaces?: {
    [k: string]: FaceSpace;
  };
  picture?: Picture;
}
/**
 * Used up when it is used.
 */
export interface LobotomyMemoryOneShot {
  kind: 'memory';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are, or one for each character.
   */
  copies?: number | string;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  form: 'one-shot';
  /**
   * Whose memory it is; everybody's if absent.
   */
  character?: string;
  cost?: Cost;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A weapon that only its owner can use.
 */
export interface LobotomyMemoryWeapon {
  kind: 'memory';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are, or one for each character.
   */
  copies?: number | string;
  /**
   * What it attacks with.
   */
  attacks: Attack[];
  form: 'weapon';
  /**
   * Whose memory it is; everybody's if absent.
   */
  character?: string;
  /**
   * How often it may suffer; it never breaks if absent.
   */
  durability?: number;
  /**
   * Whether durability may be spent on barricades; yes if absent.
   */
  barricades?: boolean;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Something that happens at once when it is drawn; one for each character.
 */
export interface LobotomyMemoryBad {
  kind: 'memory';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are, or one for each character.
   */
  copies?: number | string;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  form: 'bad';
  /**
   * Whose memory it is; everybody's if absent.
   */
  character?: string;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Equipment that only its owner can use.
 */
export interface LobotomyMemoryEquipment {
  kind: 'memory';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are, or one for each character.
   */
  copies?: number | string;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  form: 'equipment';
  /**
   * Whose memory it is; everybody's if absent.
   */
  character?: string;
  /**
   * How often it may be used.
   */
  charges?: number;
  /**
   * How much it can take.
   */
  durability?: number;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A skill that only its owner can use.
 */
export interface LobotomyMemorySkill {
  kind: 'memory';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are, or one for each character.
   */
  copies?: number | string;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  form: 'skill';
  /**
   * Whose memory it is; everybody's if absent.
   */
  character?: string;
  /**
   * Attacks and utilities are for one's own turn; defenses of 0 AP for the others' turns too.
   */
  type: 'attack' | 'utility' | 'defense';
  cost: Cost;
  /**
   * The highest bright box of its cooldown.
   */
  cooldown: number;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A monster of the asylum.
 */
export interface LobotomyMonster {
  kind: 'monster';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Bosses attack first, then elites, then basic monsters.
   */
  rank: 'basic' | 'elite' | 'boss';
  /**
   * The numbers on the card.
   */
  stats: {
    /**
     * AP in each monsters' turn.
     */
    ap: number | string;
    /**
     * Points of health.
     */
    health: number | string;
    /**
     * A die of this or more hits.
     */
    ar: number | string;
    /**
     * Hits that are taken off.
     */
    defense: number | string;
  };
  /**
   * How many there are; no limit if absent.
   */
  supply?: number;
  /**
   * What happens when one more is wanted: nothing (also if absent), the game is lost, or another of the same rank and family comes instead.
   */
  whenEmpty?: 'skip' | 'lose' | 'choose-another';
  onEmpty?: Effects;
  /**
   * What it attacks with.
   */
  attacks?: Attack[];
  /**
   * The star on a movement card that brings it.
   */
  star?: 'blue' | 'red';
  /**
   * It is the Warden.
   */
  warden?: boolean;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A card that leads the monsters' turn.
 */
export interface LobotomyMovement {
  kind: 'movement';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * The number printed on it, which rules can ask for.
   */
  number?: number;
  /**
   * The colour of the special event.
   */
  color: 'green' | 'blue' | 'red' | 'none';
  /**
   * A memory appears.
   */
  memory: boolean;
  /**
   * The Warden moves.
   */
  warden: boolean;
  /**
   * The monsters that appear; the third only with five characters.
   *
   * Items: A monster that appears.
   */
  spawns: string[];
  /**
   * A special monster comes instead, if there is one.
   */
  star?: 'blue' | 'red';
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  do?: Effects;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A casefile: what the players set out to do, and what the asylum sets against them.
 */
export interface LobotomyScenario {
  kind: 'scenario';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many characters may play it.
   */
  players?: {
    /**
     * So many characters.
     */
    min?: number;
    /**
     * So many characters.
     */
    max?: number;
  };
  /**
   * The board it is played on; the players' choice if absent.
   */
  board?: string;
  /**
   * Items that it needs although nothing in it names them.
   *
   * Items: Kind and id, such as `monster/nurse`.
   */
  uses?: string[];
  /**
   * What is done when the game is set up.
   */
  setup?: SetupStep[];
  /**
   * Effects that fill a phase of the game instead of its usual ones.
   */
  phases?: {
    [k: string]: Effects;
  };
  /**
   * What the players must reach; it is finished when all are met.
   */
  objectives?: Objective[];
  /**
   * When the next scenario may start.
   */
  jump?: {
    /**
     * The next scenario may start once this holds.
     */
    if: boolean | string;
    /**
     * What the players read.
     */
    text?: string;
  };
  /**
   * Ways to win in place of the objectives, which are still shown: one that holds is enough.
   */
  win?: Ending[];
  /**
   * Ways to lose.
   */
  lose?: Ending[];
  /**
   * Changes for fewer characters. All that hold are applied, in order.
   */
  handicaps?: Handicap[];
  /**
   * Optional rules of this scenario, beside those of the rule sets.
   */
  variants?: Variant[];
  /**
   * How many characters people play by the book, instead of what the rule set says.
   */
  sharing?: Sharing[];
  events?: OwnEvents;
  /**
   * The tile that must lie at corner A; none if null or absent.
   */
  quarter?: string | null;
  /**
   * Which side of that tile must be up; either if absent.
   */
  quarterSide?: 'a' | 'b';
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A basic skill of a character.
 */
export interface LobotomySkill {
  kind: 'skill';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Whose skill it is.
   */
  character?: string;
  /**
   * Attacks and utilities are for one's own turn; defenses of 0 AP for the others' turns too.
   */
  type: 'attack' | 'utility' | 'defense';
  cost: Cost;
  /**
   * The highest bright box of its cooldown.
   */
  cooldown: number;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A quarter or the centre of the asylum.
 */
export interface LobotomyTile {
  kind: 'tile';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * Which part of the board it can be.
   */
  family: 'quarter' | 'centre';
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * One or two faces.
   */
  sides: LobotomyFace[];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A marker on the board, on an edge or on a card.
 */
export interface LobotomyToken {
  kind: 'token';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; no limit if absent.
   */
  supply?: number;
  /**
   * What happens when one more is wanted: nothing (also if absent), the game is lost, or another of the same rank and family comes instead.
   */
  whenEmpty?: 'skip' | 'lose' | 'choose-another';
  onEmpty?: Effects;
  /**
   * Names of its sides, if they differ.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Small letters, digits and hyphens, such as `marta-quillon`.
   */
  sides?: [string, string];
  /**
   * A token with health can be hurt; at 0 it is killed.
   */
  stats?: {
    /**
     * Points of health.
     */
    health: number | string;
    /**
     * Hits that are taken off.
     */
    defense?: number | string;
  };
  /**
   * What it is as a door; its number is the strength.
   */
  door?: 'open' | 'locked' | 'barricaded';
  /**
   * What a search of this locker can find.
   */
  search?: {
    /**
     * Successes that a weapon costs.
     */
    weapon?: number;
    /**
     * Successes that equipment costs.
     */
    equipment?: number;
    /**
     * Successes that a drug costs.
     */
    drug?: number;
    /**
     * Who appears if nothing is bought.
     */
    monster?: string;
  };
  /**
   * What a search of this body finds.
   */
  body?: {
    /**
     * The deck from which a card is found.
     */
    gives?: 'weapon' | 'equipment' | 'drug';
    /**
     * Who appears.
     */
    monster?: string;
  };
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A weapon card. Its size is said by the keywords `small` and `large`.
 */
export interface LobotomyWeapon {
  kind: 'weapon';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it attacks with.
   */
  attacks: Attack[];
  /**
   * How often it may suffer; it never breaks if absent.
   */
  durability?: number;
  /**
   * When it loses durability: if a natural 1 is rolled (the default), or by every attack.
   */
  wears?: 'natural-1' | 'each-attack';
  /**
   * Whether durability may be spent on barricades; yes if absent.
   */
  barricades?: boolean;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Helps whoever buys it: in the Room against Monsters, in the hand by its Action and its Produce. What it modifies while it lies in a Room or the Asylum is a modifier or a trigger.
 */
export interface LockwoodsAsylumAlly {
  kind: 'ally';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * The numbers in its corners.
   */
  stats: {
    /**
     * Produce that it takes to buy it.
     */
    cost: number;
    /**
     * What it is worth when it is discarded to buy.
     */
    produce: number;
    /**
     * What it deals in the Battle Phase.
     */
    damage: number;
    /**
     * Damage that slays it.
     */
    health: number;
  };
  start?: LockwoodsAsylumCardPart;
  action?: LockwoodsAsylumCardPart;
  purchase?: LockwoodsAsylumCardPart;
  survive?: LockwoodsAsylumCardPart;
  slain?: LockwoodsAsylumCardPart;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * What a card does at one moment. `user` is the player whom it concerns: who plays or buys it, or in whose Room it lies.
 */
export interface LockwoodsAsylumCardPart {
  /**
   * What the card says, without the name of the moment.
   */
  text: string;
  /**
   * Nothing happens, and an Action is not offered, unless this holds.
   */
  if?: boolean | string;
  do: Effects;
}
/**
 * Whom a player is in the story. Health is a number of the rules, the same for everybody.
 */
export interface LockwoodsAsylumCharacter {
  kind: 'character';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * What differs from the rules; usually nothing.
   */
  stats: {
    /**
     * Instead of what the rules say.
     */
    maxHealth?: number;
  };
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A worse Monster, of which there is one. What holds while it lies face up anywhere is a modifier or a trigger.
 */
export interface LockwoodsAsylumHorror {
  kind: 'horror';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * The numbers in its corners.
   */
  stats: {
    /**
     * Produce that it takes to buy it.
     */
    cost: number;
    /**
     * What it is worth when it is discarded to buy.
     */
    produce: number;
    /**
     * What it deals in the Battle Phase.
     */
    damage: number;
    /**
     * Damage that slays it.
     */
    health: number;
  };
  start?: LockwoodsAsylumCardPart;
  purchase?: LockwoodsAsylumCardPart;
  survive?: LockwoodsAsylumCardPart;
  slain?: LockwoodsAsylumCardPart;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Whoever buys it sends it to the Room of the player to the left. Drawn, it goes to the drawer's own Room.
 */
export interface LockwoodsAsylumMonster {
  kind: 'monster';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * The numbers in its corners.
   */
  stats: {
    /**
     * Produce that it takes to buy it.
     */
    cost: number;
    /**
     * What it is worth when it is discarded to buy.
     */
    produce: number;
    /**
     * What it deals in the Battle Phase.
     */
    damage: number;
    /**
     * Damage that slays it.
     */
    health: number;
  };
  start?: LockwoodsAsylumCardPart;
  purchase?: LockwoodsAsylumCardPart;
  survive?: LockwoodsAsylumCardPart;
  slain?: LockwoodsAsylumCardPart;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A way to play: how many may, and which numbers of the rules it changes.
 */
export interface LockwoodsAsylumScenario {
  kind: 'scenario';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many characters may play it.
   */
  players?: {
    /**
     * So many characters.
     */
    min?: number;
    /**
     * So many characters.
     */
    max?: number;
  };
  /**
   * The board it is played on; the players' choice if absent.
   */
  board?: string;
  /**
   * Items that it needs although nothing in it names them.
   *
   * Items: Kind and id, such as `monster/nurse`.
   */
  uses?: string[];
  /**
   * What is done when the game is set up.
   */
  setup?: SetupStep[];
  /**
   * Effects that fill a phase of the game instead of its usual ones.
   */
  phases?: {
    [k: string]: Effects;
  };
  /**
   * What the players must reach; it is finished when all are met.
   */
  objectives?: Objective[];
  /**
   * When the next scenario may start.
   */
  jump?: {
    /**
     * The next scenario may start once this holds.
     */
    if: boolean | string;
    /**
     * What the players read.
     */
    text?: string;
  };
  /**
   * Ways to win in place of the objectives, which are still shown: one that holds is enough.
   */
  win?: Ending[];
  /**
   * Ways to lose.
   */
  lose?: Ending[];
  /**
   * Changes for fewer characters. All that hold are applied, in order.
   */
  handicaps?: Handicap[];
  /**
   * Optional rules of this scenario, beside those of the rule sets.
   */
  variants?: Variant[];
  /**
   * How many characters people play by the book, instead of what the rule set says.
   */
  sharing?: Sharing[];
  events?: OwnEvents;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * An Ally of the starting decks, never for sale. The deck `own` says how many of it everybody has.
 */
export interface LockwoodsAsylumStarter {
  kind: 'starter';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * The numbers in its corners.
   */
  stats: {
    /**
     * What it is worth when it is discarded to buy.
     */
    produce: number;
    /**
     * What it deals in the Battle Phase.
     */
    damage: number;
    /**
     * Damage that slays it.
     */
    health: number;
  };
  start?: LockwoodsAsylumCardPart;
  action?: LockwoodsAsylumCardPart;
  survive?: LockwoodsAsylumCardPart;
  slain?: LockwoodsAsylumCardPart;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A folder of content: a game, an expansion, or something of your own.
 */
export interface Pack {
  kind: 'pack';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * The game whose rules play it.
   */
  system: string;
  /**
   * Of this pack, such as `1.0.0`.
   */
  version?: string;
  /**
   * The code of the language that its texts are written in, such as `en`; English if absent.
   */
  language?: string;
  /**
   * Who wrote it.
   *
   * Items: A name.
   */
  authors?: string[];
  /**
   * Packs that this one builds on; all their items are in it.
   *
   * Items: The id of another pack.
   */
  extends?: string[];
  /**
   * What is offered first to somebody who wants to play; the first by id if absent.
   */
  firstScenario?: string;
  /**
   * Changes to items of the packs that this one extends.
   */
  patches?: Patch[];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A change to an item of another pack.
 */
export interface Patch {
  /**
   * Which item, such as `monster/nurse`.
   */
  item: string;
  /**
   * New values by path, such as `stats.defense`; an entry of a list is `triggers#surge-red`.
   */
  set?: {
    [k: string]: unknown;
  };
  /**
   * Entries that are added to lists, by path.
   */
  add?: {
    [k: string]: unknown[];
  };
  /**
   * Fields and entries that are taken away.
   *
   * Items: What goes, such as `triggers#surge-red`.
   */
  remove?: string[];
}
/**
 * A procedure that finds a space and binds it as `result`.
 */
export interface Placement {
  kind: 'placement';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  params?: Params;
  do: Effects;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A named list of effects. What it binds as `result` is what the caller gets.
 */
export interface Procedure {
  kind: 'procedure';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  params?: Params;
  do: Effects;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * The numbers of a game that one may want to try otherwise, and rules that always hold.
 */
export interface RuleSet {
  kind: 'rule-set';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * A sentence for each setting, for the list of rules.
   */
  texts?: {
    /**
     * Text for the players. `{expression}` shows a value, `{n|one token|# tokens}` chooses by number, `[[stunned]]` links a keyword, `:sanity:` shows an icon.
     */
    [k: string]: string;
  };
  /**
   * Optional rules of every scenario.
   */
  variants?: Variant[];
  /**
   * How many characters people play by the book. Of a number of people that is not in it nothing is said.
   */
  sharing?: Sharing[];
  events?: OwnEvents;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Somebody who wants to get out.
 */
export interface SanitariumCharacter {
  kind: 'character';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Players have no numbers of their own.
   */
  stats: {};
  /**
   * Colour of the token.
   */
  color?: string;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Brings a Shadow when it is laid, and counts for Horror Checks.
 */
export interface SanitariumDarkHallway {
  kind: 'dark-hallway';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Where its face has doorways.
   *
   * Items: A place for a doorway on the upright card: the middle of the top or bottom, the upper or lower part of the left or right.
   */
  doorways: ('N' | 'S' | 'W1' | 'W2' | 'E1' | 'E2')[];
  /**
   * How the floor is drawn.
   */
  floor?:
    'tile' | 'plank' | 'zig' | 'dot' | 'stone' | 'grass' | 'plate' | 'grate' | 'rubber' | 'cobble' | 'water' | 'forest';
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A die with faces 1, 2, 3 … in order.
 */
export interface SanitariumDie {
  kind: 'die';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Its faces in order; a face counts as its place in this list.
   *
   * Items: One face.
   */
  faces: {
    /**
     * Names the face.
     */
    id: string;
    /**
     * What is printed on it.
     */
    label: string;
  }[];
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Found under a face-down hallway; it is kept secret and used once. Its actions and triggers have `active` `hand`.
 */
export interface SanitariumEventCard {
  kind: 'event-card';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * What it is worth when it is spent.
   */
  sanity: number;
  /**
   * One list for each copy: the doorways on its back, which is all of it that lies in the map. There are as many copies as lists.
   */
  doorways: ('N' | 'S' | 'W1' | 'W2' | 'E1' | 'E2')[][];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Lies before its owner until it is disbelieved, and bars the way out.
 */
export interface SanitariumHallucination {
  kind: 'hallucination';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * What it takes to disbelieve it.
   */
  cost: number;
  /**
   * Dealt to everybody at the start; copies that are left over leave the game.
   */
  starting?: boolean;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Found under a face-down hallway; it lies open before its owner and can be used again on each turn.
 */
export interface SanitariumItemCard {
  kind: 'item-card';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * What it is worth when it is spent.
   */
  sanity: number;
  /**
   * One list for each copy: the doorways on its back, which is all of it that lies in the map. There are as many copies as lists.
   */
  doorways: ('N' | 'S' | 'W1' | 'W2' | 'E1' | 'E2')[][];
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Safe from Shadows; from one Room one may jump to any other.
 */
export interface SanitariumRoom {
  kind: 'room';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * Where its face has doorways.
   *
   * Items: A place for a doorway on the upright card: the middle of the top or bottom, the upper or lower part of the left or right.
   */
  doorways: ('N' | 'S' | 'W1' | 'W2' | 'E1' | 'E2')[];
  /**
   * How the floor is drawn.
   */
  floor?:
    'tile' | 'plank' | 'zig' | 'dot' | 'stone' | 'grass' | 'plate' | 'grate' | 'rubber' | 'cobble' | 'water' | 'forest';
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Says which item its owner must bring along to escape.
 */
export interface SanitariumSafeThing {
  kind: 'safe-thing';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many there are; one if absent.
   */
  copies?: number;
  /**
   * What it lets its owner attack with.
   */
  attacks?: Attack[];
  /**
   * The item.
   */
  item: string;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * What a game is about: how dice are used, whom Shadows hunt, who wins.
 */
export interface SanitariumScenario {
  kind: 'scenario';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * How many characters may play it.
   */
  players?: {
    /**
     * So many characters.
     */
    min?: number;
    /**
     * So many characters.
     */
    max?: number;
  };
  /**
   * The board it is played on; the players' choice if absent.
   */
  board?: string;
  /**
   * Items that it needs although nothing in it names them.
   *
   * Items: Kind and id, such as `monster/nurse`.
   */
  uses?: string[];
  /**
   * What is done when the game is set up.
   */
  setup?: SetupStep[];
  /**
   * Effects that fill a phase of the game instead of its usual ones.
   */
  phases?: {
    [k: string]: Effects;
  };
  /**
   * What the players must reach; it is finished when all are met.
   */
  objectives?: Objective[];
  /**
   * When the next scenario may start.
   */
  jump?: {
    /**
     * The next scenario may start once this holds.
     */
    if: boolean | string;
    /**
     * What the players read.
     */
    text?: string;
  };
  /**
   * Ways to win in place of the objectives, which are still shown: one that holds is enough.
   */
  win?: Ending[];
  /**
   * Ways to lose.
   */
  lose?: Ending[];
  /**
   * Changes for fewer characters. All that hold are applied, in order.
   */
  handicaps?: Handicap[];
  /**
   * Optional rules of this scenario, beside those of the rule sets.
   */
  variants?: Variant[];
  /**
   * How many characters people play by the book, instead of what the rule set says.
   */
  sharing?: Sharing[];
  events?: OwnEvents;
  /**
   * So many for each player: with one player, with two, three and four.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: How many.
   */
  safeThings: [number, number, number, number];
  /**
   * Whether all see them from the start.
   */
  openThings?: boolean;
  /**
   * Once the die for AP is chosen, how the other two go to the Shadows: by `choice`, or the `lower` one to the first.
   */
  otherDice?: 'choice' | 'lower';
  /**
   * How the first Shadow moves, then the second, which is another one.
   *
   * Items: One Shadow's move.
   */
  shadowMoves: {
    /**
     * `nearest`: the one nearest to the player whose turn it is. `choice`: any.
     */
    which: 'nearest' | 'choice';
    /**
     * Whom it goes for: `self`, a `rival` of the player's choice, the player who is `nearest` to it, or with `dare` a rival, or oneself for more AP.
     */
    toward: 'self' | 'rival' | 'nearest' | 'dare';
  }[];
  /**
   * Who has won when the game ends; if it is nobody, the game is lost.
   */
  winners: string;
  /**
   * Whether all win or lose together: bots then help each other.
   */
  together?: boolean;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * What lurks in the hallways.
 */
export interface SanitariumShadow {
  kind: 'shadow';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A bag or heap of tokens.
 */
export interface Supply {
  kind: 'supply';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * What is in it.
   *
   * Items: Tokens in it.
   */
  pieces: {
    /**
     * Which token.
     */
    piece: string;
    /**
     * The number on it.
     */
    value?: number;
    /**
     * How many.
     */
    count: number;
  }[];
  /**
   * A bag: nobody sees what is drawn before it is drawn.
   */
  hidden?: boolean;
  /**
   * What its pieces are called while they lie face down, with the icon of the supply. Without it they show what they are.
   */
  back?: string;
  /**
   * At random (the default), or by choice.
   */
  draw?: 'random' | 'choose';
  /**
   * Discarded pieces go back into it; yes if absent.
   */
  returns?: boolean;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * A named expression that other expressions call as a function.
 */
export interface Term {
  kind: 'term';
  /**
   * The name of the function: letters and digits.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name?: string;
  /**
   * How it reads in a sentence.
   */
  text: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  params?: Params;
  /**
   * What it gives.
   */
  returns: 'int' | 'bool' | 'entity' | 'entities' | 'string';
  /**
   * The expression.
   */
  value: string;
  /**
   * For other editors only.
   */
  $schema?: string;
}
/**
 * Spaces in a row with a marker that moves along. It lies on a card (`spaces`) or on the board (`along`).
 */
export interface Track {
  kind: 'track';
  /**
   * Its name in references; the file has the same name.
   */
  id: string;
  /**
   * `rulebook`: a fact that the rulebook prints. `public`: a fact from elsewhere. `original`: written for this pack.
   */
  source: 'rulebook' | 'public' | 'original';
  /**
   * What the players call it.
   */
  name: string;
  /**
   * What it says, in your own words.
   */
  text?: string;
  /**
   * A line of mood; no rule.
   */
  flavor?: string;
  /**
   * For authors only; the players never see it.
   */
  note?: string;
  /**
   * Name of a picture of the icon set.
   */
  icon?: string;
  /**
   * A second id that several items share.
   */
  family?: string;
  /**
   * Says that it takes the place of the item of the same kind and id in a pack that this one extends.
   */
  replaces?: string;
  /**
   * What moves along it.
   */
  marker: string;
  /**
   * The spaces in order.
   *
   * Items: One space.
   */
  spaces?: {
    /**
     * Names the space.
     */
    id: string;
    /**
     * What players read on it; the id if absent.
     */
    name?: string;
    /**
     * One of the icons below.
     */
    icon?: string;
    /**
     * Numbers that the space bears.
     */
    numbers?: {
      /**
       * A number.
       */
      [k: string]: number;
    };
    /**
     * An event when it is crossed.
     */
    border?: string;
    enter?: Effects;
  }[];
  /**
   * Icons that its spaces bear.
   */
  icons?: {
    /**
     * What an icon means.
     */
    [k: string]: {
      /**
       * What the players read.
       */
      text?: string;
      /**
       * How it is drawn; the picture of the same name if absent.
       */
      icon?: string;
      do: Effects;
    };
  };
  /**
   * What lies beside its spaces to remind the players of something. Only shown: by itself it does nothing.
   *
   * Items: One thing beside one space.
   */
  beside?: {
    /**
     * Beside which space, counted from the first, which is 0. Beside none if there are not so many.
     */
    space: number | string;
    /**
     * While this holds; always if absent.
     */
    if?: boolean | string;
    /**
     * How it is drawn.
     */
    icon: string;
    /**
     * What it reminds of.
     */
    text: string;
  }[];
  /**
   * Spaces of the board that it runs along.
   */
  along?: string;
  /**
   * The order of those spaces.
   *
   * Items: What they are ordered by.
   */
  orderBy?: ('quarter' | 'number' | 'tile' | 'room')[];
  /**
   * How many spaces it has; all if absent.
   */
  length?: number | string;
  /**
   * After the last space comes the first.
   */
  loops?: boolean;
  onEnd?: Effects;
  /**
   * Rules that it shares with other items.
   */
  keywords?: KeywordUse[];
  /**
   * What happens by itself.
   */
  triggers?: Trigger[];
  /**
   * Numbers that it changes.
   */
  modifiers?: Modifier[];
  /**
   * What it allows or forbids.
   */
  permits?: Permit[];
  /**
   * Who counts as what, for whom.
   */
  views?: View[];
  /**
   * What players may do with it.
   */
  actions?: Action[];
  /**
   * Piles and rows that it adds.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Numbers that it keeps.
   */
  counters?: {
    [k: string]: Counter;
  };
  settings?: Settings;
  /**
   * For other editors only.
   */
  $schema?: string;
}

/** The word that tells effects apart. */
export type EffectKind = Effect['effect'];
/** The shape of one kind of effect. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { effect: K }>;

/** Every kind of item of deep-madness, by its kind. */
export interface DeepMadnessItems {
  board: DeepMadnessBoard;
  'card-face': CardFace;
  character: DeepMadnessCharacter;
  condition: Condition;
  consciousness: DeepMadnessConsciousness;
  deck: Deck;
  devoured: DeepMadnessDevoured;
  die: DeepMadnessDie;
  fusion: DeepMadnessFusion;
  keyword: Keyword;
  language: Language;
  madness: DeepMadnessMadness;
  monster: DeepMadnessMonster;
  once: DeepMadnessOnce;
  pack: Pack;
  placement: Placement;
  possessed: DeepMadnessPossessed;
  procedure: Procedure;
  puppet: DeepMadnessPuppet;
  'rule-set': RuleSet;
  scenario: DeepMadnessScenario;
  spawn: DeepMadnessSpawn;
  supply: Supply;
  term: Term;
  tile: DeepMadnessTile;
  token: DeepMadnessToken;
  tool: DeepMadnessTool;
  track: Track;
  trial: DeepMadnessTrial;
  victim: DeepMadnessVictim;
  weapon: DeepMadnessWeapon;
  will: DeepMadnessWill;
}
export type DeepMadnessKind = keyof DeepMadnessItems;
export type DeepMadnessItem = DeepMadnessItems[DeepMadnessKind];

/** Every kind of item of deranged, by its kind. */
export interface DerangedItems {
  'action-card': DerangedActionCard;
  board: DerangedBoard;
  'card-face': CardFace;
  character: DerangedCharacter;
  condition: Condition;
  curse: DerangedCurse;
  deck: Deck;
  'item-card': DerangedItemCard;
  keyword: Keyword;
  language: Language;
  monster: DerangedMonster;
  night: DerangedNight;
  pack: Pack;
  placement: Placement;
  procedure: Procedure;
  reference: DerangedReference;
  reward: DerangedReward;
  role: DerangedRole;
  'rule-set': RuleSet;
  scenario: DerangedScenario;
  sheet: DerangedSheet;
  term: Term;
  tile: DerangedTile;
  token: DerangedToken;
  track: DerangedTrack;
}
export type DerangedKind = keyof DerangedItems;
export type DerangedItem = DerangedItems[DerangedKind];

/** Every kind of item of lobotomy, by its kind. */
export interface LobotomyItems {
  board: LobotomyBoard;
  'card-face': CardFace;
  character: LobotomyCharacter;
  condition: Condition;
  deck: Deck;
  die: LobotomyDie;
  disorder: LobotomyDisorder;
  drug: LobotomyDrug;
  equipment: LobotomyEquipment;
  keyword: Keyword;
  language: Language;
  memory: LobotomyMemory;
  monster: LobotomyMonster;
  movement: LobotomyMovement;
  pack: Pack;
  placement: Placement;
  procedure: Procedure;
  'rule-set': RuleSet;
  scenario: LobotomyScenario;
  skill: LobotomySkill;
  supply: Supply;
  term: Term;
  tile: LobotomyTile;
  token: LobotomyToken;
  track: Track;
  weapon: LobotomyWeapon;
}
export type LobotomyKind = keyof LobotomyItems;
export type LobotomyItem = LobotomyItems[LobotomyKind];

/** Every kind of item of lockwoods-asylum, by its kind. */
export interface LockwoodsAsylumItems {
  ally: LockwoodsAsylumAlly;
  'card-face': CardFace;
  character: LockwoodsAsylumCharacter;
  condition: Condition;
  deck: Deck;
  horror: LockwoodsAsylumHorror;
  keyword: Keyword;
  language: Language;
  monster: LockwoodsAsylumMonster;
  pack: Pack;
  procedure: Procedure;
  'rule-set': RuleSet;
  scenario: LockwoodsAsylumScenario;
  starter: LockwoodsAsylumStarter;
  term: Term;
}
export type LockwoodsAsylumKind = keyof LockwoodsAsylumItems;
export type LockwoodsAsylumItem = LockwoodsAsylumItems[LockwoodsAsylumKind];

/** Every kind of item of sanitarium, by its kind. */
export interface SanitariumItems {
  'card-face': CardFace;
  character: SanitariumCharacter;
  condition: Condition;
  'dark-hallway': SanitariumDarkHallway;
  deck: Deck;
  die: SanitariumDie;
  'event-card': SanitariumEventCard;
  hallucination: SanitariumHallucination;
  'item-card': SanitariumItemCard;
  keyword: Keyword;
  language: Language;
  pack: Pack;
  placement: Placement;
  procedure: Procedure;
  room: SanitariumRoom;
  'rule-set': RuleSet;
  'safe-thing': SanitariumSafeThing;
  scenario: SanitariumScenario;
  shadow: SanitariumShadow;
  term: Term;
}
export type SanitariumKind = keyof SanitariumItems;
export type SanitariumItem = SanitariumItems[SanitariumKind];
