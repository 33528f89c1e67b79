import { describe, expect, test } from 'vitest';
import { Log } from '../../../engine/kernel/log';
import { sandbox, say } from '../sandbox';

describe('say', () => {
  test('writes a line in the log, with what its text reads, and says which item said it', () => {
    const table = sandbox([say('{self.name} has {self.health} health')]).run();
    expect(table.log).toEqual(['Ann has 6 health']);
    const [line] = (table.play.log as Log).lines;
    expect(line).toMatchObject({ tone: 'strong', item: table.program.find('procedure', 'main')?.number });
  });

  test('does nothing in a game without a log', () => {
    const table = sandbox([say('to nobody')]);
    table.play.log = null;
    table.run();
    table.play.log = new Log();
    expect(table.log).toEqual([]);
  });
});
