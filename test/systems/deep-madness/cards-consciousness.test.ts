/** What the consciousness cards do when they are played from hand, each in a real game. */
import { describe, expect, test } from 'vitest';
import { type CardTableSetup, cardTable, hero, stack } from './card-table';
import type { Table } from './table';
import { card, monster as figure } from './table-content';

/** A monster that does nothing by itself. */
const monster = (id: string, stats: object = {}, more: object = {}) =>
  figure(id, { trap: 0, health: 6, ...stats }, { behavior: [], ...more });

const POST = monster('post', { health: 30 });
const HOLDER = monster('holder', { trap: 9 });
const IDOL = monster('idol', { health: 9 }, { rank: 'epic' });
const BITER = monster('biter', { damage: 3 }, { behavior: [{ step: 'attack' }] });

/** Ann with one card in her hand, then Bob. */
function holding(card: string, more: CardTableSetup = {}): Table {
  const items = [POST, HOLDER, IDOL, BITER];
  const at = cardTable({ heroes: [hero('ann'), hero('bob')], items, ...more });
  at.give('ann', `consciousness/${card}`);
  return at;
}

const spent = (at: Table) => [at.cards('hand', 'ann'), at.cards('discard:consciousness')];

describe('in her activation', () => {
  test('Clear Thought readies 2 and is discarded', () => {
    const at = holding('clear-thought');
    expect(at.offers('clear-thought')).toEqual([]);
    at.set('ann', 'exhausted', 3);
    at.choose('clear-thought');
    expect(at.read('ann', 'exhausted')).toBe(1);
    expect(spent(at)).toEqual([[], ['clear-thought']]);
    expect(at.read('ann', 'actions')).toBe(3);
  });

  test('is not offered in the activation of somebody else', () => {
    const at = holding('adrenaline');
    at.choose('end').untilTurnOf('bob');
    expect(at.offers('adrenaline')).toEqual([]);
  });

  test('Adrenaline gives 1 more action', () => {
    expect(holding('adrenaline').choose('adrenaline').read('ann', 'actions')).toBe(4);
  });

  test('Slip Away goes 1 space, whatever the Trap', () => {
    const at = holding('slip-away');
    at.spawn('holder', 'hall-b');
    at.put('ann', 'hall-b');
    expect(at.offers('move:')).toEqual([]);
    at.choose('slip-away').choose('hall-c');
    expect(at.at('ann')).toBe('hall-c');
  });

  test('Held Breath gives 2 oxygen and no more than at the start', () => {
    const at = holding('held-breath');
    expect(at.offers('held-breath')).toEqual([]);
    at.set('ann', 'oxygen', 2);
    at.choose('held-breath');
    expect(at.read('ann', 'oxygen')).toBe(3);
  });

  test('Triage heals 1 on somebody in sight', () => {
    const at = holding('triage');
    at.put('bob', 'nook-a');
    at.set('bob', 'wounds', 2);
    expect(at.offers('triage')).toEqual([]);
    at.put('bob', 'far-a');
    at.set('ann', 'wounds', 1);
    at.choose('triage');
    expect(at.options().map(({ label }) => label)).toEqual(['Ann', 'Bob']);
    at.choose('Bob');
    expect(at.read('bob', 'wounds')).toBe(1);
  });

  test('Bulkhead Sense closes a hatchway, or locks a closed one', () => {
    const at = holding('bulkhead-sense');
    at.give('ann', 'consciousness/bulkhead-sense');
    at.put('ann', 'hall-c');
    at.choose('bulkhead-sense#1');
    expect(at.hatchState('hall-c', 'side-a')).toBe('closed');
    at.choose('bulkhead-sense');
    expect(at.hatchState('hall-c', 'side-a')).toBe('locked');
    expect(at.read('ann', 'actions')).toBe(3);
  });

  test('Call Out: somebody else readies 1 and sheds a status of its choice', () => {
    const at = holding('call-out');
    at.put('bob', 'nook-a');
    at.set('bob', 'exhausted', 2);
    at.set('bob', 'slowed', 2);
    at.set('bob', 'weakened', 1);
    at.choose('call-out').choose('weakened');
    expect(['exhausted', 'slowed', 'weakened'].map((stat) => at.read('bob', stat))).toEqual([1, 2, 0]);
  });

  test('Borrowed Step: somebody else makes a Move, and no action of hers is gone', () => {
    const at = holding('borrowed-step');
    at.put('bob', 'side-a');
    at.choose('borrowed-step').choose('nook-a');
    at.choose('Stay here');
    expect([at.at('bob'), at.read('ann', 'actions'), at.read('bob', 'actions')]).toEqual(['nook-a', 3, 3]);
  });

  test('Cut String puts a face-down puppet card under its deck', () => {
    const blank = card('puppet', 'blank', { copies: 3 });
    const at = holding('cut-string', { items: [blank] });
    expect(at.offers('cut-string')).toEqual([]);
    at.give('ann', 'puppet/blank');
    const left = at.cards('deck:puppet').length;
    at.choose('cut-string');
    expect([at.cards('secret', 'ann'), at.cards('deck:puppet').length]).toEqual([[], left + 1]);
  });

  test('Quiet Room lets one Search or Rest ignore monsters in her space', () => {
    const at = holding('quiet-room');
    at.set('ann', 'exhausted', 3);
    at.spawn('post', 'hall-a');
    expect([...at.offers('search:'), ...at.offers('rest:')]).toEqual([]);
    at.choose('quiet-room').choose('rest:rest');
    expect(at.read('ann', 'exhausted')).toBe(1);
    expect([...at.offers('search:'), ...at.offers('rest:')]).toEqual([]);
  });

  test('Old Incision wounds a monster in her space that is not epic', () => {
    const at = holding('old-incision');
    at.spawn('idol', 'hall-a');
    expect(at.offers('old-incision')).toEqual([]);
    const post = at.spawn('post', 'hall-a');
    at.choose('old-incision');
    expect(at.read(post, 'wounds')).toBe(1);
  });

  test('Lucid Interval turns a madness token clear', () => {
    const at = holding('lucid-interval');
    at.set('ann', 'madness', 1);
    at.choose('lucid-interval');
    expect([at.read('ann', 'madness'), at.read('ann', 'clear')]).toEqual([0, 4]);
  });

  test('Counting Doors goes up to 2 spaces toward the nearest investigator', () => {
    const at = holding('counting-doors');
    expect(at.offers('counting-doors')).toEqual([]);
    at.put('bob', 'side-a');
    at.choose('counting-doors').choose('2');
    expect(at.at('ann')).toBe('hall-c');
  });

  test('Ward Memory draws one more after her Search', () => {
    const at = holding('ward-memory');
    stack(at, 'search', 'weapon/pistol', 'once/flare');
    at.choose('search:search').choose('pistol').choose('use');
    expect(at.cards('inventory', 'ann')).toEqual(['pistol', 'flare']);
    expect(spent(at)).toEqual([[], ['ward-memory']]);
  });
});

describe('in her attack', () => {
  test('Steady Hand rolls any of her dice again', () => {
    const at = holding('steady-hand');
    const post = at.spawn('post', 'hall-a');
    at.give('ann', 'weapon/pistol');
    at.dice(5, 1, 2, 6).choose('pistol').choose('steady-hand').choose('showing 1').choose('no more').choose('keep');
    expect(at.read(post, 'wounds')).toBe(4);
    expect(spent(at)).toEqual([[], ['steady-hand']]);
  });

  test('Cold Read counts 2 less Resistance', () => {
    const at = holding('cold-read', { items: [monster('post', { health: 30, resistance: 3 })] });
    const post = at.spawn('post', 'hall-a');
    at.give('ann', 'weapon/pistol');
    at.dice(5, 5, 1).choose('pistol').choose('cold-read').choose('keep');
    expect(at.read(post, 'wounds')).toBe(3);
    at.dice(5, 5, 1).choose('pistol').choose('keep');
    expect(at.read(post, 'wounds')).toBe(4);
  });

  test("Anatomist's Eye rolls 2 dice more", () => {
    const at = holding('anatomists-eye');
    at.spawn('post', 'hall-a');
    at.give('ann', 'weapon/pistol');
    at.dice(1, 1, 1, 1, 1).choose('pistol').choose('anatomists-eye').choose('keep');
    at.dice(1, 1, 1).choose('pistol').choose('keep');
    expect(at.read('ann', 'actions')).toBe(1);
  });
});

describe('when something comes', () => {
  test('Hold Fast: 2 wounds fewer', () => {
    const at = holding('hold-fast', { slots: ['biter'] });
    at.put('bob', 'nook-a');
    at.spawn('biter', 'hall-a');
    at.choose('end').choose('take').choose('use');
    expect(at.read('ann', 'wounds')).toBe(1);
    expect(spent(at)).toEqual([[], ['hold-fast']]);
  });

  test('Not My Hands: a wound instead of a puppet card', () => {
    const blank = card('puppet', 'blank', { copies: 3 });
    const string = card('will', 'string', {
      triggers: [
        {
          id: 'pull',
          when: 'action',
          if: "event.actor == owner && event.action == 'search'",
          do: [{ effect: 'call', procedure: 'gain-puppet-card', with: { who: 'owner' } }],
        },
      ],
    });
    const at = holding('not-my-hands', { items: [blank, string] });
    at.give('ann', 'will/string');
    at.choose('search:search').choose('Keep nothing').choose('use');
    expect([at.cards('secret', 'ann'), at.read('ann', 'wounds')]).toEqual([[], 1]);
    at.choose('end').untilTurnOf('ann').choose('search:search').choose('Keep nothing');
    expect(at.cards('secret', 'ann')).toHaveLength(1);
  });

  test('Second Opinion: of two madness cards one is resolved, the other discarded', () => {
    const at = holding('second-opinion', { heroes: [hero('ann', { sanity: 1 }), hero('bob')] });
    at.give('ann', 'weapon/trepan-drill');
    at.spawn('post', 'hall-a');
    at.set('ann', 'exhausted', 1);
    stack(at, 'madness', 'madness/locked-joints', 'madness/raw-skin');
    at.dice(1, 1).choose('trepan-drill').choose('use').choose('raw-skin');
    expect([at.read('ann', 'wounds'), at.read('ann', 'paralysed')]).toEqual([1, 0]);
    expect([at.cards('madness', 'ann'), at.cards('discard:madness')]).toEqual([['raw-skin'], ['locked-joints']]);
    expect(spent(at)).toEqual([[], ['second-opinion']]);
  });
});
