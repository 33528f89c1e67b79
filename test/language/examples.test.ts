/** Plays what the schemas show authors as examples of each kind of effect. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EFFECTS } from '../../engine/language/effects/compile-effect';
import { findingsOf, sandbox } from './sandbox';

const FOLDER = new URL('../../schemas/core/effects/', import.meta.url);

interface EffectSchema {
  properties: { effect?: { const: string } };
  examples?: unknown[];
}

const schemas = readdirSync(FOLDER)
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as EffectSchema)
  .flatMap((schema) => {
    const kind = schema.properties.effect?.const;
    return kind === undefined ? [] : [{ kind, examples: schema.examples ?? [] }];
  });

/** What the examples speak of, beside what is on every table. */
const items = [
  { kind: 'deck', id: 'movement', cards: [{ card: 'dream' }] },
  { kind: 'monster', id: 'patient', stats: { health: 2, ap: 1 } },
];

/** Effects that answer an event stand in a trigger on it. */
const EVENTS: Readonly<Record<string, { event: string; cause: unknown }>> = {
  alter: { event: 'damage', cause: { effect: 'damage', to: 'self', amount: 2 } },
  'change-dice': { event: 'roll', cause: { effect: 'roll', dice: { d6: 2 } } },
};

function contentFor(kind: string, example: unknown): { effects: unknown[]; items: Record<string, unknown>[] } {
  const on = EVENTS[kind];
  if (on === undefined) return { effects: [example], items };
  const trigger = { id: 'example', when: on.event, timing: 'before', do: [example] };
  return { effects: [on.cause], items: [...items, { kind: 'scenario', id: 'test', triggers: [trigger] }] };
}

describe('the examples in the schemas', () => {
  test('are there for every kind of effect that the engine has', () => {
    const shown = schemas.filter(({ examples }) => examples.length > 0).map(({ kind }) => kind);
    expect(shown.sort()).toEqual(Object.keys(EFFECTS).sort());
  });

  for (const { kind, examples } of schemas) {
    test.each(examples.map((example) => [JSON.stringify(example), example]))(
      `of ${kind} are played: %s`,
      (_, example) => {
        const { effects, items } = contentFor(kind, example);
        expect(findingsOf(effects, items)).toEqual([]);
        // Whoever is asked takes the first option.
        expect(() => sandbox(effects, { items }).runFirst()).not.toThrow();
      },
    );
  }
});
