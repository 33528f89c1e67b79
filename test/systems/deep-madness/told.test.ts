/** What people are told: rules by name, events in words, why something is asked, games that go on under changed content. */
import { describe, expect, test } from 'vitest';
import { Session } from '../../../engine/kernel/session';
import { load } from '../../../engine/language/load';
import { Play } from '../../../engine/language/play';
import { DEEP_MADNESS } from '../../../engine/systems/deep-madness';
import { systems } from '../../../schemas/generated/language';
import { Table } from './table';
import { contentFor, investigator, monster, weapon } from './table-content';

const table = () =>
  new Table({ items: [monster('rat'), weapon('axe', [0, 3, 4, 2])], investigators: [investigator('ann')] });

test('every event of its own has words and, but for rerolls, a rule with a text', () => {
  const { play } = table();
  const events = Object.keys(systems['deep-madness'].events);
  expect(events.filter((name) => DEEP_MADNESS.eventWords?.[name] === undefined)).toEqual([]);
  const rules = events.filter((name) => name !== 'reroll').map((name) => DEEP_MADNESS.rulesOfEvents?.[name] ?? name);
  for (const rule of rules) expect(DEEP_MADNESS.ruleText?.(play, rule)?.text, rule).toMatch(/\.$/);
});

test('a rule points to the number that it names', () => {
  const { play } = table();
  const said = DEEP_MADNESS.ruleText?.(play, 'hatch-test');
  expect(said?.text).toContain('2 dice, 3 if it is locked');
  expect([play.program.items[said?.item ?? 0]?.key, said?.pointer]).toEqual([
    'rule-set/deep-madness-rules',
    '/settings/hatchDice',
  ]);
});

test('a question says why it is asked, and in the middle of what', () => {
  const attacked = new Table({
    items: [monster('rat')],
    investigators: [investigator('ann')],
    chapter: { slots: [{ monster: 'rat' }] },
  });
  attacked.spawn('rat', 'w-a');
  attacked.choose('end:end');
  const decision = attacked.view().decision;
  expect(decision?.why.title).toBe('Brace');
  expect(decision?.trail.map(({ text }) => text)).toContain('Rat hits Ann');
});

test('a roll is told with its dice', () => {
  const rolled = table();
  rolled.give('ann', 'axe');
  rolled.spawn('rat', 'w-a');
  rolled.set('ann', 'exhausted', 4);
  rolled.dice(4, 3, 6).choose('axe');
  expect(rolled.view().lastRoll?.dice.map(({ outcome }) => outcome)).toEqual(['hit', 'miss', 'hit']);
  expect(rolled.view().lastRoll?.total.value).toBe('2');
});

describe('a game under way', () => {
  function begun() {
    const setup = { investigators: [investigator('ann')], items: [monster('rat')] };
    const { content, scenario, investigators } = contentFor(setup);
    const { program } = load(content, DEEP_MADNESS);
    const play = new Play(program);
    DEEP_MADNESS.prepare(play, { scenario, characters: investigators, seed: 3 });
    const session = new Session(play, DEEP_MADNESS);
    session.start();
    return { session, content };
  }

  test('is the same when it is saved and loaded', () => {
    const { session } = begun();
    for (const key of ['turn', 'turn']) expect(session.decision?.question?.id).toBe(key);
    expect(session.answer('move:w-b').ok).toBe(true);
    expect(session.answer('none').ok).toBe(true);
    const again = begun().session;
    expect(again.replay([...session.answers])).toBeNull();
    expect([...again.game.state]).toEqual([...session.game.state]);
  });

  test('goes on under a changed number', () => {
    const { session, content } = begun();
    const changed = {
      ...content,
      items: content.items.map((item) =>
        item.kind === 'rule-set' ? { ...item, settings: { ...(item.settings as object), turnActions: 5 } } : item,
      ),
    };
    const { program } = load(changed, DEEP_MADNESS, session.game.program.numbering);
    const now = new Play(program);
    now.state = session.game.state.slice();
    expect(DEEP_MADNESS.fits?.(session.game, now)).toBe(true);
    expect(program.stats.read(now, now.all('character')[0] ?? 0, 'actions')).toBe(5);
  });
});
