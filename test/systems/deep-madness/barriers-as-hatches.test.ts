/** In the third chapter mind barriers are hatches: they open and close, and are held against monsters. */
import { describe, expect, test } from 'vitest';
import { NAMES, STILL, scene } from './theatre-deck';

describe('a mind barrier of the third chapter', () => {
  test('is a hatch: it stops a Move, opens and closes for an action each', () => {
    const at = scene('lobotomy', 4, { items: [STILL] });
    const who = at.asked;
    at.put(who, 'room-20-b');
    expect(at.offers('move:room-1-a')).toEqual([]);
    at.choose('open@room-20-b|room-1-a');
    expect([at.hatchState('room-20-b', 'room-1-a'), at.offers('move:room-1-a').length]).toEqual(['open', 1]);
    at.choose('closed@room-20-b|room-1-a');
    expect([at.hatchState('room-20-b', 'room-1-a'), at.read(who, 'actions')]).toEqual(['closed', 1]);
  });

  test('is held like one: two dice of whoever is behind it against the Horror of the monster', () => {
    const tried = (...dice: number[]) => {
      const at = scene('lobotomy', 4, { chapter: { slots: [{ monster: 'collector' }] } });
      for (const who of NAMES.slice(0, 4)) {
        at.put(who, 'room-18-a');
        at.set(who, 'exhausted', 4);
      }
      at.put(at.asked, 'room-1-a');
      const collector = at.spawn('monster/collector', 'room-20-b');
      at.dice(...dice).choose('end:end');
      return [at.at(collector), at.hatchState('room-20-b', 'room-1-a')];
    };
    expect(tried(5, 6)).toEqual(['room-20-b', 'closed']);
    expect(tried(5, 4, 12)).toEqual(['room-1-a', 'open']);
  });
});
