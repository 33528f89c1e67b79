/** What a seat may not know stands nowhere in what it sees, at any moment of whole games. */
import { expect, test } from 'vitest';
import { Luck } from '../../../engine/bots/luck';
import { Checkpoints } from '../../../engine/kernel/checkpoints';
import { KNOWN } from '../../../engine/kernel/layout';
import { cardsIn } from '../../../engine/language/entity-functions';
import { Play } from '../../../engine/language/play';
import { findZone } from '../../../engine/language/standard';
import { hideFrom } from '../../../engine/systems/deranged/bot/hide';
import { BRIDA, heroesFor, OSRIC, Table, TILDE } from './table';

const SECRET_ZONES = ['hand', 'deck:own', 'night', 'role'];
const DECKS = ['deck:apothecary', 'deck:smithy', 'deck:library', 'deck:house', 'deck:curses', 'sheets'];

/** Whoever sees only what lies open to all, as while the screen is handed over. */
const NO_SEAT = -1;

const bitsOf = (seat: number, all: readonly number[]): number => (seat === NO_SEAT ? (1 << all.length) - 1 : 1 << seat);

/** Names of items that a seat has no way to know of: every card of theirs is unseen by it. */
function secretsFrom(table: Table, seat: number): string[] {
  const { play } = table;
  const bits = bitsOf(seat, table.heroes);
  const isSeen = (card: number) => ((play.state[card + KNOWN] as number) & bits) === bits;
  const hidden = [
    ...table.heroes.flatMap((hero) => SECRET_ZONES.flatMap((zone) => cardsIn(play, findZone(play, zone, hero)))),
    ...DECKS.flatMap((zone) => cardsIn(play, findZone(play, zone, 0))),
  ].filter((card) => !isSeen(card));
  const items = new Set(hidden.map((card) => play.def(card)));
  const seen = new Set<number>();
  for (const card of play.all('card')) if (isSeen(card)) seen.add(play.def(card));
  return [...items]
    .filter((item) => !seen.has(item))
    .flatMap((item) => {
      const { id, name } = play.program.items[item]?.item ?? { id: '', name: '' };
      return [`/${id}"`, `"${name}"`];
    });
}

test.each([1, 2])('in game %i no view of any seat names a card that the seat has not seen', (seed) => {
  const table = new Table({ scenario: 'tally', heroes: heroesFor(4), seed });
  const luck = new Luck(seed);
  let looked = 0;
  for (let n = 0; n < 160 && table.question !== ''; n++) {
    if (n % 4 === 0) {
      for (const seat of [NO_SEAT, ...table.heroes.keys()]) {
        const shown = JSON.stringify(table.view(seat));
        expect(secretsFrom(table, seat).filter((words) => shown.includes(words))).toEqual([]);
        looked++;
      }
    }
    table.choose(table.options()[randomOption(table, luck)]?.key ?? '');
  }
  expect(looked).toBeGreaterThan(40);
});

const randomOption = (table: Table, luck: Luck): number => luck.below(table.options().length);

test('the owner of a Night card does not know it, and of a Role only its owner does', () => {
  const table = new Table({ scenario: 'tally', heroes: heroesFor(3) });
  while (table.question !== 'turn') table.choose(table.options()[0]?.key ?? '');
  for (const viewer of table.heroes.keys()) {
    for (const { seat, cards } of table.view(viewer).seats) {
      const faces = (footer: string) =>
        cards.filter((card) => card.footer === footer).map(({ isFaceDown }) => isFaceDown);
      expect(faces('a night to come')).toEqual([true, true, true]);
      expect(faces('secret')).toEqual([seat !== viewer]);
      expect(new Set(cards.map(({ entity }) => entity)).size).toBe(cards.length);
      expect(faces('in hand')).toEqual(Array(4).fill(seat !== viewer));
    }
  }
});

test('others see who is asked, but neither the options of a hand nor what is asked about them', () => {
  const table = new Table();
  table.hand(BRIDA, 'cornered');
  expect(table.view(0).decision?.options.length).toBeGreaterThan(0);
  for (const seat of [1, 2]) {
    expect(table.view(seat).decision).toMatchObject({
      seat: 0,
      options: [],
      note: '',
      question: 'Brida Kessel decides',
    });
  }
});

test('the Ruins show every top Night card to whoever looks, and to nobody else', () => {
  const table = new Table({ settings: { nights: 3 } });
  table.put(BRIDA, 'sp-ruins');
  table.hand(BRIDA, 'cornered');
  const names = [BRIDA, OSRIC, TILDE].map((hero) => table.cards('night', hero)[0]);
  table.choose('Play Cornered', 'special:');
  const shown = (seat: number) =>
    table.view(seat).seats.map(({ cards }) => cards.find(({ footer }) => footer === 'a night to come')?.item);
  expect(shown(0)).toEqual(names.map((id) => `night/${id}`));
  expect(shown(1)).toEqual(['night/', 'night/', 'night/']);
});

test('a Night card that changes hands is known to nobody any more', () => {
  const table = new Table();
  const card = table.zone('night', BRIDA)[0] as number;
  table.play.state[card + KNOWN] = 7;
  table.give(OSRIC, 'black-ink');
  table.turnOf(OSRIC);
  table.choose('Play Black Ink', 'effect:', 'brida-kessel', 'tilde-marr');
  expect(table.zone('night', TILDE)[0]).toBe(card);
  expect(table.play.state[card + KNOWN]).toBe(0);
});

test('a copy for a bot deals hands, Roles and Night cards of others anew, and leaves its own', () => {
  const table = new Table({ scenario: 'tally', heroes: heroesFor(4) });
  while (table.question !== 'turn') table.choose(table.options()[0]?.key ?? '');
  const kept = new Checkpoints();
  kept.push(table.play);
  const copy = new Play(table.play.program);
  const hands = (play: Play, zone: string, of: readonly number[]) =>
    of.map((hero) =>
      cardsIn(play, findZone(play, zone, hero))
        .map((card) => play.def(card))
        .sort()
        .join(),
    );
  const [own, ...others] = table.heroes as [number, ...number[]];
  const dealt = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    kept.restore(0, copy);
    hideFrom(copy, 0, seed);
    expect(hands(copy, 'hand', [own])).toEqual(hands(table.play, 'hand', [own]));
    expect(hands(copy, 'role', [own])).toEqual(hands(table.play, 'role', [own]));
    dealt.add(
      [...hands(copy, 'hand', others), ...hands(copy, 'role', others), ...hands(copy, 'night', table.heroes)].join('|'),
    );
  }
  expect(dealt.size).toBeGreaterThan(6);
});
