/** Bringing monsters and markers onto the board, and the spawn cards that say which. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { OWNER } from '../../kernel/layout';
import { putAllLast, putLast, shuffle } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import { noneLeft, noteShortage } from '../../language/none-left';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { deckZone, discardZone, findZone, makeKnown, spaceOf } from '../../language/standard';
import type { Result, SpawnOrder } from '../../language/system';
import { within } from '../../language/trail';
import { nameOf, setNumber } from '../../table/numbers';
import { drawnOf } from './behavior';
import { homeOf } from './cards';
import { nextDevoured } from './devouring';
import { endGame } from './ending';
import { activate } from './monster-acts';
import { SPAWNS } from './prepare';
import { gameNumber, isOver, log } from './state';
import { isFeared, isLeft } from './supply';

/** Puts a new one of an item on a space, or a card with somebody. */
export function spawn(play: Play, order: SpawnOrder, result: Result): Asking {
  const { item, space, owner, number, cause } = order;
  result.value = 0;
  const kind = play.program.system.entityKinds[item.item.kind] ?? item.item.kind;
  if (!play.layout.hasKind(kind)) return undefined;
  if (space === 0 && owner === 0) {
    noteShortage(play, item, cause, 'place');
    log(play, `There is no place for ${item.item.name ?? item.item.id}: none is added`);
    return undefined;
  }
  if (kind !== 'card' && !isLeft(play, item)) return noFigure(play, order, result);
  const made = play.create(play.layout.kind(kind), item.number);
  if (number !== 0 && (kind === 'token' || kind === 'monster')) setNumber(play, made, 'number', number);
  if (owner !== 0) play.state[made + OWNER] = owner;
  const event = newEvent(play, 'spawn', 0, made)
    .set('space', space)
    .set('card', order.card ?? 0)
    .set('def', item.id);
  const appearing = emit(play, event, () => {
    const where = event.get('space');
    putLast(play, made, where === 0 ? homeOf(play, made, owner) : where);
    if (where !== 0)
      log(play, `${nameOf(play, made)} appears at ${nameOf(play, where)}`, kind === 'monster' ? 'bad' : 'plain', [
        made,
        where,
      ]);
    return undefined;
  });
  return andThen(appearing, () => {
    if (!event.hasHappened && play.zone(made) === 0) {
      if (!play.isDead(made)) play.free(made);
      return undefined;
    }
    result.value = made;
    return bringCompanion(play, item, spaceOf(play, made));
  });
}

/** None is left: as the item says, or the game is lost if it is a monster that anybody fears. */
function noFigure(play: Play, order: SpawnOrder, result: Result): Asking {
  const { item, cause } = order;
  if (isFeared(item)) {
    noteShortage(play, item, cause, 'pieces');
    return endGame(play, false, `No ${item.item.name ?? item.item.id} is left to come`);
  }
  return noneLeft(
    play,
    item,
    cause,
    (other) => isLeft(play, other),
    (other) => spawn(play, { ...order, item: other }, result),
  );
}

/** What comes with a monster must come as well: without a figure it is like any other that has none. */
function bringCompanion(play: Play, { item }: ItemInfo, space: number): Asking {
  const companion = typeof item.companion === 'string' ? play.program.find('monster', item.companion) : undefined;
  if (companion === undefined || space === 0) return undefined;
  return spawn(play, { item: companion, space, owner: 0, number: 0 }, { value: 0 });
}

/** Turns over the top spawn card of a deck, whose discards are shuffled when it is empty, and does what it says. */
export function drawSpawnCard(play: Play, name: string): Asking {
  const deck = findZone(play, deckZone(name), 0);
  const discards = findZone(play, discardZone(name), 0);
  if (deck === 0) return undefined;
  if (cardsIn(play, deck).length === 0) {
    putAllLast(play, discards, deck);
    shuffle(play, deck, play.deckStream);
  }
  const [card] = cardsIn(play, deck);
  if (card === undefined) return undefined;
  putLast(play, card, discards);
  makeKnown(
    play,
    card,
    play.all('seat').map((_, seat) => seat),
  );
  const event = newEvent(play, 'spawn-card').set('card', card);
  return emit(play, event, () => {
    log(play, `Spawn card: ${nameOf(play, card)}`, 'bad', [card]);
    return begin(
      bringing(play, card, () => {
        const drawn = drawnOf(play, card);
        if (drawn === undefined) return undefined;
        const frame = play.frame(card);
        frame[drawn.slot] = event;
        return within(play, { item: play.def(card), pointer: '/do' }, () => drawn.run(play, frame));
      }),
    );
  });
}

interface SpawnCard {
  monster?: string;
  count?: number;
  placement?: 'apart' | 'together';
  activates?: boolean;
}

function* bringing(play: Play, card: number, then: () => Asking): Proc {
  const {
    monster = '',
    count = 1,
    placement = 'apart',
    activates,
  } = (play.program.infoOf(play, card)?.item ?? {}) as SpawnCard;
  const info = play.program.find('monster', monster);
  if (info !== undefined) {
    const there = figuresOf(play, info);
    // An epic monster that is there already acts instead.
    const isActing = activates === true || (info.item.rank === 'epic' && there.length > 0);
    if (isActing) yield* activateAll(play, there);
    else yield* spawnSome(play, info, count, placement, card);
  }
  if (isOver(play)) return;
  const asking = then();
  if (asking !== undefined) yield* asking;
}

const figuresOf = (play: Play, info: ItemInfo): number[] =>
  play.all('monster').filter((figure) => play.def(figure) === info.number && spaceOf(play, figure) !== 0);

function* activateAll(play: Play, monsters: readonly number[]): Proc {
  for (const monster of monsters) {
    if (isOver(play)) return;
    const asking = play.isDead(monster) ? undefined : activate(play, monster);
    if (asking !== undefined) yield* asking;
  }
}

function* spawnSome(play: Play, item: ItemInfo, count: number, placement: 'apart' | 'together', card: number): Proc {
  let space = 0;
  for (let n = 0; n < count && !isOver(play); n++) {
    if (n === 0 || placement === 'apart') space = nextDevoured(play);
    const asking = spawn(play, { item, space, owner: 0, number: 0, card }, { value: 0 });
    if (asking !== undefined) yield* asking;
  }
}

/** The spawn phase: as many spawn cards as this round brings. */
export function* spawnPhase(play: Play): Proc {
  const from = gameNumber(play, 'spawnDeck');
  const name = from === 0 ? SPAWNS : play.program.numbering.names.word(from);
  for (let n = 0; n < gameNumber(play, 'spawnCards') && !isOver(play); n++) {
    const asking = drawSpawnCard(play, name);
    if (asking !== undefined) yield* asking;
  }
}
