/**
 * A table for tests of Sanitarium: a real game with the cards of the pack, arranged between decisions and played by answering
 * them. Unless a test says otherwise the map is one Room with everybody in it, nobody has a Hallucination or a Safe Thing, no
 * Shadow is in play, and the darkness does not creep.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { QuarterTurns } from '../../../engine/board/card-shape';
import type { Content, Item } from '../../../engine/content';
import { Log } from '../../../engine/kernel/log';
import { Playthrough } from '../../../engine/kernel/playthrough';
import { putFirst, putLast } from '../../../engine/kernel/zones';
import { cardsIn } from '../../../engine/language/entity-functions';
import { Play } from '../../../engine/language/play';
import { findZone, spaceOf } from '../../../engine/language/standard';
import { SANITARIUM } from '../../../engine/systems/sanitarium';
import { putBefore, showToAll } from '../../../engine/systems/sanitarium/cards';
import { isFaceUp } from '../../../engine/systems/sanitarium/hallway-map';
import { boardOf, spaceEntity } from '../../../engine/table/board';
import { cardsOnMap, isOnMap, layOnMap, MAP_COLUMNS } from '../../../engine/table/card-map';
import type { GameView, OptionView } from '../../../engine/view';
import { loadKept } from '../../fixtures/kept-programs';

const PACK = join(import.meta.dirname, '../../../content/sanitarium');

export const pack: readonly Item[] = readdirSync(PACK, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && path !== 'pack.json')
  .map((path) => JSON.parse(readFileSync(join(PACK, path), 'utf8')) as Item);

export interface TableSetup {
  players?: readonly string[];
  /** A scenario of the pack; the quiet one if absent. */
  scenario?: string;
  settings?: Readonly<Record<string, number>>;
  variants?: readonly string[];
  /** More content; an item takes the place of one of the same kind and id. */
  items?: readonly Item[];
  seed?: number;
}

const ALL = ['stacey', 'orrin-vale', 'dr-lindqvist', 'mrs-abernathy'] as const;
export const [STACEY, ORRIN, LINDQVIST, ABERNATHY] = ALL;
export const playersFor = (count: number): readonly string[] => ALL.slice(0, count);

const QUIET: Item = {
  kind: 'scenario',
  id: 'quiet',
  source: 'original',
  name: 'Quiet',
  safeThings: [0, 0, 0, 0],
  otherDice: 'choice',
  shadowMoves: [
    { which: 'nearest', toward: 'self' },
    { which: 'choice', toward: 'rival' },
  ],
  winners: 'characters.filter(c, c.escaped == 1)',
  win: [{ id: 'out', if: 'characters.exists(c, c.escaped > 0)' }],
};

const STAGES = ['setup', 'turn-start', 'creeping', 'roll', 'shadows', 'actions', 'turn-end', 'next'] as const;

export class Table {
  readonly play: Play;
  readonly #playing: Playthrough<Play>;
  #isArranged = false;

  constructor({
    players = playersFor(3),
    scenario = 'quiet',
    settings = {},
    items = [],
    seed = 1,
    variants,
  }: TableSetup = {}) {
    const own = [
      ...items,
      ...(scenario === 'quiet' ? [{ ...QUIET, settings: { creepingCards: 0, darkAtStart: 0, ...settings } }] : []),
    ];
    const isOwn = ({ kind, id }: Item) => own.some((item) => item.kind === kind && item.id === id);
    const content: Content = {
      system: 'sanitarium',
      pack: 'sanitarium',
      items: [...pack.filter((item) => !isOwn(item)), ...own],
    };
    const { program, findings } = loadKept(content, SANITARIUM);
    expect(findings).toEqual([]);
    this.play = new Play(program);
    this.play.log = new Log();
    SANITARIUM.prepare(this.play, { scenario, characters: players, seed, variants });
    this.#playing = new Playthrough(this.play, SANITARIUM);
    this.#playing.start();
    if (scenario === 'quiet') this.#clear();
  }

  /** Plays the set-up to its end, then takes away what it brought but for the Room. */
  #clear(): void {
    while (this.column(this.game, 'round') === 0) this.#playing.choose(0);
    for (const player of this.players) for (const card of this.zone('hallucinations', player)) this.box(card);
    this.clearMap();
    this.set(this.game, 'starter', this.players[0] as number).turnOf(this.players[0] as number);
  }

  /** Only the Day Room is left, with everybody in it; Shadows go back to the supply. */
  clearMap(): void {
    for (const shadow of this.play.all('shadow')) putLast(this.play, shadow, findZone(this.play, 'supply', 0));
    const [first, ...others] = cardsOnMap(this.play);
    for (const card of [...others.reverse(), first as number]) this.#offMap(card);
    this.lay('room-day', 0, 0);
    for (const player of this.players) this.put(player, '1a');
  }

  #offMap(card: number): void {
    for (const name of MAP_COLUMNS) if (name !== 'copy') this.set(card, name, 0);
    putLast(this.play, card, findZone(this.play, 'deck:hallway', 0));
  }

  // Arranging

  get players(): number[] {
    return this.play.all('character');
  }

  get game(): number {
    return this.play.program.gameEntity(this.play);
  }

  /** The first entity of an item, by its id or `kind/id`; `n` counts from 1. */
  entity(id: string, n = 1): number {
    const info = this.play.program.findById(id);
    let entity = info === undefined ? 0 : this.play.firstOfItem(info.number);
    for (let i = 1; i < n && entity !== 0; i++) entity = this.play.nextOfItem(entity);
    if (entity === 0) throw new Error(`there is no ${id} (${n}) in the game`);
    return entity;
  }

  shadow(number: number): number {
    return this.entity('shadow', number);
  }

  space(id: string): number {
    const index = boardOf(this.play).spaceById.get(id);
    if (index === undefined) throw new Error(`there is no space ${id}`);
    return spaceEntity(this.play, index);
  }

  /** A card of an item that lies in the deck; `copy` counts from 0. */
  fresh(id: string, copy?: number): number {
    const info = this.play.program.findById(id);
    for (let card = this.play.firstOfItem(info?.number ?? 0); card !== 0; card = this.play.nextOfItem(card)) {
      const isInDeck = this.zone('deck:hallway').includes(card);
      if (isInDeck && (copy === undefined || this.column(card, 'copy') === copy)) return card;
    }
    throw new Error(`no ${id} is left in the deck`);
  }

  /** Lays a card of the deck at the next place of the map, by its top left corner in half card widths. */
  lay(id: string, x: number, y: number, turns: QuarterTurns = 0, copy?: number): number {
    const card = this.fresh(id, copy);
    layOnMap(this.play, card, { x, y, turns });
    const isOpen = isFaceUp(this.play, card);
    putLast(this.play, card, findZone(this.play, isOpen ? 'open-map' : 'map', 0));
    if (isOpen) showToAll(this.play, card);
    this.#isArranged = true;
    return card;
  }

  put(figure: number | string, space: string): number {
    const entity = this.#of(figure);
    putLast(this.play, entity, this.space(space));
    this.#isArranged = true;
    return entity;
  }

  box(entity: number): void {
    if (isOnMap(this.play, entity)) throw new Error('a card of the map stays there');
    putLast(this.play, entity, findZone(this.play, 'box', 0));
    this.#isArranged = true;
  }

  /** Gives somebody cards of the decks, each before it as it would lie. */
  give(who: string | number, ...ids: readonly string[]): number[] {
    this.#isArranged = true;
    return ids.map((id) => {
      const info = this.play.program.findById(id, ['item-card', 'event-card', 'hallucination']);
      const card = info?.item.kind === 'hallucination' ? this.#hallucination(id) : this.fresh(id);
      putBefore(this.play, this.#of(who), card);
      return card;
    });
  }

  #hallucination(id: string): number {
    const info = this.play.program.findById(id);
    for (let card = this.play.firstOfItem(info?.number ?? 0); card !== 0; card = this.play.nextOfItem(card))
      if (this.players.every((player) => !this.zone('hallucinations', player).includes(card))) return card;
    throw new Error(`no ${id} is left`);
  }

  /** Deals somebody these Safe Things, by the ids of their items. */
  needs(who: string, ...items: readonly string[]): this {
    for (const item of items)
      putLast(this.play, this.entity(`safe-thing/safe-${item}`), findZone(this.play, 'safe-things', this.#of(who)));
    this.#isArranged = true;
    return this;
  }

  /** Puts a card of the deck on its top. */
  top(id: string, copy?: number): number {
    const card = this.fresh(id, copy);
    putFirst(this.play, card, findZone(this.play, 'deck:hallway', 0));
    this.#isArranged = true;
    return card;
  }

  /** Puts a card of the box or of the deck on the discards. */
  discard(id: string): this {
    const card = [...this.zone('box'), ...this.zone('deck:hallway')].find((each) => this.idOf(each) === id);
    if (card === undefined) throw new Error(`no ${id} is left`);
    putLast(this.play, card, findZone(this.play, 'discard:hallway', 0));
    return this;
  }

  /** Leaves so many cards in the deck; the others go to the box. */
  leave(count: number): this {
    for (const card of this.zone('deck:hallway').slice(count)) this.box(card);
    return this;
  }

  set(figure: number | string, name: string, value: number): this {
    this.play.state[this.#of(figure) + this.play.layout.column(name)] = value;
    this.#isArranged = true;
    return this;
  }

  /** It is this player's turn to act, with so many AP. */
  turnOf(who: string | number, ap = 0): this {
    const player = this.#of(who);
    for (const name of ['hasSpent', 'sanity', 'isConcentrating', 'itemsTaken', 'isDone']) this.set(player, name, 0);
    return this.set(this.game, 'current', player).set(player, 'ap', ap).stage('actions');
  }

  stage(stage: (typeof STAGES)[number]): this {
    return this.set(this.game, 'stage', STAGES.indexOf(stage));
  }

  /** The Shadows are about to move in this player's turn. */
  stalked(who: string, first: number, second = 0): this {
    this.turnOf(who, 1).stage('shadows');
    return this.set(this.game, 'firstMoves', first).set(this.game, 'secondMoves', second);
  }

  /** What the next dice show. */
  dice(...faces: readonly number[]): this {
    this.play.script.push(...faces);
    return this;
  }

  // Playing

  /** Takes the option with this key or label, or the only one that has these words in either. */
  choose(...all: readonly string[]): this {
    for (const words of all) this.#playing.choose(indexOf(this.options(), words));
    return this;
  }

  end(): this {
    return this.choose('end:end');
  }

  get question(): string {
    this.#restart();
    return this.#playing.decision?.question?.id ?? '';
  }

  /** Id of the player who is asked. */
  get asked(): string {
    this.#restart();
    return this.play.program.infoOf(this.play, this.#playing.decision?.actor ?? 0)?.item.id ?? '';
  }

  options(): readonly OptionView[] {
    this.#restart();
    return this.view(this.#playing.decision?.seat ?? 0).decision?.options ?? [];
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
    return SANITARIUM.view(this.play, seat);
  }

  read(figure: number | string, stat: string): number {
    this.#restart();
    return this.play.program.stats.read(this.play, this.#of(figure), stat);
  }

  column(entity: number | string, name: string): number {
    return this.play.state[this.#of(entity) + this.play.layout.column(name)] as number;
  }

  /** Where a figure stands; '' off the map. */
  at(figure: number | string): string {
    const space = spaceOf(this.play, this.#of(figure));
    return space === 0 ? '' : SANITARIUM.keyOf(this.play, space);
  }

  /** Spaces one Move from another, through joined doorways. */
  ways(space: string): string[] {
    const { links, spaces, spaceById } = boardOf(this.play);
    const index = spaceById.get(space) ?? -1;
    return [...links.spaces.subarray(links.offsets[index], links.offsets[index + 1])]
      .map((to) => spaces[to]?.id ?? '')
      .sort();
  }

  zone(name: string, who: number | string = 0): number[] {
    return cardsIn(this.play, findZone(this.play, name, who === 0 ? 0 : this.#of(who)));
  }

  /** Ids of the cards in a zone. */
  cards(zone: string, who: number | string = 0): string[] {
    return this.zone(zone, who).map((each) => this.idOf(each));
  }

  idOf(entity: number): string {
    return this.play.program.infoOf(this.play, entity)?.item.id ?? '';
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
