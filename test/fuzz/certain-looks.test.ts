/**
 * A bot that sees that luck and hidden things have no part in an option looks at it once: another look must say the same.
 * Games with hidden Roles are not among these: what one of them would do under another deal shows no trace.
 */
import { expect, test } from 'vitest';
import { Lookahead } from '../../engine/bots/lookahead';
import { Luck } from '../../engine/bots/luck';
import { chooseRandom } from '../../engine/bots/random';
import { Playthrough } from '../../engine/kernel/playthrough';
import { Play } from '../../engine/language/play';
import type { Program } from '../../engine/language/program';
import { compile, readPack } from './morrow-hill';

const DECISIONS = 240;
/** All options are looked at once in so many decisions. */
const EVERY = 4;

/** Looks on two lucks at each option of a random game; gives what was said to be certain and was not, and how many were. */
function lookTwice(program: Program, scenario: string, players: number, seed: number) {
  const luck = new Luck(seed);
  const play = new Play(program);
  const characters = luck.shuffle(program.ofKind('character').map(({ item }) => item.id)).slice(0, players);
  program.system.prepare(play, { scenario, characters, seed });
  const playing = new Playthrough(play, program.system);
  const ahead = new Lookahead(program);
  const broken: string[] = [];
  let certain = 0;
  let uncertain = 0;
  playing.start();
  for (let n = 0; playing.decision !== null && n < DECISIONS; n++) {
    const { decision } = playing;
    const looks = n % EVERY === 0 ? decision.count : 0;
    if (looks > 0) ahead.lookAt(playing);
    for (let option = 0; option < looks; option++) {
      ahead.deal(2 * n);
      const first = ahead.valueOf(option);
      const { isCertain } = ahead;
      if (!isCertain) uncertain++;
      else {
        certain++;
        ahead.deal(2 * n + 1);
        const again = ahead.valueOf(option);
        if (again !== first || !ahead.isCertain)
          broken.push(
            `${decision.question?.id}, ${decision.question?.key(play, decision, option)}: ${first}, ${again}`,
          );
      }
    }
    playing.choose(chooseRandom(playing, luck));
  }
  return { broken, certain, uncertain };
}

test.each([
  ['lobotomy', 'memories', 4],
  ['lobotomy', 'thirteenth-day-of-christmas', 3],
  ['deep-madness', 'first-dive', 4],
  ['oracles-betrayal', 'trimming-victims', 2],
  ['deranged', 'intro', 4],
] as const)('what is certain in a game of %s, %s, is worth the same however it is dealt', (pack, scenario, players) => {
  const { broken, certain, uncertain } = lookTwice(compile(readPack(pack)), scenario, players, 3);
  expect(broken).toEqual([]);
  expect(certain).toBeGreaterThan(0);
  expect(uncertain).toBeGreaterThan(0);
});
