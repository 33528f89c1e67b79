/** The cards of the pack: effects of items and rewards, Curses, Roles, reference cards and sheets, played in the town. */
import { expect, test } from 'vitest';
import { Luck } from '../../../engine/bots/luck';
import { putLast } from '../../../engine/kernel/zones';
import { findZone } from '../../../engine/language/standard';
import { BRIDA, card, heroesFor, OSRIC, Table, TILDE } from './table';

const thin = card('thin', [1, 1, 2]);

/** Brida plays a card and uses its effect, answering with these options. */
function use(table: Table, id: string, ...answers: readonly string[]): Table {
  table.hand(BRIDA, id);
  table.choose('play:', 'effect:', ...answers);
  return table;
}

function tableAt(space: string): Table {
  const table = new Table({ items: [thin] });
  table.put(BRIDA, space);
  return table;
}

test('the Elixir splits 5 between Health and Sanity, and goes back to the box', () => {
  const table = tableAt('sk-common');
  table.set(BRIDA, 'wounds', 4).set(BRIDA, 'lostSanity', 3);
  use(table, 'elixir', '3').end();
  expect([table.read(BRIDA, 'health'), table.read(BRIDA, 'sanity')]).toEqual([4, 4]);
  expect(table.cards('box')).toContain('elixir');
});

test('Smelling Salts are kept: they go to the discards', () => {
  const table = tableAt('sk-common');
  table.set(BRIDA, 'lostSanity', 3);
  use(table, 'smelling-salts').end();
  expect(table.read(BRIDA, 'sanity')).toBe(4);
  expect(table.cards('discard:own', BRIDA)).toEqual(['smelling-salts']);
});

test('Keys let one move, then search twice, and never the other way round', () => {
  const table = tableAt('oc-yard');
  table.top('hatchet', 'smithy');
  table.top('lamp', 'smithy');
  use(table, 'keys', 'oc-anvil').end();
  expect(table.cards('hand', BRIDA)).toEqual(expect.arrayContaining(['lamp', 'hatchet']));
});

test('the Lamp searches whatever the quarter; where nothing can be found it finds nothing', () => {
  const table = tableAt('oc-anvil');
  table.top('hatchet', 'smithy');
  use(table, 'lamp');
  expect(table.cards('hand', BRIDA)).toContain('hatchet');
});

test('Grave Salt lays every ghost near to rest, for a candle each', () => {
  const table = tableAt('sk-common');
  const ghosts = ['sk-common', 'sk-oak', 'bi-mill'].map((space) => table.spawn('hungry-ghost', space));
  use(table, 'grave-salt');
  expect(ghosts.map((ghost) => table.isGone(ghost))).toEqual([true, true, false]);
  expect(table.read(BRIDA, 'candles')).toBe(2);
});

test('Bitter Root makes defence cards 2 higher until the next turn of its hero', () => {
  const table = tableAt('sk-common');
  table.put(OSRIC, 'sk-common');
  table.hand(OSRIC, 'cornered');
  table.hand(BRIDA, 'bitter-root', 'cornered');
  table.choose('Play Bitter Root', 'effect:').end();
  table.choose('Play Cornered', 'attack:');
  table.choose('cornered').end();
  // Attack 6 against 4 and 2.
  expect(table.read(BRIDA, 'health')).toBe(5);
  table.turnOf(BRIDA);
  expect(table.question).toBe('turn');
  expect(table.view().seats[0]?.stats.some(({ label }) => label === 'Bitter Root')).toBe(false);
});

test('a Padlock keeps everybody out of the building until the next turn of its hero', () => {
  const table = tableAt('oc-yard');
  table.put(OSRIC, 'oc-chain');
  table.hand(OSRIC, 'cornered');
  use(table, 'padlock').end();
  table.choose('Play Cornered', 'move:card');
  expect(table.offers('oc-yard')).toEqual([]);
  expect(table.offers('oc-h5')).toEqual(['oc-h5']);
});

test('a Crowbar opens the door that others hold', () => {
  const table = tableAt('oc-chain');
  table.put(OSRIC, 'oc-yard');
  use(table, 'crowbar', 'oc-yard');
  expect(table.at(BRIDA)).toBe('oc-yard');
});

test('a Forge Hammer strikes again only if a monster died of the first blow', () => {
  for (const [monster, blows] of [
    ['hungry-ghost', 2],
    ['gargoyle', 1],
  ] as const) {
    const table = tableAt('sk-common');
    table.spawn(monster, 'sk-common');
    table.spawn('hungry-ghost', 'sk-oak');
    use(table, 'forge-hammer', `monster/${monster}#1`);
    expect(table.question === 'strike' ? 2 : 1).toBe(blows);
  }
});

test('a Powder Keg hurts everybody near, each with a defence card, and its hero', () => {
  const table = tableAt('sk-common');
  table.put(OSRIC, 'sk-well');
  table.hand(OSRIC, 'thin');
  const ghost = table.spawn('hungry-ghost', 'sk-common');
  use(table, 'powder-keg');
  expect([table.read(BRIDA, 'health'), table.read(OSRIC, 'health'), table.isGone(ghost)]).toEqual([3, 1, true]);
});

test('Truth Drops show a Role to one hero alone', () => {
  const table = tableAt('sk-common');
  table.put(OSRIC, 'sk-common');
  table.give(OSRIC, 'pilgrim', 'role');
  use(table, 'truth-drops');
  const roleFor = (seat: number) => table.view(seat).seats[1]?.cards.find(({ footer }) => footer === 'secret')?.item;
  expect([roleFor(0), roleFor(2), table.read(OSRIC, 'sanity')]).toEqual(['role/pilgrim', 'role/', 3]);
});

test('the Torn Almanac never moves Time over a border', () => {
  const table = tableAt('sk-common');
  use(table, 'torn-almanac', 'back').end();
  expect(table.view().tracks[0]?.spaces[0]?.state).toBe('current');
  table.time(5).turnOf(BRIDA);
  use(table, 'torn-almanac', 'forward');
  expect(table.view().tracks[0]?.spaces[5]?.state).toBe('current');
});

test('a Letter of Passage swaps two heroes', () => {
  const table = tableAt('sk-common');
  table.put(OSRIC, 'bi-rider');
  use(table, 'letter-of-passage', 'osric');
  expect([table.at(BRIDA), table.at(OSRIC)]).toEqual(['bi-rider', 'sk-common']);
});

test('Confession hands a Curse over, and what it does at once does not come back', () => {
  const table = tableAt('sk-common');
  table.put(OSRIC, 'sk-common');
  table.give(BRIDA, 'second-heartbeat', 'curses');
  use(table, 'confession');
  expect([table.cards('curses', OSRIC), table.read(OSRIC, 'deranged')]).toEqual([['second-heartbeat'], 0]);
});

test('a Lullaby keeps the monsters of the quarter still', () => {
  const table = tableAt('sk-common');
  const ghost = table.spawn('hungry-ghost', 'sk-bridge');
  table.set(table.game, 'destiny', table.entity(BRIDA));
  use(table, 'lullaby-sheet').end();
  expect(table.at(ghost)).toBe('sk-bridge');
});

test('two ways to free a Deranged: the Ledger in one building, the Psalm in one quarter', () => {
  for (const [id, space] of [
    ['priests-ledger', 'sk-angel'],
    ['thirteenth-psalm', 'sk-common'],
  ] as const) {
    const table = tableAt('sk-gate');
    table.night(OSRIC);
    table.put(OSRIC, space);
    use(table, id);
    expect([id, table.read(OSRIC, 'isTurned')]).toEqual([id, 0]);
  }
});

test('every effect of an item or a reward can be used without anything going wrong, whatever is answered', () => {
  const luck = new Luck(3);
  const table = new Table({ items: [thin], heroes: heroesFor(4) });
  const ids = ['item-card', 'reward'].flatMap((kind) => table.play.program.ofKind(kind).map(({ item }) => item.id));
  expect(ids).toHaveLength(49);
  let used = 0;
  for (const id of ids) {
    for (const hero of table.heroes) table.put(hero, 'sk-angel');
    table.set(BRIDA, 'wounds', 1).set(BRIDA, 'lostSanity', 1).set(BRIDA, 'candles', 2).set(BRIDA, 'isDead', 0);
    table.set(OSRIC, 'deranged', 1).set(TILDE, 'isDead', 0);
    table.give(BRIDA, 'salt-debt', 'curses');
    table.spawn('hungry-ghost', 'sk-angel');
    table.turnOf(BRIDA);
    table.hand(BRIDA, id, 'thin', 'thin');
    table.choose(table.offers('play:').find((key) => key.includes(`/${id}#`)) ?? '');
    const [effect] = table.offers('effect:');
    if (effect === undefined) continue;
    used++;
    table.choose(effect);
    for (let n = 0; n < 60 && table.question !== 'turn'; n++)
      table.choose(table.options()[luck.below(table.options().length)]?.key ?? '');
  }
  expect(used).toBeGreaterThan(44);
});

test('every Curse can be drawn, and is discarded by its special action where it says so and nowhere else', () => {
  const table = new Table({ heroes: heroesFor(4) });
  table.attach('abandoned-church', 'sk-road');
  const curses = table.play.program.ofKind('curse');
  expect(curses).toHaveLength(42);
  const spaces = ['bi-apo', 'oc-yard', 'sp-stacks', 'sk-angel', 'sk-h1', 'sk-h2', 'bi-h3', 'oc-h4', 'oc-h5', 'sp-h6'];
  spaces.push('sp-ruins', 'sk-oak', 'bi-gallows', 'oc-slag', 'sp-stone', 'sk-common', 'bi-mill');
  for (const { item } of curses) {
    for (const hero of table.heroes) table.put(hero, 'bi-rider');
    for (const stat of ['deranged', 'wounds', 'lostSanity']) table.set(BRIDA, stat, 0);
    table.set(BRIDA, 'candles', 4);
    table.top(item.id, 'curses');
    table.play.program.system.registeredProcedures['take-curse']?.(table.play, [table.entity(BRIDA)], { value: 0 });
    if (item.actions === undefined) {
      expect([item.id, table.read(BRIDA, 'deranged'), table.cards('curses', BRIDA)]).toEqual([item.id, 1, []]);
      continue;
    }
    table.set(BRIDA, 'deranged', 0).set(BRIDA, 'candles', 4);
    const places = spaces.filter((space) => {
      table.put(BRIDA, space);
      table.put(OSRIC, space);
      table.turnOf(BRIDA);
      table.hand(BRIDA, 'cornered', 'hurried-step', 'loose-stone');
      table.choose(table.offers('play:')[0] ?? '');
      return table.offers('special:').some((key) => key.includes(`/${item.id}#`));
    });
    expect([item.id, places.length > 0, places.length < spaces.length || item.id === 'knot-of-hair']).toEqual([
      item.id,
      true,
      true,
    ]);
    table.put(BRIDA, places.at(-1) as string);
    table.put(OSRIC, places.at(-1) as string);
    table.turnOf(BRIDA);
    table.hand(BRIDA, 'cornered', 'hurried-step', 'loose-stone');
    table.choose(table.offers('play:')[0] ?? '');
    table.choose(table.offers('special:').find((key) => key.includes(`/${item.id}#`)) ?? '');
    while (table.question !== 'turn') table.choose(table.options()[0]?.key ?? '');
    expect([item.id, table.cards('curses', BRIDA).includes(item.id)]).toEqual([item.id, false]);
    for (const each of table.zone('curses', BRIDA)) table.box(each);
  }
});

test('a piece is attached to one free exit; the Gate is street, the Church a building without a door, and neither is of a quarter', () => {
  const table = tableAt('sk-road');
  table.attach('enchanted-gate', 'sk-road');
  table.attach('abandoned-church', 'sk-road');
  table.attach('enchanted-gate', 'bi-mill');
  const shown = () => table.view().board.spaces.map(({ id }) => id);
  expect(shown().filter((id) => id.startsWith('church'))).toEqual([]);
  table.attach('abandoned-church', 'bi-mill');
  table.hand(BRIDA, 'cornered');
  table.choose('Play Cornered', 'move:card', table.everyGate());
  expect(table.at(BRIDA)).toBe(table.everyGate());
  const church = shown().find((id) => id.startsWith('church')) ?? '';
  table.put(OSRIC, church);
  table.put(TILDE, 'bi-mill');
  table.set(OSRIC, 'lostSanity', 4).set(BRIDA, 'lostSanity', 4);
  table.turnOf(OSRIC);
  table.hand(OSRIC, 'cornered');
  table.choose('rest:rest', 'keep');
  expect(table.read(OSRIC, 'sanity')).toBe(4);
  table.hand(TILDE, 'cornered');
  // Nobody can bar what has no door.
  table.turnOf(TILDE);
  table.choose('Play Cornered', 'move:card', church);
  expect(table.at(TILDE)).toBe(church);
});

test.each([
  ['borrowed-face', 'a rest restores 1 Sanity less'],
  ['thin-blood', 'defence cards are 1 lower'],
  ['unlit-road', 'Movement is 1 less'],
] as const)('%s: %s', (id, _rule) => {
  const table = tableAt('sk-common');
  const stats = ['rest', 'defense', 'movement'].map((stat) => table.read(BRIDA, stat));
  table.give(BRIDA, id, 'curses');
  const now = ['rest', 'defense', 'movement'].map((stat) => table.read(BRIDA, stat));
  expect(now.reduce((sum, value, index) => sum + value - (stats[index] as number), 0)).toBe(-1);
});

test('the Wrong Door cannot be blocked, the Nailed Shadow takes no portal', () => {
  const table = tableAt('oc-chain');
  table.put(OSRIC, 'oc-yard');
  table.give(OSRIC, 'wrong-door', 'curses');
  table.hand(BRIDA, 'cornered');
  table.choose('Play Cornered', 'move:card', 'oc-yard');
  expect(table.at(BRIDA)).toBe('oc-yard');
  table.put(BRIDA, 'oc-steps');
  table.give(BRIDA, 'nailed-shadow', 'curses');
  table.turnOf(BRIDA);
  table.hand(BRIDA, 'cornered');
  table.choose('Play Cornered', 'move:card');
  expect(table.offers('sk-well')).toEqual([]);
});

test('the Pilgrim needs the stone of each quarter, each once, and then has the Flameless Lantern', () => {
  const table = new Table();
  const role = table.give(BRIDA, 'pilgrim', 'role');
  const bats: number[] = [];
  for (const space of ['sk-oak', 'sk-oak', 'bi-gallows', 'oc-slag', 'sp-stone']) {
    table.put(BRIDA, space);
    table.turnOf(BRIDA);
    table.hand(BRIDA, 'cornered');
    table.choose('Play Cornered').end();
    bats.push(table.read(role, 'bats'));
  }
  expect(bats).toEqual([1, 1, 2, 3, 0]);
  expect(table.cards('hand', BRIDA)).toContain('flameless-lantern');
});

test('Fog ends the move of whoever enters it, weakens attacks, and burns for a candle', () => {
  const table = tableAt('sk-common');
  putLast(table.play, table.entity('fog-lies'), findZone(table.play, 'table', 0));
  table.spawn('fog', 'sk-well');
  table.set(BRIDA, 'candles', 1);
  table.hand(BRIDA, 'hurried-step');
  table.choose('Play Hurried Step', 'move:card', 'sk-bridge');
  expect(table.at(BRIDA)).toBe('sk-well');
  table.spawn('hungry-ghost', 'sk-well');
  table.choose('attack:', '0');
  // Attack 3 in the Fog is 2, no more than the ghost's Defence.
  expect(table.everywhere('hungry-ghost')).toEqual(['sk-well']);
  table.turnOf(BRIDA);
  table.hand(BRIDA, 'cornered');
  table.choose('Play Cornered', 'special:');
  expect(table.everywhere('fog')).toEqual([]);
});

test.each(['tally', 'winter', 'church'])(
  'every sheet of %s is revealed in its chapter, and all that it brings is there',
  (scenario) => {
    const luck = new Luck(5);
    const table = new Table({ scenario, heroes: heroesFor(4), seed: 3 });
    const seen = new Set<string>();
    for (let n = 0; n < 1500 && table.question !== ''; n++) {
      for (const sheet of table.cards('current-sheet')) seen.add(sheet);
      const options = table.options();
      // Whoever rests buys time, so that the days pass.
      const rest = options.find(({ key }) => key === 'rest:rest' || key === 'hasten');
      table.choose(rest?.key ?? options[luck.below(options.length)]?.key ?? '');
    }
    expect([...seen].length).toBeGreaterThanOrEqual(3);
  },
);
