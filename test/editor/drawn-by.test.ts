/** What uses an item without naming it. */
import { expect, test } from 'vitest';
import { decksThatDraw, usedByRules } from '../../editor/workbench/drawn-by';
import { opened } from './document-bench';

const AXE = 'lobotomy/weapon/axe.json';
const deck = (from: unknown, name: string) => JSON.stringify({ kind: 'deck', id: 'x', name, from });

test('a card is drawn by the decks of its kind, and of its family', async () => {
  const bench = await opened({
    [AXE]: '{ "kind": "weapon", "family": "blade" }',
    'lobotomy/deck/weapons.json': deck({ kind: 'weapon' }, 'Weapons'),
    'lobotomy/deck/blades.json': deck({ kind: 'weapon', family: 'blade' }, 'Blades'),
    'lobotomy/deck/guns.json': deck({ kind: 'weapon', family: 'gun' }, 'Guns'),
    'other/deck/weapons.json': deck({ kind: 'weapon' }, 'Others'),
  });
  expect(decksThatDraw(bench.store.state().documents, AXE)).toEqual(['Weapons', 'Blades']);
});

test('an item that the rules use by themselves, or that is chosen for a game, says so', async () => {
  const bench = await opened({
    'lobotomy/pack.json': '{ "kind": "pack", "id": "lobotomy", "system": "lobotomy" }',
    'lobotomy/monster/warden.json': '{ "kind": "monster" }',
    'lobotomy/monster/ghoul.json': '{ "kind": "monster" }',
    'lobotomy/scenario/first.json': '{ "kind": "scenario" }',
  });
  const { documents } = bench.store.state();
  const use = (file: string) => usedByRules(documents, `lobotomy/${file}.json`);
  expect(use('monster/warden')).toBe('rules');
  expect(use('monster/ghoul')).toBeNull();
  expect(use('scenario/first')).toBe('choice');
});
