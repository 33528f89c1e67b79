/** William's puppet: will cards bring puppet cards that nobody looks at; whoever has the face becomes a monster. */
import { describe, expect, test } from 'vitest';
import { isPermitted } from '../../../engine/language/permits';
import { Table } from './table';
import { investigator, monster, type TableSetup } from './table-content';

const NAMES = ['ann', 'ben', 'cas', 'dee'];
const HERE = {
  step: 'characters',
  timing: 'before',
  do: [{ effect: 'place', what: 'characters', at: "space('w-a')" }],
};
const STRUNG = { step: 'characters', do: [{ effect: 'call', procedure: 'puppet-setup' }] };

const table = (more: TableSetup = {}) => new Table({ packs: true, ...more });
const strung = (more: TableSetup = {}) => table({ ...more, chapter: { setup: [HERE, STRUNG], ...more.chapter } });
const inPlace = (at: Table, order: number) => NAMES.find((who) => at.read(who, 'order') === order) ?? '';
const puppetCards = (at: Table) => NAMES.map((who) => at.cards('secret', who).length).reduce((a, b) => a + b, 0);

/** Round 7 has begun; this investigator has been the Puppet since the end of round 6. */
function withPuppet(who: string, more: TableSetup = {}): Table {
  const at = strung(more);
  at.give(who, 'puppet/williams-face');
  at.set(at.game, 'round', 6);
  return at;
}

describe('will cards', () => {
  test('lie one above each place of the track, the others go back to the box', () => {
    const at = strung();
    const wills = NAMES.flatMap((who) => at.cards('traits', who));
    expect(NAMES.map((who) => at.cards('traits', who).length)).toEqual([1, 1, 1, 1]);
    expect([...wills, ...at.cards('box')].sort()).toEqual([
      'guided-hand',
      'persuasive-whispers',
      'persuasive-whispers',
      'twitching-strings',
      'unearthed-exploitation',
      'unearthed-exploitation',
    ]);
  });

  test('stay above their places when investigators change theirs', () => {
    const at = strung();
    const [first, second] = [inPlace(at, 1), inPlace(at, 2)];
    const before = [at.cards('traits', first), at.cards('traits', second)];
    for (let n = 0; n < 4; n++) at.choose('end:end');
    at.choose(at.offers(`character/${first}`).find((key) => key.includes(second)) ?? '');
    expect([inPlace(at, 1), inPlace(at, 2)]).toEqual([second, first]);
    expect([at.cards('traits', second), at.cards('traits', first)]).toEqual(before);
  });

  test('Twitching Strings: a Move brings a puppet card', () => {
    const at = table();
    at.give(at.asked, 'will/twitching-strings');
    at.choose('move:w-b').declineAll('move-on');
    expect(at.cards('secret', at.asked).length).toBe(1);
    at.choose('lucid');
    expect(at.cards('secret', at.asked).length).toBe(1);
  });

  test('Guided Hand: an Attack brings one', () => {
    const at = table({ items: [monster('dummy', { health: 9, damage: 0 })] });
    at.give(at.asked, 'will/guided-hand');
    at.spawn('monster/dummy', 'w-a');
    at.dice(1, 1).choose('attack').declineAll('after-roll');
    expect(at.cards('secret', at.asked).length).toBe(1);
  });

  test('Unearthed Exploitation: a Search brings one, and so does a Rest', () => {
    const at = table();
    const who = at.asked;
    at.give(who, 'will/unearthed-exploitation');
    at.set(who, 'exhausted', 2);
    at.choose('search');
    for (let n = 0; n < 5 && at.question !== 'turn'; n++) at.choose(at.options()[0]?.key ?? '');
    expect(at.cards('secret', who).length).toBe(1);
    at.choose('rest:');
    for (let n = 0; n < 5 && at.question !== 'turn'; n++) at.choose(at.options()[0]?.key ?? '');
    expect(at.cards('secret', who).length).toBe(2);
  });

  test('Persuasive Whispers: each sanity that is exhausted brings one', () => {
    const at = table({ chapter: { slots: [{ monster: 'drifter' }] } });
    const who = at.asked;
    at.give(who, 'will/persuasive-whispers');
    at.choose('lucid');
    expect(at.cards('secret', who).length).toBe(1);
    for (const other of NAMES) if (at.entity(other) !== who) at.put(other, 'z-b');
    at.spawn('monster/drifter', 'w-a');
    at.choose('end:end');
    expect([at.read(who, 'exhausted'), at.cards('secret', who).length]).toEqual([3, 3]);
  });

  test('Persuasive Whispers: sanity that falls short is not exhausted', () => {
    const at = table({ chapter: { slots: [{ monster: 'drifter' }] } });
    const who = at.asked;
    at.give(who, 'will/persuasive-whispers');
    at.set(who, 'exhausted', 3);
    for (const other of NAMES) if (at.entity(other) !== who) at.put(other, 'z-b');
    at.spawn('monster/drifter', 'w-a');
    at.choose('end:end');
    expect([at.read(who, 'exhausted'), at.read(who, 'madness'), at.cards('secret', who).length]).toEqual([3, 1, 1]);
  });

  test('Persuasive Whispers: who pays for another hears them', () => {
    const at = table();
    const who = at.asked;
    const partner = inPlace(at, 4);
    at.give(who, 'fusion/mingled-minds');
    for (const each of [who, partner]) at.give(each, 'will/persuasive-whispers');
    at.choose('lucid').choose(`character/${partner}`);
    expect([who, partner].map((each) => at.cards('secret', each).length)).toEqual([0, 1]);
  });
});

test('a Move outside of an activation pulls no strings', () => {
  const at = table();
  const who = at.asked;
  const other = inPlace(at, 2);
  at.give(other, 'will/twitching-strings');
  at.give(who, 'tool/signal-lamp');
  at.choose('Signal Lamp').choose(`character/${other}`).choose('w-b').declineAll('move-on');
  expect([at.at(other), at.cards('secret', other).length]).toEqual(['w-b', 0]);
});

describe('puppet cards', () => {
  test('are shown to nobody, not to whoever has them either', () => {
    const at = strung();
    at.give('ann', 'puppet/williams-face');
    for (const seat of [0, 1, 2, 3]) expect(JSON.stringify(at.view(seat))).not.toMatch(/william's face|williams-face/i);
  });

  test('are turned at the end of round 6; without the face each later one at once', () => {
    const at = strung();
    const who = inPlace(at, 1);
    at.give(who, 'puppet/slack-thread');
    at.set(at.game, 'round', 6).untilRound(7);
    expect(at.lines()).toContain('Nobody has the face. From now on each card is turned at once.');
    expect(JSON.stringify(at.view(3))).toMatch(/slack-thread/);
    at.give(who, 'will/twitching-strings');
    at.top('puppet/williams-face', 'puppet');
    at.untilTurnOf(who);
    at.choose('move:w-b').declineAll('move-on');
    expect(at.lines()).toContain(`${who.charAt(0).toUpperCase()}${who.slice(1)} is the Puppet.`);
    expect(at.everywhere('the-puppet')).toEqual(['w-b']);
  });

  test('stay as they lie at the end of round 5', () => {
    const at = strung();
    at.give('ann', 'puppet/williams-face');
    at.set(at.game, 'round', 5).untilRound(6);
    expect([at.everywhere('the-puppet'), at.read('ann', 'isDead'), at.cards('secret', 'ann')]).toEqual([
      [],
      0,
      ['williams-face'],
    ]);
  });

  test('are turned before that when the ninth is taken', () => {
    const at = strung();
    const who = inPlace(at, 1);
    const other = inPlace(at, 2);
    for (let n = 0; n < 8; n++) at.give(other, 'puppet/slack-thread');
    at.give(who, 'will/twitching-strings');
    expect([at.cards('deck:puppet'), puppetCards(at)]).toEqual([['williams-face'], 8]);
    at.choose('move:w-b').declineAll('move-on');
    expect(at.everywhere('the-puppet')).toEqual(['w-b']);
    expect(at.asked).toBe(at.entity(other));
  });
});

describe('the Puppet', () => {
  test('has the health and Resistance of who it was, and none of its wounds, cards and tokens', () => {
    const at = withPuppet('ann', {
      investigators: [
        investigator('ann', { health: 7, resistance: 1 }),
        ...NAMES.slice(1).map((id) => investigator(id)),
      ],
    });
    at.give('ann', 'weapon/pistol');
    at.give('ann', 'consciousness/triage');
    at.give('ann', 'victim/frailty');
    at.set('ann', 'wounds', 1);
    arm(at, 'bone-saw');
    at.untilRound(7);
    const puppet = at.entity('monster/the-puppet');
    expect(['health', 'maxHealth', 'resistance', 'trap', 'horror'].map((stat) => at.read(puppet, stat))).toEqual([
      7, 7, 1, 0, 0,
    ]);
    expect(['inventory', 'hand', 'traits', 'secret'].flatMap((zone) => at.cards(zone, 'ann'))).toEqual([]);
    expect([at.result, at.read('ann', 'isDead'), at.everywhere('ann')]).toEqual(['', 1, []]);
    expect(NAMES.flatMap((who) => at.cards('traits', who))).toEqual([]);
  });

  test('is what became of the investigator, as its seat shows, which has not died', () => {
    const at = withPuppet('ann');
    arm(at, 'bone-saw');
    at.untilRound(7);
    expect(at.view().seats.map(({ state }) => state)).not.toContain('dead');
    expect(at.view().seats[0]?.state).toBe('now the Puppet');
  });

  test('acts in the place of who it was', () => {
    const at = withPuppet(NAMES[0] as string);
    const order = at.read('ann', 'order');
    for (const who of NAMES) at.put(who, 'z-b');
    at.put('ann', 'w-a');
    arm(at, 'bone-saw');
    at.untilRound(7);
    for (let n = 0; n < 3; n++) at.choose('end:end');
    const names = at.lines().slice(at.lines().indexOf('Round 7'));
    const active = names.filter((line) => / acts$| is active$/.test(line)).map((line) => line.split(' ')[0]);
    expect(active.indexOf('The')).toBe(order - 1);
    expect(active.length).toBe(4);
  });

  test('takes a weapon off the search deck, and drops it when it has acted', () => {
    const at = alone('w-a', 'z-b');
    at.top('once/flare', 'search');
    at.top('weapon/pistol', 'search');
    at.top('tool/dive-vest', 'search');
    at.top('once/sedative', 'search');
    at.untilRound(7).untilRound(8);
    expect(at.cards('discard:search')).toEqual(['sedative', 'dive-vest', 'pistol']);
    expect(at.lines()).toContain('The Puppet takes Pistol');
  });

  test('attacks three times with the dice of the weapon; Resistance counts, nobody braces', () => {
    const at = alone('w-a', 'w-b', { resistance: 1 });
    arm(at, 'fire-axe');
    at.put('ben', 'w-a');
    // Fire Axe: 3 dice, 4 or more hits, 2 damage each.
    at.untilRound(7).dice(4, 4, 1, 1, 2, 3, 6, 1, 1);
    letItAct(at);
    expect(at.read('ben', 'wounds')).toBe(4 - 1 + 0 + (2 - 1));
    expect(at.read('ben', 'exhausted')).toBe(0);
  });

  test('attacks the nearest whom it reaches, and the players say whom of several', () => {
    const at = alone('w-a', 'x-a');
    arm(at, 'pistol');
    at.put('cas', 'w-b');
    at.put('dee', 'w-b');
    at.untilRound(7);
    while (at.question !== 'pick') at.choose('end:end');
    expect(at.options().map(({ label }) => label)).toEqual(['Cas', 'Dee']);
    at.dice(6, 1, 1).choose('Dee');
    at.dice(1, 1, 1).choose('Cas');
    at.dice(1, 1, 1).choose('Cas');
    expect(NAMES.map((who) => at.read(who, 'wounds'))).toEqual([0, 0, 0, 2]);
  });

  test('moves toward the nearest space from which it could attack', () => {
    const at = alone('w-a', 'z-a');
    arm(at, 'pistol');
    at.untilRound(7);
    // A Pistol reaches 2 spaces: from w-a to y-a are four steps, it takes three.
    letItAct(at);
    expect(at.everywhere('the-puppet')).toEqual(['x-b']);
    arm(at, 'pistol');
    at.untilRound(8);
    letItAct(at);
    at.dice(1, 1, 1).choose('Ben');
    at.dice(1, 1, 1).choose('Ben');
    expect(at.everywhere('the-puppet')).toEqual(['y-a']);
  });

  test('opens a shut hatch with its Move, which ends there, without a test', () => {
    const at = alone('w-b', 'z-a');
    arm(at, 'bone-saw');
    at.hatch('w-b', 'x-a', 'locked');
    at.untilRound(7);
    letItAct(at);
    expect([at.everywhere('the-puppet'), at.hatchState('w-b', 'x-a')]).toEqual([['x-b'], 'open']);
  });

  test('moves three times when no weapon is left', () => {
    const at = alone('w-a', 'z-b');
    at.untilRound(7);
    at.empty('search');
    letItAct(at);
    expect(at.everywhere('the-puppet')).toEqual(['x-b']);
  });

  test('takes a weapon out of the shuffled discards when the deck is empty', () => {
    const at = alone('w-a', 'z-b');
    at.untilRound(7);
    at.empty('search');
    at.discarded('weapon/pistol', 'search');
    letItAct(at);
    expect(at.lines()).toContain('The Puppet takes Pistol');
  });

  test('cannot be Slowed, Weakened or Paralysed', () => {
    const at = alone('w-a', 'z-b');
    at.untilRound(7);
    const puppet = at.entity('monster/the-puppet');
    const can = (verb: string) => isPermitted(at.play, verb, puppet, 0, true);
    expect(['be-slowed', 'be-weakened', 'be-paralysed', 'be-wounded'].map(can)).toEqual([false, false, false, true]);
  });

  test('is killed like any monster, and nobody has lost by it', () => {
    const at = alone('w-a', 'z-b');
    arm(at, 'bone-saw');
    at.untilRound(7);
    const puppet = at.entity('monster/the-puppet');
    at.set(puppet, 'wounds', 8);
    const who = at.asked;
    at.put(who, 'w-a');
    at.dice(6, 1).choose('attack').declineAll('after-roll');
    expect([at.everywhere('the-puppet'), at.result]).toEqual([[], '']);
  });
});

/** Ann will be the Puppet, on one space; all others are on another one. */
function alone(hers: string, theirs: string, stats: object = {}): Table {
  const at = withPuppet('ann', { investigators: NAMES.map((id) => investigator(id, stats)) });
  for (const who of NAMES) at.put(who, theirs);
  at.put('ann', hers);
  return at;
}

/** Ends activations until the Puppet has acted and somebody is asked again. */
function letItAct(at: Table): void {
  const acted = () => at.lines().filter((line) => line === 'The Puppet acts').length;
  for (const before = acted(); acted() === before && at.question !== ''; ) at.choose('end:end');
}

/** The weapon that the Puppet will find. */
function arm(at: Table, weapon: string): void {
  at.top(`weapon/${weapon}`, 'search');
}
