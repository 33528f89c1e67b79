import { describe, expect, test } from 'vitest';
import { sandbox } from '../sandbox';

describe('edge', () => {
  test('changes the state of edges', () => {
    const table = sandbox([
      { effect: 'edge', edges: 'edges.filter(e, e == edge(2) || e == edge(4))', state: 'locked' },
    ]).run();
    expect(table.value("edges.filter(e, e.state == 'locked').size()")).toBe(2);
    expect(table.value("edge(2).state == 'locked' && edge(3).state != 'locked'")).toBe(1);
  });
});
