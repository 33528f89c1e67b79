import { describe, expect, test } from 'vitest';
import { KNOWN } from '../../../engine/kernel/layout';
import { BOB, type Sandbox, sandbox } from '../sandbox';

const seen = (table: Sandbox) => table.play.state[table.value("first(cards.filter(c, c.def == 'knife'))") + KNOWN];
const knife = "cards.filter(c, c.def == 'knife')";

describe('reveal', () => {
  test('shows something to everybody', () => {
    expect(seen(sandbox([{ effect: 'reveal', what: knife, to: 'all' }]).run())).toBe(0b111);
  });

  test('shows something to somebody, and what was seen is not unseen', () => {
    const effects = [
      { effect: 'reveal', what: knife, to: BOB },
      { effect: 'reveal', what: knife, to: 'self' },
    ];
    expect(seen(sandbox(effects).run())).toBe(0b011);
  });
});
