import { describe, expect, test } from 'vitest';
import { BOB, CLEO, sandbox, say } from '../sandbox';

const link = (to: string) => ({ effect: 'link', of: "inPlay('nurse')", name: 'prey', to });
const hunted = say("{first(inPlay('nurse')).prey.name}");

describe('link', () => {
  test('remembers one thing on another under a name', () => {
    expect(sandbox([link(BOB), hunted]).run().log).toEqual(['Bob']);
  });

  test('forgets what it remembered before', () => {
    expect(sandbox([link(BOB), link(CLEO), hunted, link('none'), hunted]).run().log).toEqual(['Cleo', 'nothing']);
  });
});
