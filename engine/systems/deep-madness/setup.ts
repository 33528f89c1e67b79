/** The steps of the set-up that follow one another, each with what chapters hang on it. */

import type { BoardPlan } from '../../board/compose';
import type { Asking, Proc } from '../../kernel/decision';
import { shuffle } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { deckZone, findZone, spaceOf } from '../../language/standard';
import { boardOf, boardPlan, spaceEntity } from '../../table/board';
import { nameOf, setNumber } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import type { SetupStep } from '../../table/setup-steps';
import { drawConsciousness } from './actions/rest';
import { draw } from './cards';
import { layEffects, nextDevoured, takeRoom, tileOfCard } from './devouring';
import { placeOn } from './movement';
import { DEVOURED, makeCard, SPAWNS } from './prepare';
import { inTrackOrder, log, rule, scenarioOf } from './state';
import { leftOut } from './supply';

const nothing: SetupStep['run'] = () => undefined;

/** In this order; names are those that content hooks. */
export const SETUP_STEPS: readonly SetupStep[] = [
  { name: 'board', run: markRooms },
  { name: 'decks', run: nothing },
  {
    name: 'monsters',
    run: (play) => {
      fillSlots(play);
      return undefined;
    },
  },
  { name: 'scenario', run: nothing },
  { name: 'characters', run: setUpCharacters },
];

const chapterOf = (play: Play): ItemInfo => play.program.infoOf(play, scenarioOf(play)) as ItemInfo;

/** Rooms that are devoured from the start get their spawn markers and effects. */
function* markRooms(play: Play): Proc {
  const unmarked = (chapterOf(play).item.unmarked ?? []) as readonly string[];
  const cards = cardsIn(play, findZone(play, deckZone(DEVOURED), 0));
  for (const card of cards) takeRoom(play, card, !unmarked.includes(play.program.infoOf(play, card)?.item.id ?? ''));
  for (const card of cards) {
    const asking = layEffects(play, tileOfCard(play, card));
    if (asking !== undefined) yield* asking;
  }
}

interface SlotPlan {
  monster?: string | null;
  ranks?: readonly string[];
  stays?: boolean;
}

/** Gives every slot its monster, and makes the spawn decks of their cards. */
function fillSlots(play: Play): void {
  const { program } = play;
  const chapter = chapterOf(play);
  const {
    slots = [],
    barred = [],
    shuffleSlots = false,
    spawnDecks = {},
  } = chapter.item as {
    slots?: readonly SlotPlan[];
    barred?: readonly string[];
    shuffleSlots?: boolean;
    spawnDecks?: Readonly<Record<string, readonly string[]>>;
  };
  const fixed = slots.map(({ monster }) =>
    typeof monster === 'string' ? program.find('monster', monster) : undefined,
  );
  const used = new Set(fixed.flatMap((info) => (info === undefined ? [] : [info.item.id])));
  const out = leftOut(chapter)
    .filter(({ copies }) => copies === undefined)
    .map(({ item }) => item);
  const chosen = slots.map(({ monster, ranks = ['normal', 'epic'] }, place) => {
    if (monster !== undefined) return fixed[place];
    const able = program
      .ofKind('monster')
      .filter(
        ({ item, key }) =>
          ranks.includes(String(item.rank)) && !used.has(item.id) && !barred.includes(item.id) && !out.includes(key),
      )
      .filter(({ item }) => spawnCardsOf(play, item.id).length > 0);
    const drawn = able[able.length === 0 ? 0 : play.below(play.setupStream, able.length)];
    if (drawn !== undefined) used.add(drawn.item.id);
    return drawn;
  });
  if (shuffleSlots) {
    const places = slots.flatMap(({ stays }, place) => (stays === true ? [] : [place]));
    const mixed = places.map((place) => chosen[place]);
    shuffleList(play, mixed);
    for (const [index, place] of places.entries()) chosen[place] = mixed[index];
  }
  for (const [place, info] of chosen.entries()) {
    const slot = play.create(play.layout.kind('slot'));
    setNumber(play, slot, 'number', place + 1);
    setNumber(play, slot, 'monster', info?.number ?? 0);
  }
  const apart = new Set(Object.values(spawnDecks).flat());
  fillDeck(
    play,
    SPAWNS,
    chosen.flatMap((info) => (info === undefined || apart.has(info.item.id) ? [] : [info.item.id])),
    out,
  );
  for (const [name, monsters] of Object.entries(spawnDecks)) fillDeck(play, name, monsters, out);
}

const spawnCardsOf = (play: Play, monster: string): ItemInfo[] =>
  play.program.ofKind('spawn').filter(({ item }) => item.monster === monster);

function fillDeck(play: Play, name: string, monsters: readonly string[], out: readonly string[]): void {
  const deck = findZone(play, deckZone(name), 0);
  for (const info of monsters.flatMap((monster) => spawnCardsOf(play, monster))) {
    const copies = typeof info.item.copies === 'number' ? info.item.copies : 1;
    for (let n = 0; n < copies && !out.includes(info.key); n++) makeCard(play, info, deck);
  }
  shuffle(play, deck, play.deckStream);
}

function shuffleList<T>(play: Play, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = play.below(play.setupStream, i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
}

const START = entityQuestion('start', 'set-up', (play, who) => `Where does ${nameOf(play, who)} begin?`);

/** The track is shuffled, everybody stands at the start, a prepared team has cards. */
function* setUpCharacters(play: Play): Proc {
  const characters = play.all('character');
  const places = characters.map((_, place) => place + 1);
  shuffleList(play, places);
  for (const [index, who] of characters.entries()) setNumber(play, who, 'order', places[index] as number);
  const starts = startsOf(play);
  for (const who of inTrackOrder(play)) {
    if (spaceOf(play, who) === 0) {
      const space = starts.length === 0 ? nextDevoured(play) : yield* chooseStart(play, who, starts);
      const asking = placeOn(play, who, space);
      if (asking !== undefined) yield* asking;
      log(play, `${nameOf(play, who)} begins at ${nameOf(play, space)}`, 'plain', [who, space]);
    }
    yield* prepareTeam(play, who);
  }
}

function* prepareTeam(play: Play, who: number): Proc {
  const count = rule(play, 'preparedTeam');
  if (count <= 0) return;
  const order = { deck: 'search', who, count, into: '', passes: undefined, misses: 'discard' as const };
  const searching: Asking = draw(play, order, { value: [] });
  if (searching !== undefined) yield* searching;
  yield* drawConsciousness(play, who, count);
}

/** The starts of the board; none for devoured placement. */
function startsOf(play: Play): number[] {
  const chapter = chapterOf(play);
  const { starts = [] } = boardPlan(play.program, chapter).item as unknown as BoardPlan;
  if (chapter.item.startPlacement === 'devoured') return [];
  const board = boardOf(play);
  return starts.map((id) => spaceEntity(play, board.spaceById.get(id) ?? -1)).filter((space) => space !== 0);
}

/** Each investigator says on which start it begins, if there are several. */
function* chooseStart(play: Play, who: number, starts: readonly number[]): Proc<number> {
  if (starts.length === 1) return starts[0] as number;
  return starts[yield* askEntity(play, START, who, who, starts)] as number;
}
