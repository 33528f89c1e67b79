/** What single items and rewards do to the game, by the words on them. Those with a rule of their own are in `cards`. */
import { expect, test } from 'vitest';
import { BRIDA, card, OSRIC, Table, TILDE } from './table';

/** Defends with 2 as a human. */
const thin = card('thin', [1, 1, 2]);

/** Brida and Osric on Widows' Green, Tilde far away; who is attacked defends with 2. */
function town(): Table {
  const table = new Table({ items: [thin] });
  table.put(BRIDA, 'sk-common');
  table.put(OSRIC, 'sk-common');
  table.put(TILDE, 'bi-rider');
  table.hand(OSRIC, 'thin');
  table.hand(TILDE, 'thin');
  return table;
}

/** Brida plays a card and uses its effect, answering with these options. */
function use(table: Table, id: string, ...answers: readonly string[]): Table {
  table.hand(BRIDA, id);
  table.choose('play:', 'effect:', ...answers);
  return table;
}

const numbers = (table: Table, who: string) => ['health', 'sanity', 'candles'].map((stat) => table.read(who, stat));

test.each([
  // Health and Sanity are 5 at most, and there are no candles at first; wounds and lost Sanity before, then what is left of all three.
  ['leech-jar', [0, 4], [4, 4, 0]],
  ['tallow-bundle', [0, 0], [5, 5, 5]],
  ['psalter', [0, 3], [5, 4, 0]],
  ['vial-of-essence', [4, 4], [5, 5, 0]],
] as const)('%s restores, gains and costs what it says', (id, [wounds, lost], left) => {
  const table = town();
  table.set(BRIDA, 'wounds', wounds).set(BRIDA, 'lostSanity', lost);
  use(table, id);
  expect(numbers(table, BRIDA)).toEqual(left);
});

test('a Psalter restores 1 Sanity to others on the space, and to nobody else', () => {
  const table = town();
  for (const who of [OSRIC, TILDE]) table.set(who, 'lostSanity', 3);
  use(table, 'psalter');
  expect([table.read(OSRIC, 'sanity'), table.read(TILDE, 'sanity')]).toEqual([3, 2]);
});

test('the Midwife’s Oath restores 4 Health to another hero on the space, and its hero gains 3 candles', () => {
  const table = town();
  table.set(OSRIC, 'wounds', 4).set(BRIDA, 'wounds', 1);
  use(table, 'midwifes-oath');
  expect([table.read(OSRIC, 'health'), numbers(table, BRIDA)]).toEqual([5, [4, 5, 3]]);
});

test('a Poultice restores 2 Health to whoever is chosen on the space', () => {
  const table = town();
  for (const who of [BRIDA, OSRIC, TILDE]) table.set(who, 'wounds', 3);
  use(table, 'poultice', 'osric');
  expect([BRIDA, OSRIC, TILDE].map((who) => table.read(who, 'health'))).toEqual([2, 4, 2]);
});

test.each([
  ['hatchet', 6],
  ['tithe-knife', 7],
  ['butchers-apron', 4],
  ['vitriol', 3],
  ['cold-iron-ball', 3],
] as const)('%s hits as hard as it says', (id, damage) => {
  const table = town();
  table.set(OSRIC, 'wounds', -10);
  const before = table.read(OSRIC, 'health');
  use(table, id, 'osric');
  while (table.question !== 'turn') table.choose(table.question === 'candles' ? '0' : (table.options()[0]?.key ?? ''));
  expect(before - table.read(OSRIC, 'health')).toBe(damage);
});

test('Vitriol takes 2 Sanity of a hero whom it damages', () => {
  const table = town();
  use(table, 'vitriol', 'osric');
  while (table.question !== 'turn') table.choose(table.question === 'candles' ? '0' : (table.options()[0]?.key ?? ''));
  expect([table.read(OSRIC, 'health'), table.read(OSRIC, 'sanity')]).toEqual([2, 3]);
});

test('a Bone Needle takes a Curse for 2 Sanity', () => {
  const table = town();
  table.give(BRIDA, 'salt-debt', 'curses');
  use(table, 'bone-needle');
  expect([table.cards('curses', BRIDA), table.read(BRIDA, 'sanity')]).toEqual([[], 3]);
});

test('Exorcism frees a Deranged near for 3 Health, and is nothing for whoever has fewer', () => {
  const table = town();
  table.night(OSRIC);
  use(table, 'exorcism');
  expect([table.read(OSRIC, 'isTurned'), table.read(BRIDA, 'health')]).toEqual([0, 2]);
  const weak = town();
  weak.night(OSRIC);
  weak.set(BRIDA, 'wounds', 3);
  weak.hand(BRIDA, 'exorcism');
  weak.choose('play:');
  expect(weak.offers('effect:')).toEqual([]);
});

test('the Grimoire hurts a Monster of the quarter by 2 without a defence, and none of another', () => {
  const table = town();
  const near = table.spawn('gargoyle', 'sk-bridge');
  table.spawn('gargoyle', 'bi-mill');
  const before = table.read(near, 'health');
  use(table, 'grimoire');
  expect(before - table.read(near, 'health')).toBe(2);
});

test('a Boar Spear is for Monsters only', () => {
  const table = use(town(), 'boar-spear');
  expect([table.question, table.read(OSRIC, 'health')]).toEqual(['turn', 5]);
  const ghost = table.spawn('hungry-ghost', 'sk-common');
  table.turnOf(BRIDA);
  use(table, 'boar-spear');
  while (table.question !== 'turn') table.choose(table.question === 'candles' ? '0' : (table.options()[0]?.key ?? ''));
  expect([table.isGone(ghost), table.read(OSRIC, 'health')]).toEqual([true, 5]);
});

test('a Horseshoe leads 10 spaces, along white arrows only; a Grapnel 4, whatever the colour', () => {
  const table = town();
  table.put(BRIDA, 'sk-angel');
  use(table, 'horseshoe');
  expect([table.offers('sk-road').length, table.offers('sk-wood')]).toEqual([1, []]);
  const hooked = town();
  hooked.put(BRIDA, 'sk-angel');
  use(hooked, 'grapnel');
  // Road, Green, Lychgate, Angel Row: three. The wood is one green arrow away.
  expect([hooked.offers('sk-wood'), hooked.offers('sk-road')]).toEqual([['sk-wood'], ['sk-road']]);
});

test('the Register of the Dead brings back a card of the discards', () => {
  const table = town();
  table.give(BRIDA, 'thin', 'discard:own');
  use(table, 'register-of-the-dead');
  expect([table.cards('hand', BRIDA), table.cards('discard:own', BRIDA)]).toEqual([['thin'], []]);
});

test('a Sleeping Draught takes three cards, which whoever has them chooses', () => {
  const table = town();
  table.hand(OSRIC, 'thin', 'cornered', 'loose-stone', 'hurried-step');
  use(table, 'sleeping-draught');
  expect(table.asked).toBe(OSRIC);
  while (table.asked === OSRIC) table.choose(table.options()[0]?.key ?? '');
  expect([table.cards('hand', OSRIC).length, table.cards('discard:own', OSRIC).length]).toEqual([1, 3]);
});

test('a Star Chart draws two cards of a building for 1 Sanity', () => {
  const table = town();
  table.top('hatchet', 'smithy');
  table.top('lamp', 'smithy');
  use(table, 'star-chart', 'smithy');
  expect([table.cards('hand', BRIDA).sort(), table.read(BRIDA, 'sanity')]).toEqual([['hatchet', 'lamp'], 4]);
});

test('a Town Plan leads to any exit and brings 2 candles; the Flameless Lantern to any Place of Power', () => {
  const table = town();
  use(table, 'town-plan', 'oc-ferry');
  expect([table.at(BRIDA), table.read(BRIDA, 'candles')]).toEqual(['oc-ferry', 2]);
  const lit = town();
  use(lit, 'flameless-lantern', 'oc-slag');
  expect(lit.at(BRIDA)).toBe('oc-slag');
});

test('a Gilded Splinter lets everybody on the space lose a Curse, and nobody elsewhere', () => {
  const table = town();
  for (const who of [BRIDA, OSRIC, TILDE]) table.give(who, 'salt-debt', 'curses');
  use(table, 'gilded-splinter');
  while (table.question !== 'turn')
    table.choose(table.options().find(({ isDecline }) => !isDecline)?.key ?? table.options()[0]?.key ?? '');
  expect([BRIDA, OSRIC, TILDE].map((who) => table.cards('curses', who).length)).toEqual([0, 0, 1]);
});

test('a Ragman’s Coat finds a card of the House deck, or 2 candles', () => {
  const table = town();
  table.top('hatchet', 'house');
  use(table, 'ragmans-coat');
  table.choose(table.options()[0]?.key ?? '');
  expect(table.cards('hand', BRIDA)).toEqual(['hatchet']);
  const other = town();
  use(other, 'ragmans-coat');
  other.choose(other.options()[1]?.key ?? '');
  expect([other.cards('hand', BRIDA), other.read(BRIDA, 'candles')]).toEqual([[], 2]);
});

test('the Parish Register shows the top Night card of one player to whoever looks, and to nobody else', () => {
  const table = town();
  const top = table.cards('night', OSRIC)[0];
  use(table, 'parish-register', 'osric');
  const shown = (seat: number) =>
    table.view(seat).seats[1]?.cards.find(({ footer }) => footer === 'a night to come')?.item;
  expect([shown(0), shown(1), shown(2)]).toEqual([`night/${top}`, 'night/', 'night/']);
});

test('a Breastplate makes attacks against its hero 5 weaker until the next turn', () => {
  const table = town();
  use(table, 'breastplate').end();
  table.hand(BRIDA, 'thin');
  table.hand(OSRIC, 'cornered');
  table.turnOf(OSRIC);
  table.choose('Play Cornered', 'attack:character/brida-kessel');
  while (table.question !== 'turn') table.choose(table.question === 'candles' ? '0' : (table.options()[0]?.key ?? ''));
  // 6 less 5 is no more than a defence of 2.
  expect(table.read(BRIDA, 'health')).toBe(5);
});

/** Answers with the first option, and with no candles, until Brida is asked for her next action. */
function finish(table: Table): Table {
  for (let n = 0; n < 20 && table.question !== 'turn' && table.question !== ''; n++)
    table.choose(table.question === 'candles' ? '0' : (table.options()[0]?.key ?? ''));
  return table;
}

test('a Tithe Knife that kills a hero brings it 2 Curses, a Butcher’s Apron brings its hero 3 candles', () => {
  const knife = town();
  knife.set(OSRIC, 'wounds', 4);
  finish(use(knife, 'tithe-knife', 'osric'));
  expect([
    knife.read(OSRIC, 'isDead'),
    knife.cards('curses', OSRIC).length + knife.zone('sealed', OSRIC).length,
  ]).toEqual([1, 2]);
  const apron = town();
  apron.set(OSRIC, 'wounds', 4);
  finish(use(apron, 'butchers-apron', 'osric'));
  expect([apron.read(OSRIC, 'isDead'), apron.read(BRIDA, 'candles')]).toEqual([1, 3]);
});

test('a Cold Iron Ball is 1 stronger for each Curse of its hero', () => {
  const table = town();
  for (const id of ['salt-debt', 'thin-blood']) table.give(BRIDA, id, 'curses');
  finish(use(table, 'cold-iron-ball', 'osric'));
  expect(table.read(OSRIC, 'health')).toBe(0);
});

test('a Blunderbuss hits twice, with 5 and with 3', () => {
  const table = town();
  table.hand(OSRIC, 'thin', 'thin');
  use(table, 'blunderbuss');
  finish(table);
  // 5 and 3, each against a defence of 2.
  expect([table.read(OSRIC, 'health'), table.cards('discard:own', OSRIC)]).toEqual([1, ['thin', 'thin']]);
});

test('a Man Trap hits every figure of one space beside its hero, and nobody on its own', () => {
  const table = town();
  table.put(TILDE, 'sk-oak');
  const ghost = table.spawn('hungry-ghost', 'sk-oak');
  finish(use(table, 'man-trap', 'sk-oak'));
  expect([table.read(TILDE, 'health'), table.isGone(ghost), table.read(OSRIC, 'health')]).toEqual([2, true, 5]);
});
