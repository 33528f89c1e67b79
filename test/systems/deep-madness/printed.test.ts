/** What the rulebooks say of the contents of the boxes, and of who may play, on the packs that are shipped. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { obstacleTo } from '../../../editor/play/game-choices';
import type { Content, Item } from '../../../engine/content';
import { sharingOf } from '../../../engine/lab/players';
import { chapter } from './ward-deck';

const folder = join(import.meta.dirname, '../../../content');
const items = ['deep-madness', 'oracles-betrayal'].flatMap((pack) =>
  readdirSync(join(folder, pack), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && path !== 'pack.json')
    .map((path) => JSON.parse(readFileSync(join(folder, pack, path), 'utf8')) as Item),
);
const content: Content = { system: 'deep-madness', pack: 'oracles-betrayal', items };

const CHAPTERS = ['first-dive', 'trimming-victims', 'collecting-tissue', 'lobotomy'];

test.each(CHAPTERS)('%s is for four to six investigators: fewer or more are refused where it is set up', (scenario) => {
  const refusal = (characters: number) => obstacleTo(content, { scenario, characters, seed: 1 })?.message;
  expect([3, 7].map(refusal)).toEqual([3, 7].map((count) => expect.stringContaining(`not ${count}.`)));
  expect([4, 5, 6].map(refusal)).toEqual([undefined, undefined, undefined]);
});

test.each(CHAPTERS)(
  '%s is played with 4 investigators by one person, 3 each by two, 2 each by three, one each by more',
  (scenario) => {
    expect([...sharingOf(content, scenario)]).toEqual([
      [1, [4]],
      [2, [6]],
      [3, [6]],
      [4, [4]],
      [5, [5]],
      [6, [6]],
    ]);
  },
);

test('there are nine puppet cards, of which one has the face, and six wills of four sorts', () => {
  const at = chapter(6);
  const puppets = at.cards('deck:puppet');
  expect([puppets.length, puppets.filter((id) => id === 'williams-face').length]).toEqual([9, 1]);
  const wills = items.filter(({ kind }) => kind === 'will').map(({ copies }) => Number(copies ?? 1));
  expect([wills.length, wills.reduce((a, b) => a + b)]).toEqual([4, 6]);
});
