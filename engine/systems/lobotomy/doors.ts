/** Doors: turning tokens over, locks, barricades (S000: Doors). */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { noteShortage } from '../../language/none-left';
import { readNote, writeNote } from '../../language/notes';
import type { Play } from '../../language/play';
import type { Cause } from '../../language/questions';
import type { EdgeOrder, Result } from '../../language/system';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askNamed, namedQuestion } from '../../table/questions';
import { drawPiece, returnPiece } from './bags';
import { doorToken, doorwayState } from './board';
import { gameNumber, log, rule } from './state';
import { poolTest } from './tests';

const TRIES = 'unlock tries';
const DOOR_TOKENS = 'door-tokens';

/** Strength of the lock or barricade in a doorway. */
export const strengthOf = (play: Play, edge: number): number =>
  numberIn(play, edge, 'strength') || numberIn(play, doorToken(play, edge), 'value');

/** Takes the door token away: the doorway is open. */
export function openDoor(play: Play, edge: number): void {
  const token = doorToken(play, edge);
  if (token === 0) return;
  clear(play, edge);
  log(play, `The door ${nameOf(play, edge)} opens`, 'good', [edge]);
  returnPiece(play, token);
}

/** The same, and tells of it: who opened it, 0 if nobody did. Content may answer. */
export function openFor(play: Play, edge: number, who: number): Asking {
  if (doorToken(play, edge) === 0) return undefined;
  openDoor(play, edge);
  return emit(play, newEvent(play, 'door-opened', who).set('edge', edge));
}

/** Forgets what was known of a door and done to it. */
function clear(play: Play, edge: number): void {
  for (const column of ['isRevealed', 'tokens', 'strength']) setNumber(play, edge, column, 0);
}

/** Turns a door token over. A lock gives one free try, which may be declined (S000: Door Types). */
export function revealDoor(play: Play, edge: number, who: number): Asking {
  return begin(revealing(play, edge, who));
}

const FREE_TRY = namedQuestion(
  'free-try',
  'doors',
  (play, edge) => `The door ${nameOf(play, edge)} is locked, strength ${strengthOf(play, edge)}. Try it at no cost?`,
  [
    {
      key: 'try',
      label: 'Try the lock',
      detail: (play, edge, { actor }) => lockOdds(play, edge, actor),
    },
    { key: 'leave', label: 'No, leave it locked', isDecline: true },
  ],
);

/** "8 dice, 3 of them must show 4 or more". */
export function lockOdds(play: Play, edge: number, who: number): string {
  const needed = strengthOf(play, edge) + triesAt(play, edge, who) * rule(play, 'retryStrength');
  return `${read(play, who, 'imagination')} dice, ${needed} of them must show ${rule(play, 'successFace')} or more`;
}

/** How often a character has tried a lock in this turn. */
const triesAt = (play: Play, edge: number, who: number): number => readNote(play, who, play.program.name(TRIES), edge);

function* revealing(play: Play, edge: number, who: number): Proc {
  setNumber(play, edge, 'isRevealed', 1);
  const state = doorwayState(play, edge);
  log(
    play,
    `${nameOf(play, who)} reveals the door ${nameOf(play, edge)}: ${state}${state === 'open' ? '' : ` (${strengthOf(play, edge)})`}`,
    'plain',
    [who, edge],
  );
  const asking = emit(play, newEvent(play, 'door-revealed', who).set('edge', edge).set('card', doorToken(play, edge)));
  if (asking !== undefined) yield* asking;
  const opening = state === 'open' ? openFor(play, edge, who) : undefined;
  if (opening !== undefined) yield* opening;
  if (state !== 'locked') return;
  const answer = yield* askNamed(play, FREE_TRY, who, edge, [0, 1]);
  if (answer === 0) yield* tryLock(play, edge, who);
}

/** A try at a lock: as many successes as its strength, one more for each earlier try of this character in this turn. */
export function* tryLock(play: Play, edge: number, who: number): Proc {
  const word = play.program.name(TRIES);
  const tries = readNote(play, who, word, edge);
  const needed = strengthOf(play, edge) + tries * rule(play, 'retryStrength');
  const event = newEvent(play, 'unlock', who).set('edge', edge).set('needed', needed);
  const asking = emit(play, event, () => begin(unlocking(play, edge, who, event)));
  if (asking !== undefined) yield* asking;
  if (doorToken(play, edge) !== 0)
    writeNote(play, who, word, tries + 1, { about: edge, until: play.program.name('end-of-turn') });
}

function* unlocking(play: Play, edge: number, who: number, event: ReturnType<typeof newEvent>): Proc {
  const result: Result = { value: 0 };
  const asking = poolTest(play, who, { test: 'unlock', needed: event.get('needed') }, result);
  if (asking !== undefined) yield* asking;
  event.set('successes', result.value as number);
  if ((result.value as number) < event.get('needed')) {
    log(play, `The lock ${nameOf(play, edge)} holds: ${event.get('needed')} needed`, 'bad', [edge]);
    return;
  }
  const opening = openFor(play, edge, who);
  if (opening !== undefined) yield* opening;
}

/** Puts tokens on a barricade; with enough of them the door opens. */
export function workOnBarricade(play: Play, edge: number, tokens: number, who: number): Asking {
  const total = numberIn(play, edge, 'tokens') + tokens;
  setNumber(play, edge, 'tokens', total);
  if (total >= strengthOf(play, edge)) return openFor(play, edge, who);
  log(play, `The barricade ${nameOf(play, edge)}: ${total} of ${strengthOf(play, edge)}`, 'plain', [edge]);
  return undefined;
}

/** What an effect does to a doorway. */
export function setEdge(play: Play, edge: number, order: EdgeOrder): Asking {
  if (play.kindOf(edge).name !== 'edge') return undefined;
  if (order.state === 'open') return openFor(play, edge, gameNumber(play, 'current'));
  if (order.state === 'token') layToken(play, edge, order);
  else bar(play, edge, order);
  return undefined;
}

/** A door of a sort, face up, in place of what stands there; nothing happens if the bag has none of that sort. */
function bar(play: Play, edge: number, { state, value, cause }: EdgeOrder): void {
  const isOfSort = (piece: number) => play.program.infoOf(play, piece)?.item.door === state;
  const before = doorToken(play, edge);
  const token = before !== 0 && isOfSort(before) ? before : drawPiece(play, DOOR_TOKENS, isOfSort);
  if (token === 0) {
    noToken(play, edge, DOOR_TOKENS, `a ${state} door`, cause);
    return;
  }
  if (before !== 0 && before !== token) returnPiece(play, before);
  clear(play, edge);
  putLast(play, token, edge);
  setNumber(play, edge, 'isRevealed', 1);
  setNumber(play, edge, 'strength', value);
}

function noToken(play: Play, edge: number, bag: string, what: string, cause: Cause | undefined): void {
  const supply = play.program.find('supply', bag);
  if (supply !== undefined) noteShortage(play, supply, cause, 'pieces');
  log(play, `No token of ${what} is left for ${nameOf(play, edge)}: it stays as it is`, 'plain', [edge]);
}

/** A random door token, face down in an empty doorway. */
function layToken(play: Play, edge: number, { token: supply, cause }: EdgeOrder): void {
  if (doorToken(play, edge) !== 0) return;
  const bag = supply?.item.kind === 'supply' ? supply.item.id : DOOR_TOKENS;
  const token = drawPiece(play, bag);
  if (token === 0) {
    noToken(play, edge, bag, 'a door', cause);
    return;
  }
  clear(play, edge);
  putLast(play, token, edge);
  log(play, `A door token shuts ${nameOf(play, edge)}`, 'bad', [edge]);
}

/** Tokens that one AP of a character, or one durability of a weapon, puts on a barricade. */
export const tokensFor = (play: Play, payer: number): number => read(play, payer, 'barricadeTokens');
