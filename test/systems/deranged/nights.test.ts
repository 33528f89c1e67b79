/** Dusk and dawn, Night cards, Curses, death, insanity, and the end. */
import { expect, test } from 'vitest';
import type { Item } from '../../../engine/content';
import { BRIDA, card, OSRIC, Table, TILDE } from './table';

const weak = card('weak', [1, 1, 0]);
const DUSK = 1;
const DAWN = 2;

/** The Time of Day Change Phase comes now. */
function change(table: Table, to: number): void {
  table.set(table.game, 'crossed', to).set(table.game, 'stage', 6);
}

/** Everybody’s stack of Night cards is this one card. */
function nightCard(table: Table, who: string, ...ids: readonly string[]): void {
  for (const each of table.zone('night', who)) table.box(each);
  for (const id of ids) table.give(who, id, 'night');
}

const restless = (table: Table) => [BRIDA, OSRIC, TILDE].map((hero) => table.read(hero, 'isTurned'));

test('at dusk the current player gets Destiny, missions lie open, and whoever has a token turns with all Health', () => {
  const table = new Table();
  table.set(table.game, 'destiny', table.entity(TILDE)).set(OSRIC, 'wounds', 3);
  nightCard(table, BRIDA, 'keep-the-lamps');
  nightCard(table, OSRIC, 'deranged-1');
  nightCard(table, TILDE, 'the-knock');
  change(table, DUSK);
  expect(table.question).toBe('turn');
  expect(table.play.program.system.decider(table.play)).toBe(table.entity(BRIDA));
  expect(restless(table)).toEqual([0, 1, 0]);
  expect(table.read(OSRIC, 'health')).toBe(5);
  expect(table.cards('mission', BRIDA)).toEqual(['keep-the-lamps']);
  expect(table.cards('mission', OSRIC)).toEqual([]);
});

test('a token that comes by day waits for the night; one that comes by night turns at once; a second does nothing', () => {
  const table = new Table();
  table.set(BRIDA, 'lostSanity', 5).set(BRIDA, 'wounds', 2);
  const { system } = table.play.program;
  system.change(table.play, table.entity(BRIDA), 'deranged', 1);
  expect([table.read(BRIDA, 'deranged'), table.read(BRIDA, 'isTurned')]).toEqual([1, 0]);
  table.night();
  system.change(table.play, table.entity(BRIDA), 'deranged', 1);
  expect([table.read(BRIDA, 'isTurned'), table.read(BRIDA, 'health')]).toEqual([0, 3]);
  system.change(table.play, table.entity(OSRIC), 'deranged', 1);
  expect(table.read(OSRIC, 'isTurned')).toBe(1);
});

test('a mission that is done is discarded and rewarded; one that is not costs what it says at dawn', () => {
  const table = new Table({ items: [weak], settings: { nights: 2 } });
  table.night();
  table.give(BRIDA, 'keep-the-lamps', 'mission');
  table.give(OSRIC, 'keep-the-lamps', 'mission');
  table.put(BRIDA, 'sk-oak');
  table.put(OSRIC, 'sk-common');
  table.hand(BRIDA, 'weak');
  table.top('salt-debt', 'curses');
  table.choose('Play weak').end();
  expect([table.cards('mission', BRIDA), table.read(BRIDA, 'candles')]).toEqual([[], 1]);
  change(table, DAWN);
  expect(table.question).toBe('turn');
  expect([table.cards('mission', OSRIC), table.cards('curses', OSRIC)]).toEqual([[], ['salt-debt']]);
});

test('at dawn everybody is human with all Sanity, and keeps the token', () => {
  const table = new Table({ settings: { nights: 2 } });
  table.night(OSRIC);
  table.set(OSRIC, 'lostSanity', 4).set(BRIDA, 'lostSanity', 4);
  change(table, DAWN);
  expect(table.question).toBe('turn');
  expect([table.read(OSRIC, 'isTurned'), table.read(OSRIC, 'deranged'), table.read(OSRIC, 'sanity')]).toEqual([
    0, 1, 5,
  ]);
  expect(table.read(BRIDA, 'sanity')).toBe(1);
});

test('when all are Deranged by night, the dead among them, everybody has lost', () => {
  const table = new Table();
  table.night(BRIDA, OSRIC);
  table.box(table.entity(OSRIC));
  table.set(OSRIC, 'isDead', 1);
  expect(table.result).toBe('');
  table.night(TILDE);
  table.choose('reveal:top');
  expect(table.question).toBe('');
  expect(table.view().result).toEqual({ outcome: 'loss', text: 'All heroes are Deranged' });
});

test('by day tokens of all lose nothing', () => {
  const table = new Table();
  for (const hero of [BRIDA, OSRIC, TILDE]) table.set(hero, 'deranged', 1);
  expect([table.question, table.result]).toEqual(['turn', '']);
});

test('whoever dies draws a Curse, and stands at the angel with all Health in its next turn', () => {
  const table = new Table({ items: [weak] });
  table.put(OSRIC, 'sk-common');
  table.put(BRIDA, 'sk-common');
  table.set(OSRIC, 'wounds', 4);
  table.hand(OSRIC, 'weak');
  table.hand(BRIDA, 'weak');
  table.top('salt-debt', 'curses');
  table.choose('Play weak', 'osric-vane').end();
  expect([table.at(OSRIC), table.read(OSRIC, 'health'), table.cards('curses', OSRIC)]).toEqual([
    'sk-angel',
    5,
    ['salt-debt'],
  ]);
});

test('whoever is insane draws a Curse for each further loss, and one when the last Sanity goes', () => {
  const table = new Table();
  table.top('salt-debt', 'curses');
  table.top('cold-hearth', 'curses');
  table.set(BRIDA, 'lostSanity', 4);
  const { system } = table.play.program;
  system.change(table.play, table.entity(BRIDA), 'sanity', -3);
  expect(table.cards('curses', BRIDA)).toEqual(['cold-hearth']);
  system.change(table.play, table.entity(BRIDA), 'sanity', -1);
  expect(table.cards('curses', BRIDA)).toEqual(['cold-hearth', 'salt-debt']);
});

test.each([
  ['nothing in its way', {}, 'win'],
  ['a Curse', { curse: true }, 'loss'],
  ['a token', { token: true }, 'loss'],
  ['its place elsewhere', { away: true }, 'loss'],
] as const)(
  'after the last night a hero with %s has won or not',
  (_, { curse, token, away }: { curse?: boolean; token?: boolean; away?: boolean }, result) => {
    const table = new Table();
    table.night();
    table.attach('enchanted-gate', 'sk-road');
    table.put(BRIDA, away === true ? 'sk-road' : table.everyGate());
    if (curse === true) table.give(BRIDA, 'salt-debt', 'curses');
    if (token === true) table.set(BRIDA, 'deranged', 1);
    change(table, DAWN);
    expect(table.result).toBe(result);
  },
);

test('several may win, and each is named', () => {
  const table = new Table();
  table.night();
  table.attach('enchanted-gate', 'sk-road');
  for (const hero of [BRIDA, TILDE]) table.put(hero, table.everyGate());
  change(table, DAWN);
  expect(table.view().result?.text).toBe('Brida Kessel, Tilde Marr escaped through the Enchanted Gate');
});

test('the pile of Curses has yellow ones on red ones, and everybody starts with one green and one purple', () => {
  const table = new Table({ scenario: 'tally' });
  while (table.question !== 'turn') table.choose(table.options()[0]?.key ?? '');
  const back = (each: number) => table.play.program.infoOf(table.play, each)?.item.back;
  expect(table.zone('deck:curses').map(back)).toEqual([...Array(15).fill('yellow'), ...Array(15).fill('red')]);
  for (const hero of table.heroes) expect(table.zone('curses', hero).map(back)).toEqual(['green', 'purple']);
});

test('Night cards lie with that of the first night on top, and fit the number of players', () => {
  const table = new Table({ scenario: 'tally' });
  const of = (each: number, field: string) => table.play.program.infoOf(table.play, each)?.item[field];
  for (const hero of table.heroes) {
    expect(table.zone('night', hero).map((each) => of(each, 'night'))).toEqual([1, 2, 3]);
    for (const each of table.zone('night', hero)) expect(of(each, 'minPlayers') ?? 0).toBeLessThanOrEqual(3);
    expect(of(table.zone('role', hero)[0] as number, 'minPlayers') ?? 0).toBeLessThanOrEqual(3);
  }
});

test('what a component says goes before the rules: a sheet may move a number that rules fix', () => {
  const bell: Item = {
    kind: 'reference',
    id: 'bell',
    source: 'original',
    name: 'Bell',
    from: 'start',
    modifiers: [{ stat: 'handSize', for: 'character', set: 6 }],
  };
  const table = new Table({ items: [bell, weak] });
  for (let n = 0; n < 6; n++) table.top('weak', 'own', BRIDA);
  table.hand(BRIDA, 'weak');
  table.choose('Play weak').end();
  expect(table.cards('hand', BRIDA)).toHaveLength(6);
});

test('the first player is drawn, Destiny lies to the right, and each hero in turn chooses an exit', () => {
  const firsts = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const table = new Table({ scenario: 'intro', seed });
    const order: string[] = [];
    while (table.question === 'start') {
      order.push(table.asked);
      expect(
        table
          .options()
          .map(({ key }) => key)
          .sort(),
      ).toEqual(['bi-mill', 'oc-ferry', 'sk-road', 'sp-briar']);
      table.choose(table.options()[order.length]?.key ?? '');
    }
    firsts.add(order[0] as string);
    const { system } = table.play.program;
    expect(system.decider(table.play)).toBe(table.entity(order[2] as string));
    expect(new Set(order.map((hero) => table.at(hero))).size).toBe(3);
  }
  expect(firsts.size).toBeGreaterThan(1);
});

test('the spaces of the Time track are named for people, by day and by night', () => {
  const [track] = new Table().view().tracks;
  expect(track?.spaces.map(({ label }) => label)).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((hour) => `Day ${hour}`),
    ...[1, 2, 3, 4].map((hour) => `Night ${hour}`),
  ]);
});
