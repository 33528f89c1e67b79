/** What the rulebook says of the contents of the box, and of who may play, on the pack that is shipped. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { obstacleTo } from '../../../editor/play/game-choices';
import type { Content, Item } from '../../../engine/content';
import { cardsIn } from '../../../engine/language/entity-functions';
import { deckZone, findZone } from '../../../engine/language/standard';
import { hero } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool } from './pieces';

const folder = join(import.meta.dirname, '../../../content/lobotomy');
const items = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && path !== 'pack.json')
  .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Item);
const pack: Content = { system: 'lobotomy', pack: 'lobotomy', items };

test('a game is for three to five characters: fewer or more are refused where it is set up', () => {
  const refusal = (characters: number) => obstacleTo(pack, { scenario: 'slashers', characters, seed: 1 })?.message;
  expect([2, 6].map(refusal)).toEqual([2, 6].map((count) => expect.stringContaining(`not ${count}.`)));
  expect([3, 4, 5].map(refusal)).toEqual([undefined, undefined, undefined]);
});

test('the movement deck of a game has 20 green, 8 blue and 4 red cards and 8 without a colour', () => {
  const { play } = new Table({
    heroes: ['calder-nwosu', 'ilse-varga', 'marta-quillon'],
    scenario: 'slashers',
    rules: 'printed',
  });
  const counts: Record<string, number> = {};
  for (const card of cardsIn(play, findZone(play, deckZone('movement'), 0))) {
    const color = String(play.program.infoOf(play, card)?.item.color);
    counts[color] = (counts[color] ?? 0) + 1;
  }
  expect(counts).toEqual({ green: 20, blue: 8, red: 4, none: 8 });
});

test('a D3 is half of a d6, rounded up', () => {
  const roll = tool('roll', [
    { effect: 'roll', dice: { d6: 1 }, who: 'user', as: 'one' },
    { effect: 'say', text: 'D3: {half(total(one))}' },
  ]);
  const table = new Table({ heroes: [hero('one')], items: [roll], settings: { gravityLimit: 0 } });
  table.give('one', 'roll');
  for (let face = 1; face <= 6; face++) table.dice(face).choose('roll');
  expect(table.lines().filter((line) => line.startsWith('D3'))).toEqual([1, 1, 2, 2, 3, 3].map((n) => `D3: ${n}`));
});
