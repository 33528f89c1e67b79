/** Each devoured effect on the space where it lies. */
import { describe, expect, test } from 'vitest';
import { Station, type StationSetup } from './station';

function at(space: string, effect: string, more: Partial<StationSetup> = {}): Station {
  const table = new Station({ heroes: ['roman-asimov', 'samuel-smith'], ...more });
  table.put('roman-asimov', '24-a');
  table.put('samuel-smith', '2-b');
  table.spawn(`devoured/${effect}`, space);
  return table;
}

describe('at the end of an activation', () => {
  test('Rust Teeth wound whoever is there', () => {
    const table = at('24-a', 'rust-teeth');
    table.endTurn();
    expect(table.read('roman-asimov', 'wounds')).toBe(1);
    expect(table.read('samuel-smith', 'wounds')).toBe(0);
  });

  test('a Cold Seep exhausts 1', () => {
    const table = at('24-a', 'cold-seep');
    table.endTurn();
    expect(table.read('roman-asimov', 'exhausted')).toBe(1);
  });

  test('but not after an action outside of one', () => {
    const table = at('24-a', 'rust-teeth');
    table.give('roman-asimov', 'tool/signal-lamp');
    table.put('roman-asimov', '24-b');
    table.put('samuel-smith', '24-b');
    table.act('Signal Lamp', 'room-24-a');
    expect(table.at('samuel-smith')).toBe('24-a');
    expect(table.read('samuel-smith', 'wounds')).toBe(0);
    table.endTurn();
    expect(table.read('samuel-smith', 'wounds')).toBe(0);
    table.endTurn();
    expect(table.read('samuel-smith', 'wounds')).toBe(1);
  });
});

test('Silt slows whoever enters', () => {
  const table = at('24-b', 'silt');
  table.move('24-b');
  expect(table.read('roman-asimov', 'slowed')).toBe(1);
});

test('Black Water takes a die from attacks out of it, but never the last', () => {
  const table = at('24-a', 'black-water');
  const ravenous = table.spawn('ravenous', '24-a');
  table.spawn('devoured/black-water', '24-a');
  table.dice(6).attack('24-a');
  expect(table.read(ravenous, 'wounds')).toBe(1);
});

test('a Feeding Wall heals a monster that starts there', () => {
  const table = at('24-b', 'feeding-wall', { slots: ['agony', 'twisted'] });
  const twisted = table.spawn('twisted', '24-b');
  table.set(twisted, 'wounds', 3);
  table.hatch('24-a', '5-c', 'closed');
  table.endTurn().endTurn();
  expect(table.read(twisted, 'wounds')).toBe(2);
});

test('an Undertow adds to Trap', () => {
  const table = at('24-a', 'undertow');
  const agony = table.spawn('agony', '24-a');
  expect(table.read(agony, 'trap')).toBe(4);
  expect(table.offers('move')).toEqual([]);
});

test('Dead Air allows neither Search nor Rest', () => {
  const table = at('24-a', 'dead-air');
  table.set('roman-asimov', 'exhausted', 1);
  expect([...table.offers('search'), ...table.offers('rest')]).toEqual([]);
  table.put('roman-asimov', '24-b');
  expect(table.offers('rest')).not.toEqual([]);
});

test('Still Water does nothing', () => {
  const table = at('24-a', 'still-water');
  const before = ['wounds', 'exhausted', 'slowed', 'madness'].map((stat) => table.read('roman-asimov', stat));
  table.endTurn();
  expect(['wounds', 'exhausted', 'slowed', 'madness'].map((stat) => table.read('roman-asimov', stat))).toEqual(before);
});

test('Hardening adds to Resistance', () => {
  const table = at('24-a', 'hardening');
  const ravenous = table.spawn('ravenous', '24-a');
  expect(table.read(ravenous, 'resistance')).toBe(1);
  table.put(ravenous, '24-b');
  expect(table.read(ravenous, 'resistance')).toBe(0);
});

test('a Quickened Claw adds to Damage', () => {
  const table = at('24-a', 'quickened-claw', { slots: ['ravenous'] });
  table.spawn('ravenous', '24-a');
  table.endTurn();
  expect(table.read('roman-asimov', 'wounds')).toBe(2);
});
