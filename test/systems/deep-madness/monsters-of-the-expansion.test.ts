/** The monsters of The Oracle's Betrayal by their own cards. */
import { describe, expect, test } from 'vitest';
import { Station, type StationSetup } from './station';

/** Roman acts, then the monsters of this kind, then Samuel, who is far away. */
function facing(monster: string, more: Partial<StationSetup> = {}): Station {
  const table = new Station({ heroes: ['roman-asimov', 'samuel-smith'], slots: [monster], ...more });
  table.put('roman-asimov', '24-a');
  table.put('samuel-smith', '2-b');
  return table;
}

describe('Victim', () => {
  test('attacks whoever it stands with', () => {
    const table = facing('victim');
    table.spawn('victim', '24-a');
    table.endTurn();
    expect(table.read('roman-asimov', 'wounds')).toBe(1);
  });

  test('attacks before it moves, so that it only comes 1 space nearer', () => {
    const table = facing('victim');
    const victim = table.spawn('victim', '24-b');
    table.endTurn();
    expect(table.at(victim)).toBe('24-a');
    expect(table.read('roman-asimov', 'wounds')).toBe(0);
  });
});

describe('Collector', () => {
  test('that wounds lets a Collector act once on a claw, and its blow rolls again', () => {
    const table = facing('collector');
    table.spawn('collector', '24-a');
    table.dice(4, 5).endTurn();
    expect(table.read('roman-asimov', 'wounds')).toBe(4);
  });

  test('that wounds does no more on a blank', () => {
    const table = facing('collector');
    table.spawn('collector', '24-a');
    table.dice(5).endTurn();
    expect(table.read('roman-asimov', 'wounds')).toBe(2);
  });

  test('that dies has each other Collector act once on a claw of its own', () => {
    const table = facing('collector');
    table.give('roman-asimov', 'weapon/fire-axe');
    const [killed, still, woken] = [1, 2, 3].map((n) => table.spawn('collector', n === 1 ? '24-a' : '24-b'));
    // Two hits of the axe kill; then a blank for one of the others and a claw for the other one, which walks up.
    table.dice(6, 6, 1, 12, 1).attack('24-a', 'fire-axe');
    expect(table.isGone(killed as number)).toBe(true);
    expect(table.at(still as number)).toBe('24-b');
    expect(table.at(woken as number)).toBe('24-a');
    expect(table.read('roman-asimov', 'wounds')).toBe(0);
  });
});

describe('Dissected', () => {
  test('attacks, then weakens whoever is in its space', () => {
    const table = facing('dissected');
    table.spawn('dissected', '24-b');
    table.endTurn();
    expect(table.read('roman-asimov', 'wounds')).toBe(2);
    expect(table.read('roman-asimov', 'weakened')).toBe(1);
    expect(table.read('samuel-smith', 'weakened')).toBe(0);
  });
});

describe('William, Unmoored', () => {
  test('has each investigator in sight exhaust 1, then attacks into the next space', () => {
    const table = facing('william-unmoored');
    table.put('roman-asimov', '5-b');
    table.spawn('william-unmoored', '5-a');
    table.hatch('5-a', '29-c', 'closed');
    table.endTurn();
    expect(table.read('roman-asimov', 'exhausted')).toBe(1);
    expect(table.read('samuel-smith', 'exhausted')).toBe(0);
    expect(table.read('roman-asimov', 'wounds')).toBe(2);
  });
});

describe('William', () => {
  test('cannot be attacked, and attacks nobody himself', () => {
    const table = facing('william');
    const william = table.spawn('william', '24-b');
    expect(table.offers('24-b').filter((key) => key.startsWith('attack'))).toEqual([]);
    table.endTurn();
    expect(table.at(william)).toBe('24-a');
    expect(table.read('roman-asimov', 'wounds')).toBe(0);
  });
});
