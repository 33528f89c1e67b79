/** Memory cards: drawing, keeping, and trading two for a basic skill (S000: Memories). */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { deckZone, findZone, takeTop } from '../../language/standard';
import { nameOf } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { cardText } from './card-text';
import { gainSkill } from './gain-skill';
import { log, rule } from './state';

export const MEMORY_DECK = 'memory';

/** Draws the top memory of a character's own deck; it stays with the character whatever it says. */
export function drawMemory(play: Play, character: number): Asking {
  return takeTop(play, MEMORY_DECK, character, findZone(play, deckZone(MEMORY_DECK), character), (card) => {
    if (card !== 0) return keepMemory(play, character, card);
    log(play, `${nameOf(play, character)} has nothing left to remember`, 'plain', [character]);
    return undefined;
  });
}

/** A memory that was drawn stays with its character. */
export function keepMemory(play: Play, character: number, card: number): Asking {
  const zone = findZone(play, 'memories', character);
  if (zone === 0) return undefined;
  putLast(play, card, zone);
  play.state[card + OWNER] = character;
  log(play, `${nameOf(play, character)} remembers ${nameOf(play, card)}`, 'strong', [character, card]);
  return emit(play, newEvent(play, 'draw', character).set('card', card).set('from', play.program.name(MEMORY_DECK)));
}

/** Memories that may be traded in: those kept, less items that are used up (which are gone already). */
export const keptMemories = (play: Play, character: number): number[] =>
  cardsIn(play, findZone(play, 'memories', character));

export const unchosenBasics = (play: Play, character: number): number[] =>
  cardsIn(play, findZone(play, 'basics', character));

export const canTradeMemories = (play: Play, character: number): boolean =>
  keptMemories(play, character).length >= rule(play, 'memoriesPerSkill') && unchosenBasics(play, character).length > 0;

export const tradeWords = (play: Play): string => `Trade ${rule(play, 'memoriesPerSkill')} memories for a basic skill`;

const GIVE_UP = entityQuestion(
  'memory-give',
  'memories',
  (play, character) => `Which memory does ${nameOf(play, character)} give up for a basic skill?`,
  { detail: cardText, note: (play) => `${rule(play, 'memoriesPerSkill')} in all` },
);
const GAIN = entityQuestion(
  'memory-gain',
  'memories',
  (play, character) => `Which basic skill does ${nameOf(play, character)} recall?`,
  { detail: cardText },
);

/** Two memories for one basic skill, at any time and for no AP. The cards are out of the game. */
export function tradeMemories(play: Play, character: number): Asking {
  return begin(trading(play, character));
}

function* trading(play: Play, character: number): Proc {
  for (let n = 0; n < rule(play, 'memoriesPerSkill'); n++) {
    const kept = keptMemories(play, character);
    const card = kept[kept.length === 1 ? 0 : yield* askEntity(play, GIVE_UP, character, character, kept)] as number;
    const giving = emit(play, newEvent(play, 'discard', character).set('card', card), () => {
      putLast(play, card, findZone(play, 'box', 0));
      play.state[card + OWNER] = 0;
      return undefined;
    });
    if (giving !== undefined) yield* giving;
  }
  const basics = unchosenBasics(play, character);
  const skill = basics[basics.length === 1 ? 0 : yield* askEntity(play, GAIN, character, character, basics)] as number;
  log(play, `${nameOf(play, character)} recalls ${nameOf(play, skill)}`, 'good', [character, skill]);
  yield* gainSkill(play, character, skill);
}
