/** What a seat may not know stands nowhere in what it sees, at any moment of whole games. */
import { expect, test } from 'vitest';
import { Luck } from '../../../engine/bots/luck';
import { Checkpoints } from '../../../engine/kernel/checkpoints';
import { KNOWN } from '../../../engine/kernel/layout';
import { cardsIn } from '../../../engine/language/entity-functions';
import { Play } from '../../../engine/language/play';
import { findZone } from '../../../engine/language/standard';
import { hideFrom } from '../../../engine/systems/sanitarium/bot/hide';
import { HALLWAYS } from '../../../engine/systems/sanitarium/hallway-map';
import { playersFor, Table } from './table';

const TABLE_ZONES = ['map', 'deck:hallway', 'deck:hallucinations', 'things'];

/** Whoever sees only what lies open to all, as while the screen is handed over. */
const NO_SEAT = -1;

const bitsOf = (seat: number, all: readonly number[]): number => (seat === NO_SEAT ? (1 << all.length) - 1 : 1 << seat);

/** Names of items of which a seat has seen no card. */
function secretsFrom(table: Table, seat: number): string[] {
  const { play } = table;
  const bits = bitsOf(seat, table.players);
  const isSeen = (card: number) => ((play.state[card + KNOWN] as number) & bits) === bits;
  const hidden = [
    ...table.players.flatMap((player) => ['hand', 'safe-things'].flatMap((zone) => table.zone(zone, player))),
    ...TABLE_ZONES.flatMap((zone) => table.zone(zone)),
  ].filter((card) => !isSeen(card));
  const nameOf = (card: number) => play.program.infoOf(play, card)?.item.name ?? '';
  const seen = new Set(play.all('card').filter(isSeen).map(nameOf));
  // A card shows only its name: Safe Things are called as their items are.
  return [...new Set(hidden.map(nameOf))].filter((name) => !seen.has(name)).map((name) => `"${name}"`);
}

test.each([1, 2, 3])('in game %i no view of any seat names a card that the seat has not seen', (seed) => {
  const table = new Table({ scenario: 'simple-escape', players: playersFor(3), seed });
  const luck = new Luck(seed);
  let looked = 0;
  for (let n = 0; n < 120 && table.question !== ''; n++) {
    for (const seat of n % 4 === 0 ? [NO_SEAT, ...table.players.keys()] : []) {
      const shown = JSON.stringify({ ...table.view(seat), rules: [] });
      expect(secretsFrom(table, seat).filter((words) => shown.includes(words))).toEqual([]);
      looked++;
    }
    table.choose(table.options()[luck.below(table.options().length)]?.key ?? '');
  }
  expect(looked).toBeGreaterThan(40);
});

test('a copy for a bot deals anew what lies face down, and every hallway keeps its doors', () => {
  const table = new Table({ scenario: 'simple-escape', players: playersFor(4) });
  while (table.column(table.game, 'round') === 0) table.choose(table.options()[0]?.key ?? '');
  const kept = new Checkpoints();
  kept.push(table.play);
  const copy = new Play(table.play.program);
  const onMap = (play: Play) => cardsIn(play, findZone(play, 'map', 0));
  const doors = (play: Play) => onMap(play).map((card) => HALLWAYS.slots(play, card).join(' '));
  const faces = (play: Play) =>
    onMap(play)
      .map((card) => play.def(card))
      .join(' ');
  const dealt = new Set<string>();
  for (let seed = 1; seed <= 10; seed++) {
    kept.restore(0, copy);
    hideFrom(copy, 0, seed);
    expect(doors(copy)).toEqual(doors(table.play));
    dealt.add(faces(copy));
    const own = (play: Play) =>
      cardsIn(play, findZone(play, 'safe-things', play.all('character')[0] as number)).map((card) => play.def(card));
    expect(own(copy)).toEqual(own(table.play));
  }
  expect(dealt.size).toBeGreaterThan(2);
});
