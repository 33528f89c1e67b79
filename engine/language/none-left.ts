/**
 * What happens when one more of something is wanted and none is left: the rule of the item itself, a sentence in the log,
 * and a note for who tries a set-up out. Decks, figures and tokens say `whenEmpty` and `onEmpty`.
 */
import { andThen, begin } from '../kernel/asking';
import type { Asking, Proc, Question } from '../kernel/decision';
import { putAllLast, shuffle } from '../kernel/zones';
import type { Compiler } from './compiler';
import { emit, newEvent } from './emit';
import { cardsIn } from './entity-functions';
import type { Host } from './host';
import { DEEPEST, type Play, type Run } from './play';
import type { ItemInfo } from './program';
import type { Cause } from './questions';
import { withEvent } from './scope';
import { tell } from './trail';

/** Something that was wanted and could not be had. */
export interface Shortage {
  /** Number of the item of which there is none; of a deck if a card was wanted. */
  readonly item: number;
  /** Whether there is none of it, or nowhere to put it. */
  readonly lacks: 'pieces' | 'place';
  /** The effect that wanted it; undefined for the rules of the system. */
  readonly cause: Cause | undefined;
}

export interface OnEmpty {
  readonly run: Run;
  /** Where the event goes in the frame; -1 for none. */
  readonly slot: number;
}

/** Compiles what an item says for when none is left. */
export function compileOnEmpty(compiler: Compiler, host: Host): OnEmpty | undefined {
  const { onEmpty, kind } = compiler.item;
  if (onEmpty === undefined) return undefined;
  if (kind !== 'deck') return { run: compiler.effects(onEmpty, host.scope, '/onEmpty'), slot: -1 };
  const { scope, slot } = withEvent(host.scope, 'deck-empty');
  return { run: compiler.effects(onEmpty, scope, '/onEmpty'), slot };
}

export function noteShortage(play: Play, info: ItemInfo, cause: Cause | undefined, lacks: Shortage['lacks']): void {
  play.shortages?.push({ item: info.number, lacks, cause });
}

const titleOf = ({ item }: ItemInfo): string => item.name ?? item.id;

const say = (play: Play, info: ItemInfo, text: string, tone: 'plain' | 'bad' = 'plain'): void =>
  tell(play, text, { tone, item: info.number });

/** What else the item says for then. Throws a LoopError if that wants one more of it again, and so without end. */
function after(play: Play, info: ItemInfo): Asking {
  const onEmpty = play.program.onEmpty.get(info.number);
  if (onEmpty === undefined) return undefined;
  if (play.callDepth === DEEPEST) play.program.reportLoop(play, info.number);
  play.callDepth++;
  return andThen(onEmpty.run(play, play.frame()), () => {
    play.callDepth--;
    return undefined;
  });
}

const ANOTHER: Question<Play> = {
  id: 'another-instead',
  ask: (play, { subject }) => `No ${play.program.items[subject]?.item.name ?? 'more'} is left. What comes instead?`,
  key: (play, decision, option) => play.program.items[decision.first[option] as number]?.key ?? '',
  label: (play, decision, option) => titleOf(play.program.items[decision.first[option] as number] as ItemInfo),
};

/**
 * For a figure or a token of which none is left: nothing, the end of the game, or another one of its sort. `isThere` says of
 * which some are left; `instead` brings one of them.
 */
export function noneLeft(
  play: Play,
  info: ItemInfo,
  cause: Cause | undefined,
  isThere: (other: ItemInfo) => boolean,
  instead: (other: ItemInfo) => Asking,
): Asking {
  noteShortage(play, info, cause, 'pieces');
  const name = titleOf(info);
  switch (info.item.whenEmpty) {
    case 'lose':
      say(play, info, `No ${name} is left, and so the game is lost`, 'bad');
      return andThen(after(play, info), () => play.program.system.endGame(play, false, `No ${name} is left`));
    case 'choose-another': {
      const others = play.program.ofKind(info.item.kind).filter((other) => isLike(other, info) && isThere(other));
      if (others.length > 0) return andThen(after(play, info), () => begin(choosing(play, info, others, instead)));
      say(play, info, `No ${name} is left, nor anything that could come instead`);
      return after(play, info);
    }
    default:
      say(play, info, `No ${name} is left: none is added`);
      return after(play, info);
  }
}

/** Of the same rank, if it has one, and of the same family, if it has one. */
const isLike = ({ item, number }: ItemInfo, to: ItemInfo): boolean =>
  number !== to.number && item.rank === to.item.rank && item.family === to.item.family;

function* choosing(
  play: Play,
  info: ItemInfo,
  others: readonly ItemInfo[],
  instead: (other: ItemInfo) => Asking,
): Proc {
  let [chosen] = others as [ItemInfo];
  if (others.length > 1) {
    const { system } = play.program;
    const who = system.decider(play);
    const decision = play.decision.reset(ANOTHER, system.seatOf(play, who), who);
    decision.subject = info.number;
    for (const other of others) decision.add(other.number);
    chosen = others[yield decision] as ItemInfo;
  }
  say(play, info, `No ${titleOf(info)} is left: ${titleOf(chosen)} comes instead`);
  const coming = instead(chosen);
  if (coming !== undefined) yield* coming;
}

/**
 * A card is wanted of a deck that is empty: its discards are shuffled in, the game is lost, or nothing is drawn. Afterwards
 * the deck has cards, or there are none to be had.
 */
export function deckEmpty(
  play: Play,
  id: string,
  owner: number,
  deck: number,
  discard: number,
  cause: Cause | undefined,
): Asking {
  const info = play.program.find('deck', id);
  const event = newEvent(play, 'deck-empty', owner).set('deck', play.program.name(id));
  return emit(play, event, () => {
    if (info === undefined) return undefined;
    refill(play, info, deck, discard, cause);
    const onEmpty = play.program.onEmpty.get(info.number);
    if (onEmpty === undefined) return undefined;
    const frame = play.frame();
    if (onEmpty.slot >= 0) frame[onEmpty.slot] = event;
    return onEmpty.run(play, frame);
  });
}

function refill(play: Play, info: ItemInfo, deck: number, discard: number, cause: Cause | undefined): void {
  const name = titleOf(info);
  const rule = info.item.whenEmpty ?? 'reshuffle';
  if (rule === 'reshuffle' && cardsIn(play, discard).length > 0) {
    say(play, info, `The deck ${name} is empty: its discards are shuffled`);
    putAllLast(play, discard, deck);
    shuffle(play, deck, play.deckStream);
    return;
  }
  noteShortage(play, info, cause, 'pieces');
  if (rule === 'lose') {
    say(play, info, `The deck ${name} is empty, and so the game is lost`, 'bad');
    play.program.system.endGame(play, false, `The deck ${name} is empty`);
  } else if (rule === 'reshuffle')
    say(play, info, `The deck ${name} is empty, and so are its discards: no card is drawn`);
  else say(play, info, `The deck ${name} is empty: no card is drawn`);
}
