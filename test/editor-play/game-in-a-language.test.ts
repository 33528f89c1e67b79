/** The same game in other words: the real pack, with a few texts in another language, through the worker's own object. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PlaytestGame } from '../../editor/play/playtest-game';
import type { Content } from '../../engine/content';
import { checkContent } from '../../pack/check-content';
import { linkPack } from '../../pack/link-pack';
import { withTexts } from '../../pack/with-texts';

const folder = join(import.meta.dirname, '../../content');
const OPTIONS = { scenario: 'slashers', characters: ['marta-quillon', 'osgood-pell', 'ilse-varga'], seed: 7 };

let content: Content;
beforeAll(() => {
  const files = readdirSync(join(folder, 'lobotomy'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path: `lobotomy/${path}`, text: readFileSync(join(folder, 'lobotomy', path), 'utf8') }));
  const linked = linkPack(checkContent(files), 'lobotomy');
  if ('problems' in linked) throw new Error(linked.problems.map(({ message }) => message).join('\n'));
  content = linked.content;
});

async function playedGame(decisions: number) {
  const game = new PlaytestGame(() => ({ choose: () => 0 }));
  let state = await game.start(content, OPTIONS);
  for (let i = 0; i < decisions; i++) state = await game.bot('random', 'decision', () => undefined);
  return { game, state };
}

describe('a game in another language', () => {
  const german = (before: Content): Content =>
    withTexts(before, {
      language: 'de',
      texts: [
        { item: 'scenario/slashers', pointer: '/name', text: 'Das Wiegenlied' },
        { item: 'character/marta-quillon', pointer: '/name', text: 'Martha' },
      ],
    });

  it('stands at the same moment, and its whole log is told in the new words', async () => {
    const { game, state } = await playedGame(6);
    const shown = await game.reload(german(content));
    expect(shown.view.title).toBe('Das Wiegenlied');
    expect(shown.decisionNumber).toBe(state.decisionNumber);
    expect(shown.view.decision?.options.map(({ key }) => key)).toEqual(
      state.view.decision?.options.map(({ key }) => key),
    );
    expect(shown.log.map(({ text }) => text).join(' ')).not.toContain('Marta Quillon');
    expect(shown.log.map(({ text }) => text).join(' ')).toContain('Martha');
    expect(shown.reload).toMatchObject({ changes: [], language: 'de', answeredAgain: 6, stoppedAt: null });
  });

  it('keeps what was undone for redo, and goes back to the words of the pack', async () => {
    const { game } = await playedGame(6);
    await game.undo();
    await game.reload(german(content));
    const back = await game.reload(content);
    expect([back.decisionNumber, back.decisionCount]).toEqual([5, 6]);
    expect(back.view.title).toBe('The Razor Lullaby');
    expect(back.reload?.language).toBe('');
  });

  it('leaves out texts whose place is there no more', () => {
    const [item] = withTexts(content, {
      language: 'de',
      texts: [{ item: 'scenario/slashers', pointer: '/none/2/text', text: 'Nichts' }],
    }).items.filter(({ id }) => id === 'slashers');
    expect(item).toEqual(content.items.find(({ kind, id }) => kind === 'scenario' && id === 'slashers'));
  });
});
