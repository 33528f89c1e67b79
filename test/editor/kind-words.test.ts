/** What kinds are called, and which of them are cards, whatever the system. */
import { expect, test } from 'vitest';
import { cardKinds, manyOfKind, oneOfKind } from '../../editor/workbench/kind-words';
import { systems } from '../../schemas/generated/language';

test('the cards of every system count as cards', () => {
  for (const { cardKinds: own } of Object.values(systems))
    expect(own.filter((kind) => !cardKinds.has(kind))).toEqual([]);
  expect(cardKinds.has('monster')).toBe(false);
});

test('a kind has a name for one and for many, and one without shows its own word', () => {
  expect([oneOfKind('madness'), manyOfKind('madness')]).toEqual(['Madness card', 'Madness cards']);
  expect(oneOfKind('floor-plan')).toBe('Floor plan');
});
