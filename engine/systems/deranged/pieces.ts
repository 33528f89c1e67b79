/** The Gate and the Church: pieces that are attached to exits during the game. */
import type { Play } from '../../language/play';
import { dockOf, layPiece, pieceAt } from '../../table/docks';
import { nameOf } from '../../table/numbers';
import { factsAt } from './space-facts';
import { log } from './state';

/** Attaches a piece, by the id of its tile, to a free exit; nothing if it lies somewhere already or the exit is taken. */
export function attach(play: Play, piece: string, exit: number): undefined {
  const info = play.program.find('tile', piece);
  const tile = info === undefined ? 0 : play.firstOfItem(info.number);
  if (tile === 0 || dockOf(play, tile) !== 0 || factsAt(play, exit).mark !== 'exit' || pieceAt(play, exit) !== 0)
    return undefined;
  layPiece(play, tile, exit);
  log(play, `${nameOf(play, tile)} is attached to ${nameOf(play, exit)}`, 'strong', [exit]);
}
