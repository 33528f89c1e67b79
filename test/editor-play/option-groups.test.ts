import { expect, it } from 'vitest';
import { groupsOf, inGroups } from '../../editor/play/option-groups';
import type { DecisionView, OptionView } from '../../engine/view';

const option = (key: string, group: string, more: Partial<OptionView> = {}): OptionView => ({
  key,
  label: key,
  short: key,
  group,
  isDecline: false,
  detail: '',
  cost: '',
  entities: [],
  ...more,
});
const decide = (...options: OptionView[]): DecisionView => ({
  key: 'turn',
  seat: 0,
  actor: 0,
  question: '',
  cause: { item: null, pointer: '' },
  why: { title: '', text: '' },
  trail: [],
  note: '',
  options,
});
const numbered = ({ options }: DecisionView) => options.map((each, index) => ({ option: each, index }));

it('puts the options of a group together, groups in the order of their first option', () => {
  const decision = decide(option('a5', 'Move'), option('end', 'Turn'), option('run', 'Move'));
  expect(inGroups(decision).options.map(({ key }) => key)).toEqual(['a5', 'run', 'end']);
});

it('leaves a question of one sort as it is, without a heading', () => {
  const decision = decide(option('yes', ''), option('no', ''));
  expect(inGroups(decision)).toBe(decision);
  expect(groupsOf(numbered(decision)).map(({ name }) => name)).toEqual(['']);
});

it('says a cost once if all of a group cost the same, and lets options without a reason stand side by side', () => {
  const decision = decide(
    option('a5', 'Move', { cost: '1 AP' }),
    option('a7', 'Move', { cost: '1 AP' }),
    option('saw', 'Attack', { cost: '1 AP', detail: '4 dice' }),
    option('end', 'Turn'),
  );
  expect(groupsOf(numbered(decision)).map(({ name, cost, isFlow }) => `${name} ${cost} ${isFlow}`)).toEqual([
    'Move 1 AP true',
    'Attack  false',
    'Turn  true',
  ]);
});
