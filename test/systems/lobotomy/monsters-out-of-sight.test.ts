import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../engine/board/face';
import { hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

/** Its spaces 1, 2 and 4 lie in this order on a shortest way; from the first one sees the last, but not the one between. */
const cornerWard = JSON.parse(readFileSync(join('content', 'lobotomy', 'tile', 'q07.json'), 'utf8')).sides[0] as Face;

describe('monsters that march', () => {
  test('stop where somebody stands whom they could not see, on the way to somebody whom they see', () => {
    const heroes = [hero('behind', { health: 20 }), hero('between', { health: 20 })];
    const table = new Table({ heroes, stage: cornerWard, items: [monster('ghoul', { ap: 5 })] });
    const ghoul = table.spawn('ghoul', 'B-1');
    for (const [id, space] of Object.entries({ behind: 'B-4', between: 'B-2' })) {
      table.put(id, space);
      table.set(id, 'insanity', 7);
    }
    expect([table.sees(ghoul, 'behind'), table.sees(ghoul, 'between')]).toEqual([true, false]);
    table.choose('end-turn').dice(1, 1, 1, 1).choose('end-turn');
    expect(table.at(ghoul)).toBe('B-2');
  });
});
