/** The devour phase and the refresh phase. */
import type { Proc, Question } from '../../kernel/decision';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { advanceTrack, placeOnTrack } from '../../language/tracks';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { endGame } from './ending';
import { ready } from './sanity';
import { inTrackOrder, isOver, livingCharacters, log, rule, scenarioOf, setGameNumber } from './state';

interface Block {
  id: string;
  numbers?: { spawn?: number };
}

/** The devouring track of the chapter. */
export const trackOf = (play: Play): ItemInfo | undefined =>
  play.program.find('track', String(play.program.infoOf(play, scenarioOf(play))?.item.track ?? ''));

const blocksOf = (track: ItemInfo): readonly Block[] => (track.item.spaces as Block[] | undefined) ?? [];

/** The marker advances: its block says how many spawn cards come, and what its icon does. The last block is the end. */
export function* devourPhase(play: Play): Proc {
  const track = trackOf(play);
  setGameNumber(play, 'spawnDeck', 0);
  setGameNumber(play, 'spawnCards', 0);
  if (track === undefined) return;
  const blocks = blocksOf(track);
  const from = placeOnTrack(play, track);
  // The icon may change how many come, so that the number of its block is known before it.
  setGameNumber(play, 'spawnCards', blocks[from + 1]?.numbers?.spawn ?? 0);
  const asking = advanceTrack(play, track, 1);
  if (asking !== undefined) yield* asking;
  const at = placeOnTrack(play, track);
  if (at === from && blocks.length > from + 1) setGameNumber(play, 'spawnCards', 0);
  if (isOver(play) || blocks.length === 0 || at < blocks.length - 1) return;
  endGame(play, false, `The end of ${track.item.name ?? 'the devouring track'} is reached`);
}

/** Sanity is readied, searches come back, and two investigators may change places in the track. */
export function* refreshPhase(play: Play): Proc {
  for (const who of inTrackOrder(play)) {
    setNumber(play, who, 'searched', 0);
    const readying = ready(play, who, read(play, who, 'refreshSanity'));
    if (readying !== undefined) yield* readying;
  }
  for (let n = 0; n < rule(play, 'refreshSwaps') && !isOver(play); n++) if (!(yield* swap(play))) return;
}

/** Options are pairs of investigators; 0 and 0 leave the track as it is. */
export const SWAP: Question<Play> = {
  id: 'swap',
  rule: () => 'refresh',
  ask: () => 'Who change places in the activation track?',
  note: (play) =>
    inTrackOrder(play)
      .map((who) => nameOf(play, who))
      .join(', '),
  key: (play, { first, second }, option) => {
    const [a = 0, b = 0] = [first[option], second[option]];
    const { system } = play.program;
    return a === 0 ? 'none' : `${system.keyOf(play, a)}<>${system.keyOf(play, b)}`;
  },
  label: (play, { first, second }, option) => {
    const [a = 0, b = 0] = [first[option], second[option]];
    return a === 0 ? 'Nobody' : `${nameOf(play, a)} and ${nameOf(play, b)}`;
  },
  declines: (_, { first }, option) => first[option] === 0,
  touches: (_, { first, second }, option) => [first[option] as number, second[option] as number].filter((e) => e !== 0),
};

function* swap(play: Play): Proc<boolean> {
  const order = inTrackOrder(play);
  if (livingCharacters(play).length < 2) return false;
  const decider = play.program.system.decider(play);
  const decision = play.decision.reset(SWAP, play.program.system.seatOf(play, decider), decider);
  decision.add(0, 0);
  const pairs = order.flatMap((a, i) => order.slice(i + 1).map((b): [number, number] => [a, b]));
  for (const [a, b] of pairs) decision.add(a, b);
  const option = yield decision;
  const pair = pairs[option - 1];
  if (pair === undefined) return false;
  const [a, b] = pair;
  const place = numberIn(play, a, 'order');
  setNumber(play, a, 'order', numberIn(play, b, 'order'));
  setNumber(play, b, 'order', place);
  log(play, `${nameOf(play, a)} and ${nameOf(play, b)} change places in the track`, 'plain', [a, b]);
  return true;
}
