/** Bags of hidden tokens: doors, lockers, bodies. Pieces are drawn at random and go back when they leave the board. */
import { KNOWN } from '../../kernel/layout';
import { putLast, takeOut } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import { endNotes } from '../../language/notes';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { findZone, makeZone } from '../../language/standard';
import { numberIn, setNumber } from './state';

interface Piece {
  piece: string;
  value?: number;
  count: number;
}

const BAG = 'bag:';
export const bagZone = (id: string): string => `${BAG}${id}`;

/** The supply that a token came from; undefined for one that came from no bag. */
export function supplyOf(play: Play, token: number): ItemInfo | undefined {
  const home = play.kindOf(token).name === 'token' ? numberIn(play, token, 'home') : 0;
  if (home === 0) return undefined;
  const word = play.program.numbering.names.word(play.state[home + play.program.columns.word] as number);
  return play.program.find('supply', word.slice(BAG.length));
}

/** Makes the bag of a supply's item with all its pieces. */
export function makeBag(play: Play, supply: ItemInfo): void {
  const zone = makeZone(play, bagZone(supply.item.id), 0, false);
  for (const { piece, value, count } of (supply.item.pieces ?? []) as readonly Piece[]) {
    const info = play.program.find('token', piece);
    if (info === undefined) continue;
    for (let i = 0; i < count; i++) {
      const token = play.create(play.layout.kind('token'), info.number);
      setNumber(play, token, 'value', value ?? 0);
      setNumber(play, token, 'home', zone);
      putLast(play, token, zone);
    }
  }
}

/** Whether a bag has anything left. */
export function hasPiece(play: Play, bag: string): boolean {
  const zone = findZone(play, bagZone(bag), 0);
  return zone !== 0 && cardsIn(play, zone).length > 0;
}

/** A random piece of a bag (that fits), still in it; 0 if there is none. */
export function drawPiece(play: Play, bag: string, fits: (piece: number) => boolean = () => true): number {
  const zone = findZone(play, bagZone(bag), 0);
  if (zone === 0) return 0;
  const pieces = cardsIn(play, zone).filter(fits);
  return pieces.length === 0 ? 0 : (pieces[play.below(play.stream('bags'), pieces.length)] as number);
}

/** Puts a token back where it came from: its bag, or out of the game. */
export function returnPiece(play: Play, token: number): void {
  const home = numberIn(play, token, 'home');
  if (home !== 0) {
    setNumber(play, token, 'tokens', 0);
    play.state[token + KNOWN] = 0;
    endNotes(play, token);
    putLast(play, token, home);
    return;
  }
  takeOut(play, token);
  play.free(token);
}
