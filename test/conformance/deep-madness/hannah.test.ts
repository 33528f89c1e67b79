import { expect } from 'vitest';
import { Station } from '../../systems/deep-madness/station';
import { example } from '../example';

example(
  'M03',
  'S004:54',
  'one Hannah marker on the card of Victims and two on that of Collectors: 1 and 2 more damage',
  () => {
    const table = new Station({ heroes: ['hannah', 'samuel-smith'], slots: ['victim', 'collector'] });
    table.put('samuel-smith', '2-b');
    table.give('hannah', 'weapon/pistol');
    const victims = [1, 2].map(() => table.spawn('victim', '24-a')) as [number, number];
    const collector = table.spawn('collector', '24-b');
    table.act('defective-souls', '3', 'horror', 'victim', 'damage', 'collector', 'collector');
    expect(table.read('hannah', 'exhausted')).toBe(3);
    expect(victims.map((victim) => table.read(victim, 'horror'))).toEqual([0, 0]);
    expect([table.read(collector, 'damage'), table.read(collector, 'trap')]).toEqual([1, 0]);
    expect([table.read(collector, 'horror'), table.read(victims[0], 'damage')]).toEqual([2, 1]);
    // One success, 2 damage of which each Victim gets 1, and 1 more each: both die.
    table.dice(5, 1, 1).attack('24-a', 'pistol', '1 damage');
    expect(victims.map((victim) => table.isGone(victim))).toEqual([true, true]);
    // 2 damage and 2 more less Resistance 1: all 3 health of a Collector. Its Horror of 2 costs 1 sanity.
    table.dice(5, 1, 1).attack('24-b', 'pistol');
    expect(table.isGone(collector)).toBe(true);
    expect(table.read('hannah', 'exhausted')).toBe(4);
  },
);
