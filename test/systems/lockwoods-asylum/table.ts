/**
 * A table for tests of Lockwood's Asylum: a real game with the cards of the pack, arranged between decisions and played by
 * answering them. After the set-up nobody has a card and the Asylum is empty, unless a mode of the pack is named.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Content, Item } from '../../../engine/content';
import { Log } from '../../../engine/kernel/log';
import { Playthrough } from '../../../engine/kernel/playthrough';
import { putLast } from '../../../engine/kernel/zones';
import { cardsIn } from '../../../engine/language/entity-functions';
import { Play } from '../../../engine/language/play';
import { findZone } from '../../../engine/language/standard';
import { LOCKWOODS_ASYLUM } from '../../../engine/systems/lockwoods-asylum';
import { putInAsylum } from '../../../engine/systems/lockwoods-asylum/asylum';
import { type Stage, setStage } from '../../../engine/systems/lockwoods-asylum/stages';
import { putInHand, showToAll } from '../../../engine/table/hands';
import type { GameView, OptionView } from '../../../engine/view';
import { loadKept } from '../../fixtures/kept-programs';

const PACK = join(import.meta.dirname, '../../../content/lockwoods-asylum');

export const pack: readonly Item[] = readdirSync(PACK, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && path !== 'pack.json')
  .sort()
  .map((path) => JSON.parse(readFileSync(join(PACK, path), 'utf8')) as Item);

export interface TableSetup {
  players?: number;
  /** A mode of the pack; a quiet one if absent. */
  scenario?: string;
  settings?: Readonly<Record<string, number>>;
  variants?: readonly string[];
  /** More content; an item takes the place of one of the same kind and id. */
  items?: readonly Item[];
  seed?: number;
}

export const PLAYERS = ['ada-quill', 'brother-tobias', 'constance-vane', 'edgar-moss', 'dr-halloran'] as const;
export const [ADA, TOBIAS, CONSTANCE, EDGAR] = PLAYERS;

/** A card with these numbers: Cost, Produce, Damage, Health, and whatever else. */
export const card = (kind: string, id: string, numbers: readonly number[], more: object = {}): Item => {
  const [cost = 0, produce = 0, damage = 0, health = 1] = numbers;
  return { kind, id, source: 'original', name: id, stats: { cost, produce, damage, health }, ...more };
};

const pause = (when: string, text: string) => ({
  when,
  timing: 'before',
  do: [{ effect: 'choose', who: 'event.actor', optional: true, options: [{ id: 'go', text, do: [] }] }],
});

/** Asks before each turn and each End Phase, so that a game stands still although nobody has a card to play. */
const QUIET: Item = {
  kind: 'scenario',
  id: 'quiet',
  source: 'original',
  name: 'Quiet',
  triggers: [pause('turn', 'Begin the turn'), pause('phase.end', 'End the turn')],
};
const CARD_KINDS = ['starter', 'ally', 'monster', 'horror'];
const ZONES = ['hand', 'room', 'deck:own', 'discard:own'];

export class Table {
  readonly play: Play;
  readonly #playing: Playthrough<Play>;
  #isArranged = false;

  constructor({
    players = 3,
    scenario = 'quiet',
    settings = {},
    variants = [],
    items = [],
    seed = 1,
  }: TableSetup = {}) {
    const named = pack.find(({ kind, id }) => kind === 'scenario' && id === scenario) ?? QUIET;
    const own = [
      ...items,
      { ...named, settings: { ...(named.settings as Readonly<Record<string, number>> | undefined), ...settings } },
    ];
    const isOwn = ({ kind, id }: Item) => own.some((item) => item.kind === kind && item.id === id);
    const content: Content = {
      system: 'lockwoods-asylum',
      pack: 'lockwoods-asylum',
      items: [...pack.filter((item) => !isOwn(item)), ...own],
    };
    const { program, findings } = loadKept(content, LOCKWOODS_ASYLUM);
    expect(findings).toEqual([]);
    this.play = new Play(program);
    this.play.log = new Log();
    LOCKWOODS_ASYLUM.prepare(this.play, { scenario, characters: PLAYERS.slice(0, players), seed, variants });
    this.#playing = new Playthrough(this.play, LOCKWOODS_ASYLUM);
    this.#playing.start();
    if (scenario === 'quiet') this.#clear();
  }

  #clear(): void {
    for (const who of this.players)
      for (const zone of ZONES) for (const each of this.zone(zone, who)) putLast(this.play, each, this.#box);
    for (const each of this.zone('asylum')) putLast(this.play, each, this.#box);
    this.set(this.game, 'round', 1).turnOf(ADA, 'action-start');
  }

  // Arranging

  get #box(): number {
    return findZone(this.play, 'box', 0);
  }

  get players(): number[] {
    return this.play.all('character');
  }

  get game(): number {
    return this.play.program.gameEntity(this.play);
  }

  /** The first entity of an item, by its id; `n` counts from 1. */
  entity(id: string, n = 1): number {
    const info = this.play.program.findById(id, ['character', ...CARD_KINDS]);
    let entity = info === undefined ? 0 : this.play.firstOfItem(info.number);
    for (let i = 1; i < n && entity !== 0; i++) entity = this.play.nextOfItem(entity);
    if (entity === 0) throw new Error(`there is no ${id} (${n}) in the game`);
    return entity;
  }

  #make(id: string): number {
    const info = this.play.program.findById(id, CARD_KINDS);
    if (info === undefined) throw new Error(`there is no ${id}`);
    this.#isArranged = true;
    const made = this.play.create(this.play.layout.kind('card'), info.number);
    this.play.state[made + this.play.layout.column('home')] = findZone(this.play, 'deck:asylum', 0);
    return made;
  }

  /** Puts new cards into a zone of somebody, the first on top; into a hand, only its owner sees them. */
  give(who: string, zone: string, ...ids: readonly string[]): number[] {
    return ids.map((id) => {
      const made = this.#make(id);
      if (zone === 'hand') putInHand(this.play, this.entity(who), made);
      else putLast(this.play, made, findZone(this.play, zone, this.entity(who)));
      if (zone === 'room' || zone === 'discard:own') showToAll(this.play, made);
      return made;
    });
  }

  hand(who: string, ...ids: readonly string[]): number[] {
    return this.give(who, 'hand', ...ids);
  }

  room(who: string, ...ids: readonly string[]): number[] {
    return this.give(who, 'room', ...ids);
  }

  /** Puts new cards on the spaces of the Asylum, from the first on. */
  asylum(...ids: readonly string[]): number[] {
    return ids.map((id, index) => {
      const made = this.#make(id);
      putInAsylum(this.play, made, index + 1);
      return made;
    });
  }

  /** Puts new cards on the bottom of a deck of the table. */
  under(deck: string, ...ids: readonly string[]): number[] {
    return ids.map((id) => {
      const made = this.#make(id);
      putLast(this.play, made, findZone(this.play, `deck:${deck}`, 0));
      return made;
    });
  }

  /** Takes all cards out of a zone of the table. */
  empty(zone: string): this {
    for (const each of this.zone(zone)) putLast(this.play, each, this.#box);
    this.#isArranged = true;
    return this;
  }

  set(entity: number | string, column: string, value: number): this {
    this.play.state[this.#of(entity) + this.play.layout.column(column)] = value;
    this.#isArranged = true;
    return this;
  }

  health(who: string, value: number): this {
    return this.set(who, 'health', value);
  }

  /** It is somebody's turn, at this stage of it. */
  turnOf(who: string, stage: Stage): this {
    setStage(this.play, stage);
    return this.set(this.game, 'current', this.entity(who));
  }

  // Playing

  /** Takes the option with this key or label, or the only one that has these words in either. */
  choose(...all: readonly string[]): this {
    for (const words of all) this.#playing.choose(indexOf(this.options(), words));
    return this;
  }

  /** Plays on without buying or playing anything until the next turn has begun, or the game is over. */
  passTurn(): this {
    const { turn } = LOCKWOODS_ASYLUM.moment(this.play);
    while (this.question !== '' && LOCKWOODS_ASYLUM.moment(this.play).turn === turn) {
      const options = this.options();
      this.choose((options.find(({ isDecline }) => isDecline) ?? options[0])?.key ?? '');
    }
    return this;
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
    return LOCKWOODS_ASYLUM.view(this.play, seat);
  }

  read(entity: number | string, stat: string): number {
    this.#restart();
    return this.play.program.stats.read(this.play, this.#of(entity), stat);
  }

  zone(name: string, who: number | string = 0): number[] {
    return cardsIn(this.play, findZone(this.play, name, who === 0 ? 0 : this.#of(who)));
  }

  /** Ids of the cards in a zone. */
  cards(zone: string, who: number | string = 0): string[] {
    this.#restart();
    return this.zone(zone, who).map((each) => this.play.program.infoOf(this.play, each)?.item.id ?? '');
  }

  get result(): string {
    return this.view().result?.outcome ?? '';
  }

  /** Id of whoever has won; '' if nobody has. */
  get winner(): string {
    this.#restart();
    const won = this.players.find((who) => this.play.state[who + this.play.layout.column('hasWon')] === 1);
    return this.play.program.infoOf(this.play, won ?? 0)?.item.id ?? '';
  }

  lines(): string[] {
    this.#restart();
    return this.play.log?.lines.map(({ text }) => text) ?? [];
  }

  #of(entity: number | string): number {
    return typeof entity === 'string' ? this.entity(entity) : entity;
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
