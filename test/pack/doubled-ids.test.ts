/** Ids that stand twice in one list, where answers, logs and patches could not tell the two apart. */
import { describe, expect, test } from 'vitest';
import { avoidance, fileOf, onlyProblem, patient, placed, problemsWith } from './small-pack';

type Item = Record<string, unknown>;
const only = (item: Item) => onlyProblem(problemsWith(fileOf(item)));

const option = { id: 'same', text: 'Same', do: [] };
const objective = { id: 'same', text: 'Same', progress: 0, needed: 1 };
const trigger = { id: 'same', when: 'damage', do: [] };
const action = { id: 'same', text: 'Same', do: [] };
const scenario: Item = { kind: 'scenario', id: 'one', source: 'original', name: 'One' };
const face = { id: 'same', label: 'Same' };

describe('says of the second one that its id is taken', () => {
  test.each<[string, Item, string, string]>([
    ['attack', { ...patient, attacks: [1, 2].map((dice) => ({ id: 'same', dice })) }, '/attacks/1/id', 'attack'],
    ['trigger', { ...avoidance, triggers: [trigger, trigger] }, '/triggers/1/id', 'trigger'],
    ['action', { ...avoidance, actions: [action, action] }, '/actions/1/id', 'action'],
    [
      'modifier',
      { ...avoidance, modifiers: [1, 2].map((add) => ({ id: 'same', of: 'self', stat: 'defense', add })) },
      '/modifiers/1/id',
      'modifier',
    ],
    [
      'option',
      { ...avoidance, triggers: [{ ...trigger, do: [{ effect: 'choose', options: [option, option] }] }] },
      '/triggers/0/do/0/options/1/id',
      'option',
    ],
    ['die face', { kind: 'die', id: 'd', source: 'original', name: 'D', faces: Array(6).fill(face) }, '', 'face'],
    ['objective', { ...scenario, objectives: [objective, objective] }, '/objectives/1/id', 'objective'],
    ['variant', { ...scenario, variants: [{ id: 'same' }, { id: 'same' }] }, '/variants/1/id', 'variant'],
    ['handicap', { ...scenario, handicaps: [{ id: 'same' }, { id: 'same' }] }, '/handicaps/1/id', 'handicap'],
  ])('%s', (_, item, pointer, what) => {
    const [problem, ...others] = problemsWith(fileOf(item)).filter(({ code }) => code === 'id-doubled');
    expect(others).toHaveLength(item.kind === 'die' ? 4 : 0);
    expect(problem).toMatchObject({
      severity: 'error',
      pointer: pointer || '/faces/1/id',
      message: `\`same\` is already the id of another ${what} in this list.`,
      hint: 'Give this one an id of its own, or delete it.',
    });
  });
});

test('underlines the id, and tells nothing else of it', () => {
  const claw = { id: 'claw', dice: 4 };
  expect(placed(only({ ...patient, attacks: [claw, claw] }))).toBe('id-doubled 19:13-19');
});

test('the same id may stand in two lists', () => {
  const item = { ...avoidance, triggers: [trigger], actions: [action] };
  expect(problemsWith(fileOf(item)).filter(({ code }) => code === 'id-doubled')).toEqual([]);
});
