/** Turns: phases, Actions, purchases, deaths, the direction of play, the modes. */
import { expect, test } from 'vitest';
import { ADA, CONSTANCE, card, PLAYERS, Table, TOBIAS } from './table';

const PATIENT = 'frightened-patient';
const many = (count: number, id = PATIENT): string[] => Array.from({ length: count }, () => id);

test('each player has five of either Starter; nobody else has a card, and eight lie in the Asylum', () => {
  const table = new Table({ scenario: 'standard', players: 2 });
  for (const who of PLAYERS.slice(0, 2)) {
    const cards = [...table.cards('hand', who), ...table.cards('deck:own', who)].sort();
    expect(cards).toEqual([...many(5), ...many(5, 'stoic-orderly')]);
    expect(table.read(who, 'health')).toBe(20);
  }
  expect(table.zone('asylum')).toHaveLength(8);
  expect(table.zone('deck:horrors')).toHaveLength(8);
});

test('what cards do at the start of a turn happens in the order that the player picks', () => {
  const start = (text: string, effect: object) => ({ start: { text, do: [effect] } });
  const table = new Table({
    items: [
      card('ally', 'nurse', [1, 0, 0, 1], start('Gain 1 Health.', { effect: 'heal', who: 'user', amount: 1 })),
      card('ally', 'leech', [1, 0, 0, 1], start('Lose 1 Health.', { effect: 'damage', to: 'user', amount: 1 })),
    ],
  });
  table.health(ADA, 10).room(ADA, 'nurse', 'leech');
  table.turnOf(ADA, 'start').choose('go');
  expect([table.question, table.asked]).toEqual(['order-start', ADA]);
  table.choose('ally/leech');
  expect(table.lines().filter((line) => /^Ada Quill (gains|loses)/.test(line))).toEqual([
    'Ada Quill loses 1 Health',
    'Ada Quill gains 1 Health',
  ]);
});

test('any number of Actions may be played; each is discarded, but for one that stands guard', () => {
  const table = new Table();
  table.hand(ADA, 'chapel-novice', 'stoic-orderly', 'stoic-orderly');
  table.give(ADA, 'deck:own', ...many(7));
  table.health(ADA, 10);
  table.choose('Play Stoic Orderly', 'Play Chapel Novice', 'Play Stoic Orderly');
  expect(table.cards('room', ADA)).toEqual(['stoic-orderly', 'stoic-orderly']);
  expect(table.cards('discard:own', ADA)).toEqual(['chapel-novice']);
  expect(table.read(ADA, 'health')).toBe(11);
});

test('content can answer that an Action is played and that a card is bought, and of which kind it is', () => {
  const onAction = (id: string, word: string, kind: string) => ({
    id,
    when: 'action',
    if: `event.action == '${word}' && event.actor == owner && event.card.kind == '${kind}'`,
    do: [{ effect: 'heal', who: 'owner', amount: 1 }],
  });
  const witness = card('ally', 'witness', [1, 0, 0, 1], {
    triggers: [onAction('hears', 'play', 'starter'), onAction('sees', 'buy', 'ally')],
  });
  const table = new Table({ items: [witness] });
  table.hand(ADA, 'stoic-orderly', 'bribed-watchman');
  table.room(ADA, 'witness');
  table.asylum('ward-clerk');
  table.health(ADA, 10).choose('Play Stoic Orderly');
  expect(table.read(ADA, 'health')).toBe(11);
  table.choose('Buy Ward Clerk');
  expect(table.read(ADA, 'health')).toBe(12);
});

test('cards are bought one by one, Allies for one’s own Room; each way to pay is offered once', () => {
  const table = new Table();
  table.hand(ADA, PATIENT, PATIENT, 'wary-groundskeeper', 'bribed-watchman');
  table.asylum('ward-clerk', 'retired-mastiff');
  table.choose('No more Actions', 'Buy Ward Clerk');
  expect(table.question).toBe('pay');
  expect(table.options().map(({ label }) => label)).toEqual([
    'Bribed Watchman',
    'Wary Groundskeeper, Frightened Patient',
  ]);
  table.choose('Bribed Watchman');
  expect(table.cards('room', ADA)).toEqual(['ward-clerk']);
  table.choose('Buy Retired Mastiff');
  expect(table.cards('discard:own', ADA)).toEqual(expect.arrayContaining(['bribed-watchman', 'wary-groundskeeper']));
});

test('a Horror can be bought and goes to the left, unless the rules forbid it', () => {
  const buy = (horrorsForSale: number) => {
    const table = new Table({ settings: { horrorsForSale } });
    table.hand(ADA, 'the-old-alienist', 'bribed-watchman');
    table.asylum('the-house-itself', 'cradle-of-teeth', 'cellar-vermin');
    table.choose('No more Actions');
    return table;
  };
  const table = buy(1).choose('Buy Cradle of Teeth');
  expect(table.cards('room', TOBIAS)).toEqual(['cradle-of-teeth']);
  expect(buy(0).offers('Cradle')).toEqual([]);
});

test('cards of the Threat Phase that are drawn are not placed, unless the rules go through the hand again', () => {
  const place = (threatPasses: number) => {
    const table = new Table({ settings: { threatPasses }, items: [card('monster', 'rat', [1, 0, 0, 1])] });
    table.hand(ADA, 'rat');
    table.give(ADA, 'deck:own', 'rat', PATIENT);
    table.asylum('barefoot-scullion');
    table.turnOf(ADA, 'threat');
    return table.cards('hand', ADA);
  };
  expect(place(1)).toEqual(['rat']);
  expect(place(2)).toEqual([PATIENT]);
});

test('which Monster goes to the Room is asked where not all can', () => {
  const table = new Table({ settings: { roomMonsters: 1 } });
  table.hand(ADA, 'cellar-vermin', 'stitched-hound');
  table.turnOf(ADA, 'threat');
  expect(table.question).toBe('threat');
  table.choose('Stitched Hound');
  expect(table.cards('room', ADA)).toContain('stitched-hound');
});

test('Horrors of the dead go to Asylum spaces of choice, one each; what lay there goes under the deck', () => {
  const table = new Table();
  table.asylum('ward-clerk', 'laundry-matron');
  table.room(ADA, 'the-good-doctor', 'number-nought');
  table.empty('deck:asylum');
  table.health(ADA, 0).turnOf(TOBIAS, 'action-start');
  expect([table.question, table.asked]).toEqual(['space', ADA]);
  table.choose('In the place of Laundry Matron');
  expect(table.offers('space-2')).toEqual([]);
  table.choose('space-8');
  expect(table.cards('asylum').sort()).toEqual(['number-nought', 'the-good-doctor', 'ward-clerk']);
  expect(table.cards('deck:asylum')).toEqual(['laundry-matron']);
});

test('whoever is killed in its own turn fills the Asylum, and its cards leave the game', () => {
  const die = (current: string) => {
    const table = new Table();
    table.hand(ADA, PATIENT);
    table.give(ADA, 'deck:own', PATIENT);
    table.health(ADA, 0).turnOf(current, 'action-start');
    expect([...table.cards('hand', ADA), ...table.cards('deck:own', ADA)]).toEqual([]);
    return table.zone('asylum').length;
  };
  expect(die(ADA)).toBe(8);
  expect(die(TOBIAS)).toBe(0);
});

test('left is to the left whatever the direction of play, and the turn of the dead is passed over', () => {
  const table = new Table();
  table.asylum('the-unwound-clock');
  table.turnOf(ADA, 'next');
  expect(table.asked).toBe(CONSTANCE);
  table.empty('asylum').turnOf(ADA, 'next');
  expect(table.asked).toBe(TOBIAS);
  table.set(TOBIAS, 'isDead', 1).turnOf(ADA, 'next');
  expect(table.asked).toBe(CONSTANCE);
});

test('the last one alive has won at once, without Hardcore', () => {
  const table = new Table({ players: 2 });
  table.health(TOBIAS, 0);
  expect([table.result, table.winner]).toEqual(['win', ADA]);
});

test('with Hardcore the last one wins at the end of a turn of her own', () => {
  const table = new Table({ players: 2, settings: { hardcore: 1 } });
  table.hand(ADA, PATIENT);
  table.asylum('barefoot-scullion');
  table.health(TOBIAS, 0);
  expect([table.result, table.question]).toEqual(['', 'purchase']);
  table.passTurn();
  expect([table.result, table.winner]).toEqual(['win', ADA]);
});

test('an even start gives the first player three cards and nobody a Monster to buy', () => {
  const table = new Table({ scenario: 'standard', players: 2, variants: ['even-start'] });
  const first = table.play.program.infoOf(
    table.play,
    table.play.state[table.game + table.play.layout.column('first')] as number,
  );
  const who = first?.item.id ?? '';
  expect(table.zone('hand', who)).toHaveLength(3);
  table.empty('asylum').asylum('cellar-vermin', 'barefoot-scullion');
  table.turnOf(who, 'action-start');
  if (table.question === 'action') table.choose('done');
  expect([table.offers('Cellar Vermin'), table.offers('Scullion')]).toEqual([
    [],
    [expect.stringContaining('scullion')],
  ]);
});

test('Survival Mode: only Allies for sale, four spaces, Horrors stay and are hit last, cards may go under the deck', () => {
  const table = new Table({ scenario: 'survival', players: 1, seed: 3 });
  const kinds = new Set(table.zone('asylum').map((each) => table.play.program.infoOf(table.play, each)?.item.kind));
  expect([[...kinds], table.zone('asylum').length]).toEqual([['ally'], 4]);
  table.health(ADA, 1000);
  table.room(ADA, 'the-house-itself', 'the-old-alienist', 'the-old-alienist');
  table.turnOf(ADA, 'battle');
  expect(table.offers('the-house-itself')).toEqual([]);
  while (table.question !== 'cycle') table.choose(table.options().at(-1)?.key ?? '');
  const [first = 0] = table.zone('asylum');
  table.choose(table.options()[0]?.key ?? '', 'none');
  expect(table.zone('deck:asylum')).toContain(first);
  expect(table.cards('room', ADA)).toEqual(expect.arrayContaining(['the-house-itself', 'the-old-alienist']));
});

test('alone, death is the end, and so it is before any victory', () => {
  const table = new Table({ scenario: 'survival', players: 1 });
  table.health(ADA, 0).turnOf(ADA, 'action-start');
  expect([table.result, table.winner]).toEqual(['loss', '']);
});

test('a set toll is paid once the Asylum deck is empty', () => {
  const table = new Table({ settings: { emptyAsylumToll: 1 } });
  table.empty('deck:asylum').turnOf(ADA, 'start').choose('go');
  expect(table.read(ADA, 'health')).toBe(19);
});

test('the Asylum has such a toll, so that two who are never hurt do not play for ever; Survival Mode has none', () => {
  for (const [scenario, players, health] of [
    ['standard', 2, 19],
    ['survival', 1, 20],
  ] as const) {
    const table = new Table({ scenario, players });
    table.empty('deck:asylum').turnOf(ADA, 'start').view();
    expect(table.read(ADA, 'health')).toBe(health);
  }
});
