/** The Monster Phase, and what each sort of monster does. */
import { expect, test } from 'vitest';
import { BRIDA, card, OSRIC, Table, TILDE } from './table';

const wall = card('wall', [1, 1, 9]);
const thin = card('thin', [1, 1, 2]);
const sword = card('sword', [1, 9, 2]);

/** Plays the Monster Phase; ties go to the first option, and everybody defends with this card. */
function monsters(table: Table): string[] {
  const asked: string[] = [];
  table.set(table.game, 'stage', 4);
  while (table.question !== 'turn' && table.question !== '') {
    if (table.question === 'defend') asked.push(table.asked);
    table.choose(table.options()[0]?.key ?? '');
  }
  return asked;
}

/** Everybody can defend many times. */
function arm(table: Table, id: string): void {
  for (const hero of [BRIDA, OSRIC, TILDE]) table.hand(hero, id, id, id, id, id, id);
}

test('monsters act by their Initiative, and all of a sort move before any of it attacks', () => {
  const table = new Table({ items: [wall] });
  arm(table, 'wall');
  table.put(BRIDA, 'bi-rider');
  table.spawn('werewolf', 'bi-market');
  table.spawn('walking-dead', 'bi-mill');
  table.spawn('walking-dead', 'bi-market');
  monsters(table);
  const told = table.lines().filter((line) => /^(Walking|Werewolf).*(moves|attacks)/.test(line));
  expect(told.map((line) => line.replace(/ (to|Brida).*/, ''))).toEqual([
    'Walking Dead 1 moves',
    'Walking Dead 1 attacks',
    'Walking Dead 2 attacks',
    'Werewolf 1 attacks',
  ]);
});

test('everybody in reach is attacked, each with a card, and a door weakens a monster as well', () => {
  const table = new Table({ items: [thin] });
  for (const hero of [BRIDA, OSRIC, TILDE]) table.hand(hero, 'thin');
  table.put(BRIDA, 'bi-market');
  table.put(OSRIC, 'bi-h3');
  table.put(TILDE, 'oc-anvil');
  table.spawn('hungry-ghost', 'bi-market');
  monsters(table);
  // Power 4 against 2, and 2 weaker through the door.
  expect([BRIDA, OSRIC, TILDE].map((hero) => table.read(hero, 'health'))).toEqual([3, 5, 5]);
});

test('a monster on the space of its target does not move, and none takes a portal', () => {
  const table = new Table({ items: [wall] });
  arm(table, 'wall');
  const here = table.spawn('hungry-ghost', 'bi-market');
  table.put(BRIDA, 'bi-market');
  const there = table.spawn('hungry-ghost', 'sk-well');
  table.put(OSRIC, 'oc-steps');
  table.put(TILDE, 'oc-steps');
  monsters(table);
  expect(table.at(here)).toBe('bi-market');
  // The portal beside the well would be one step; it goes round by the street.
  expect(table.at(there)).not.toBe('oc-steps');
});

test('a hero beside the door keeps a monster out that goes for somebody behind', () => {
  const table = new Table({ items: [wall] });
  arm(table, 'wall');
  const ghost = table.spawn('hungry-ghost', 'sk-common');
  table.put(BRIDA, 'sk-gate');
  table.put(OSRIC, 'sk-angel');
  table.put(TILDE, 'oc-anvil');
  table.set(table.game, 'destiny', table.entity(TILDE)).set(table.game, 'stage', 4);
  expect(table.question).toBe('defend');
  expect(table.at(ghost)).toBe('sk-common');
});

test('wounds stay until a monster dies, and its reward comes then', () => {
  const table = new Table({ items: [card('five', [1, 4, 2])] });
  const wolf = table.spawn('werewolf', 'sk-common');
  table.put(BRIDA, 'sk-common');
  table.hand(BRIDA, 'five');
  table.choose('Play five', 'attack:');
  expect([table.read(wolf, 'health'), table.read(BRIDA, 'candles')]).toEqual([1, 0]);
  table.turnOf(BRIDA);
  table.hand(BRIDA, 'five');
  table.choose('Play five', 'attack:');
  expect([table.isGone(wolf), table.read(BRIDA, 'candles')]).toEqual([true, 2]);
});

test('a werewolf goes for the weakest, attacks nobody else, and worries a card out of whoever it bites deep', () => {
  const table = new Table({ items: [thin] });
  table.put(BRIDA, 'bi-market');
  table.put(OSRIC, 'bi-rider');
  table.put(TILDE, 'oc-anvil');
  table.set(OSRIC, 'wounds', 1);
  for (const hero of [BRIDA, OSRIC, TILDE]) table.hand(hero, 'thin', 'thin');
  table.spawn('werewolf', 'bi-market');
  expect(monsters(table)).toEqual([OSRIC]);
  expect([table.read(BRIDA, 'health'), table.read(OSRIC, 'health'), table.cards('hand', OSRIC)]).toEqual([5, 1, []]);
});

test('a necromancer keeps away, raises the dead on its space, and hardens those near it', () => {
  const table = new Table({ items: [wall] });
  arm(table, 'wall');
  const master = table.spawn('necromancer', 'sk-common');
  table.put(BRIDA, 'sk-well');
  monsters(table);
  expect(table.everywhere('walking-dead')).toEqual([table.at(master)]);
  expect(table.at(master)).not.toBe('sk-common');
  expect(table.read(table.entity('walking-dead'), 'defense')).toBe(4);
});

test('the gargoyle flies to the most cursed, on to its space, and never under a roof', () => {
  const table = new Table({ items: [wall] });
  arm(table, 'wall');
  const stone = table.spawn('gargoyle', 'sk-common');
  table.give(OSRIC, 'salt-debt', 'curses');
  table.put(OSRIC, 'sk-bridge');
  table.put(BRIDA, 'sk-oak');
  expect(monsters(table)).toEqual([OSRIC]);
  expect(table.at(stone)).toBe('sk-bridge');
  table.put(OSRIC, 'sk-h1');
  monsters(table);
  expect(table.at(stone)).not.toBe('sk-h1');
});

test('the Crowned has as much Health as there are heroes, and candles restore nothing on the Gate while it lives', () => {
  const table = new Table({ items: [sword] });
  table.attach('enchanted-gate', 'sk-road');
  const crowned = table.spawn('necromancer-crowned', 'sk-road');
  expect(table.read(crowned, 'maxHealth')).toBe(3);
  table.put(BRIDA, table.everyGate());
  table.set(BRIDA, 'candles', 2).set(BRIDA, 'wounds', 2);
  table.hand(BRIDA, 'sword');
  expect(table.offers('candle-health')).toEqual([]);
  table.choose('Play sword', 'attack:', '0');
  expect(table.isGone(crowned)).toBe(true);
  expect(table.offers('candle-health')).toEqual(['candle-health:one']);
});

test('no more come than there are tokens, and sheets that share tokens share the number', () => {
  const table = new Table();
  const { system } = table.play.program;
  const order = (id: string) => ({
    item: table.play.program.findById(id),
    space: table.space('sk-common'),
    owner: 0,
    number: 0,
  });
  for (const id of ['gargoyle', 'gargoyle', 'necromancer', 'necromancer-crowned', 'necromancer'])
    system.spawn(table.play, order(id) as Parameters<typeof system.spawn>[1], { value: 0 });
  expect(table.everywhere('gargoyle')).toHaveLength(1);
  expect([...table.everywhere('necromancer'), ...table.everywhere('necromancer-crowned')]).toHaveLength(2);
});
