/**
 * A table for tests of Deranged: a real game in the town of the pack, arranged between decisions and played by answering them.
 * Unless a test says otherwise nobody has a Role, no card lies in a hand, no Curse is held, no monster stands anywhere, and the
 * heroes are in the Stacks, far from everything.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Content, Item } from '../../../engine/content';
import { Log } from '../../../engine/kernel/log';
import { Playthrough } from '../../../engine/kernel/playthrough';
import { putFirst, putLast } from '../../../engine/kernel/zones';
import { cardsIn } from '../../../engine/language/entity-functions';
import { Play } from '../../../engine/language/play';
import { findZone, spaceOf } from '../../../engine/language/standard';
import { DERANGED } from '../../../engine/systems/deranged';
import { attach } from '../../../engine/systems/deranged/pieces';
import { freeNumber } from '../../../engine/systems/deranged/tokens';
import { boardOf, spaceEntity } from '../../../engine/table/board';
import { putInHand, showToAll } from '../../../engine/table/hands';
import type { GameView, OptionView } from '../../../engine/view';
import { loadKept } from '../../fixtures/kept-programs';

const PACK = join(import.meta.dirname, '../../../content/deranged');

const pack: readonly Item[] = readdirSync(PACK, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && path !== 'pack.json')
  .map((path) => JSON.parse(readFileSync(join(PACK, path), 'utf8')) as Item);

export interface TableSetup {
  heroes?: readonly string[];
  /** A scenario of the pack; the quiet one if absent. */
  scenario?: string;
  settings?: Readonly<Record<string, number>>;
  /** More content; an item takes the place of one of the same kind and id. */
  items?: readonly Item[];
  seed?: number;
}

export const HEROES = ['brida-kessel', 'osric-vane', 'tilde-marr'] as const;
export const [BRIDA, OSRIC, TILDE] = HEROES;
const SIX = [...HEROES, 'anselm-roth', 'corvin-hale', 'ysolde-penn'];
export const heroesFor = (count: number): readonly string[] => SIX.slice(0, count);

/** A card with these numbers: Movement, Attack, Defence, and whatever else. */
export const card = (id: string, [move, attack, defense]: readonly number[], more: object = {}): Item => ({
  kind: 'action-card',
  id,
  source: 'original',
  name: id,
  color: 'white',
  human: { move, attack, defense },
  deranged: { acts: [{ act: 'move', amount: move }], defense },
  ...more,
});

const QUIET: Item = {
  kind: 'scenario',
  id: 'quiet',
  source: 'original',
  name: 'Quiet',
  board: 'usual',
};

/** Conditions of cards have their ids too. */
const CARDS = ['action-card', 'item-card', 'reward', 'curse', 'night', 'role', 'reference'];

const STAGES = ['setup', 'turn-start', 'turn', 'turn-end', 'monsters', 'monsters-act', 'time', 'next'];

export class Table {
  readonly play: Play;
  readonly #playing: Playthrough<Play>;
  #isArranged = false;

  constructor({ heroes = HEROES, scenario = 'quiet', settings = {}, items = [], seed = 1 }: TableSetup = {}) {
    const own = [
      ...items,
      ...(scenario === 'quiet' ? [{ ...QUIET, settings: { roles: 0, nights: 1, ...settings } }] : []),
    ];
    const isOwn = ({ kind, id }: Item) => own.some((item) => item.kind === kind && item.id === id);
    const content: Content = {
      system: 'deranged',
      pack: 'deranged',
      items: [...pack.filter((item) => !isOwn(item)), ...own],
    };
    const { program, findings } = loadKept(content, DERANGED);
    expect(findings).toEqual([]);
    this.play = new Play(program);
    this.play.log = new Log();
    DERANGED.prepare(this.play, { scenario, characters: heroes, seed });
    this.#playing = new Playthrough(this.play, DERANGED);
    this.#playing.start();
    if (scenario === 'quiet') this.#clear();
  }

  /** Plays the set-up to its end, then takes Curses and hands away. */
  #clear(): void {
    while (this.question !== 'turn') this.#playing.choose(0);
    for (const hero of this.heroes) {
      for (const zone of ['curses', 'hand']) for (const each of this.zone(zone, hero)) this.box(each);
      this.put(hero, 'sp-stacks');
    }
    this.set(this.game, 'destiny', this.heroes.at(-1) as number).turnOf(this.heroes[0] as number);
  }

  // Arranging

  get heroes(): number[] {
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

  space(id: string): number {
    const index = boardOf(this.play).spaceById.get(id);
    if (index === undefined) throw new Error(`there is no space ${id}`);
    return spaceEntity(this.play, index);
  }

  put(figure: number | string, space: string): number {
    const entity = this.#of(figure);
    putLast(this.play, entity, this.space(space));
    this.#isArranged = true;
    return entity;
  }

  box(entity: number): void {
    putLast(this.play, entity, findZone(this.play, 'box', 0));
    this.#isArranged = true;
  }

  /** Puts a new monster or token on a space. */
  spawn(id: string, space: string): number {
    const info = this.play.program.findById(id);
    if (info === undefined) throw new Error(`there is no ${id}`);
    const made = this.play.create(this.play.layout.kind(info.item.kind), info.number);
    if (info.item.kind === 'monster') this.set(made, 'number', freeNumber(this.play, info));
    return this.put(made, space);
  }

  /** Makes somebody's hand these cards, by id; each is a new one. */
  hand(who: string, ...ids: readonly string[]): number[] {
    for (const each of this.zone('hand', who)) this.box(each);
    return ids.map((id) => this.give(who, id));
  }

  /** Gives somebody a new card: into the hand, or another zone, where everybody sees it. */
  give(who: string, id: string, zone = 'hand'): number {
    const info = this.play.program.findById(id, CARDS);
    if (info === undefined) throw new Error(`there is no ${id}`);
    const made = this.play.create(this.play.layout.kind('card'), info.number);
    if (zone === 'hand') putInHand(this.play, this.#of(who), made);
    else putLast(this.play, made, findZone(this.play, zone, this.#of(who)));
    if (['curses', 'mission'].includes(zone)) showToAll(this.play, made);
    this.#isArranged = true;
    return made;
  }

  /** Puts a new card on top of a deck of the table, or of somebody's own. */
  top(id: string, deck: string, who: string | number = 0): number {
    const info = this.play.program.findById(id, CARDS);
    const zone = findZone(this.play, `deck:${deck}`, who === 0 ? 0 : this.#of(who));
    if (info === undefined || zone === 0) throw new Error(`there is no ${id} or no ${deck}`);
    const made = this.play.create(this.play.layout.kind('card'), info.number);
    this.play.state[made + this.play.layout.column('home')] = zone;
    putFirst(this.play, made, zone);
    this.#isArranged = true;
    return made;
  }

  set(figure: number | string, stat: string, value: number): this {
    const entity = this.#of(figure);
    const at = this.play.layout.find(this.play.kindOf(entity).number, stat);
    if (at >= 0) this.play.state[entity + at] = value;
    else this.play.program.stats.write(this.play, entity, stat, value);
    this.#isArranged = true;
    return this;
  }

  /** It is the first night; these heroes are Deranged. */
  night(...deranged: readonly string[]): this {
    this.set(this.game, 'night', 1).set(this.game, 'chapter', 2);
    for (const hero of deranged) this.set(hero, 'deranged', 1).set(hero, 'isTurned', 1);
    return this;
  }

  attach(piece: string, exit: string): void {
    attach(this.play, piece, this.space(exit));
    this.#isArranged = true;
  }

  /** A turn of this hero begins. */
  turnOf(who: string | number): this {
    this.set(this.game, 'current', this.#of(who)).set(this.game, 'stage', STAGES.indexOf('turn-start'));
    return this;
  }

  /** Time stands so many spaces along its track. */
  time(steps: number): this {
    const track = this.play.program
      .ofKind('track')
      .find(({ item }) => (item.players as number[]).includes(this.heroes.length));
    for (let n = 0; n < steps; n++) DERANGED.advance(this.play, track as NonNullable<typeof track>, 1);
    this.#isArranged = true;
    return this;
  }

  // Playing

  /** Takes the option with this key or label, or the only one that has these words in either. */
  choose(...all: readonly string[]): this {
    for (const words of all) this.#playing.choose(indexOf(this.options(), words));
    return this;
  }

  /** Answers with the option that says no, while this is asked. */
  decline(question: string): this {
    while (this.question === question) this.choose(this.options().find(({ isDecline }) => isDecline)?.key ?? '');
    return this;
  }

  /** Ends the turn that is under way. */
  end(): this {
    return this.choose('end:end');
  }

  get question(): string {
    this.#restart();
    return this.#playing.decision?.question?.id ?? '';
  }

  /** Id of the hero who is asked. */
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
    return DERANGED.view(this.play, seat);
  }

  read(figure: number | string, stat: string): number {
    const entity = this.#of(figure);
    if (this.play.program.stat(stat) !== undefined) return this.play.program.stats.read(this.play, entity, stat);
    return this.play.state[entity + this.play.layout.column(stat)] as number;
  }

  /** Where a figure stands; '' off the board. */
  at(figure: number | string): string {
    const space = spaceOf(this.play, this.#of(figure));
    return space === 0 ? '' : DERANGED.keyOf(this.play, space);
  }

  /** Id of the space of the Enchanted Gate. */
  everyGate(): string {
    const space = this.view().board.spaces.find(({ id }) => id.startsWith('gate-'));
    return space?.id ?? '';
  }

  isGone(figure: number): boolean {
    return this.play.isDead(figure);
  }

  zone(name: string, who: number | string = 0): number[] {
    return cardsIn(this.play, findZone(this.play, name, who === 0 ? 0 : this.#of(who)));
  }

  /** Ids of the cards in a zone. */
  cards(zone: string, who: number | string = 0): string[] {
    return this.zone(zone, who).map((each) => this.play.program.infoOf(this.play, each)?.item.id ?? '');
  }

  /** Where figures of an item stand. */
  everywhere(id: string): string[] {
    return this.view()
      .figures.filter(({ item }) => item.endsWith(`/${id}`))
      .map(({ space }) => DERANGED.keyOf(this.play, space));
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
