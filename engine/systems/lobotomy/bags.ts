/** Bags of hidden tokens: doors, lockers, bodies. Pieces are drawn at random and go back when they leave the board. */
import { DEF, KNOWN } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import { endAbout, endAttached, leaveGame } from '../../language/leaving';
import type { Play } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { findZone, makeZone } from '../../language/standard';
import { numberIn, setNumber } from '../../table/numbers';

interface Piece {
  piece: string;
  value?: number;
  count: number;
}

export const bagZone = (id: string): string => `bag:${id}`;

const supplies = new WeakMap<Program, ReadonlyMap<string, ItemInfo>>();

/** The supply that a token is a piece of; undefined if it belongs to none. */
export function supplyOf({ program, state }: Play, token: number): ItemInfo | undefined {
  let byPiece = supplies.get(program);
  if (byPiece === undefined) {
    const piecesOf = ({ item }: ItemInfo) => (item.pieces ?? []) as readonly Piece[];
    byPiece = new Map(
      program.ofKind('supply').flatMap((supply) => piecesOf(supply).map(({ piece }) => [piece, supply])),
    );
    supplies.set(program, byPiece);
  }
  const item = program.items[state[token + DEF] as number]?.item;
  return item?.kind === 'token' ? byPiece.get(item.id) : undefined;
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

/** What a bag has left. */
export function piecesIn(play: Play, bag: string): number[] {
  const zone = findZone(play, bagZone(bag), 0);
  return zone === 0 ? [] : cardsIn(play, zone);
}

export const hasPiece = (play: Play, bag: string): boolean => piecesIn(play, bag).length > 0;

/** A random piece of a bag (that fits), still in it; 0 if there is none. */
export function drawPiece(play: Play, bag: string, fits: (piece: number) => boolean = () => true): number {
  const pieces = piecesIn(play, bag).filter(fits);
  return pieces.length === 0 ? 0 : (pieces[play.below(play.stream('bags'), pieces.length)] as number);
}

/** Puts a token back where it came from: its bag (if that takes pieces back), or out of the game. Tokens on it go the same way; what holds on it ends. */
export function returnPiece(play: Play, token: number): void {
  for (const lying of cardsIn(play, token)) {
    const { name } = play.kindOf(lying);
    if (name === 'token') returnPiece(play, lying);
    else if (name === 'card') putLast(play, lying, findZone(play, 'box', 0));
  }
  const home = numberIn(play, token, 'home');
  if (home !== 0 && supplyOf(play, token)?.item.returns !== false) {
    setNumber(play, token, 'tokens', 0);
    play.state[token + KNOWN] = 0;
    endAttached(play, token);
    endAbout(play, token);
    putLast(play, token, home);
    return;
  }
  leaveGame(play, token);
}
