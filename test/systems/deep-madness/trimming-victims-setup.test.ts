/** How the first chapter is laid out: who stands where, what is dealt, which monsters are in the game. */
import { describe, expect, test } from 'vitest';
import { chapter, isVictimCard, NAMES, patient, ROOMS, roomOf } from './ward-deck';

describe('the set-up', () => {
  test('spreads investigators and two Collectors over rooms of their own', () => {
    for (const count of [4, 5, 6]) {
      const at = chapter(count);
      const rooms = [...NAMES.slice(0, count).map((who) => at.at(who)), ...at.everywhere('collector')].map(roomOf);
      expect(rooms.length).toBe(count + 2);
      expect(new Set(rooms).size).toBe(count + 2);
      expect(rooms.every((room) => ROOMS.includes(room))).toBe(true);
    }
  });

  test('deals two different victim cards each, three to four investigators', () => {
    for (const [count, each] of [
      [4, 3],
      [5, 2],
      [6, 2],
    ] as const) {
      const at = chapter(count);
      const hands = NAMES.slice(0, count).map((who) => at.cards('traits', who).filter(isVictimCard));
      expect(hands.map((hand) => [hand.length, new Set(hand).size])).toEqual(Array(count).fill([each, each]));
      expect(at.view().objectives[0]).toMatchObject({ progress: 0, needed: count * each });
      expect(at.cards('deck:victim-cards')).toEqual([]);
    }
  });

  test('gives the consciousnesses of each investigator a number, which its seat tells', () => {
    const at = chapter(4);
    const told = at
      .view()
      .seats.map(({ stats }) => stats.find(({ label }) => label === 'Consciousnesses numbered')?.value);
    expect(told).toEqual(NAMES.slice(0, 4).map((who) => String(at.read(who, 'order'))));
  });

  test('has one devoured effect, in room 1, whose card is passed over', () => {
    const at = chapter(4);
    const laid = at.play
      .all('token')
      .filter((token) => at.play.program.infoOf(at.play, token)?.item.kind === 'devoured');
    expect(laid.filter((token) => at.at(token) !== '').map((token) => at.at(token))).toEqual(['room-1-a']);
    const victims = at.everywhere('victim').map(roomOf);
    expect(victims).not.toContain('1');
  });

  test('shuts two hatches and welds one doorway', () => {
    const at = chapter(4);
    expect([at.hatchState('room-13-b', 'room-24-a'), at.hatchState('room-24-b', 'room-39-a')]).toEqual([
      'closed',
      'closed',
    ]);
    patient(at, 'room-37-d');
    for (const figure of at.play.all('monster')) at.away(figure);
    expect(at.offers('room-38-c')).toEqual([]);
    expect(at.offers('move:').length).toBeGreaterThan(0);
  });

  test('gives Victims the first slot, Collectors the sixth, and a spawn deck of their own to Victims', () => {
    for (const seed of [1, 2, 3, 4]) {
      const at = chapter(6, { seed });
      const track = at.view().tracks.find(({ id }) => id === 'activation');
      const slots = (track?.spaces ?? []).map(({ label }) => label).filter((_, place) => place % 2 === 1);
      expect([slots[0], slots[5]]).toEqual(['Victim', 'Collector']);
      expect(new Set(slots).size).toBe(6);
      expect(slots).not.toContain('The Puppet');
      const spawns = [...at.cards('deck:spawns'), ...at.cards('discard:spawns')];
      expect(spawns.some((id) => /victim|collector/.test(id))).toBe(false);
      expect([...at.cards('deck:victims'), ...at.cards('discard:victims')].length).toBe(4);
    }
  });

  test('has a trial, and a will card for each investigator', () => {
    const at = chapter(5);
    expect(at.cards('play')).toEqual(['trimming-trial']);
    expect(
      NAMES.slice(0, 5).map((who) => at.cards('traits', who).filter((card) => !isVictimCard(card)).length),
    ).toEqual(Array(5).fill(1));
  });

  test('gives a consciousness card to four investigators, or to the first two of five', () => {
    const hands = (count: number) => {
      const at = chapter(count);
      const order = [...NAMES.slice(0, count)].sort((a, b) => at.read(a, 'order') - at.read(b, 'order'));
      return order.map((who) => at.cards('hand', who).length);
    };
    expect([hands(4), hands(5), hands(6)]).toEqual([
      [1, 1, 1, 1],
      [1, 1, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  test('hands out weapons, search cards and consciousness cards as the settings say', () => {
    const given = (issuedWeapons: number, issuedSupplies: number, issuedThoughts: number) => {
      const at = chapter(6, { settings: { issuedWeapons, issuedSupplies, issuedThoughts } });
      return NAMES.map((who) => [at.cards('inventory', who).length, at.cards('hand', who).length]);
    };
    expect(given(0, 0, 0)).toEqual(Array(6).fill([0, 0]));
    expect(given(1, 2, 1)).toEqual(Array(6).fill([3, 1]));
    const at = chapter(6, { settings: { issuedWeapons: 1 } });
    const kinds = NAMES.flatMap((who) => at.cards('inventory', who)).map(
      (id) => at.play.program.items.find((info) => info?.item.id === id)?.item.kind,
    );
    expect(kinds).toEqual(Array(6).fill('weapon'));
  });
});
