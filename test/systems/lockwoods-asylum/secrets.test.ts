/** What a seat may not know stands nowhere in what it sees, at any moment of whole games; bots know no more. */
import { expect, test } from 'vitest';
import { Luck } from '../../../engine/bots/luck';
import { Checkpoints } from '../../../engine/kernel/checkpoints';
import { KNOWN } from '../../../engine/kernel/layout';
import { Play } from '../../../engine/language/play';
import { LOCKWOODS_ASYLUM } from '../../../engine/systems/lockwoods-asylum';
import { ADA, Table, TOBIAS } from './table';

const SECRET = ['hand', 'deck:own'];
const DECKS = ['deck:asylum', 'deck:horrors'];

/** Whoever sees only what lies open to all, as while the screen is handed over. */
const NO_SEAT = -1;

const bitsOf = (seat: number, all: readonly number[]): number => (seat === NO_SEAT ? (1 << all.length) - 1 : 1 << seat);

/** Names of items of which a seat has seen no card, and which lie where it may not look. */
function secretsFrom(table: Table, seat: number): string[] {
  const { play } = table;
  const bits = bitsOf(seat, table.players);
  const isSeen = (card: number) => ((play.state[card + KNOWN] as number) & bits) === bits;
  const seen = new Set(
    play
      .all('card')
      .filter(isSeen)
      .map((card) => play.def(card)),
  );
  const hidden = [
    ...table.players.flatMap((who) => SECRET.flatMap((zone) => table.zone(zone, who))),
    ...DECKS.flatMap((zone) => table.zone(zone)),
  ].filter((card) => !isSeen(card) && !seen.has(play.def(card)));
  return [...new Set(hidden.map((card) => `/${play.program.infoOf(play, card)?.item.id}"`))];
}

test.each([1, 2])('in game %i no view of any seat names a card that the seat has not seen', (seed) => {
  const table = new Table({ scenario: 'standard', players: 3, seed });
  const luck = new Luck(seed);
  let looked = 0;
  for (let n = 0; n < 120 && table.question !== ''; n++) {
    if (n % 4 === 0) {
      for (const seat of [NO_SEAT, ...table.players.keys()]) {
        const shown = JSON.stringify(table.view(seat));
        expect(secretsFrom(table, seat).filter((words) => shown.includes(words))).toEqual([]);
        looked++;
      }
    }
    table.choose(table.options()[luck.below(table.options().length)]?.key ?? '');
  }
  expect(looked).toBeGreaterThan(30);
});

test('a hand lies face down for others, with no number that tells one card from another, and so do its options', () => {
  const table = new Table();
  table.hand(ADA, 'ward-clerk', 'chapel-novice');
  table.asylum('barefoot-scullion');
  table.turnOf(ADA, 'action-start');
  const [own, others] = [0, 1].map((viewer) => table.view(viewer).seats[0]?.cards ?? []) as [never[], never[]];
  expect(own.map(({ name }) => name)).toEqual(['Ward Clerk', 'Chapel Novice']);
  expect(others.map(({ name, entity }) => [name, entity])).toEqual([
    ['Card', -1],
    ['Card', -2],
  ]);
  expect(table.view(1).decision).toMatchObject({ question: 'Ada Quill decides', options: [] });
  expect(table.view(0).decision?.options.length).toBeGreaterThan(1);
});

test('a bot’s copy has decks and the cards of others dealt anew, and keeps what everybody sees', () => {
  const table = new Table({ scenario: 'standard', players: 2 });
  const deal = (seed: number) => {
    const checkpoints = new Checkpoints();
    checkpoints.push(table.play);
    const copy = new Play(table.play.program);
    checkpoints.restore(0, copy);
    LOCKWOODS_ASYLUM.hideFrom(copy, 0, seed);
    return (zone: string, who = 0) => table.zone(zone, who).map((card) => copy.def(card));
  };
  const [one, two] = [deal(1), deal(2)];
  const [own, other] = [table.entity(ADA), table.entity(TOBIAS)];
  expect(one('hand', own)).toEqual(two('hand', own));
  expect(one('asylum')).toEqual(two('asylum'));
  expect(one('deck:asylum')).not.toEqual(two('deck:asylum'));
  expect([...one('hand', other), ...one('deck:own', other)].sort()).toEqual(
    [...two('hand', other), ...two('deck:own', other)].sort(),
  );
  expect(one('deck:own', other)).not.toEqual(two('deck:own', other));
});
