/** What an expression gives in the running game: asked in the middle of it, answered in words, and nothing of the game changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { PlaytestGame } from '../../editor/play/playtest-game';
import type { Content } from '../../engine/content';
import { checkContent } from '../../pack/check-content';
import { linkPack } from '../../pack/link-pack';

const folder = join(import.meta.dirname, '../../content/lobotomy');
const OPTIONS = { scenario: 'slashers', characters: ['marta-quillon', 'osgood-pell', 'ilse-varga'], seed: 7 };

let content: Content;
/** A game that nothing is done in but asking. */
let begun: PlaytestGame;
beforeAll(async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path: `lobotomy/${path}`, text: readFileSync(join(folder, path), 'utf8') }));
  const linked = linkPack(checkContent(files), 'lobotomy');
  if ('problems' in linked) throw new Error(linked.problems.map(({ message }) => message).join('\n'));
  content = linked.content;
  begun = await playedGame(0);
});

async function playedGame(decisions: number): Promise<PlaytestGame> {
  const game = new PlaytestGame(() => ({ choose: () => 0 }));
  await game.start(content, OPTIONS);
  for (let i = 0; i < decisions; i++) await game.bot('random', 'decision', () => undefined);
  return game;
}

test.each([
  ['characters', '3: Marta Quillon, Osgood Pell, Ilse Varga'],
  ['characters.size() + 1', '4'],
  ['characters.size() == 3', 'true'],
  ["inPlay('quiet-child')", 'none'],
  ['none', 'nothing'],
])('%s', async (source, value) => {
  expect(await begun.valueOf('scenario/slashers', source)).toBe(value);
});

test('of itself an item speaks as that one of it which is in play', async () => {
  expect(await begun.valueOf('character/marta-quillon', 'self')).toBe('Marta Quillon');
  expect(await begun.valueOf('monster/quiet-child', 'self.health')).toBeNull();
});

test.each(['event.target.health', 'who.health', 'characters.size(', 'setting.nonsense', ''])(
  'what only holds while something happens, or is not written right, has no value: %s',
  async (source) => {
    expect(await begun.valueOf('scenario/slashers', source)).toBeNull();
  },
);

test('to ask changes nothing: the game goes on as one that was never asked', async () => {
  const [asked, other] = [await playedGame(6), await playedGame(6)];
  await asked.valueOf('scenario/slashers', "game.happened('damage') > 0 || characters.exists(c, c.health < 3)");
  await asked.valueOf('scenario/slashers', 'characters');
  for (const game of [asked, other]) for (let i = 0; i < 10; i++) await game.bot('random', 'decision', () => undefined);
  expect(JSON.parse(await asked.save()).answers).toEqual(JSON.parse(await other.save()).answers);
  expect((await asked.jump(16)).log).toEqual((await other.jump(16)).log);
});
