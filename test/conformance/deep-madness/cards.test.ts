/** Examples about single cards: who pays for whom, who is integrated with whom, what a card takes away. */
import { expect } from 'vitest';
import { cardTable, hero } from '../../systems/deep-madness/card-table';
import { monster } from '../../systems/deep-madness/table-content';
import { example } from '../example';

/** Three in the order of the track, of whom one has Mingled Minds. */
function mingled(holder: string) {
  const at = cardTable({ heroes: ['ann', 'bob', 'cyd'].map((id) => hero(id)) });
  at.give(holder, 'fusion/mingled-minds');
  return at.untilTurnOf(holder);
}

example('M04', 'S004:63', 'with Mingled Minds the integrated investigator may exhaust the sanity instead', () => {
  const at = mingled('bob');
  at.choose('lucid').choose('ann');
  expect(['ann', 'bob', 'cyd'].map((who) => at.read(who, 'exhausted'))).toEqual([1, 0, 0]);
});

example('M05', 'S004:61', 'of the track I1 I2 I3, I1 is integrated with I2, I2 with I3, and I3 with I1', () => {
  const payers = (holder: string) =>
    mingled(holder)
      .choose('lucid')
      .offers('character/')
      .map((key) => key.replace('character/', '').split('#')[0]);
  expect(payers('bob').sort()).toEqual(['ann', 'bob']);
  expect(payers('cyd').sort()).toEqual(['bob', 'cyd']);
  expect(payers('ann').sort()).toEqual(['ann', 'cyd']);
});

example('M16', 'S004:271', 'Frailty: maximum health 3, maximum sanity 2', () => {
  const at = cardTable();
  expect(['maxHealth', 'maxSanity'].map((stat) => at.read('ann', stat))).toEqual([8, 4]);
  at.give('ann', 'victim/frailty');
  expect(['maxHealth', 'maxSanity', 'health', 'clear'].map((stat) => at.read('ann', stat))).toEqual([3, 2, 3, 2]);
});

example('O14', 'our decision', 'a Mind Cutter wounds with the first of 3 actions and skips 2: 4 wounds more', () => {
  const at = cardTable({ items: [monster('dummy', { health: 9 })] });
  at.give('ann', 'weapon/mind-cutter');
  const dummy = at.spawn('dummy', 'hall-a');
  at.dice(5, 1, 1).choose('mind-cutter').declineAll('after-roll');
  const before = at.read(dummy, 'wounds');
  at.choose('2');
  expect([at.read(dummy, 'wounds') - before, at.read('ann', 'actions')]).toEqual([4, 0]);
});
