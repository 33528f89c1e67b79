/** The third chapter: Brains die, the Dissected walk to William, and he and his Domains walk as well. */
import { describe, expect, test } from 'vitest';
import { writeNote } from '../../../engine/language/notes';
import { wound } from '../../../engine/systems/deep-madness/wounds';
import type { Table } from './table';
import {
  chapter,
  letAct,
  NAMES,
  numbered,
  progress,
  STILL,
  STUCK,
  scene,
  standing,
  strike,
  untilRound,
  vanish,
} from './theatre-deck';

const theatre = (count = 4, more: object = {}) => chapter('lobotomy', count, more);
/** Nobody acts but William's Domains; he stands still. */
const ward = (count = 4, more: object = {}) => scene('lobotomy', count, { items: [STILL], ...more });
const brain = (at: Table, n: number) => numbered(at, 'token/brain', n);
const captive = (at: Table, n: number) => numbered(at, 'token/dissected-captive', n);
const DOMAINS = 'token/domain';
const CAPTIVES = 'token/dissected-captive';

/** No Domain is on the board. */
function dry(at: Table): Table {
  for (const domain of at.play
    .all('token')
    .filter((token) => at.play.program.infoOf(at.play, token)?.item.id === 'domain'))
    vanish(at, domain);
  return at;
}

function surgeon(at: Table, space: string): number {
  const who = at.asked;
  at.put(who, space);
  at.give(who, 'weapon/fire-axe');
  return who;
}

/** Puts a Brain on a space and kills it with an axe. */
function killBrain(at: Table, n: number, space = 'room-20-a'): void {
  at.put(brain(at, n), space);
  surgeon(at, space);
  strike(at, 'fire-axe', space, 4, 4, 1);
}

describe('the set-up', () => {
  test('has Brains 2 and 3, the Dissected, two Domains and William in their places, and shut hatches', () => {
    const at = theatre();
    expect(standing(at, 'token/brain').slice(1)).toEqual(['2 room-7-a', '3 room-8-b']);
    expect(standing(at, CAPTIVES)).toEqual(['1 room-37-d', '2 room-13-a', '3 room-9-b']);
    expect(standing(at, DOMAINS)).toEqual(['1 room-21-a', '2 room-18-b']);
    expect(at.everywhere('william')).toEqual(['room-37-b']);
    const hatches = [
      ['room-7-b', 'room-36-c'],
      ['room-7-a', 'room-19-b'],
      ['room-23-c', 'room-8-a'],
      ['room-8-b', 'room-5-b'],
      ['room-20-b', 'room-1-a'],
      ['room-27-a', 'room-1-a'],
    ] as const;
    expect(hatches.map(([from, to]) => at.hatchState(from, to))).toEqual(Array(6).fill('closed'));
  });

  test('shuffles Victim, Collector and four plain monsters over six slots, with William last', () => {
    const orders = [1, 2, 3].map((seed) => {
      const at = theatre(4, { seed });
      return at.play.all('slot').map((slot) => at.play.program.items[at.read(slot, 'monster')]?.item);
    });
    for (const order of orders) {
      expect(order.map((item) => item?.id).filter((id) => id === 'victim' || id === 'collector').length).toBe(2);
      expect([order.length, order.at(-1)?.id]).toEqual([7, 'william']);
      expect(order.slice(0, 6).map((item) => item?.rank)).toEqual(Array(6).fill('normal'));
      expect(order.map((item) => item?.id)).not.toContain('dissected');
    }
    expect(new Set(orders.map((order) => order.findIndex((item) => item?.id === 'victim'))).size).toBeGreaterThan(1);
  });

  test('puts the spawn cards of Victim and Collector with the others, none of William, and leaves Vivisection out', () => {
    const at = theatre();
    const spawns = [...at.cards('deck:spawns'), ...at.cards('discard:spawns')];
    expect(spawns.filter((id) => id.startsWith('victim')).length).toBe(4);
    expect(spawns.filter((id) => id.startsWith('collector')).length).toBe(4);
    expect(spawns.filter((id) => id.startsWith('william'))).toEqual([]);
    expect(at.cards('deck:madness')).not.toContain('vivisection');
    expect([at.cards('deck:devoured').length, at.cards('play')]).toEqual([16, ['lobotomy-trial']]);
  });
});

describe('a Brain', () => {
  test('that is in the game and off the board appears when a round begins, in the next devoured room', () => {
    const at = ward();
    expect(standing(at, 'token/brain').map((each) => each.charAt(0))).toEqual(['1', '2', '3']);
    killBrain(at, 2);
    expect(standing(at, 'token/brain').map((each) => each.charAt(0))).toEqual(['1', '3']);
    dry(at);
    untilRound(at, 2);
    expect(standing(at, 'token/brain').map((each) => each.charAt(0))).toEqual(['1', '2', '3']);
    expect([at.read(brain(at, 2), 'tokens'), at.read(brain(at, 2), 'health')]).toEqual([6, 4]);
  });

  test('takes 3 wounds and lives, and none outside of an investigator’s attack', () => {
    const at = ward();
    at.put(brain(at, 1), 'room-20-a');
    surgeon(at, 'room-20-a');
    expect(wound(at.play, brain(at, 1), 9, at.asked, [])).toBeUndefined();
    strike(at, 'unarmed', 'room-20-a', 5, 5);
    expect([at.read(brain(at, 1), 'wounds'), at.read(brain(at, 1), 'tokens')]).toEqual([2, 6]);
  });

  test('is attacked once a round by each investigator, even if it was missed', () => {
    const at = dry(ward());
    const who = surgeon(at, 'room-20-a');
    for (const n of [1, 2]) at.put(brain(at, n), 'room-20-a');
    const key = at.offers('attack').find((each) => each.includes('unarmed')) ?? '';
    at.choose(key);
    expect([at.question, at.options().length]).toEqual(['pick', 2]);
    at.dice(1, 1).choose('Brain 1');
    at.declineAll('after-roll');
    expect([at.counter(who, 'brainAttacks'), at.offers('attack')]).toEqual([1, []]);
    at.choose('end:end');
    at.put(at.asked, 'room-20-a');
    expect(at.offers('attack').length).toBe(1);
    untilRound(at, 2).untilTurnOf(who);
    expect(at.offers('attack').length).toBe(2);
  });

  test('is not counted when all damage goes to a monster of its space', () => {
    const at = dry(ward());
    const who = surgeon(at, 'room-20-a');
    at.put(brain(at, 1), 'room-20-a');
    at.spawn('monster/victim', 'room-20-a');
    strike(at, 'fire-axe', 'room-20-a', 4, 1, 1);
    at.choose('2 damage');
    expect([at.counter(who, 'brainAttacks'), at.everywhere('victim')]).toEqual([0, []]);
    strike(at, 'fire-axe', 'room-20-a', 4, 1, 1);
    expect([at.counter(who, 'brainAttacks'), at.read(brain(at, 1), 'wounds')]).toEqual([1, 2]);
  });
});

describe('a Dissected', () => {
  test('passes shut hatches as if they were open', () => {
    const at = dry(ward());
    at.put(captive(at, 1), 'room-8-b');
    at.put(captive(at, 2), 'room-7-b');
    killBrain(at, 2);
    expect([at.at(captive(at, 2)), at.hatchState('room-7-b', 'room-36-c')]).toEqual(['room-36-c', 'closed']);
  });

  test('that reaches William leaves the game, and its Brain never comes back', () => {
    const at = dry(ward());
    at.put(captive(at, 1), 'room-37-v');
    killBrain(at, 1);
    expect([standing(at, CAPTIVES).map((each) => each.charAt(0)), progress(at), at.result]).toEqual([
      ['2', '3'],
      1,
      '',
    ]);
    untilRound(at, 2);
    expect(standing(at, 'token/brain').map((each) => each.charAt(0))).toEqual(['2', '3']);
  });

  test('is out before a Domain of his space counts', () => {
    const at = dry(ward());
    at.put(captive(at, 1), 'room-37-v');
    at.spawn(DOMAINS, 'room-37-b', 1);
    killBrain(at, 1);
    expect([progress(at), at.result]).toEqual([1, '']);
  });

  test('dies if it walks into a Domain, which loses', () => {
    const at = dry(ward());
    at.put(captive(at, 2), 'room-7-b');
    at.spawn(DOMAINS, 'room-36-c', 1);
    killBrain(at, 2);
    expect([at.result, at.lines().includes('Dissected 2 is killed')]).toEqual(['loss', true]);
  });

  test('is no target, for investigators or monsters', () => {
    const at = dry(ward());
    surgeon(at, 'room-37-d');
    expect(at.offers('attack')).toEqual([]);
  });
});

describe('William', () => {
  /** He acts, alone, and there is no Domain. */
  const loose = () => dry(scene('lobotomy'));

  test('item 46: acts after the last monster, 1 space toward the nearest investigator', () => {
    const at = loose();
    for (const who of NAMES.slice(0, 4)) at.put(who, 'room-37-a');
    letAct(at, 'William');
    expect(at.at('monster/william')).toBe('room-37-v');
  });

  test('kills the investigators of the space that he enters', () => {
    const at = loose();
    for (const who of NAMES.slice(0, 4)) at.put(who, 'room-37-v');
    while (at.question === 'turn') at.choose('end:end');
    expect([at.result, at.lines().some((line) => line.endsWith('is dead'))]).toEqual(['loss', true]);
  });

  test('kills whoever enters his space, also in the middle of a Move', () => {
    const at = loose();
    const who = at.asked;
    at.put(who, 'room-37-v');
    at.choose('move:room-37-b');
    expect([at.result, at.read(who, 'isDead')]).toEqual(['loss', 1]);
  });

  test('kills the Dissected of the space that he enters', () => {
    const at = loose();
    at.put(captive(at, 1), 'room-37-v');
    for (const who of NAMES.slice(0, 4)) at.put(who, 'room-37-a');
    while (at.question === 'turn') at.choose('end:end');
    expect([at.result, at.lines().includes('Dissected 1 is killed')]).toEqual(['loss', true]);
  });

  test('is pulled by nobody, while others in sight are', () => {
    const investigators = ['samuel-smith', 'roman-asimov', 'jared-drake', 'hannah'];
    const at = dry(chapter('lobotomy', 4, { investigators, items: [STILL] }));
    for (const figure of at.play.all('monster')) if (figure !== at.entity('monster/william')) vanish(at, figure);
    at.untilTurnOf('samuel-smith');
    at.put('samuel-smith', 'room-37-v');
    expect(at.offers('haul-line')).toEqual([]);
    at.spawn('monster/victim', 'room-37-b');
    at.choose('haul-line');
    expect([at.at('monster/william'), at.everywhere('victim')]).toEqual(['room-37-b', ['room-37-v']]);
  });

  test('cannot be attacked', () => {
    const at = loose();
    surgeon(at, 'room-37-v');
    at.give(at.asked, 'weapon/pistol');
    expect(at.offers('attack')).toEqual([]);
  });
});

describe('a Domain', () => {
  test('is no monster: nobody attacks it, and one may Search and Rest beside it', () => {
    const at = dry(ward());
    const who = surgeon(at, 'room-20-a');
    at.set(who, 'exhausted', 2);
    at.spawn(DOMAINS, 'room-20-a', 1);
    expect(at.offers('attack')).toEqual([]);
    expect(['search', 'rest:', 'lucid'].map((action) => at.offers(action).length > 0)).toEqual([true, true, true]);
  });

  test('item 47: moves 1 space toward the nearest Dissected after William, through hatches, and wounds who stands where it ends', () => {
    const at = dry(scene('lobotomy'));
    at.put(captive(at, 2), 'room-7-a');
    const domain = at.spawn(DOMAINS, 'room-36-c', 1);
    for (const who of NAMES.slice(0, 4)) at.put(who, 'room-7-b');
    at.put('william', 'room-20-a');
    letAct(at, 'William');
    expect([at.at(domain), at.hatchState('room-7-b', 'room-36-c'), at.result]).toEqual(['room-7-b', 'closed', '']);
    expect(NAMES.slice(0, 4).map((who) => at.read(who, 'wounds'))).toEqual([1, 1, 1, 1]);
  });

  test('kills a Dissected whose space it enters, which loses', () => {
    const at = dry(ward());
    at.put(captive(at, 2), 'room-7-a');
    at.spawn(DOMAINS, 'room-7-b', 1);
    while (at.question === 'turn') at.choose('end:end');
    expect([at.result, at.lines().includes('Dissected 2 is killed')]).toEqual(['loss', true]);
  });

  test('wounds whoever moves into it, once for each Domain there', () => {
    const at = dry(ward());
    const who = at.asked;
    at.put(who, 'room-20-a');
    for (const n of [1, 2]) at.spawn(DOMAINS, 'room-20-b', n);
    at.choose('move:room-20-b');
    expect(at.read(who, 'wounds')).toBe(2);
    if (at.question === 'move-on') at.choose('none');
    expect(at.read(who, 'wounds')).toBe(2);
  });

  test('acts in the order of the players', () => {
    const at = dry(ward());
    for (const n of [1, 2]) at.spawn(DOMAINS, 'room-18-b', n);
    while (at.question === 'turn') at.choose('end:end');
    expect([at.question, at.options().length]).toEqual(['each-next', 2]);
  });

  test('is drawn 1 space toward whoever investigates, at once', () => {
    const at = dry(ward());
    const who = at.asked;
    at.put(who, 'room-18-a');
    const domain = at.spawn(DOMAINS, 'room-21-c', 1);
    at.put(captive(at, 1), 'room-23-a');
    at.choose('draw-domain');
    expect([at.at(domain), at.read(who, 'actions'), at.read(who, 'wounds')]).toEqual(['room-18-a', 2, 1]);
  });

  test('never comes as a ninth', () => {
    const full = ward(4, { items: [STILL, STUCK] });
    for (const n of [3, 4, 5, 6, 7, 8]) full.spawn(DOMAINS, 'room-18-a', n);
    untilRound(full, 3);
    expect([full.result, standing(full, DOMAINS).length]).toEqual(['', 8]);
  });
});

describe('William’s trial', () => {
  const tried = (round: number, cards: number) => {
    const at = ward(4, { items: [STILL, STUCK] });
    untilRound(at, round - 1);
    for (let n = 0; n < cards; n++) at.give(NAMES[n % 4] as string, 'puppet/slack-thread', 'secret');
    return at;
  };

  test('brings a Domain to William if round 4 begins with three puppet cards, nothing with two', () => {
    const domains = (cards: number) =>
      standing(untilRound(tried(4, cards), 4), DOMAINS).filter((each) => each.endsWith('37-b'));
    expect([domains(3).length, domains(2).length]).toEqual([3, 2]);
  });

  test('moves William 1 space toward the nearest investigator if round 7 begins with six', () => {
    const at = tried(7, 6);
    for (const who of NAMES.slice(0, 4)) at.put(who, 'room-37-a');
    untilRound(at, 7);
    expect([at.result, at.at('monster/william')]).toEqual(['', 'room-37-v']);
    const spared = tried(7, 5);
    for (const who of NAMES.slice(0, 4)) spared.put(who, 'room-37-a');
    expect(untilRound(spared, 7).at('monster/william')).toBe('room-37-b');
  });
});

describe('the end', () => {
  /** Two are through, and the last one stands before William. */
  const almost = () => {
    const at = dry(ward());
    for (const n of [2, 3]) {
      vanish(at, brain(at, n));
      vanish(at, captive(at, n));
    }
    writeNote(at.play, at.play.all('scenario')[0] ?? 0, at.play.program.name('freed'), 2);
    at.put(captive(at, 1), 'room-37-v');
    return at;
  };

  test('is a win when the third Brain is out, while no Puppet has appeared', () => {
    const at = almost();
    expect([progress(at), at.result]).toEqual([2, '']);
    killBrain(at, 1);
    expect(at.result).toBe('win');
  });

  test('waits for the death of a Puppet that has appeared', () => {
    const at = almost();
    const puppet = at.spawn('monster/the-puppet', 'room-18-a');
    killBrain(at, 1);
    expect([progress(at), at.result]).toEqual([3, '']);
    vanish(at, puppet);
    at.choose('end:end');
    expect(at.result).toBe('win');
  });

  test('is a loss after the seventh block, which no eighth one follows in print', () => {
    const at = untilRound(ward(4, { items: [STILL, STUCK] }), 8);
    expect([at.result, at.lines().at(-1)]).toEqual(['loss', 'The end of Devouring track is reached']);
  });

  test('is a loss when an investigator is killed', () => {
    const at = dry(ward());
    const who = at.asked;
    at.put(who, 'room-20-a');
    at.set(who, 'wounds', 8);
    at.spawn(DOMAINS, 'room-20-b', 1);
    at.choose('move:room-20-b');
    expect([at.result, at.lines().at(-1)?.endsWith('is dead')]).toEqual(['loss', true]);
  });

  test('is a loss when a monster of Horror must come and none is left', () => {
    const at = dry(ward(4, { chapter: { slots: [{ monster: 'ravenous' }, { monster: 'william' }] } }));
    for (let n = 0; n < 6; n++) at.spawn('monster/ravenous', 'room-18-a');
    untilRound(at, 2);
    expect([at.result, at.lines().at(-1)]).toEqual(['loss', 'No Ravenous is left to come']);
  });
});
