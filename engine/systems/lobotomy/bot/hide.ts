/**
 * Deals anew, in a copy for a bot, what nobody at the table knows: dice to come, the order of decks, what lies face down.
 * Tokens on the board stay the entities that they are, so that an option about one still means it; only what they show
 * when they are turned over is exchanged.
 */
import { DEF, KIND, KNOWN, ZONE } from '../../../kernel/layout';
import type { Play } from '../../../language/play';
import { deckZone } from '../../../language/standard';
import { dealFaces, dealOrder, isSeenBy, sortZones } from '../../../table/bot/deal-anew';
import { bagZone } from '../bags';

export function hideFrom(play: Play, seat: number, seed: number): void {
  play.seed(seed);
  const { zone: kind } = play.program.kindNumbers;
  for (let zone = play.firstOfKind(kind); zone !== 0; zone = play.nextOfKind(zone)) {
    const sort = sortOf(play, zone);
    if (sort === 'deck') dealOrder(play, zone, seat);
    else if (sort === 'bag') hideTokens(play, zone, seat);
  }
}

const sortOf = sortZones((name) =>
  name.startsWith(deckZone('')) ? 'deck' : name.startsWith(bagZone('')) ? 'bag' : 'open',
);

const hidden: number[] = [];
/** What a token shows when it is turned over is its item and its strength, in one number. */
const STRENGTHS = 1024;

/**
 * Deals the face-down tokens of a bag anew, those on the board, in other zones and still in it. What was shown to the seat
 * stays what it is.
 */
function hideTokens(play: Play, bag: number, seat: number): void {
  const { state, layout } = play;
  const home = layout.column('home');
  const strength = layout.column('value');
  const isRevealed = layout.column('isRevealed');
  const { number: edge } = layout.kind('edge');
  const { number: kind } = layout.kind('token');
  hidden.length = 0;
  for (let token = play.firstOfKind(kind); token !== 0; token = play.nextOfKind(token)) {
    if (play.isDead(token) || state[token + home] !== bag || !isFaceDown(play, token)) continue;
    if (isSeenBy(play, seat, token)) continue;
    hidden.push(token);
    const place = state[token + ZONE] as number;
    if (state[place + KIND] === edge) play.dealt.addWord(place + isRevealed);
  }
  const faceOf = (token: number) => (state[token + DEF] as number) * STRENGTHS + (state[token + strength] as number);
  dealFaces(play, play.stream('bags'), hidden, faceOf, (token, face) => {
    const item = Math.floor(face / STRENGTHS);
    if (item !== state[token + DEF]) play.changeItem(token, item);
    state[token + strength] = face % STRENGTHS;
  });
}

/** Whether nobody knows what a token is: it is in its bag, in a doorway before it is turned over, or not searched yet. */
function isFaceDown({ state, layout }: Play, token: number): boolean {
  if (state[token + KNOWN] !== 0) return false;
  const place = state[token + ZONE] as number;
  const kind = state[place + KIND] as number;
  if (kind === layout.kind('edge').number) return state[place + layout.column('isRevealed')] === 0;
  return kind === layout.kind('space').number || kind === layout.kind('zone').number;
}
