/**
 * What one seat may see of a running game, as plain data. A system fills it; one generic playtest screen draws it for
 * every game. Nothing here is needed to play: it is made only when somebody looks.
 */
import type { ItemKey } from './content';

/** An entity's number in the running game; 0 is nothing. Stable for the life of the game. */
export type EntityId = number;
/** `[x, y]` in board units; one tile cell is 50. */
export type Point = readonly [number, number];

export interface GameView {
  /** Name of the scenario (or scenarios) played. */
  title: string;
  seed: number;
  round: number;
  /** "Players' turn", "Monsters' turn: spawns", … */
  phase: string;
  /** Seat whose turn it is, or -1. */
  turnSeat: number;
  objectives: readonly ObjectiveView[];
  /** What is played: each scenario that has begun, with all that it says. */
  rules: readonly RulesView[];
  /** Of no size where nothing is played on a board. */
  board: BoardView;
  /** Cards that lie on the table face up, and piles beside them; absent where there are none. */
  rows?: readonly CardRowView[];
  figures: readonly FigureView[];
  /** What the cards of figures on the board say, one a sort of figure; absent where the game does not tell. */
  cards?: readonly FigureCard[];
  seats: readonly SeatView[];
  tracks: readonly TrackView[];
  lastRoll: RollView | null;
  decision: DecisionView | null;
  result: { outcome: 'win' | 'loss'; text: string } | null;
}

export interface ObjectiveView {
  id: string;
  text: string;
  progress: number;
  needed: number;
}

export interface RulesView {
  item: ItemKey;
  title: string;
  text: string;
  /** Its parts, handicaps that hold and its jump, each under its name; '' where it has none. */
  parts: readonly { name: string; text: string }[];
}

export interface BoardView {
  /** Extent from 0,0. */
  width: number;
  height: number;
  spaces: readonly SpaceView[];
  /** Blocks that nobody enters or sees through. */
  solids: readonly (readonly Point[])[];
  roomNames: readonly { at: Point; name: string /** One word a line. */; isStacked: boolean }[];
  /** Everything that is drawn between spaces: walls, doorways, openings, dashed room borders. */
  borders: readonly BorderView[];
}

export interface SpaceView {
  entity: EntityId;
  /** `A-7`, `P`, `cell-3`: unique on the board. */
  id: string;
  /** Printed number or letter, '' if none. */
  label: string;
  /** Printed name; absent if the tile gives it none. */
  title?: string;
  /** Where the tile prints label or name; null leaves it to whoever draws. */
  labelAt: Point | null;
  room: string;
  roomName: string;
  floor: string;
  /** What lies over the floor, such as water; absent if nothing does. */
  cover?: SpaceCover;
  outline: readonly Point[];
  /** Where the label and a first figure stand. */
  centre: Point;
  markers: readonly MarkerView[];
}

export interface MarkerView {
  /** `locker`, `body`, `spawn`, `portal`, or `icon` for a picture that is only printed. */
  kind: string;
  at: Point;
  name: string;
  /** The picture of a portal or an icon. */
  icon?: string;
}

export type SpaceCover = 'water';

/**
 * An arrow is drawn from middle to middle; a portal's way is not drawn at all. A line lies between spaces that see each
 * other and that nobody goes between, unless along an arrow.
 */
export type BorderKind = 'wall' | 'window' | 'line' | 'open' | 'opening' | 'doorway' | 'chute' | 'arrow' | 'portal';

export interface BorderView {
  entity: EntityId;
  kind: BorderKind;
  /** A polyline. */
  line: readonly Point[];
  between: readonly [EntityId, EntityId];
  /** For a doorway: what stands in it. */
  door: DoorView | null;
  /** For an arrow: how it is drawn. It leads from the first to the second. */
  arrow?: ArrowView;
}

export interface ArrowView {
  /** A word such as `blue`, of the content's choosing. */
  readonly color: string;
  readonly isTwoWay: boolean;
}

export interface DoorView {
  state: 'none' | 'face-down' | 'open' | 'closed' | 'locked' | 'broken' | 'barricaded';
  /** The number on what stands in it, 0 if it shows none. */
  strength: number;
  /** What it is known to be although it lies face down: somebody has looked. */
  known?: 'open' | 'locked' | 'barricaded';
}

export type FigureShape = 'round' | 'notched' | 'pentagon' | 'token';

export interface FigureView {
  entity: EntityId;
  item: ItemKey;
  kind: 'character' | 'monster' | 'token';
  /** What it looks like from above: a ring with a letter, a notched disc, a large pentagon, a plate. */
  shape: FigureShape;
  name: string;
  /** Entity of the space; figures off the board are not listed. */
  space: EntityId;
  /** For a character, else -1. */
  seat: number;
  rank: string;
  /** Name of an icon of the icon set. */
  icon: string;
  health: number;
  maxHealth: number;
  /** Names of conditions such as "Stunned". */
  conditions: readonly string[];
  /** What each condition says. */
  notes?: readonly { name: string; text: string }[];
  /** Its numbers as they are now: "AR", "4+". */
  stats?: readonly { label: string; value: string }[];
}

/** What stands on the card, or the sheet, of a figure. */
export interface FigureCard {
  item: ItemKey;
  /** "Basic monster". */
  type: string;
  attacks: readonly AttackLine[];
  /** Keywords and abilities, each under its name; '' where it has none. */
  parts: readonly { name: string; text: string }[];
}

/** An attack as a table of attacks prints it. */
export interface AttackLine {
  /** Numbers of the die that brings it, such as "1-2"; '' where none is rolled for it. */
  on: string;
  name: string;
  /** "6 dice, range 2. If it damages, …". */
  text: string;
}

export interface SeatView {
  seat: number;
  entity: EntityId;
  item: ItemKey;
  name: string;
  /** The letter that stands for this seat everywhere, unique among seats. */
  letter: string;
  isOnTurn: boolean;
  /** "her turn", "next", "dead", or what else became of it: words for the head of the block. */
  state: string;
  meters: readonly MeterView[];
  /** "AR 4+", "Defense 1", … */
  stats: readonly { label: string; value: string }[];
  cards: readonly CardView[];
}

export interface MeterView {
  id: string;
  label: string;
  value: number;
  max: number;
  kind: 'points' | 'health' | 'boxes';
  /** For boxes: what stands in a box, such as '+1' in the last but one. */
  boxLabels?: readonly string[];
}

export type CardColour = 'slate' | 'teal' | 'moss' | 'red' | 'violet' | 'brown' | 'ink';

export interface CardView {
  entity: EntityId;
  item: ItemKey;
  name: string;
  /** "Weapon, holy". */
  type: string;
  text: string;
  /** "6 durability", "cooldown 3". */
  footer: string;
  icon: string;
  /** Of its edge. */
  colour: CardColour;
  isFaceDown: boolean;
  /** Its printed numbers as they are now, in the order of its corners; absent on cards without. */
  numbers?: readonly CardNumber[];
}

/** A number printed on a card: its cost, what it hits with. */
export interface CardNumber {
  label: string;
  icon: string;
  value: number;
  /** Before what modifies it now. */
  printed: number;
}

/** Cards side by side: what is for sale, or what lies before somebody. */
export interface CardRowView {
  id: string;
  name: string;
  /** A remark beside the name: "20 Health". */
  note?: string;
  /** Whose it is; -1 for the table's. */
  seat: number;
  isOnTurn: boolean;
  /** So many places stand in a line; absent where as many as there is room for. */
  perLine?: number;
  /** By their places; null for an empty one. */
  cards: readonly (CardView | null)[];
  piles: readonly PileView[];
}

export interface PileView {
  name: string;
  count: number;
  /** The card on top of a pile that lies face up. */
  top: CardView | null;
}

export interface TrackView {
  id: string;
  name: string;
  spaces: readonly TrackSpaceView[];
  end: string;
  /** Name of the icon that stands on the current space. */
  markerIcon: string;
}

export interface TrackSpaceView {
  label: string;
  state: 'past' | 'current' | 'ahead';
  /** What happens there: the name of an icon, and its words. */
  icon?: string;
  note?: string;
  /** Numbers printed on it, such as `spawn` 2. */
  numbers?: readonly { name: string; value: number }[];
  /** What lies beside it: names of icons and what they remind of. */
  beside?: readonly { icon: string; text: string }[];
}

export interface RollView {
  /** What is rolled for. */
  sort: 'attack' | 'test' | 'special';
  title: string;
  dice: readonly { face: string; outcome: 'hit' | 'blocked' | 'miss' | 'none' }[];
  /** The sum, line by line: `{ text: 'Defense 1 takes the lowest hit', value: '-1' }`. */
  lines: readonly RollLine[];
  total: { text: string; value: string };
}

export interface RollLine {
  text: string;
  value: string;
  /** What makes it up, and where each comes from: `{ text: 'Steel Cross', value: '5' }`. */
  parts?: readonly { text: string; value: string; item: ItemKey | null }[];
}

/** One step of what led to something: a happening, or a piece of content that answered it. */
export interface TrailView {
  text: string;
  item: ItemKey | null;
  pointer: string;
}

export interface DecisionView {
  /** Names the question; with an option's key it is what a save records. */
  key: string;
  seat: number;
  /** The entity that decides, 0 if nobody in particular. */
  actor: EntityId;
  question: string;
  /** What asks: the item and where in it. */
  cause: { item: ItemKey | null; pointer: string };
  /** The rule that asks, or the item with what it says. */
  why: { title: string; text: string };
  /** What it is asked in the middle of, from the outside in. */
  trail: readonly TrailView[];
  /** "1 AP left". */
  note: string;
  options: readonly OptionView[];
}

export interface OptionView {
  key: string;
  label: string;
  /** The sort of option, '' where there is but one sort: "Move". */
  group: string;
  /** The label under the name of its group: "A5". */
  short: string;
  /** Whether it says no. */
  isDecline: boolean;
  /** Why one would: "4 health, AR 4+". */
  detail: string;
  /** "1 AP", '' if free. */
  cost: string;
  /** Clicking any of these on the board takes or highlights this option. */
  entities: readonly EntityId[];
  /** Where it would lay something on the board: corners. Absent where it lays nothing. */
  outline?: readonly Point[];
}

/** A line of the log that people read; the tree of events, flattened with its depth. */
export interface LogEntry {
  /** Number of the decision it follows from; 0 is set-up. */
  decision: number;
  depth: number;
  text: string;
  tone: 'plain' | 'strong' | 'good' | 'bad' | 'reload';
  /** What caused it, and where in it. */
  item: ItemKey | null;
  pointer: string;
  entities: readonly EntityId[];
  /** The dice that it tells of. */
  roll: RollView | null;
}

/** Why a line stands in the log. */
export interface LogReason {
  /** Built-in rules that it follows, the nearest first, with the place of their numbers. */
  rules: readonly { title: string; text: string; item: ItemKey | null; pointer: string }[];
  /** Content that had a hand in it, the nearest first, with what it says. */
  sources: readonly { name: string; text: string; item: ItemKey; pointer: string }[];
  /** What it happened in, from the outside in. */
  trail: readonly TrailView[];
}
