/** What the third chapter tells bots: where William will be, what threatens the Dissected, and which Domain is best pulled. */
import { expect, test } from 'vitest';
import type { Table } from './table';
import { NAMES, numbered, progress, STILL, scene, vanish } from './theatre-deck';

const NEXT = "nextSteps(first(inPlay('william')), characters).size()";
const DOMAINS = 'token/domain';

/** Nobody acts but William's Domains; he stands still. */
const ward = (): Table => scene('lobotomy', 4, { items: [STILL] });
const captive = (at: Table, n: number) => numbered(at, 'token/dissected-captive', n);

/** Without Domains. */
function dry(at: Table): Table {
  for (const n of [1, 2]) vanish(at, numbered(at, DOMAINS, n));
  return at;
}

const crew = (at: Table, ...spaces: string[]): Table => {
  for (const [index, space] of spaces.entries()) at.put(NAMES[index] as string, space);
  return at;
};
const worth = (at: Table): number => at.play.program.system.evaluate(at.play, 0);

test('the content tells where William steps next: either way at a tie', () => {
  const at = scene('lobotomy', 4, {
    items: [STILL],
    chapter: { objectives: [{ id: 'ways', text: 'Ways', progress: NEXT, needed: 9 }] },
  });
  at.put('monster/william', 'room-37-v');
  crew(at, 'room-37-d', 'room-13-c', 'room-13-c', 'room-13-c');
  expect(progress(at)).toBe(1);
  crew(at, 'room-36-c');
  expect(progress(at)).toBe(1);
  crew(at, 'room-36-c', 'room-37-d');
  expect(progress(at)).toBe(2);
});

test('a position is worse if whoever is nearest draws William over a Dissected', () => {
  const at = dry(ward());
  at.put('monster/william', 'room-37-v');
  at.put(captive(at, 1), 'room-37-a');
  const drawn = worth(crew(at, 'room-13-c', 'room-13-c', 'room-13-c', 'room-13-c'));
  const away = worth(crew(at, 'room-36-c', 'room-13-c', 'room-13-c', 'room-13-c'));
  expect(away - drawn).toBeGreaterThan(10_000);
});

test('a position is better the nearer William will be to the Dissected', () => {
  const at = dry(ward());
  at.put('monster/william', 'room-37-v');
  const north = worth(crew(at, 'room-36-c', 'room-36-c', 'room-36-c', 'room-36-c'));
  const south = worth(crew(at, 'room-37-c', 'room-37-c', 'room-37-c', 'room-37-c'));
  expect(south).toBeGreaterThan(north);
});

test('the first Domain offered is one that a pull brings away from the Dissected', () => {
  const at = ward();
  const who = at.asked;
  at.put(who, 'room-21-c');
  at.put(numbered(at, DOMAINS, 2), 'room-37-b');
  at.choose('draw-domain');
  expect(at.options().map(({ label }) => label)).toEqual([expect.stringContaining('2'), expect.stringContaining('1')]);
});
