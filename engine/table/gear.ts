/** What characters start with, taken from the decks before they are shuffled. */
import { OWNER } from '../kernel/layout';
import { putLast } from '../kernel/zones';
import { noteShortage } from '../language/none-left';
import type { Play } from '../language/play';
import type { ItemInfo } from '../language/program';
import { findZone } from '../language/standard';

export const isDeck = (play: Play, zone: number): boolean =>
  play.program.numbering.names.word(play.state[zone + play.program.columns.word] as number).startsWith('deck:');

/** Each character gets the cards of its `gear` into its inventory; a card that no deck has is noted as short. */
export function giveGear(play: Play): void {
  for (const character of play.all('character')) {
    const gear = (play.program.infoOf(play, character)?.item.gear ?? []) as readonly string[];
    for (const [place, key] of gear.entries()) {
      const info = play.program.findById(key);
      const card = info === undefined ? 0 : inADeck(play, info);
      if (card === 0) {
        const cause = { item: play.def(character), pointer: `/gear/${place}` };
        if (info !== undefined) noteShortage(play, info, cause, 'pieces');
        continue;
      }
      play.state[card + OWNER] = character;
      putLast(play, card, findZone(play, 'inventory', character));
    }
  }
}

function inADeck(play: Play, info: ItemInfo): number {
  for (let card = play.firstOfItem(info.number); card !== 0; card = play.nextOfItem(card))
    if (isDeck(play, play.zone(card))) return card;
  return 0;
}
