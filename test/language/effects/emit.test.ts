import { describe, expect, test } from 'vitest';
import { ask, findingsOf, sandbox, say } from '../sandbox';

const alarm = {
  kind: 'scenario',
  id: 'test',
  events: { alarm: { loudness: 'int', who: 'entities' } },
};
const heard = (fields: Record<string, unknown> = {}) => ({
  ...alarm,
  triggers: [
    { id: 'heard', when: 'alarm', do: [say('{event.loudness} {event.who.size()} {event.actor.name}')], ...fields },
  ],
});

describe('emit', () => {
  test("makes one of the content's own events happen, with its fields", () => {
    const effects = [{ effect: 'emit', event: 'alarm', with: { loudness: 'self.health', who: 'characters' } }];
    expect(sandbox(effects, { items: [heard()] }).run().log).toEqual(['6 3 Ann']);
  });

  test('lets what stands before it alter what it tells', () => {
    const muffle = {
      id: 'muffle',
      when: 'alarm',
      timing: 'before',
      do: [{ effect: 'alter', set: { loudness: 'event.loudness - 1' } }],
    };
    const effects = [{ effect: 'emit', event: 'alarm', with: { loudness: 3 } }];
    const items = [heard(), { ...alarm, id: 'other', triggers: [muffle] }];
    expect(sandbox(effects, { items }).run().log).toEqual(['2 0 Ann']);
  });

  test('leaves fields that are not given at 0 and empty', () => {
    expect(sandbox([{ effect: 'emit', event: 'alarm' }], { items: [heard()] }).run().log).toEqual(['0 0 Ann']);
  });

  test('goes on once everybody who answers has been asked', () => {
    const items = [heard({ do: [ask('run', 'hide')] })];
    expect(sandbox([{ effect: 'emit', event: 'alarm' }, say('on')], { items }).run('hide').log).toEqual(['hide', 'on']);
  });

  test('does nothing when nobody listens', () => {
    expect(sandbox([{ effect: 'emit', event: 'alarm' }, say('on')], { items: [alarm] }).run().log).toEqual(['on']);
  });

  test('refuses a field that the event does not have', () => {
    const [finding] = findingsOf([{ effect: 'emit', event: 'alarm', with: { volume: 1 } }], [alarm]);
    expect(finding).toMatchObject({ code: 'event-field-unknown', pointer: '/do/0/with/volume' });
  });
});
