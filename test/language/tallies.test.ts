import { describe, expect, test } from 'vitest';
import { BOB, NURSE, sandbox, say } from './sandbox';

const hurtBob = { effect: 'damage', to: BOB, amount: 1, from: NURSE };

describe('happened', () => {
  test('counts how often an event happened since the start of something', () => {
    const table = sandbox([hurtBob, hurtBob, say("{happened('damage', 'turn')} {happened('damage', 'round')}")]);
    expect(table.run().expire('end-of-turn').run().log).toEqual(['2 2', '2 4']);
  });

  test('counts how often it happened to somebody', () => {
    const effects = [
      hurtBob,
      { effect: 'damage', to: 'self', amount: 1 },
      say(`{happened('damage', 'turn', ${BOB})} {happened('damage', 'turn', self)}`),
    ];
    expect(sandbox(effects).run().log).toEqual(['1 1']);
  });

  test('does not count what was stopped or replaced', () => {
    const items = [
      {
        kind: 'scenario',
        id: 'test',
        triggers: [{ id: 't', when: 'damage', timing: 'before', do: [{ effect: 'stop', event: 'damage' }] }],
      },
    ];
    expect(sandbox([hurtBob, say("{happened('damage', 'turn')}")], { items }).run().log).toEqual(['0']);
  });
});

describe('involved', () => {
  test('counts how often somebody acted or was the target', () => {
    const effects = [
      hurtBob,
      hurtBob,
      say(
        `{involved('damage', 'turn', ${NURSE})} {involved('damage', 'turn', ${BOB})} {involved('damage', 'turn', self)}`,
      ),
    ];
    expect(sandbox(effects).run().log).toEqual(['2 2 0']);
  });

  test.each(['attack', 'action', 'activation', 'turn', 'phase', 'round', 'game'])(
    'begins anew with each %s',
    (since) => {
      const table = sandbox([hurtBob, say(`{involved('damage', '${since}', ${BOB})}`)]);
      expect(table.run().run().expire(`end-of-${since}`).run().log).toEqual(['1', '2', '1']);
    },
  );
});
