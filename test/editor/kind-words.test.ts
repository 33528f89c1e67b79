/** What kinds are called, and which of them are cards. */
import { expect, test } from 'vitest';
import { cardKindsOf, manyOfKind, oneOfKind } from '../../editor/workbench/kind-words';
import { systems } from '../../schemas/generated/language';

test('what is a card in one game may be a figure in another, and an unknown game has no cards', () => {
  for (const [system, { cardKinds }] of Object.entries(systems)) expect(cardKindsOf(system)).toEqual(cardKinds);
  expect([cardKindsOf('lobotomy'), cardKindsOf('lockwoods-asylum')].map((kinds) => kinds.includes('monster'))).toEqual([
    false,
    true,
  ]);
  expect(cardKindsOf('toString')).toEqual([]);
});

test('a kind has a name for one and for many, and one without shows its own word', () => {
  expect([oneOfKind('madness'), manyOfKind('madness')]).toEqual(['Madness card', 'Madness cards']);
  expect(oneOfKind('floor-plan')).toBe('Floor plan');
});
