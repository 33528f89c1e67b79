/** Decks that hold an item without naming it. */
import { expect, test } from 'vitest';
import { decksThatDraw } from '../../editor/workbench/drawn-by';
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
