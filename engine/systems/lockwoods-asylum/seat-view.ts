/** A player as its seat's block shows it: Health, piles, the hand. What a seat has not seen lies face down for it. */
import { itemKey } from '../../content';
import type { Play } from '../../language/play';
import { handOf } from '../../table/hands';
import { nameOf, numberIn, read } from '../../table/numbers';
import { letterOf } from '../../table/seat-letter';
import type { SeatView } from '../../view';
import { cardView } from './card-view';
import { gameNumber, isDead, nextPlayer, players, roomOf, rule, seatOf, zoneOf } from './state';

export function seatView(play: Play, who: number, viewer: number): SeatView {
  const item = play.program.infoOf(play, who)?.item;
  const isOnTurn = gameNumber(play, 'current') === who;
  const count = (zone: string) => String(zoneOf(play, zone, who).length);
  const goal = rule(play, 'victoryHorrors');
  return {
    seat: seatOf(play, who),
    entity: who,
    item: itemKey(item ?? { kind: 'character', id: '' }),
    name: nameOf(play, who),
    letter: letterOf(play, who, players(play)),
    isOnTurn,
    state: stateWord(play, who, isOnTurn),
    meters: [
      {
        id: 'health',
        label: 'Health',
        kind: 'health',
        value: Math.max(0, read(play, who, 'health')),
        max: read(play, who, 'maxHealth'),
      },
    ],
    stats: [
      { label: 'Hand', value: count('hand') },
      { label: 'Room', value: String(roomOf(play, who).length) },
      { label: 'Deck', value: count('deck:own') },
      { label: 'Discards', value: count('discard:own') },
      ...(goal > 0 ? [{ label: 'Horrors slain', value: `${count('victory')} of ${goal}` }] : []),
    ],
    cards: handOf(play, who).map((card, place) => cardView(play, card, viewer, place)),
  };
}

function stateWord(play: Play, who: number, isOnTurn: boolean): string {
  if (numberIn(play, who, 'hasWon') === 1) return 'escaped';
  if (isDead(play, who)) return 'killed';
  if (isOnTurn) return 'active';
  return nextPlayer(play, gameNumber(play, 'current')) === who ? 'next' : '';
}
