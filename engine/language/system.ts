/**
 * What a system must be able to do for content: its procedures. Each either happens at once or asks (see `Asking`), emits
 * the events that LANGUAGE promises, and asks permits and views. The language calls these and nothing else of a system.
 */

import type { BoardGeometry } from '../board/geometry';
import type { Item } from '../content';
import type { Asking, Decision } from '../kernel/decision';
import type { Rules } from '../kernel/playthrough';
import type { GameView } from '../view';
import type { Compiler } from './compiler';
import type { Frame, Play, Slot } from './play';
import type { ItemInfo, Program } from './program';
import type { Cause } from './questions';
import type { Scope } from './scope';
import type { SystemSpec } from './spec';
import type { EventWords } from './trail';

/** Where a procedure leaves its result: `placement` a space, `procedure` whatever it binds. */
export interface Result {
  value: Slot;
}

export type RegisteredProcedure = (play: Play, args: readonly Slot[], result: Result) => Asking;

export interface MoveOrder {
  /** Entities to come nearer to, or, with `isAway`, to get away from. */
  goals: readonly number[];
  isAway: boolean;
  /** Most spaces to go; -1 for as far as it takes. */
  steps: number;
  /** Number of the word for what stops it: `enter`, `adjacent`, or 0. */
  stopAt: number;
  isPush: boolean;
  /** What does not stop it. */
  ignore: ReadonlySet<'figures' | 'doors' | 'walls'>;
}

export interface AttackOrder {
  targets: readonly number[];
  /** Whether no targets were named: the attacker finds its own. */
  isAnybody: boolean;
  /** The attack to use, as compiled by the system, with the bindings of the effect; the attacker's own without it. */
  described: CompiledAttack | undefined;
  frame: Frame;
}

/** An attack as a system compiles it; only that system looks inside. */
export type CompiledAttack = Readonly<Record<string, unknown>>;

export interface EdgeOrder {
  state: string;
  token: ItemInfo | undefined;
  value: number;
  /** The effect that changes it. */
  cause?: Cause;
}

export interface TestOrder {
  test: string;
  /** Added to what is tested. */
  modifier: number;
  difficulty: number;
}

export interface SpawnOrder {
  item: ItemInfo;
  space: number;
  owner: number;
  /** A number to carry, for numbered tokens. */
  number: number;
  /** The card that brings it, if one does. */
  card?: number;
  /** The effect that wants it. */
  cause?: Cause;
}

/** What a rule of the game says, and where its numbers stand in content. */
export interface RuleText {
  title: string;
  text: string;
  /** Number of the item that has the numbers of the rule, 0 if none has. */
  item: number;
  pointer: string;
}

export interface System extends SystemSpec, Rules<Play> {
  /** Makes everything that a game of this content has before its first step, from seat count, scenario and choices. */
  prepare(play: Play, setup: GameSetup): void;
  /**
   * Whether a game that was set up under other content can go on: `now` has the state of `before` under the new one. Absent
   * where every game can.
   */
  fits?(before: Play, now: Play): boolean;
  /** Compiles what only the system knows of its items: attacks, a card's own event. */
  compile(program: Program, compilerFor: (item: Item) => Compiler, items: readonly ItemInfo[]): void;
  /** What a seat may see. */
  view(play: Play, seat: number): GameView;
  /**
   * How good a position is for the players, for bots: more is better; only the order matters. Where players have goals of their
   * own, it is how good it is for whoever sits at `seat`.
   */
  evaluate(play: Play, seat: number): number;
  /**
   * Whether `evaluate` reads nothing that `hideFrom` deals. Then an option that came upon nothing hidden and drew no luck is
   * worth the same however it is dealt, and bots look at it once.
   */
  evaluatesOnlySeen?: boolean;
  /**
   * How closely a bot should look at an option: not at all, because nobody gains by it; once, because neither luck nor
   * anything hidden has a part in what it does; or several times. Absent where all deserve several looks.
   */
  worthLooking?(play: Play, decision: Decision, option: number): 'never' | 'once' | 'often';
  /**
   * What a bot that looks ahead in a copy takes to be answered on the way, as the place of an option; absent where that is the
   * first.
   */
  guess?(play: Play, decision: Decision): number;
  /** Deals anew what `seat` cannot know, in a copy meant for a bot: all that is hidden, and all luck, follow from `seed`. */
  hideFrom(play: Play, seat: number, seed: number): void;

  /**
   * The board of a game that is not made of tiles, but grows as it is played: a number that is the same for equal boards only,
   * and the board itself. Absent where tiles make it.
   */
  readonly growingBoard?: { key(play: Play): number; compose(play: Play): BoardGeometry };

  /** Events in words, for people who ask what led to something; those of every game have words already. */
  eventWords?: Readonly<Record<string, EventWords>>;
  /** By the name of an event, the built-in rule that it follows. */
  rulesOfEvents?: Readonly<Record<string, string>>;
  /** A built-in rule in words, by its name. */
  ruleText?(play: Play, rule: string): RuleText | undefined;

  nameOf(play: Play, entity: number): string;
  /** Names an entity in option keys: the same in each replay. */
  keyOf(play: Play, entity: number): string;
  seatOf(play: Play, entity: number): number;
  /** Who breaks ties and answers what nobody in particular is asked. */
  decider(play: Play): number;
  current(play: Play): number;
  scenarioOf(play: Play, entity: number): number;
  /** Whether a scenario, track or rule is running. */
  isRunning(play: Play, entity: number): boolean;
  /** Seats and characters in turn order from the current one. */
  inTurnOrder(play: Play, characters: readonly number[]): number[];
  /** Whether a handicap of a scenario (by its place in the list) was found to hold when it began. */
  isHandicapOn(play: Play, scenario: number, index: number): boolean;

  /** Whether somebody can pay some of a resource (`ap`, `charges` of `card`, …) now. */
  canPay(play: Play, payer: number, card: number, resource: string, amount: number): boolean;
  pay(play: Play, payer: number, card: number, resource: string, amount: number): Asking;

  /** Whether the card or thing that carries an action may be used by somebody now; its own costs are the system's. */
  canUse(play: Play, user: number, carrier: number): boolean;
  /** Pays what the carrier itself costs (a skill's AP and cooldown), before the action's own costs. */
  beginUse(play: Play, user: number, carrier: number): Asking;
  /** What becomes of the carrier once its action is done. */
  endUse(play: Play, user: number, carrier: number): Asking;

  damage(play: Play, target: number, amount: number, from: number, tags: readonly number[]): Asking;
  heal(play: Play, target: number, amount: number, stat: string): Asking;
  kill(play: Play, target: number, by: number): Asking;
  change(play: Play, entity: number, stat: string, by: number): Asking;
  move(play: Play, mover: number, order: MoveOrder): Asking;
  place(play: Play, entity: number, space: number): Asking;
  spawn(play: Play, order: SpawnOrder, result: Result): Asking;
  remove(play: Play, entity: number, to: string): Asking;
  setEdge(play: Play, edge: number, order: EdgeOrder): Asking;
  advance(play: Play, track: ItemInfo, by: number): Asking;
  draw(play: Play, order: DrawOrder, result: Result): Asking;
  discard(play: Play, card: number): Asking;
  /** The zone of this name that an entity has, or the table's; 0 if there is none. `deck:x` names a deck. */
  zone(play: Play, name: string, owner: number): number;
  reveal(play: Play, entity: number, to: readonly number[]): void;
  /** Rolls dice of these items for somebody; the windows for changing them open in here. */
  roll(play: Play, dice: readonly { item: ItemInfo; count: number }[], who: number, result: Result): Asking;
  changeDie(play: Play, die: number, by: number, to: number, isReroll: boolean): void;
  /** `result` is 1 when passed. */
  test(play: Play, who: number, order: TestOrder, result: Result): Asking;
  compileAttack(compiler: Compiler, attack: unknown, scope: Scope, pointer: string): CompiledAttack;
  attack(play: Play, attacker: number, order: AttackOrder): Asking;
  jumpScenario(play: Play, scenario: number): Asking;
  finishScenario(play: Play, scenario: number): Asking;
  endGame(play: Play, isWin: boolean, text: string): Asking;
  readonly registeredProcedures: Readonly<Record<string, RegisteredProcedure>>;
  readonly registeredPlacements: Readonly<Record<string, RegisteredProcedure>>;
  /** What the system does when content makes one of its events happen; other events have no body. */
  readonly eventBodies: Readonly<Record<string, (play: Play) => Asking>>;
}

export interface DrawOrder {
  deck: string;
  who: number;
  count: number;
  /** Zone of `who` that drawn cards go to; '' for the system's own. */
  into: string;
  /** Only cards that pass; undefined takes whatever comes. */
  passes: ((card: number) => boolean) | undefined;
  misses: 'keep' | 'discard' | 'shuffle-back';
  /** The effect that draws. */
  cause?: Cause;
}

export interface GameSetup {
  scenario: string;
  /** Ids of the characters, in seat order. */
  characters: readonly string[];
  seed: number;
  /** How many scenarios have to be finished; what the scenario says if absent. */
  difficulty?: number | undefined;
  /** Ids of the variants that are on; none if absent. */
  variants?: readonly string[] | undefined;
}
