/** Examples from the three chapters: trials, victim cards, Brains, Domains, and what wins and loses. */
import { expect } from 'vitest';
import type { Table } from '../../systems/deep-madness/table';
import * as theatre from '../../systems/deep-madness/theatre-deck';
import * as ward from '../../systems/deep-madness/ward-deck';
import { example } from '../example';

const { NAMES, STILL, STUCK, numbered, standing, strike, untilRound } = theatre;
const QUARTET = NAMES.slice(0, 4);

example(
  'M06',
  'S004:101',
  'puppet cards: 2 bring nothing to round 4, 3 the first trial; 6 bring the second to round 7',
  () => {
    const trial = (round: number, cards: number) => {
      const at = theatre.scene('collecting-tissue', 4, { items: [STILL] });
      untilRound(at, round - 1);
      for (let n = 0; n < cards; n++) at.give(QUARTET[n % 4] as string, 'puppet/slack-thread', 'secret');
      return untilRound(at, round);
    };
    const tokens = (at: Table) => at.read(numbered(at, 'token/brain', 1), 'tokens');
    const wounds = (at: Table) => QUARTET.map((who) => at.read(who, 'wounds'));
    expect([tokens(trial(4, 2)), tokens(trial(4, 3))]).toEqual([6, 8]);
    expect([wounds(trial(7, 5)), wounds(trial(7, 6))]).toEqual([Array(4).fill(0), Array(4).fill(2)]);
  },
);

example('M07', 'S004:90', 'the goal is met while nobody has seen William: it is won without a kill', () => {
  const at = ward.scene();
  for (const who of QUARTET) for (const card of [...at.cards('traits', who)]) at.drop(who, card);
  const who = ward.patient(at, 'room-2-a', 'hobble');
  at.own(at.spawn('token/objective', 'room-2-a'), who);
  at.give(who, 'puppet/williams-face');
  expect(at.result).toBe('');
  at.choose('take-back');
  expect(at.result).toBe('win');
});

example(
  'M09',
  'S004:197',
  'a Brain of six tokens takes 4 wounds, then 2: none is left, a mind token is gained, it stays',
  () => {
    const at = theatre.scene('collecting-tissue');
    const who = at.asked;
    at.put(who, 'room-37-d');
    at.give(who, 'weapon/fire-axe');
    const brain = numbered(at, 'token/brain', 1);
    strike(at, 'fire-axe', 'room-37-d', 4, 5, 1);
    expect(at.read(brain, 'tokens')).toBe(2);
    strike(at, 'fire-axe', 'room-37-d', 6, 1, 1);
    expect([at.read(brain, 'tokens'), at.at(brain)]).toEqual([0, 'room-37-d']);
    const mind = numbered(at, 'token/mind-token', 1);
    expect(at.play.zone(mind)).toBe(who);
    // Full again, it is attacked by whoever does not hold its mind token.
    at.set(brain, 'tokens', 6);
    expect(at.offers('attack')).toEqual([]);
    at.choose('end:end');
    at.put(at.asked, 'room-37-d');
    expect(at.offers('attack')).toHaveLength(1);
  },
);

example(
  'M10',
  'S004:245',
  'a Brain of the third chapter dies of 4 wounds, and its Dissected walks 1 space toward William',
  () => {
    const at = theatre.scene('lobotomy', 4, { items: [STILL] });
    const [brain, dissected] = [numbered(at, 'token/brain', 2), numbered(at, 'token/dissected-captive', 2)];
    at.put(dissected, 'room-7-b');
    at.put(brain, 'room-20-a');
    at.put(at.asked, 'room-20-a');
    at.give(at.asked, 'weapon/fire-axe');
    strike(at, 'fire-axe', 'room-20-a', 4, 4, 1);
    expect([at.isGone(brain), at.at(dissected), at.result]).toEqual([true, 'room-36-c', '']);
  },
);

example(
  'M11',
  'S004:125',
  'four investigators have three different victim cards each, six have two: 12 of the 15',
  () => {
    const hands = (count: number) => {
      const at = ward.chapter(count);
      return NAMES.slice(0, count).map((who) => at.cards('traits', who).filter(ward.isVictimCard));
    };
    for (const [count, each] of [
      [4, 3],
      [6, 2],
    ] as const) {
      const dealt = hands(count);
      expect(dealt.map((hand) => [hand.length, new Set(hand).size])).toEqual(Array(count).fill([each, each]));
      expect(dealt.flat()).toHaveLength(12);
    }
  },
);

example('M12', 'S004:147', 'a Collector attacks whoever has a victim card: dead, and the game is lost', () => {
  const at = ward.scene();
  const who = ward.patient(at, 'room-2-a', 'hobble');
  at.spawn('monster/collector', 'room-2-a');
  ward.letAct(at, 'Collector');
  expect([at.result, at.read(who, 'isDead'), at.read(who, 'wounds')]).toEqual(['loss', 1, 0]);
});

example('M17', 'S004:231', 'the track of the third chapter brings 4 Domains to the 2 of its set-up: 6 of 8', () => {
  const at = theatre.scene('lobotomy', 4, { items: [STILL, STUCK] });
  const seen = [1, 2, 3, 4, 5, 6, 7].map((round) => standing(untilRound(at, round), 'token/domain').length);
  expect(seen).toEqual([2, 3, 4, 4, 5, 6, 6]);
});
