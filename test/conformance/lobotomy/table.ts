/**
 * A table for worked examples: a real game by Morrow Hill's content, on four small wards of the test's own, that is arranged
 * between decisions, played by answering them, and rolls the dice that the test foresees. Quarter B is the stage; the Warden
 * begins in A.
 */
import { expect, onTestFinished } from 'vitest';
import { OWNER } from '../../../engine/kernel/layout';
import { Log } from '../../../engine/kernel/log';
import { Playthrough } from '../../../engine/kernel/playthrough';
import { putAllLast, putFirst, putLast } from '../../../engine/kernel/zones';
import { applyCondition } from '../../../engine/language/conditions';
import { readNote, writeNote } from '../../../engine/language/notes';
import { Play } from '../../../engine/language/play';
import { deckZone, findZone, spaceOf } from '../../../engine/language/standard';
import { LOBOTOMY } from '../../../engine/systems/lobotomy';
import { drawPiece } from '../../../engine/systems/lobotomy/bags';
import { doorwayState } from '../../../engine/systems/lobotomy/board';
import { hasSight } from '../../../engine/systems/lobotomy/board-functions';
import { openDoor } from '../../../engine/systems/lobotomy/doors';
import { trackSpace } from '../../../engine/systems/lobotomy/track';
import { boardOf, spaceEntity } from '../../../engine/table/board';
import type { GameView, OptionView, RollView } from '../../../engine/view';
import { loadKept } from '../../fixtures/kept-programs';
import { contentFor, type TableSetup } from './table-content';

export class Table {
  readonly play: Play;
  readonly #playing: Playthrough<Play>;
  #isArranged = false;
  /** Words of the stream of dice: they move when a die is rolled that no script has. */
  #luck = '';
  /** Dice of the script since the last boundary. */
  #fallen: number[] = [];

  constructor(setup: TableSetup) {
    const { program, findings } = loadKept(contentFor(setup), LOBOTOMY);
    expect(findings).toEqual([]);
    this.play = new Play(program);
    this.play.log = new Log();
    LOBOTOMY.prepare(this.play, {
      scenario: typeof setup.scenario === 'string' ? setup.scenario : (setup.scenario?.id ?? 'table'),
      characters: setup.heroes.map((each) => (typeof each === 'string' ? each : each.id)),
      seed: setup.seed ?? 1,
      difficulty: setup.difficulty,
    });
    this.#playing = new Playthrough(this.play, LOBOTOMY, () => {
      this.#fallen = [...this.play.script];
    });
    this.#playing.start();
    const until = setup.until ?? (setup.rules === 'printed' ? undefined : 'turn');
    if (until !== undefined) this.#answerUntil(until);
    for (const card of [...(setup.cards ?? [])].reverse()) this.top(`movement/${card.id}`);
    this.#luck = this.#diceStream();
    onTestFinished(() => {
      expect(this.play.script, 'dice that nobody rolled').toEqual([]);
    });
  }

  // Arranging

  /** The first entity of an item, by `kind/id` or the id of a hero or monster; `n` counts from 1. */
  entity(id: string, n = 1): number {
    const info = this.play.program.findById(id);
    let entity = info === undefined ? 0 : this.play.firstOfItem(info.number);
    for (let i = 1; i < n && entity !== 0; i++) entity = this.play.nextOfItem(entity);
    if (entity === 0) throw new Error(`there is no ${id} (${n}) in the game`);
    return entity;
  }

  space(id: string): number {
    const board = boardOf(this.play);
    const index = id === 'pentagram' ? board.pentagram : board.spaceById.get(id);
    if (index === undefined) throw new Error(`there is no space ${id}`);
    return spaceEntity(this.play, index);
  }

  /** Puts a figure on a space, without steps. */
  put(figure: number | string, space: string): number {
    const entity = typeof figure === 'string' ? this.entity(figure) : figure;
    putLast(this.play, entity, this.space(space));
    this.#isArranged = true;
    return entity;
  }

  /** Puts a new monster or token of an item on a space. */
  spawn(id: string, space: string): number {
    const made = this.#make(id);
    putLast(this.play, made, this.space(space));
    return made;
  }

  /** Gives a hero a card, from its deck if it is in one: items, skills and memories each where they lie. */
  give(hero: string | number, key: string): number {
    const owner = typeof hero === 'string' ? this.entity(hero) : hero;
    const card = this.#inADeck(key) || this.#make(key);
    const kind = this.play.program.infoOf(this.play, card)?.item.kind;
    const zone = kind === 'skill' || kind === 'disorder' ? 'skills' : kind === 'memory' ? 'memories' : 'inventory';
    this.play.state[card + OWNER] = owner;
    putLast(this.play, card, findZone(this.play, zone, owner));
    return card;
  }

  /** Puts a card of a deck on top of it. */
  top(key: string, deck = 'movement', owner = 0): void {
    const zone = findZone(this.play, deckZone(deck), owner);
    const info = this.play.program.findById(key);
    let card = info === undefined ? 0 : this.play.firstOfItem(info.number);
    while (card !== 0 && this.play.zone(card) !== zone) card = this.play.nextOfItem(card);
    if (card === 0) throw new Error(`${key} is not in the deck ${deck}`);
    putFirst(this.play, card, zone);
  }

  /** Takes every card out of a deck. */
  empty(deck: string): void {
    putAllLast(this.play, findZone(this.play, deckZone(deck), 0), findZone(this.play, 'box', 0));
  }

  set(figure: number | string, stat: string, value: number): void {
    const entity = typeof figure === 'string' ? this.entity(figure) : figure;
    const at = this.play.layout.find(this.play.kindOf(entity).number, stat);
    if (at >= 0) this.play.state[entity + at] = value;
    else this.play.program.stats.write(this.play, entity, stat, value);
    this.#isArranged = true;
  }

  /** Sets a counter of content on something, by its id or as an entity. */
  setCounter(on: number | string, counter: string, value: number): void {
    const entity = typeof on === 'string' ? this.entity(on) : on;
    writeNote(this.play, entity, this.play.program.name(counter), value);
    this.#isArranged = true;
  }

  /** Puts the Warden on a step of his track. */
  walkTheWarden(step: number): this {
    this.set(this.play.program.gameEntity(this.play), 'wardenStep', step);
    putLast(this.play, this.entity('warden'), trackSpace(this.play, step));
    return this;
  }

  /** Puts a condition on a figure. */
  afflict(figure: number | string, condition: string): void {
    const info = this.play.program.find('condition', condition);
    if (info === undefined) throw new Error(`there is no condition ${condition}`);
    const entity = typeof figure === 'string' ? this.entity(figure) : figure;
    applyCondition(this.play, entity, info, { about: 0, value: 1, until: 0 });
    this.#isArranged = true;
  }

  /** What stands in the doorway between two spaces: nothing, or a token of this sort from the bag, face down or revealed. */
  door(
    from: string,
    to: string,
    sort: 'none' | 'open' | 'locked' | 'barricaded',
    more: { strength?: number; isRevealed?: boolean } = {},
  ): number {
    const edge = this.doorway(from, to);
    openDoor(this.play, edge);
    if (sort !== 'none') {
      const token = drawPiece(
        this.play,
        'door-tokens',
        (piece) => this.play.program.infoOf(this.play, piece)?.item.door === sort,
      );
      putLast(this.play, token, edge);
      this.set(edge, 'strength', more.strength ?? 0);
      this.set(edge, 'isRevealed', more.isRevealed === true ? 1 : 0);
    }
    this.#isArranged = true;
    return edge;
  }

  doorway(from: string, to: string): number {
    const [a, b] = [this.space(from), this.space(to)];
    const edge = this.play.all('edge').find((each) => {
      const ends = [this.#column(each, 'from'), this.#column(each, 'to')];
      return ends.includes(a) && ends.includes(b);
    });
    if (edge === undefined) throw new Error(`there is no doorway between ${from} and ${to}`);
    return edge;
  }

  // Playing

  /** The dice that are rolled next, by face; those of special dice by the id of the face. */
  dice(...faces: (number | string)[]): this {
    expect(this.play.script, 'dice that nobody rolled').toEqual([]);
    const numbers = faces.map((face) => (typeof face === 'number' ? face : this.#faceNumber(face)));
    this.play.script.push(...numbers);
    this.#fallen.push(...numbers);
    return this;
  }

  /** Takes the option with this key or label, or the only one that has these words in either. */
  choose(words: string): this {
    const options = this.options();
    const index = indexOf(options, words);
    this.#playing.choose(index);
    if (this.#diceStream() !== this.#luck)
      throw new Error(`after ${words}: a die was rolled that the test did not foresee`);
    return this;
  }

  /** Ends the turns that are left of this round; the monsters' turn goes on to its first question. */
  endTurns(): this {
    for (const { round } = this.view(); this.question === 'turn' && this.view().round === round; )
      this.choose('end-turn:end');
    return this;
  }

  /** Answers nothing to the monsters, for as long as nothing else is asked. */
  goOn(): this {
    while (this.question === 'defence') this.choose('go-on');
    return this;
  }

  /** The same, with the dice that fall meanwhile. */
  goOnWith(...faces: (number | string)[]): this {
    return this.dice(...faces).goOn();
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

  view(): GameView {
    this.#restart();
    return LOBOTOMY.view(this.play, 0);
  }

  read(figure: number | string, stat: string): number {
    const entity = typeof figure === 'string' ? this.entity(figure) : figure;
    if (this.play.program.stat(stat) !== undefined) return this.play.program.stats.read(this.play, entity, stat);
    return this.#column(entity, stat);
  }

  counter(on: number | string, counter: string): number {
    const entity = typeof on === 'string' ? this.entity(on) : on;
    return readNote(this.play, entity, this.play.program.name(counter));
  }

  /** Where a figure stands: `B-7`; '' off the board. */
  at(figure: number | string): string {
    const entity = typeof figure === 'string' ? this.entity(figure) : figure;
    const space = spaceOf(this.play, entity);
    return space === 0 ? '' : LOBOTOMY.keyOf(this.play, space);
  }

  sees(figure: number | string, other: number | string): boolean {
    const [from, to] = [figure, other].map((each) => (typeof each === 'string' ? this.entity(each) : each));
    return hasSight(this.play, from as number, to as number);
  }

  /** Names of the conditions on a figure. */
  conditions(figure: number): readonly string[] {
    return this.view().figures.find(({ entity }) => entity === figure)?.conditions ?? [];
  }

  isGone(figure: number): boolean {
    return this.play.isDead(figure) || spaceOf(this.play, figure) === 0;
  }

  doorState(edge: number): string {
    return doorwayState(this.play, edge);
  }

  /** Figures and tokens of an item on the board, as `B-7`. */
  everywhere(id: string): string[] {
    return this.view()
      .figures.filter(({ item }) => item.endsWith(`/${id}`))
      .map(({ space }) => LOBOTOMY.keyOf(this.play, space));
  }

  /** The Warden's space as the track names it: `A7`. */
  get warden(): string {
    return this.view().tracks[0]?.spaces.find(({ state }) => state === 'current')?.label ?? 'clash';
  }

  lines(): string[] {
    return this.play.log?.lines.map(({ text }) => text) ?? [];
  }

  /** Attacks as people are told of them, first to last. */
  rolls(): RollView[] {
    return (this.play.log?.lines ?? []).flatMap(({ detail }) => {
      const roll = detail as RollView | null;
      return roll?.sort === 'attack' ? [roll] : [];
    });
  }

  /** What the last attack says on a line of its sum, without its sign: `Dice`, `Damage`, … */
  told(text: string): number {
    const roll = this.rolls().at(-1);
    const line = [...(roll?.lines ?? []), ...(roll ? [roll.total] : [])].find((each) => each.text.startsWith(text));
    return Math.abs(Number(line?.value ?? 0));
  }

  /** Plays something and takes it all back. */
  whatIf(play: () => void): void {
    this.#restart();
    const kept = new Playthrough(new Play(this.play.program), LOBOTOMY);
    // Going back means answering again from the last boundary on, with the dice that fell since.
    const fallen = [...this.#fallen];
    kept.game.script.push(...fallen);
    this.#playing.forkInto(kept);
    const lines = this.play.log?.lines.length ?? 0;
    play();
    this.play.script.push(...fallen);
    kept.forkInto(this.#playing);
    if (this.play.log !== null) this.play.log.lines.length = lines;
  }

  /** Answers the first option until this is asked. */
  #answerUntil(question: string): void {
    while (this.#playing.decision !== null && this.#playing.decision.question?.id !== question) this.#playing.choose(0);
  }

  #restart(): void {
    if (!this.#isArranged) return;
    expect(this.#playing.decision?.question?.id, 'a table is arranged between actions').toBe('turn');
    this.#isArranged = false;
    this.#playing.start();
  }

  #inADeck(key: string): number {
    const info = this.play.program.findById(key);
    let card = info === undefined ? 0 : this.play.firstOfItem(info.number);
    const isOutside = () => this.play.kindOf(card).name === 'card' && this.read(card, 'home') !== this.play.zone(card);
    while (card !== 0 && isOutside()) card = this.play.nextOfItem(card);
    this.#isArranged = true;
    return this.play.kindOf(card).name === 'card' ? card : 0;
  }

  #make(key: string): number {
    const info = this.play.program.findById(key, [
      'monster',
      'token',
      'weapon',
      'equipment',
      'drug',
      'skill',
      'memory',
    ]);
    if (info === undefined) throw new Error(`the content has no ${key}`);
    this.#isArranged = true;
    return this.play.create(this.play.layout.kind(LOBOTOMY.entityKinds[info.item.kind] ?? ''), info.number);
  }

  #faceNumber(id: string): number {
    for (const die of this.play.program.ofKind('die')) {
      const faces = die.item.faces as readonly { id: string }[];
      const index = faces.findIndex((face) => face.id === id);
      if (index >= 0) return index + 1;
    }
    throw new Error(`no die has a face ${id}`);
  }

  #column(entity: number, name: string): number {
    return this.play.state[entity + this.play.layout.column(name)] as number;
  }

  #diceStream(): string {
    const at = this.play.stream('dice');
    return this.play.state.slice(at, at + 4).join();
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
  throw new Error(`${found.length === 0 ? 'no option' : 'more than one option'} has "${words}" among\n  ${list}`);
}
