/** What the cards of the search deck do, each in a real game. */
import { describe, expect, test } from 'vitest';
import { type CardTableSetup, cardTable, hero, stack } from './card-table';
import type { Table } from './table';
import { monster as figure } from './table-content';

/** A monster that does nothing by itself. */
const monster = (id: string, stats: object = {}, more: object = {}) =>
  figure(id, { trap: 0, health: 6, ...stats }, { behavior: [], ...more });

const DUMMY = monster('dummy');
const EPIC = monster('idol', { health: 9 }, { rank: 'epic' });

/** Ann, then Bob; a Dummy where the test says. */
const table = (more: CardTableSetup = {}) =>
  cardTable({ heroes: [hero('ann'), hero('bob')], items: [DUMMY, EPIC], ...more });

/** Keeps dice as they fell for as long as changing them is offered. */
function keep(at: Table): Table {
  while (at.question === 'after-roll') at.choose('keep');
  return at;
}

/** Attacks with a card at a space and keeps the dice. */
const attack = (at: Table, card: string, space: string, ...dice: number[]) =>
  keep(at.dice(...dice).choose(`${card}#1`.includes('>') ? card : arm(at, card, space)));

function arm(at: Table, card: string, space: string): string {
  const [key = '', ...others] = at
    .options()
    .flatMap(({ key }) => (key.includes(`/${card}#`) && key.endsWith(`>${space}`) ? [key] : []));
  if (key === '' || others.length > 0)
    throw new Error(`no one attack with ${card} at ${space} among ${at.options().map((each) => each.key)}`);
  return key;
}

describe('weapons', () => {
  test('a Pistol reaches two spaces; successes times damage, less the Resistance once', () => {
    const at = table({ items: [monster('dummy', { resistance: 1 })] });
    at.give('ann', 'weapon/pistol');
    const dummy = at.spawn('dummy', 'hall-c');
    attack(at, 'pistol', 'hall-c', 5, 6, 2);
    expect(at.read(dummy, 'wounds')).toBe(3);
  });

  test('a Harpoon Gun shoots once per activation', () => {
    const at = table();
    at.give('ann', 'weapon/harpoon-gun');
    const dummy = at.spawn('dummy', 'hall-c');
    attack(at, 'harpoon-gun', 'hall-c', 4, 1);
    expect(at.read(dummy, 'wounds')).toBe(3);
    expect(at.offers('harpoon-gun')).toEqual([]);
    at.choose('end').untilTurnOf('ann');
    expect(at.offers('harpoon-gun')).toHaveLength(1);
  });

  test('a Riot Shotgun deals 1 damage more for each success in its own space', () => {
    const at = table();
    at.give('ann', 'weapon/riot-shotgun');
    const near = at.spawn('dummy', 'hall-a');
    const far = at.spawn('dummy', 'hall-b');
    attack(at, 'riot-shotgun', 'hall-a', 4, 1, 1);
    attack(at, 'riot-shotgun', 'hall-b', 4, 1, 1);
    expect([at.read(near, 'wounds'), at.read(far, 'wounds')]).toEqual([3, 2]);
  });

  test('a Diving Knife rolls no fewer dice under water, a Fire Axe does', () => {
    const at = table();
    at.give('ann', 'weapon/diving-knife');
    at.give('ann', 'weapon/fire-axe');
    at.spawn('dummy', 'hall-a');
    at.set(at.space('hall-a'), 'submerged', 1);
    attack(at, 'diving-knife', 'hall-a', 1, 1, 1);
    attack(at, 'fire-axe', 'hall-a', 1, 1);
    expect(at.read('ann', 'oxygen')).toBe(1);
  });

  test('a Scalpel that kills may close a wound on somebody in the space', () => {
    const at = table({ items: [monster('dummy', { health: 2 })] });
    at.give('ann', 'weapon/scalpel');
    at.set('bob', 'wounds', 2);
    at.spawn('dummy', 'hall-a');
    attack(at, 'scalpel', 'hall-a', 4, 1).choose('bob');
    expect(at.read('bob', 'wounds')).toBe(1);
  });

  test('a Scalpel that does not kill closes nothing', () => {
    const at = table();
    at.give('ann', 'weapon/scalpel');
    at.set('bob', 'wounds', 2);
    at.spawn('dummy', 'hall-a');
    attack(at, 'scalpel', 'hall-a', 4, 1);
    expect(at.question).toBe('turn');
  });
});

describe('Mind Cutter', () => {
  const cutter = () => {
    const at = table({ items: [monster('dummy', { health: 9, resistance: 1 }), EPIC] });
    at.give('ann', 'weapon/mind-cutter');
    return at;
  };

  test('gives up two of the actions left for four more wounds', () => {
    const at = cutter();
    const dummy = at.spawn('dummy', 'hall-a');
    attack(at, 'mind-cutter', 'hall-a', 5, 1, 1);
    expect(at.options().map(({ label }) => label)).toEqual(['0', '1', '2']);
    at.choose('2');
    expect(at.read(dummy, 'wounds')).toBe(5);
    expect(at.read('ann', 'actions')).toBe(0);
  });

  test('asks nothing when it has not wounded', () => {
    const at = cutter();
    at.spawn('dummy', 'hall-a');
    attack(at, 'mind-cutter', 'hall-a', 1, 1, 1);
    expect(at.question).toBe('turn');
  });

  test('asks nothing of an epic monster', () => {
    const at = cutter();
    at.spawn('idol', 'hall-a');
    attack(at, 'mind-cutter', 'hall-a', 5, 5, 1);
    expect(at.question).toBe('turn');
  });
});

describe('weapons of the expansion', () => {
  test('a Trepan Drill exhausts 1 sanity after the attack', () => {
    const at = table();
    at.give('ann', 'weapon/trepan-drill');
    at.spawn('dummy', 'hall-a');
    attack(at, 'trepan-drill', 'hall-a', 1, 1);
    expect(at.read('ann', 'exhausted')).toBe(1);
  });

  test('a Restraint Pole slows what it wounds, unless it is epic', () => {
    const at = table();
    at.give('ann', 'weapon/restraint-pole');
    const dummy = at.spawn('dummy', 'hall-b');
    const idol = at.spawn('idol', 'hall-a');
    attack(at, 'restraint-pole', 'hall-b', 1, 1);
    expect(at.read(dummy, 'slowed')).toBe(0);
    attack(at, 'restraint-pole', 'hall-b', 4, 1);
    attack(at, 'restraint-pole', 'hall-a', 4, 1);
    expect([at.read(dummy, 'slowed'), at.read(idol, 'slowed')]).toEqual([1, 0]);
  });
});

describe('tools', () => {
  test('a Flashlight discards what was found and draws another, once per round', () => {
    const at = table();
    at.give('ann', 'tool/flashlight');
    stack(at, 'search', 'weapon/pistol', 'once/flare', 'weapon/smg');
    at.choose('search:search').choose('pistol').choose('use');
    expect(at.cards('inventory', 'ann')).toEqual(['flashlight', 'flare']);
    expect(at.cards('discard:search')).toEqual(['pistol']);
  });

  test('a Rebreather refills to 5', () => {
    const at = table();
    at.give('ann', 'tool/rebreather');
    at.choose('end').untilTurnOf('ann');
    expect(at.read('ann', 'oxygen')).toBe(5);
  });

  test('a Dive Vest and a Cable Spool add to Resistance and Escape', () => {
    const at = table();
    at.give('ann', 'tool/dive-vest');
    at.give('ann', 'tool/cable-spool');
    expect([at.read('ann', 'resistance'), at.read('ann', 'escape')]).toEqual([1, 5]);
    expect([at.read('bob', 'resistance'), at.read('bob', 'escape')]).toEqual([0, 4]);
  });

  test('Sealant Foam locks a hatchway and is gone', () => {
    const at = table();
    at.give('ann', 'tool/sealant-foam');
    expect(at.offers('sealant-foam')).toEqual([]);
    at.put('ann', 'hall-c');
    at.choose('sealant-foam');
    expect(at.hatchState('hall-c', 'side-a')).toBe('locked');
    expect(at.cards('inventory', 'ann')).toEqual([]);
    expect(at.cards('discard:search')).toEqual(['sealant-foam']);
    expect(at.read('ann', 'actions')).toBe(3);
  });

  test('with a Pry Bar hatches open free, and it strikes', () => {
    const at = table();
    at.give('ann', 'tool/pry-bar');
    at.put('ann', 'hall-c');
    at.hatch('hall-c', 'side-a', 'locked');
    const dummy = at.spawn('dummy', 'hall-c');
    attack(at, 'pry-bar', 'hall-c', 5, 1);
    expect(at.read(dummy, 'wounds')).toBe(2);
    at.choose('open-hatch:open');
    expect(at.hatchState('hall-c', 'side-a')).toBe('open');
    expect(at.read('ann', 'actions')).toBe(2);
  });

  test("with the Orderly's Keys every change of a hatch is free", () => {
    const at = table();
    at.give('ann', 'tool/orderlys-keys');
    at.put('ann', 'hall-c');
    at.choose('closed@').choose('locked@').choose('open@');
    expect(at.read('ann', 'actions')).toBe(3);
  });

  test('a Signal Lamp lets somebody in sight Move', () => {
    const at = table();
    at.give('ann', 'tool/signal-lamp');
    at.put('bob', 'hall-c');
    at.choose('signal-lamp').choose('side-a');
    at.choose('Stay here');
    expect(at.at('bob')).toBe('side-a');
    expect(at.read('ann', 'actions')).toBe(2);
  });

  test('a Lead Cowl takes a sanity token and the first madness of each round', () => {
    const at = table();
    at.give('ann', 'tool/lead-cowl');
    expect(at.read('ann', 'maxSanity')).toBe(3);
    at.set('ann', 'exhausted', 3);
    stack(at, 'madness', 'madness/raw-skin');
    at.give('ann', 'weapon/trepan-drill');
    at.spawn('dummy', 'hall-a');
    attack(at, 'trepan-drill', 'hall-a', 1, 1);
    expect(at.read('ann', 'madness')).toBe(0);
    attack(at, 'trepan-drill', 'hall-a', 1, 1);
    expect(at.read('ann', 'madness')).toBe(1);
  });
});

describe('items of one use', () => {
  test('a Field Dressing heals 2 on somebody in the space, for an action', () => {
    const at = table();
    at.give('ann', 'once/field-dressing');
    expect(at.offers('field-dressing')).toEqual([]);
    at.set('ann', 'wounds', 1);
    at.set('bob', 'wounds', 3);
    at.choose('field-dressing').choose('bob');
    expect(at.read('bob', 'wounds')).toBe(1);
    expect(at.read('ann', 'actions')).toBe(2);
    expect(at.cards('discard:search')).toEqual(['field-dressing']);
  });

  test('a Sedative readies 2', () => {
    const at = table();
    at.give('ann', 'once/sedative');
    expect(at.offers('sedative')).toEqual([]);
    at.set('ann', 'exhausted', 3);
    at.choose('sedative');
    expect([at.read('ann', 'exhausted'), at.read('ann', 'clear')]).toEqual([1, 3]);
    expect(at.cards('inventory', 'ann')).toEqual([]);
  });

  test('a Stim Ampoule gives an action now and takes a wound when the activation ends', () => {
    const at = table();
    at.give('ann', 'once/stim-ampoule');
    at.choose('stim-ampoule');
    expect([at.read('ann', 'actions'), at.read('ann', 'wounds')]).toEqual([4, 0]);
    at.choose('end').untilTurnOf('bob');
    expect(at.read('ann', 'wounds')).toBe(1);
    at.choose('end').untilTurnOf('ann').choose('end').untilTurnOf('bob');
    expect(at.read('ann', 'wounds')).toBe(1);
  });

  test('a Flare weakens all monsters of one space in sight', () => {
    const at = table();
    at.give('ann', 'once/flare');
    const [one, two] = [at.spawn('dummy', 'hall-c'), at.spawn('dummy', 'hall-c')];
    const other = at.spawn('dummy', 'hall-b');
    const hidden = at.spawn('dummy', 'nook-a');
    at.spawn('idol', 'hall-a');
    at.choose('flare');
    expect(at.options().map(({ key }) => key)).toEqual(['hall-a', 'hall-b', 'hall-c']);
    at.choose('hall-c');
    expect([one, two, other, hidden].map((each) => at.read(each, 'weakened'))).toEqual([1, 1, 0, 0]);
  });

  test('an Oxygen Bottle fills up everybody in the space', () => {
    const at = table();
    at.give('ann', 'once/oxygen-bottle');
    at.set('ann', 'oxygen', 1);
    at.set('bob', 'oxygen', -1);
    at.choose('oxygen-bottle');
    expect([at.read('ann', 'oxygen'), at.read('bob', 'oxygen')]).toEqual([3, 3]);
  });

  test('Bottled Calm turns a madness token clear', () => {
    const at = table();
    at.give('ann', 'once/bottled-calm');
    at.set('ann', 'madness', 1);
    at.choose('bottled-calm');
    expect([at.read('ann', 'madness'), at.read('ann', 'clear')]).toEqual([0, 4]);
  });
});
