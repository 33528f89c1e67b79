/**
 * A table for tests of Deep Madness: a real game on four small rooms of the test's own, arranged between decisions, played by
 * answering them, and rolling the dice that the test foresees. The rooms lie in a row: `w-a w-b | x-a x-b | y-a y-b | z-a z-b`,
 * each of two spaces side by side with a doorway between rooms, so that one sees along all of them while no hatch is shut.
 */
import { expect, onTestFinished } from 'vitest';
import { OWNER } from '../../../engine/kernel/layout';
import { Log } from '../../../engine/kernel/log';
import { Playthrough } from '../../../engine/kernel/playthrough';
import { putAllLast, putFirst, putLast } from '../../../engine/kernel/zones';
import { cardsIn } from '../../../engine/language/entity-functions';
import { readNote } from '../../../engine/language/notes';
import { Play } from '../../../engine/language/play';
import { deckZone, discardZone, findZone, spaceOf } from '../../../engine/language/standard';
import { DEEP_MADNESS } from '../../../engine/systems/deep-madness';
import { homeOf } from '../../../engine/systems/deep-madness/cards';
import { type DoorwayState, doorwayState, setDoorwayState } from '../../../engine/systems/deep-madness/doorways';
import { boardOf, doorwayBetween, spaceEntity } from '../../../engine/table/board';
import type { GameView, OptionView } from '../../../engine/view';
import { loadKept } from '../../fixtures/kept-programs';
import { contentFor, type TableSetup } from './table-content';

export class Table {
  readonly play: Play;
  readonly #playing: Playthrough<Play>;
  #isArranged = false;
  /** Words of the stream of dice: they move when a die is rolled that no script has. */
  #luck = '';

  constructor(setup: TableSetup = {}) {
    const { content, scenario, investigators } = contentFor(setup);
    const { program, findings } = loadKept(content, DEEP_MADNESS);
    expect(findings).toEqual([]);
    this.play = new Play(program);
    this.play.log = new Log();
    const { seed = 1, variants } = setup;
    DEEP_MADNESS.prepare(this.play, { scenario, characters: investigators, seed, variants });
    if (setup.setupDice !== undefined) this.play.script.push(...setup.setupDice);
    this.#playing = new Playthrough(this.play, DEEP_MADNESS);
    this.#playing.start();
    this.#luck = this.#diceStream();
    onTestFinished(() => {
      expect(this.play.script, 'dice that nobody rolled').toEqual([]);
    });
  }

  // Arranging

  /** The first entity of an item, by `kind/id` or its id; `n` counts from 1. */
  entity(id: string, n = 1): number {
    const info = this.play.program.findById(id);
    let entity = info === undefined ? 0 : this.play.firstOfItem(info.number);
    for (let i = 1; i < n && entity !== 0; i++) entity = this.play.nextOfItem(entity);
    if (entity === 0) throw new Error(`there is no ${id} (${n}) in the game`);
    return entity;
  }

  space(id: string): number {
    const index = boardOf(this.play).spaceById.get(id);
    if (index === undefined) throw new Error(`there is no space ${id}`);
    return spaceEntity(this.play, index);
  }

  /** Puts a figure on a space, without steps. */
  put(figure: number | string, space: string): number {
    const entity = this.#of(figure);
    putLast(this.play, entity, this.space(space));
    this.#isArranged = true;
    return entity;
  }

  /** Takes a figure off the board, without anything happening. */
  away(figure: number | string): void {
    putLast(this.play, this.#of(figure), findZone(this.play, 'box', 0));
    this.#isArranged = true;
  }

  /** Lays a token on a figure or on another token. */
  hold(token: number | string, holder: number | string): void {
    putLast(this.play, this.#of(token), this.#of(holder));
    this.#isArranged = true;
  }

  /** Puts a new monster or token of an item on a space. */
  spawn(id: string, space: string, number = 0): number {
    const info = this.play.program.findById(id);
    if (info === undefined) throw new Error(`there is no item ${id}`);
    const kind = this.play.program.system.entityKinds[info.item.kind] ?? info.item.kind;
    const made = this.play.create(this.play.layout.kind(kind), info.number);
    if (number !== 0) this.play.state[made + this.play.layout.column('number')] = number;
    putLast(this.play, made, this.space(space));
    this.#isArranged = true;
    return made;
  }

  /** Gives an investigator a card, from its deck if it is in one. */
  give(who: string | number, key: string, into = ''): number {
    const owner = this.#of(who);
    const info = this.play.program.findById(key);
    if (info === undefined) throw new Error(`there is no item ${key}`);
    let card = this.play.firstOfItem(info.number);
    while (card !== 0 && this.play.state[card + OWNER] !== 0) card = this.play.nextOfItem(card);
    if (card === 0) card = this.play.create(this.play.layout.kind('card'), info.number);
    this.play.state[card + OWNER] = owner;
    putLast(this.play, card, homeOf(this.play, card, owner, into));
    this.#isArranged = true;
    return card;
  }

  /** Takes a card, by its id, away from somebody. */
  drop(who: number | string, id: string): void {
    const holder = this.#of(who);
    const info = this.play.program.findById(id);
    let card = info === undefined ? 0 : this.play.firstOfItem(info.number);
    while (card !== 0 && this.play.state[card + OWNER] !== holder) card = this.play.nextOfItem(card);
    if (card === 0) throw new Error(`${id} is not with ${who}`);
    this.play.state[card + OWNER] = 0;
    this.away(card);
  }

  /** Makes a token somebody's. */
  own(token: number | string, owner: number | string): void {
    this.play.state[this.#of(token) + OWNER] = this.#of(owner);
    this.#isArranged = true;
  }

  /** Puts a card of a deck on top of it. */
  top(key: string, deck: string): void {
    const zone = findZone(this.play, deckZone(deck), 0);
    const info = this.play.program.findById(key);
    let card = info === undefined ? 0 : this.play.firstOfItem(info.number);
    while (card !== 0 && this.play.zone(card) !== zone) card = this.play.nextOfItem(card);
    if (card === 0) throw new Error(`${key} is not in the deck ${deck}`);
    putFirst(this.play, card, zone);
    this.#isArranged = true;
  }

  /** Takes every card out of a deck. */
  empty(deck: string): void {
    putAllLast(this.play, findZone(this.play, deckZone(deck), 0), findZone(this.play, 'box', 0));
    this.#isArranged = true;
  }

  /** Lays a card that nobody has on the discards of a deck. */
  discarded(key: string, deck: string): void {
    const card = this.play.firstOfItem(this.play.program.findById(key)?.number ?? 0);
    if (card === 0) throw new Error(`there is no ${key} in the game`);
    putLast(this.play, card, findZone(this.play, discardZone(deck), 0));
    this.#isArranged = true;
  }

  set(figure: number | string, stat: string, value: number): this {
    const entity = this.#of(figure);
    const at = this.play.layout.find(this.play.kindOf(entity).number, stat);
    if (at >= 0) this.play.state[entity + at] = value;
    else this.play.program.stats.write(this.play, entity, stat, value);
    this.#isArranged = true;
    return this;
  }

  /** Makes something of the doorway between two spaces, without anything happening. */
  hatch(from: string, to: string, state: DoorwayState): number {
    const edge = this.doorway(from, to);
    setDoorwayState(this.play, edge, state);
    this.#isArranged = true;
    return edge;
  }

  doorway(from: string, to: string): number {
    const edge = doorwayBetween(this.play, this.space(from), this.space(to));
    if (edge === 0) throw new Error(`there is no doorway between ${from} and ${to}`);
    return edge;
  }

  // Playing

  /** The dice that are rolled next, by face. */
  dice(...faces: number[]): this {
    expect(this.play.script, 'dice that nobody rolled').toEqual([]);
    this.play.script.push(...faces);
    return this;
  }

  /** Takes the option with this key or label, or the only one that has these words in either. */
  choose(words: string): this {
    const options = this.options();
    this.#playing.choose(indexOf(options, words));
    if (this.#diceStream() !== this.#luck)
      throw new Error(`after ${words}: a die was rolled that the test did not foresee`);
    return this;
  }

  /** Answers with the option that says no, while this is asked. */
  declineAll(question: string): this {
    while (this.question === question) this.choose(this.options().find(({ isDecline }) => isDecline)?.key ?? '');
    return this;
  }

  /** Ends activations until this investigator is asked what it does. */
  untilTurnOf(who: string | number): this {
    const wanted = this.#of(who);
    for (let n = 0; n < 20 && !(this.question === 'turn' && this.asked === wanted); n++) {
      if (this.question === 'turn') this.choose('end:end');
      else this.choose(this.options().find(({ isDecline }) => isDecline)?.key ?? this.options()[0]?.key ?? '');
    }
    return this;
  }

  /** Lets everybody do nothing until this round has begun, or the game is over. */
  untilRound(round: number): this {
    for (let n = 0; n < 300 && this.question !== '' && this.read(this.game, 'round') < round; n++) {
      if (this.question === 'turn') this.choose('end:end');
      else this.choose(this.options().find(({ isDecline }) => isDecline)?.key ?? this.options()[0]?.key ?? '');
    }
    return this;
  }

  /** The key of what is asked now; '' once the game is over. */
  get question(): string {
    this.#restart();
    return this.#playing.decision?.question?.id ?? '';
  }

  /** Who is asked. */
  get asked(): number {
    this.#restart();
    return this.#playing.decision?.actor ?? 0;
  }

  options(): readonly OptionView[] {
    return this.view().decision?.options ?? [];
  }

  /** Keys of the options that have these words in their key or label. */
  offers(words: string): string[] {
    return this.options()
      .filter(({ key, label }) => key.includes(words) || label.includes(words))
      .map(({ key }) => key);
  }

  // Reading

  view(seat = 0): GameView {
    this.#restart();
    return DEEP_MADNESS.view(this.play, seat);
  }

  read(figure: number | string, stat: string): number {
    const entity = this.#of(figure);
    if (this.play.program.stat(stat) !== undefined) return this.play.program.stats.read(this.play, entity, stat);
    return this.play.state[entity + this.play.layout.column(stat)] as number;
  }

  counter(on: number | string, counter: string): number {
    return readNote(this.play, this.#of(on), this.play.program.name(counter));
  }

  /** Where a figure stands: `x-a`; '' off the board. */
  at(figure: number | string): string {
    const space = spaceOf(this.play, this.#of(figure));
    return space === 0 ? '' : DEEP_MADNESS.keyOf(this.play, space);
  }

  isGone(figure: number): boolean {
    return this.play.isDead(figure) || spaceOf(this.play, figure) === 0;
  }

  hatchState(from: string, to: string): DoorwayState {
    return doorwayState(this.play, this.doorway(from, to));
  }

  /** Ids of the cards in a zone of somebody, or of the table. */
  cards(zone: string, who: number | string = 0): string[] {
    const found = findZone(this.play, zone, who === 0 ? 0 : this.#of(who));
    return cardsIn(this.play, found).map((card) => this.play.program.infoOf(this.play, card)?.item.id ?? '');
  }

  /** Figures and tokens of an item on the board, as `x-a`. */
  everywhere(id: string): string[] {
    return this.view()
      .figures.filter(({ item }) => item.endsWith(`/${id}`))
      .map(({ space }) => DEEP_MADNESS.keyOf(this.play, space));
  }

  get game(): number {
    return this.play.program.gameEntity(this.play);
  }

  get result(): string {
    return this.view().result?.outcome ?? '';
  }

  lines(): string[] {
    return this.play.log?.lines.map(({ text }) => text) ?? [];
  }

  #of(figure: number | string): number {
    return typeof figure === 'string' ? this.entity(figure) : figure;
  }

  #restart(): void {
    if (!this.#isArranged) return;
    this.#isArranged = false;
    this.#playing.start();
  }

  #diceStream(): string {
    const at = this.play.stream('dice');
    return this.play.state.subarray(at, at + 4).join();
  }
}

function indexOf(options: readonly OptionView[], words: string): number {
  const exact = options.findIndex(({ key, label }) => key === words || label === words);
  if (exact >= 0) return exact;
  const found = options.flatMap(({ key, label }, index) =>
    key.includes(words) || label.includes(words) ? [index] : [],
  );
  if (found.length === 1) return found[0] as number;
  const list = options.map(({ key, label }) => `${key} (${label})`).join('\n  ');
  throw new Error(`${found.length} options have “${words}”:\n  ${list}`);
}
