/** The rulebook's examples and answers about the Deranged, death, insanity and Roles. */
import { expect } from 'vitest';
import { BRIDA, card, OSRIC, Table, TILDE } from '../../systems/deranged/table';
import { example } from '../example';

const claws = card('claws', [1, 1, 3], { deranged: { acts: [{ act: 'attack', amount: 9 }], defense: 3 } });
const weak = card('weak', [1, 1, 0]);

example(
  'D02',
  'rulebook, turn of a Deranged',
  'attack 3 and 5 candles through a door are 6 against 3: the victim dies, the Deranged is human and sane, Time stands',
  () => {
    const lamp = card('lantern', [8, 1, 3], {
      human: { move: 8, attack: 1, defense: 3, time: true },
      deranged: { acts: [{ act: 'move', amount: 8 }, { act: 'search' }, { act: 'attack', amount: 3 }], defense: 3 },
    });
    const table = new Table({ items: [lamp, card('three', [1, 1, 3])] });
    table.night(TILDE);
    table.put(TILDE, 'bi-market');
    table.put(OSRIC, 'bi-h3');
    table.set(OSRIC, 'wounds', 2).set(TILDE, 'candles', 5).set(TILDE, 'lostSanity', 4).turnOf(TILDE);
    table.hand(TILDE, 'lantern');
    table.hand(OSRIC, 'three');
    table.choose('Play lantern', 'act:3', '5');
    expect([table.at(OSRIC), table.read(OSRIC, 'isDead')]).toEqual(['', 1]);
    expect([table.read(TILDE, 'deranged'), table.read(TILDE, 'isTurned'), table.read(TILDE, 'sanity')]).toEqual([
      0, 0, 5,
    ]);
    expect(table.lines()).not.toContain('Time moves on');
  },
);

example(
  'D13',
  'questions, death and insanity',
  'a candle won by the free action pays for the second one, and brings the next Curse',
  () => {
    const table = new Table();
    table.put(BRIDA, 'sk-common');
    table.spawn('hungry-ghost', 'sk-common');
    table.set(BRIDA, 'lostSanity', 5);
    table.hand(BRIDA, 'cornered');
    table.top('salt-debt', 'curses');
    table.choose('Play Cornered', 'attack:');
    expect(table.offers('move:card')).toEqual([]);
    table.choose('candle-sanity:');
    expect(table.cards('curses', BRIDA)).toEqual([]);
    table.choose('move:card', 'sk-well');
    expect(table.read(BRIDA, 'sanity')).toBe(0);
    expect(table.cards('curses', BRIDA)).toEqual(['salt-debt']);
  },
);

example(
  'D15',
  'questions, death and insanity',
  'a Curse that calls the monsters finds nobody: the figure is gone before it is drawn',
  () => {
    const table = new Table({ items: [weak] });
    const far = table.spawn('hungry-ghost', 'sp-h6');
    table.spawn('hungry-ghost', 'bi-market');
    table.put(BRIDA, 'bi-mill');
    table.put(OSRIC, 'oc-anvil');
    table.put(TILDE, 'oc-anvil');
    table.hand(BRIDA, 'weak');
    table.top('hunted', 'curses');
    table.set(BRIDA, 'wounds', 4);
    table.spawn('hungry-ghost', 'bi-rider');
    table.set(table.game, 'stage', 4).set(table.game, 'destiny', table.entity(OSRIC));
    const before = table.at(far);
    while (table.read(BRIDA, 'isDead') === 0 && table.question !== 'turn') table.choose(table.options()[0]?.key ?? '');
    expect(table.read(BRIDA, 'isDead')).toBe(1);
    expect(table.cards('curses', BRIDA)).toEqual(['hunted']);
    expect(before).not.toBe('');
  },
);

example(
  'D16',
  'questions, death and insanity',
  'Exorcism with the last 3 Health frees and kills; with 2 it is not offered',
  () => {
    for (const [wounds, isOffered] of [
      [2, true],
      [3, false],
    ] as const) {
      const table = new Table();
      table.night(TILDE);
      table.put(BRIDA, 'sk-common');
      table.put(TILDE, 'sk-common');
      table.set(BRIDA, 'wounds', wounds);
      table.hand(BRIDA, 'exorcism');
      table.top('salt-debt', 'curses');
      table.choose('Play Exorcism');
      expect(table.offers('effect:').length > 0).toBe(isOffered);
      if (!isOffered) continue;
      table.choose('effect:');
      expect([table.read(TILDE, 'deranged'), table.read(TILDE, 'isTurned')]).toEqual([0, 0]);
      expect([table.read(BRIDA, 'isDead'), table.cards('curses', BRIDA)]).toEqual([1, ['salt-debt']]);
    }
  },
);

example('D17', 'questions, death and insanity', 'a dead Deranged is human when day breaks', () => {
  const table = new Table({ settings: { nights: 2 } });
  table.night(TILDE);
  table.box(table.entity(TILDE));
  table.set(TILDE, 'isDead', 1).set(TILDE, 'lostSanity', 3);
  table.set(table.game, 'crossed', 2).set(table.game, 'stage', 6);
  expect(table.question).toBe('turn');
  expect([table.read(TILDE, 'isTurned'), table.read(TILDE, 'deranged'), table.read(TILDE, 'sanity')]).toEqual([
    0, 1, 5,
  ]);
  expect(table.at(TILDE)).toBe('');
});

example('D18', 'questions, Deranged', 'a Deranged who kills is human again, and the Role counts the kill', () => {
  const table = new Table({ items: [claws, weak] });
  table.night(TILDE);
  const role = table.give(TILDE, 'maniac', 'role');
  table.put(TILDE, 'sk-common');
  table.put(BRIDA, 'sk-common');
  table.hand(TILDE, 'claws');
  table.hand(BRIDA, 'weak');
  table.turnOf(TILDE);
  table.choose('Play claws', 'act:1');
  expect([table.read(TILDE, 'isTurned'), table.read(role, 'bats')]).toEqual([0, 1]);
});

example(
  'D19',
  'questions, Deranged',
  'the last human, killed by a Deranged, may draw the token: nobody has lost',
  () => {
    const table = new Table({ items: [claws, weak] });
    table.night(TILDE, OSRIC);
    table.put(TILDE, 'sk-common');
    table.put(BRIDA, 'sk-common');
    table.hand(TILDE, 'claws');
    table.hand(BRIDA, 'weak');
    table.top('second-heartbeat', 'curses');
    table.turnOf(TILDE);
    table.choose('Play claws', 'act:1');
    expect([table.read(BRIDA, 'isTurned'), table.read(TILDE, 'isTurned')]).toEqual([1, 0]);
    expect(table.result).toBe('');
  },
);

example('D20', 'questions, Roles', 'Curses that the Occultist has turned face down keep nobody from winning', () => {
  const table = new Table();
  table.attach('enchanted-gate', 'sk-road');
  table.hand(BRIDA, 'cornered');
  table.give(BRIDA, 'occultist', 'role');
  for (const curse of ['salt-debt', 'cold-hearth', 'hollow-cough', 'unsent-letter']) table.give(BRIDA, curse, 'curses');
  table.put(BRIDA, table.everyGate());
  table.choose('Play Cornered');
  expect(table.cards('curses', BRIDA)).toEqual([]);
  expect(table.cards('sealed', BRIDA)).toHaveLength(4);
  expect(table.cards('hand', BRIDA)).toContain('thirteenth-psalm');
  table.night();
  table.set(table.game, 'crossed', 2).set(table.game, 'stage', 6);
  expect(table.result).toBe('win');
  expect(table.view().result?.text).toContain('Brida Kessel');
});
