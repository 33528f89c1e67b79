/** The first chapter: Victims are killed for success tokens, those bring consciousnesses, and those take victim cards away. */
import { describe, expect, test } from 'vitest';
import { OWNER } from '../../../engine/kernel/layout';
import { wound } from '../../../engine/systems/deep-madness/wounds';
import type { Table } from './table';
import { letAct, NAMES, patient, progress, ROOMS, roomOf, scene } from './ward-deck';

describe('Collectors', () => {
  test('only wound whoever has none, and then roll for another to act', () => {
    const at = scene();
    const who = patient(at, 'room-2-a');
    at.spawn('monster/collector', 'room-2-a');
    // The monster die shows no claw.
    at.dice(12);
    letAct(at, 'Collector');
    expect([at.result, at.read(who, 'wounds')]).toEqual(['', 2]);
  });

  test('treat Victims as investigators, kill them, and roll for another to act', () => {
    const at = scene(4, { chapter: { slots: [...Array(5).fill({ monster: null }), { monster: 'collector' }] } });
    const victim = at.spawn('monster/victim', 'room-2-b');
    at.spawn('monster/collector', 'room-2-a');
    // A claw: the only Collector acts again, and finds nobody near.
    at.dice(4);
    letAct(at, 'Collector');
    expect([at.isGone(victim), at.everywhere('success-token')]).toEqual([true, []]);
    expect(at.lines().filter((line) => line === 'Collector acts').length).toBe(2);
  });

  test('kill as surely when they act after a cut', () => {
    const at = scene(4, { chapter: { slots: [...Array(5).fill({ monster: null }), { monster: 'collector' }] } });
    const who = patient(at, 'room-2-a', 'hobble');
    at.put(who, 'room-2-b');
    at.spawn('monster/victim', 'room-2-a');
    at.spawn('monster/collector', 'room-2-a');
    at.dice(4);
    letAct(at, 'Collector');
    expect([at.result, at.read(who, 'isDead')]).toEqual(['loss', 1]);
  });

  test('let the players choose which of several acts after a cut', () => {
    const at = scene(4, { chapter: { slots: [...Array(5).fill({ monster: null }), { monster: 'collector' }] } });
    at.spawn('monster/victim', 'room-2-b');
    at.spawn('monster/collector', 'room-2-a');
    at.spawn('monster/collector', 'room-38-a');
    at.dice(4);
    while (at.question === 'turn') at.choose('end:end');
    expect([at.question, at.options().length]).toEqual(['pick', 2]);
  });

  test('are attacked only by whoever has no victim card', () => {
    const at = scene();
    patient(at, 'room-2-a', 'hobble');
    at.spawn('monster/collector', 'room-2-a');
    expect(at.offers('attack')).toEqual([]);
    patient(at, 'room-2-a');
    expect(at.offers('attack').length).toBe(1);
  });

  test('are spared by an attack of whoever has one at another monster of their space', () => {
    const at = scene();
    patient(at, 'room-2-a', 'hobble');
    const collector = at.spawn('monster/collector', 'room-2-a');
    const victim = at.spawn('monster/victim', 'room-2-a');
    // Two hits of 1 damage: nobody asks how to share them, none is left for the Collector.
    at.dice(6, 6).choose('attack').declineAll('after-roll');
    expect([at.question, at.isGone(victim), at.read(collector, 'wounds')]).toEqual(['turn', true, 0]);
  });

  test('and Victims take wounds in attacks of investigators only', () => {
    const at = scene();
    const who = patient(at, 'room-2-a');
    const monsters = [at.spawn('monster/collector', 'room-2-a'), at.spawn('monster/victim', 'room-2-a')];
    for (const monster of monsters) expect(wound(at.play, monster, 1, who, [])).toBeUndefined();
    expect(monsters.map((monster) => at.read(monster, 'wounds'))).toEqual([0, 0]);
    at.dice(6, 6).choose('attack').declineAll('after-roll');
    at.choose('None');
    expect(monsters.map((monster) => at.isGone(monster))).toEqual([false, true]);
  });
});

describe('a success token', () => {
  test('is left by a Victim that an investigator kills', () => {
    const at = scene();
    patient(at, 'room-2-a', 'hobble');
    at.spawn('monster/victim', 'room-2-a');
    at.dice(6, 6).choose('attack').declineAll('after-roll');
    expect(at.everywhere('success-token')).toEqual(['room-2-a']);
  });

  test('brings a consciousness of whoever spends it, free, in the next devoured room', () => {
    const at = scene();
    const who = patient(at, 'room-2-a', 'hobble');
    at.spawn('token/success-token', 'room-2-a');
    at.choose('shape');
    expect([at.everywhere('success-token'), at.everywhere('objective').length, at.read(who, 'actions')]).toEqual([
      [],
      1,
      3,
    ]);
    const marker = at.entity('token/objective');
    expect([at.play.state[marker + OWNER], ROOMS.includes(roomOf(at.at(marker)))]).toEqual([who, true]);
  });

  test('brings no third one, and nothing to whoever has no victim card', () => {
    const at = scene();
    const who = patient(at, 'room-2-a', 'hobble');
    for (let n = 0; n < 3; n++) at.spawn('token/success-token', 'room-2-a');
    at.choose('shape').choose('shape');
    expect([at.offers('shape'), at.everywhere('objective').length]).toEqual([[], 2]);
    patient(at, 'room-2-a');
    expect(at.asked).toBe(who);
    expect(at.offers('shape')).toEqual([]);
  });
});

describe('a consciousness', () => {
  test('is taken back by its owner once an activation, for one victim card', () => {
    const at = scene();
    const who = patient(at, 'room-2-a', 'hobble', 'snare');
    for (let n = 0; n < 2; n++) at.own(at.spawn('token/objective', 'room-2-a'), who);
    const left = progress(at) ?? 0;
    at.choose('take-back').choose('Snare');
    expect([at.cards('traits', who), progress(at), at.read(who, 'actions')]).toEqual([['hobble'], left + 1, 3]);
    expect([at.offers('take-back'), at.everywhere('objective').length]).toEqual([[], 1]);
  });

  test('is taken back once more in the next activation of its owner', () => {
    const at = scene(4, { chapter: { slots: Array(6).fill({ monster: null }) } });
    const who = patient(at, 'room-2-a', 'hobble', 'snare');
    for (let n = 0; n < 2; n++) at.own(at.spawn('token/objective', 'room-2-a'), who);
    at.choose('take-back').choose('Snare').choose('end:end');
    at.untilTurnOf(who).choose('take-back');
    expect(at.cards('traits', who)).toEqual([]);
  });

  test('is nobody else’s, and goes when its owner has no victim card left', () => {
    const at = scene();
    const who = patient(at, 'room-2-a', 'hobble');
    at.own(at.spawn('token/objective', 'room-2-a'), at.entity(NAMES.find((id) => at.entity(id) !== who) ?? ''));
    expect(at.offers('take-back')).toEqual([]);
    at.own(at.spawn('token/objective', 'room-2-a'), who);
    at.own(at.spawn('token/objective', 'room-13-a'), who);
    at.choose('take-back');
    expect([at.cards('traits', who), at.everywhere('objective')]).toEqual([[], ['room-2-a']]);
  });

  test('is attacked by a Victim before an investigator of its space, and goes back to its owner', () => {
    const at = scene();
    const who = patient(at, 'room-2-a', 'hobble');
    at.own(at.spawn('token/objective', 'room-2-a'), who);
    at.spawn('monster/victim', 'room-2-a');
    letAct(at, 'Victim');
    expect([at.everywhere('objective'), at.read(who, 'wounds')]).toEqual([[], 0]);
  });

  test('draws Victims from afar as investigators do', () => {
    const at = scene();
    const who = patient(at, 'room-39-a', 'hobble');
    at.own(at.spawn('token/objective', 'room-13-a'), who);
    at.spawn('monster/victim', 'room-13-c');
    letAct(at, 'Victim');
    expect([at.everywhere('victim'), at.everywhere('objective')]).toEqual([['room-13-a'], []]);
  });

  test('is no target for investigators', () => {
    const at = scene();
    const who = patient(at, 'room-2-a', 'hobble');
    at.own(at.spawn('token/objective', 'room-2-a'), who);
    expect(at.offers('attack')).toEqual([]);
  });
});

describe('the track', () => {
  test('draws from the Victim deck on blocks 1, 4 and 7 and brings two Collectors on 3 and 6', () => {
    const cards = (at: Table) => at.lines().filter((line) => line.startsWith('Spawn card: Victim')).length;
    const at = scene(4, { chapter: { slots: Array(6).fill({ monster: null }) } });
    const seen = [1, 2, 3, 4, 5, 6, 7].map((round) => {
      at.untilRound(round);
      return [cards(at), at.everywhere('collector').length];
    });
    expect(seen).toEqual([
      [3, 0],
      [3, 0],
      [3, 2],
      [6, 2],
      [6, 2],
      [6, 4],
      [9, 4],
    ]);
    at.untilRound(8);
    expect([at.result, at.lines().at(-1)]).toEqual(['loss', 'The end of Devouring track is reached']);
  });

  test('brings the two Collectors of a block to different rooms', () => {
    const at = scene(4, { chapter: { slots: Array(6).fill({ monster: null }) } });
    const rooms = at.untilRound(3).everywhere('collector').map(roomOf);
    expect([rooms.length, new Set(rooms).size]).toEqual([2, 2]);
  });

  test('never loses for want of Victims, but for want of Collectors', () => {
    const at = scene(4, { chapter: { slots: Array(6).fill({ monster: null }) } });
    for (let n = at.everywhere('victim').length; n < 12; n++) at.spawn('monster/victim', 'room-39-b');
    at.untilRound(3);
    expect(at.result).toBe('');
    for (let n = at.everywhere('collector').length; n < 8; n++) at.spawn('monster/collector', 'room-39-b');
    at.untilRound(6);
    expect([at.result, at.lines().at(-1)]).toEqual(['loss', 'No Collector is left to come']);
  });
});

describe('it is won', () => {
  /** All but one victim card are out; the investigator that is asked stands on its consciousness. */
  function lastCard(at: Table): number {
    for (const who of NAMES.slice(0, 4)) for (const card of [...at.cards('traits', who)]) at.drop(who, card);
    const who = patient(at, 'room-2-a', 'hobble');
    at.own(at.spawn('token/objective', 'room-2-a'), who);
    return who;
  }

  test('only once the Puppet that has appeared is dead', () => {
    const at = scene();
    lastCard(at);
    const puppet = at.spawn('monster/the-puppet', 'room-39-b');
    at.choose('take-back');
    expect(at.result).toBe('');
    at.away(puppet);
    at.choose('end:end');
    expect(at.result).toBe('win');
  });
});

describe('William’s Trial', () => {
  const taken = (at: Table, count: number) => {
    for (let n = 0; n < count; n++) at.give(NAMES[n % 4] as string, 'puppet/slack-thread');
    return at;
  };
  const quiet = () => {
    const at = scene(4, { chapter: { slots: Array(6).fill({ monster: null }) } });
    for (const who of NAMES.slice(0, 4)) at.give(who, 'will/guided-hand');
    return at;
  };

  test('two puppet cards as round 4 begins bring nothing, three bring a Collector', () => {
    const collectors = [2, 3].map((count) => {
      const at = taken(quiet(), count).untilRound(3);
      const before = at.everywhere('collector').length;
      return at.untilRound(4).everywhere('collector').length - before;
    });
    expect(collectors).toEqual([0, 1]);
  });

  test('six as round 7 begins cost everybody 1 sanity, or a wound without any', () => {
    const [few, many] = [5, 6].map((count) => taken(quiet(), count)) as [Table, Table];
    for (const at of [few, many]) {
      at.set(at.game, 'round', 6);
      at.set('ann', 'madness', 0).set('ann', 'exhausted', 2 + at.read('ann', 'refreshSanity'));
      at.set(at.game, 'hatchClosed', 12);
    }
    for (const at of [few, many]) at.untilRound(7);
    const prices = (at: Table) => NAMES.slice(0, 4).map((who) => [at.read(who, 'exhausted'), at.read(who, 'wounds')]);
    expect(prices(few)).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(prices(many)).toEqual([
      [3, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });
});
