/**
 * Deals anew, in a copy for a bot, what its seat cannot know: the order of decks, the hands and own decks of others, Night cards, Roles.
 */
import { cardsIn } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { deckZone, findZone } from '../../../language/standard';
import { dealItems, dealOrder, isSeenBy, sortZones } from '../../../table/bot/deal-anew';
import { rule } from '../state';

export function hideFrom(play: Play, seat: number, seed: number): void {
  play.seed(seed);
  const { zone: kind } = play.program.kindNumbers;
  for (let zone = play.firstOfKind(kind); zone !== 0; zone = play.nextOfKind(zone))
    if (sortOf(play, zone) === 'deck') dealOrder(play, zone, seat);
  for (const hero of play.all('character')) dealAmong(play, unseen(play, seat, ['hand', 'deck:own'], [hero]));
  const heroes = play.all('character');
  const box = cardsIn(play, findZone(play, 'box', 0)).filter((card) => !isSeenBy(play, seat, card));
  const inBox = (card: number, kindName: string) => play.program.infoOf(play, card)?.item.kind === kindName;
  if (rule(play, 'roles') === 1)
    dealAmong(play, [...unseen(play, seat, ['role'], heroes), ...box.filter((card) => inBox(card, 'role'))]);
  for (let night = 1; night <= rule(play, 'nights'); night++)
    dealAmong(
      play,
      unseen(play, seat, ['night'], heroes).filter((card) => play.program.infoOf(play, card)?.item.night === night),
    );
}

const sortOf = sortZones((name) => (name.startsWith(deckZone('')) ? 'deck' : 'open'));

const unseen = (play: Play, seat: number, zones: readonly string[], owners: readonly number[]): number[] =>
  owners.flatMap((owner) =>
    zones.flatMap((zone) => cardsIn(play, findZone(play, zone, owner)).filter((card) => !isSeenBy(play, seat, card))),
  );

function dealAmong(play: Play, hidden: readonly number[]): void {
  if (hidden.length > 1) dealItems(play, hidden);
}
