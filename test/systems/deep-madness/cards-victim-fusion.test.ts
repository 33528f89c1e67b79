/** What victim cards take from whoever has them, and what fusion cards let two investigators share. */
import { describe, expect, test } from 'vitest';
import { type CardTableSetup, cardTable, hero, stack } from './card-table';
import { monster as figure } from './table-content';

/** A monster that does nothing by itself. */
const monster = (id: string, stats: object = {}, more: object = {}) =>
  figure(id, { trap: 0, health: 6, ...stats }, { behavior: [], ...more });

const POST = monster('post', { health: 30 });
const BITER = monster('biter', { damage: 3 }, { behavior: [{ step: 'attack' }] });

const setUp = (more: CardTableSetup = {}) =>
  cardTable({ heroes: [hero('ann'), hero('bob'), hero('cyd')], items: [POST, BITER], ...more });

describe('victim cards', () => {
  const victim = (card: string, more: CardTableSetup = {}) => {
    const at = setUp(more);
    at.give('ann', `victim/${card}`);
    return at;
  };

  test('Frailty: maximum health 3, maximum sanity 2', () => {
    const at = victim('frailty');
    expect(['maxHealth', 'health', 'maxSanity', 'clear'].map((stat) => at.read('ann', stat))).toEqual([3, 3, 2, 2]);
    expect([at.read('bob', 'maxHealth'), at.read('bob', 'maxSanity')]).toEqual([8, 4]);
  });

  test('Frailty: the third wound kills', () => {
    const at = victim('frailty', { slots: ['biter'] });
    at.put('bob', 'nook-a');
    at.put('cyd', 'nook-a');
    at.spawn('biter', 'hall-a');
    at.set('ann', 'exhausted', 2);
    at.choose('end');
    expect(at.result).toBe('loss');
  });

  test('Frailty: each madness token draws a card', () => {
    const at = victim('frailty');
    at.set('ann', 'exhausted', 2);
    stack(at, 'madness', 'madness/raw-skin');
    at.give('ann', 'weapon/trepan-drill');
    at.spawn('post', 'hall-a');
    at.dice(1, 1).choose('trepan-drill');
    expect([at.read('ann', 'wounds'), at.read('ann', 'madness'), at.read('ann', 'clear')]).toEqual([1, 0, 1]);
  });

  test('Tremor: her attacks roll a die fewer', () => {
    const at = victim('tremor');
    at.give('ann', 'weapon/pistol');
    at.spawn('post', 'hall-a');
    at.dice(1, 1).choose('pistol').choose('keep');
    expect(at.read('ann', 'actions')).toBe(2);
  });

  test('Hobble: her Moves are a space shorter, but one at least', () => {
    const at = victim('hobble');
    at.choose('move:hall-b');
    expect([at.question, at.at('ann'), at.read('ann', 'actions')]).toEqual(['turn', 'hall-b', 2]);
    at.give('ann', 'victim/hobble');
    expect(at.read('ann', 'moveSpaces')).toBe(1);
  });

  test('Sleepless: no Rest', () => {
    const at = victim('sleepless');
    at.set('ann', 'exhausted', 2);
    expect(at.offers('rest:')).toEqual([]);
  });

  test('Open Suture: no healing', () => {
    const at = victim('open-suture');
    at.set('ann', 'wounds', 2);
    at.give('ann', 'once/field-dressing');
    expect(at.offers('field-dressing')).toEqual([]);
  });

  test('Snare: Escape 1 lower', () => {
    expect(victim('snare').read('ann', 'escape')).toBe(3);
  });

  test('Empty Hands: two items, and a third one means that one goes', () => {
    const at = victim('empty-hands');
    at.give('ann', 'weapon/pistol');
    at.give('ann', 'weapon/smg');
    stack(at, 'search', 'once/flare');
    at.choose('search:search').choose('flare');
    expect(at.question).toBe('overflow');
    at.choose('smg');
    expect(at.cards('inventory', 'ann')).toEqual(['pistol', 'flare']);
  });

  test('Static: the first reroll of each activation exhausts 1 more', () => {
    const at = victim('static');
    at.give('ann', 'weapon/pistol');
    at.spawn('post', 'hall-a');
    at.dice(1, 1, 1, 1, 1).choose('pistol').choose('reroll-1');
    expect(at.read('ann', 'exhausted')).toBe(2);
    at.choose('reroll-1');
    expect(at.read('ann', 'exhausted')).toBe(3);
    at.choose('keep').choose('end').untilTurnOf('ann');
    at.set('ann', 'exhausted', 0);
    at.dice(1, 1, 1, 1).choose('pistol').choose('reroll-1').choose('keep');
    expect(at.read('ann', 'exhausted')).toBe(2);
  });
});

describe('fusion cards', () => {
  /** Bob has the card; Ann, before him in the track, is his partner. */
  const fusion = (card: string, more: CardTableSetup = {}) => {
    const at = setUp(more);
    at.give('bob', `fusion/${card}`);
    return at;
  };

  test('Mingled Minds: his partner may exhaust in his place', () => {
    const at = fusion('mingled-minds');
    at.choose('end').untilTurnOf('bob');
    at.give('bob', 'weapon/trepan-drill');
    at.spawn('post', 'hall-a');
    at.dice(1, 1).choose('trepan-drill').choose('keep').choose('ann');
    expect([at.read('bob', 'exhausted'), at.read('ann', 'exhausted')]).toEqual([0, 1]);
  });

  test('Mingled Minds: with nothing clear himself he can still pay for a lucid moment', () => {
    const at = fusion('mingled-minds');
    at.set('bob', 'exhausted', 4);
    stack(at, 'consciousness', 'consciousness/adrenaline');
    at.choose('end').untilTurnOf('bob').choose('lucid').choose('ann');
    expect([at.read('ann', 'exhausted'), at.read('bob', 'exhausted')]).toEqual([1, 4]);
    expect(at.cards('hand', 'bob')).toEqual(['adrenaline']);
  });

  test('Mingled Minds: the first of the track leans on the last', () => {
    const at = setUp();
    at.give('ann', 'fusion/mingled-minds');
    at.choose('lucid');
    expect(at.offers('').map((key) => key.split('#')[0])).toEqual(['character/ann', 'character/cyd']);
  });

  test('Shared Pulse: his partner may take one of the wounds', () => {
    const at = fusion('shared-pulse', { slots: ['biter'] });
    at.put('ann', 'nook-a');
    at.put('cyd', 'nook-a');
    at.spawn('biter', 'hall-a');
    at.choose('end').choose('take').choose('use');
    expect([at.read('bob', 'wounds'), at.read('ann', 'wounds')]).toEqual([2, 1]);
  });

  test('Long Arm: he trades with his partner wherever she is', () => {
    const at = fusion('long-arm');
    at.give('bob', 'weapon/pistol');
    at.put('ann', 'nook-a');
    at.put('cyd', 'far-a');
    at.choose('end').untilTurnOf('bob').choose('trade').choose('pistol').choose('agree');
    expect(at.cards('inventory', 'ann')).toEqual(['pistol']);
  });

  test('Twin Step: after his partner Moves he may exhaust 1 to move a space', () => {
    const at = fusion('twin-step');
    at.choose('move:hall-b').choose('Stay here').choose('use');
    expect([at.at('ann'), at.at('bob'), at.read('bob', 'exhausted')]).toEqual(['hall-b', 'hall-b', 1]);
  });

  test('Twin Step is no use to who is held', () => {
    const at = fusion('twin-step', { items: [POST, BITER, monster('holder', { trap: 9 })] });
    at.put('bob', 'side-a');
    at.spawn('holder', 'side-a');
    at.choose('move:hall-b').choose('Stay here');
    expect(at.question).toBe('turn');
  });

  test('Borrowed Aim: one die again, once per activation, if his partner sees the space', () => {
    const at = fusion('borrowed-aim');
    const post = at.spawn('post', 'hall-a');
    at.choose('end').untilTurnOf('bob');
    at.give('bob', 'weapon/pistol');
    at.dice(1, 2, 1, 5).choose('pistol').choose('borrowed-aim').choose('showing 2').choose('keep');
    expect(at.read(post, 'wounds')).toBe(2);
    at.dice(1, 1, 1).choose('pistol');
    expect(at.offers('borrowed-aim')).toEqual([]);
    at.choose('keep').choose('end').untilTurnOf('bob');
    at.put('ann', 'nook-a');
    at.dice(1, 1, 1).choose('pistol');
    expect(at.offers('borrowed-aim')).toEqual([]);
    at.choose('keep');
    expect(at.read(post, 'wounds')).toBe(2);
  });

  test('Divided Dread: his partner may take his madness', () => {
    const at = fusion('divided-dread');
    at.set('bob', 'exhausted', 4);
    at.choose('end').untilTurnOf('bob');
    at.give('bob', 'weapon/trepan-drill');
    at.spawn('post', 'hall-a');
    at.dice(1, 1).choose('trepan-drill').choose('use');
    expect([at.read('bob', 'madness'), at.read('ann', 'madness')]).toEqual([0, 1]);
  });

  test('Second Breath: in one room with his partner one of them readies 1 when his activation ends', () => {
    const at = fusion('second-breath');
    at.set('ann', 'exhausted', 2);
    at.set('bob', 'exhausted', 2);
    at.put('bob', 'hall-c');
    at.choose('end').untilTurnOf('bob').choose('end').choose('ann');
    expect([at.read('ann', 'exhausted'), at.read('bob', 'exhausted')]).toEqual([1, 2]);
    at.untilTurnOf('bob');
    at.put('bob', 'side-a');
    at.choose('end');
    expect(at.question).toBe('turn');
  });

  test('Held Line: Escape 1 higher within a space of his partner', () => {
    const at = fusion('held-line');
    expect(at.read('bob', 'escape')).toBe(5);
    at.put('bob', 'hall-c');
    expect(at.read('bob', 'escape')).toBe(4);
  });
});
