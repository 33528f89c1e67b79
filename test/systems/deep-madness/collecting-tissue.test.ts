/** The second chapter: Brains give up their success tokens, and mind barriers are turned. */
import { describe, expect, test } from 'vitest';
import type { DoorwayState } from '../../../engine/systems/deep-madness/doorways';
import { wound } from '../../../engine/systems/deep-madness/wounds';
import type { Table } from './table';
import {
  chapter,
  letAct,
  NAMES,
  numbered,
  progress,
  STILL,
  scene,
  standing,
  strike,
  untilRound,
  vanish,
} from './theatre-deck';

const tissue = (count = 4, more: object = {}) => chapter('collecting-tissue', count, more);
const ward = (count = 4, more: object = {}) => scene('collecting-tissue', count, more);
const brain = (at: Table, n: number) => numbered(at, 'token/brain', n);

const BARRIERS: readonly (readonly [string, string, number])[] = [
  ['room-7-b', 'room-36-c', 1],
  ['room-7-a', 'room-19-b', 2],
  ['room-23-c', 'room-8-a', 3],
  ['room-8-b', 'room-5-b', 1],
  ['room-20-b', 'room-1-a', 3],
  ['room-27-a', 'room-1-a', 2],
];
const states = (at: Table): DoorwayState[] => BARRIERS.map(([from, to]) => at.hatchState(from, to));

/** The active investigator, on a space, with an axe. */
function surgeon(at: Table, space: string): number {
  const who = at.asked;
  at.put(who, space);
  at.give(who, 'weapon/fire-axe');
  return who;
}

describe('the set-up', () => {
  test('lays Brains 1, 2 and 3 with six success tokens each, and six barriers face down', () => {
    const at = tissue();
    expect(standing(at, 'token/brain')).toEqual(['1 room-37-d', '2 room-13-a', '3 room-9-b']);
    expect([1, 2, 3].map((n) => at.read(brain(at, n), 'tokens'))).toEqual([6, 6, 6]);
    expect(states(at)).toEqual(Array(6).fill('face-down'));
    expect(BARRIERS.map(([from, to]) => at.read(at.doorway(from, to), 'number'))).toEqual(
      BARRIERS.map(([, , number]) => number),
    );
  });

  test('asks each investigator for one of the two starts', () => {
    const at = chapter('collecting-tissue', 4, {}, 'room-20-a');
    expect(NAMES.slice(0, 4).map((who) => at.at(who))).toEqual(Array(4).fill('room-20-a'));
    expect(NAMES.slice(0, 4).map((who) => tissue().at(who))).toEqual(Array(4).fill('room-27-b'));
  });

  test('has the Collector first and the Victim second in the track, and their spawn cards apart', () => {
    const at = tissue();
    const slots = at.play.all('slot').map((slot) => at.play.program.items[at.read(slot, 'monster')]?.item.id);
    expect(slots.slice(0, 2)).toEqual(['collector', 'victim']);
    expect([slots.length, new Set(slots).size]).toEqual([6, 6]);
    const spawns = [...at.cards('deck:spawns'), ...at.cards('discard:spawns')];
    expect(spawns.filter((id) => /victim|collector/.test(id))).toEqual([]);
    expect([...at.cards('deck:victims'), ...at.cards('discard:victims')].length).toBe(4);
  });

  test('marks thirteen rooms, and leaves Collecting Souls out', () => {
    const at = tissue();
    expect(at.cards('deck:devoured').length).toBe(13);
    expect(at.cards('deck:madness')).not.toContain('collecting-souls');
    expect(at.cards('deck:madness')).toContain('vivisection');
    expect(at.cards('play')).toEqual(['collecting-trial']);
  });

  test('gives four a consciousness card each, five the first two, six none', () => {
    const hands = (count: number) => {
      const at = tissue(count);
      return NAMES.slice(0, count)
        .sort((a, b) => at.read(a, 'order') - at.read(b, 'order'))
        .map((who) => at.cards('hand', who).length);
    };
    expect([4, 5, 6].map(hands)).toEqual([
      [1, 1, 1, 1],
      [1, 1, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
    expect([4, 5].map((count) => tissue(count).read('ann', 'refreshSanity'))).toEqual([3, 1]);
  });
});

const numbersOf = (at: Table) => standing(at, 'monster/collector').map((each) => Number(each.charAt(0)));

describe('each round', () => {
  const quiet = { items: [STILL] };

  test('brings Collectors 1, 2 and 3, each to another room', () => {
    const collectors = standing(tissue(), 'monster/collector');
    expect(collectors.map((each) => each.charAt(0))).toEqual(['1', '2', '3']);
    expect(new Set(collectors.map((each) => each.slice(2))).size).toBe(3);
  });

  test('brings none of a number of which both are there, and nobody else for it', () => {
    const at = ward(4, quiet);
    for (const n of [1, 1, 2]) at.spawn('monster/collector', 'room-18-a', n);
    untilRound(at, 2);
    expect([at.result, numbersOf(at)]).toEqual(['', [1, 1, 2, 2, 3]]);
    untilRound(at, 3);
    expect([at.result, numbersOf(at)]).toEqual(['', [1, 1, 2, 2, 3, 3]]);
    untilRound(at, 4);
    expect([at.result, numbersOf(at)]).toEqual(['', [1, 1, 2, 2, 3, 3]]);
  });

  test('turns over Victim spawn cards on blocks 1, 4 and 7, and others, of which there are none here, on the rest', () => {
    const at = ward(4, quiet);
    const cards = () => at.lines().filter((line) => line.startsWith('Spawn card: Victim')).length;
    const seen = [1, 2, 3, 4, 5, 6, 7].map((round) => {
      untilRound(at, round);
      return [at.read(at.game, 'spawnCards'), cards()];
    });
    expect(seen).toEqual([
      [3, 3],
      [2, 3],
      [2, 3],
      [3, 6],
      [2, 6],
      [2, 6],
      [3, 9],
    ]);
  });

  test('after the seventh the end of the track loses', () => {
    const at = untilRound(ward(4, quiet), 8);
    expect([at.result, at.lines().at(-1)]).toEqual(['loss', 'The end of Devouring track is reached']);
  });
});

describe('a Brain', () => {
  test('is attacked no more by whoever has its mind token, but by others, once it has tokens again', () => {
    const at = ward();
    const who = surgeon(at, 'room-37-d');
    at.hold(at.spawn('token/mind-token', 'room-37-d', 1), who);
    expect(at.offers('attack')).toEqual([]);
    at.put(who, 'room-13-a');
    expect(at.offers('attack').length).toBe(2);
    at.choose('end:end');
    surgeon(at, 'room-37-d');
    expect(at.offers('attack').length).toBe(2);
    at.set(brain(at, 1), 'tokens', 0);
    expect(at.offers('attack')).toEqual([]);
  });

  test('takes nothing outside of an investigator’s attack', () => {
    const at = ward();
    expect(wound(at.play, brain(at, 2), 3, at.asked, [])).toBeUndefined();
    expect(at.read(brain(at, 2), 'tokens')).toBe(6);
  });

  test('counts as a monster for investigators: nobody searches, rests or is lucid beside it', () => {
    const at = ward();
    const who = at.asked;
    at.set(who, 'exhausted', 2);
    expect(['search', 'rest', 'lucid'].map((action) => at.offers(action).length > 0)).toEqual([true, true, true]);
    at.put(who, 'room-9-b');
    expect(['search', 'rest', 'lucid'].map((action) => at.offers(action).length > 0)).toEqual([false, false, false]);
  });

  test('shares the damage of an attack with monsters of its space', () => {
    const at = ward();
    surgeon(at, 'room-37-d');
    const victim = at.spawn('monster/victim', 'room-37-d');
    strike(at, 'fire-axe', 'room-37-d', 4, 4, 1);
    expect(at.question).toBe('share');
    at.choose('2 damage');
    expect([at.isGone(victim), at.read(brain(at, 1), 'tokens')]).toEqual([true, 4]);
  });
});

test('no Brain is pulled', () => {
  const investigators = ['samuel-smith', 'roman-asimov', 'jared-drake', 'hannah'];
  const at = chapter('collecting-tissue', 4, { investigators, items: [STILL] });
  for (const figure of at.play.all('monster')) vanish(at, figure);
  at.untilTurnOf('samuel-smith');
  at.put('samuel-smith', 'room-37-a');
  expect(at.offers('haul-line')).toEqual([]);
  at.spawn('monster/victim', 'room-37-d');
  expect(at.offers('haul-line')).toHaveLength(1);
});

describe('a mind barrier', () => {
  /** Brain `n` is empty, and whoever is active stands on a space. */
  const emptied = (n: number, space: string) => {
    const at = ward();
    at.set(brain(at, n), 'tokens', 0);
    at.put(at.asked, space);
    return at;
  };

  test('is turned by an Investigate beside it once its Brain is empty, which fills the Brain again', () => {
    const at = emptied(3, 'room-20-b');
    at.choose('turn-barrier');
    expect([at.hatchState('room-20-b', 'room-1-a'), at.hatchState('room-23-c', 'room-8-a')]).toEqual([
      'barricaded',
      'face-down',
    ]);
    expect([at.read(brain(at, 3), 'tokens'), at.read(at.asked, 'actions'), progress(at)]).toEqual([6, 2, 1]);
    expect(at.offers('turn-barrier')).toEqual([]);
  });

  test('is turned neither while its Brain has a token, nor from elsewhere, nor twice', () => {
    const at = emptied(3, 'room-27-a');
    expect(at.offers('turn-barrier')).toEqual([]);
    at.put(at.asked, 'room-20-a');
    expect(at.offers('turn-barrier')).toEqual([]);
    at.put(at.asked, 'room-20-b');
    expect(at.offers('turn-barrier').length).toBe(1);
    at.set(brain(at, 3), 'tokens', 1);
    expect(at.offers('turn-barrier')).toEqual([]);
    at.set(brain(at, 3), 'tokens', 0);
    at.hatch('room-20-b', 'room-1-a', 'barricaded');
    expect(at.offers('turn-barrier')).toEqual([]);
  });

  test.each(['face-down', 'barricaded'] as const)('lets neither investigators nor monsters pass: %s', (state) => {
    const at = ward();
    for (const [from, to] of BARRIERS) at.hatch(from, to, state);
    at.put(at.asked, 'room-20-b');
    expect(at.offers('move:').map((key) => key.replace('move:', ''))).toEqual(['room-20-a']);
    expect([at.offers('open'), at.offers('close').filter((key) => key.includes('room-1'))]).toEqual([[], []]);
    // The only investigator that it could reach is behind the barrier: it stays.
    for (const who of NAMES.slice(0, 4)) at.put(who, 'room-1-a');
    const collector = at.spawn('monster/collector', 'room-20-b', 1);
    letAct(at, 'Collector 1');
    expect(at.at(collector)).toBe('room-20-b');
  });
});

describe('Collectors', () => {
  test('item 42: kill Victims, which feeds the Brain of their number, and roll for another to act', () => {
    const at = ward();
    const victim = at.spawn('monster/victim', 'room-18-b');
    at.spawn('monster/collector', 'room-18-a', 2);
    at.dice(12);
    letAct(at, 'Collector 2');
    expect([at.isGone(victim), [1, 2, 3].map((n) => at.read(brain(at, n), 'tokens'))]).toEqual([true, [6, 7, 6]]);
  });

  test('kill as surely when they act after a cut', () => {
    const at = ward();
    const victims = [at.spawn('monster/victim', 'room-18-b'), at.spawn('monster/victim', 'room-18-b')];
    at.spawn('monster/collector', 'room-18-a', 2);
    // A claw: the only Collector acts again and cuts the other one.
    at.dice(4, 12);
    letAct(at, 'Collector 2');
    while (at.question !== 'turn') at.choose(at.options()[0]?.key ?? '');
    expect([victims.map((victim) => at.isGone(victim)), at.read(brain(at, 2), 'tokens')]).toEqual([[true, true], 8]);
  });

  test('only wound investigators', () => {
    const at = ward();
    for (const who of NAMES.slice(0, 4)) at.put(who, 'room-18-b');
    at.spawn('monster/collector', 'room-18-b', 1);
    at.choose('end:end');
    expect(at.question).toBe('tie-target');
    at.choose(at.options()[0]?.key ?? '');
    at.dice(12).choose('take');
    expect(at.result).toBe('');
    expect(NAMES.slice(0, 4).reduce((sum, who) => sum + at.read(who, 'wounds'), 0)).toBe(2);
  });

  test('and Victims take wounds in attacks of investigators only', () => {
    const at = ward();
    const monsters = [at.spawn('monster/collector', 'room-18-a', 1), at.spawn('monster/victim', 'room-18-a')];
    for (const monster of monsters) expect(wound(at.play, monster, 1, at.asked, [])).toBeUndefined();
    expect(monsters.map((monster) => at.read(monster, 'wounds'))).toEqual([0, 0]);
    surgeon(at, 'room-18-a');
    strike(at, 'fire-axe', 'room-18-a', 4, 4, 1);
    at.choose('2 damage');
    expect([at.read(monsters[0] as number, 'wounds'), at.isGone(monsters[1] as number)]).toEqual([1, true]);
  });
});

describe('William’s trial', () => {
  /** Round `round` begins with so many puppet cards taken, and everybody has the items. */
  const tried = (round: number, cards: number, items: readonly string[] = []) => {
    const at = ward(4, { items: [STILL] });
    untilRound(at, round - 1);
    for (let n = 0; n < cards; n++) at.give(NAMES[n % 4] as string, 'puppet/slack-thread', 'secret');
    for (const who of NAMES.slice(0, 4)) for (const item of items) at.give(who, item);
    return untilRound(at, round);
  };
  const tokens = (at: Table) => [1, 2, 3].map((n) => at.read(brain(at, n), 'tokens'));
  const wounds = (at: Table) => NAMES.slice(0, 4).map((who) => at.read(who, 'wounds'));

  test('feeds each Brain two tokens if round 4 begins with three puppet cards, nothing with two', () => {
    expect([tokens(tried(4, 3)), tokens(tried(4, 2))]).toEqual([
      [8, 8, 8],
      [6, 6, 6],
    ]);
  });

  test('asks only as rounds 4 and 7 begin: what is taken later does not count for round 4', () => {
    expect([tokens(tried(5, 3)), tokens(untilRound(tried(4, 3), 6))]).toEqual([
      [6, 6, 6],
      [8, 8, 8],
    ]);
  });

  test('takes an item of everybody if round 7 begins with six, or 2 wounds of who has none', () => {
    expect([wounds(tried(7, 6)), wounds(tried(7, 5))]).toEqual([
      [2, 2, 2, 2],
      [0, 0, 0, 0],
    ]);
    const at = tried(7, 6, ['weapon/fire-axe']);
    expect(wounds(at)).toEqual([0, 0, 0, 0]);
    expect(NAMES.slice(0, 4).map((who) => at.cards('inventory', who))).toEqual([[], [], [], []]);
  });
});

describe('the end', () => {
  /** All barriers but that of 20 and 1 are face up, its Brain is empty, and somebody stands there. */
  const almost = () => {
    const at = ward();
    for (const [from, to, number] of BARRIERS) if (number !== 3) at.hatch(from, to, 'barricaded');
    at.hatch('room-23-c', 'room-8-a', 'barricaded');
    at.set(brain(at, 3), 'tokens', 0);
    at.put(at.asked, 'room-20-b');
    return at;
  };

  test('is a win with the sixth barrier, while no Puppet has appeared', () => {
    const at = almost();
    expect([progress(at), at.result]).toEqual([5, '']);
    at.choose('turn-barrier');
    expect(at.result).toBe('win');
  });

  test('waits for the death of a Puppet that has appeared', () => {
    const at = almost();
    const puppet = at.spawn('monster/the-puppet', 'room-18-a');
    at.choose('turn-barrier');
    expect([progress(at), at.result]).toEqual([6, '']);
    vanish(at, puppet);
    at.choose('end:end');
    expect(at.result).toBe('win');
  });

  test('finds the Puppet without its mind tokens', () => {
    const at = ward(4, { items: [STILL] });
    const who = at.asked;
    at.hold(at.spawn('token/mind-token', 'room-27-b', 1), who);
    at.give(who, 'puppet/williams-face', 'secret');
    at.give(who, 'will/guided-hand');
    untilRound(at, 7);
    expect([
      standing(at, 'monster/the-puppet').length,
      at.play.all('token').filter((t) => at.play.zone(t) === who),
    ]).toEqual([1, []]);
  });

  test('is a loss when an investigator is killed', () => {
    const at = ward();
    const who = at.asked;
    for (const each of NAMES.slice(0, 4)) at.put(each, 'room-20-a');
    at.put(who, 'room-18-a');
    at.set(who, 'wounds', 8);
    at.spawn('monster/collector', 'room-18-a', 1);
    at.choose('end:end');
    at.dice(12).choose('take');
    expect([at.result, at.lines().some((line) => line.endsWith('is dead'))]).toEqual(['loss', true]);
  });

  test('is a loss when a monster must come and none is left, but not for a numbered Collector', () => {
    const at = ward(4, {
      items: [STILL],
      chapter: { slots: [{ monster: 'collector' }, { monster: 'victim' }, { monster: 'ravenous' }] },
    });
    for (let n = 0; n < 6; n++) at.spawn('monster/ravenous', 'room-18-a');
    for (const n of [1, 1, 2, 2, 3, 3]) at.spawn('monster/collector', 'room-21-a', n);
    untilRound(at, 2);
    expect([at.result, at.lines().at(-1)]).toEqual(['loss', 'No Ravenous is left to come']);
  });
});
