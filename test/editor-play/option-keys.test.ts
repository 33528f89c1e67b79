import { describe, expect, it } from 'vitest';
import { ghostsOf } from '../../editor/play/option-ghosts';
import { keyOfOption, marksOfOptions, optionOfKey, optionsAt } from '../../editor/play/option-keys';
import type { DecisionView, OptionView } from '../../engine/view';
import { figure } from '../editor-board/small-board';

const option = (key: string, ...entities: number[]): OptionView => ({
  key,
  label: key,
  group: '',
  short: key,
  isDecline: false,
  detail: '',
  cost: '',
  entities,
});
const decide = (...options: OptionView[]): DecisionView => ({
  key: 'act',
  seat: 0,
  actor: 0,
  question: '',
  cause: { item: null, pointer: '' },
  why: { title: '', text: '' },
  trail: [],
  note: '',
  options,
});

describe('the keys of options', () => {
  it('are digits first, then letters that no command uses', () => {
    expect(Array.from({ length: 11 }, (_, index) => keyOfOption(index)).join('')).toBe('123456789AC');
    const all = Array.from({ length: 40 }, (_, index) => keyOfOption(index)).join('');
    expect(all).not.toMatch(/[BEFJL]/);
    expect(keyOfOption(39)).toBe('');
  });

  it('lead back to their option, small or capital', () => {
    expect(optionOfKey('3')).toBe(2);
    expect(optionOfKey('c')).toBe(10);
    expect(optionOfKey('0')).toBe(-1);
    expect(optionOfKey('Enter')).toBe(-1);
  });

  it('are printed on everything that an option touches', () => {
    const marks = marksOfOptions([option('a', 1), option('b', 2), option('c', 1)], 2);
    expect(marks.get(1)).toEqual({ text: '1, 3', isHighlighted: true });
    expect(marks.get(2)).toEqual({ text: '2', isHighlighted: false });
  });

  it('are printed as a range where many touch the same', () => {
    const marks = marksOfOptions(
      ['a', 'b', 'c', 'd', 'e'].map((key) => option(key, 9)),
      -1,
    );
    expect(marks.get(9)?.text).toBe('1-5');
  });
});

describe('the options at a place', () => {
  const nurse = figure(2, { entity: 51 });

  it('are those that touch it', () => {
    expect(optionsAt(decide(option('a', 2), option('b', 51)), 2, [nurse]).map(({ key }) => key)).toEqual(['a']);
  });

  it('are those of whoever stands there, if none touch the space itself', () => {
    expect(optionsAt(decide(option('a', 3), option('b', 51)), 2, [nurse]).map(({ key }) => key)).toEqual(['b']);
  });

  it('are none elsewhere', () => {
    expect(optionsAt(decide(option('a', 3)), 7, [nurse])).toEqual([]);
  });
});

describe('what options would lay', () => {
  const laying = (key: string, x: number): OptionView => ({
    ...option(key, 1),
    outline: [
      [x, 0],
      [x + 80, 0],
      [x + 80, 120],
      [x, 120],
    ],
  });
  const all = [laying('upright', 0), option('discard'), laying('upside down', 0), laying('aside', 40)];

  it('is one place for all that lie alike, which names each', () => {
    expect(ghostsOf(all).map(({ ghost, options }) => [ghost.words, options.map(({ key }) => key)])).toEqual([
      ['upright; or upside down', ['upright', 'upside down']],
      ['aside', ['aside']],
    ]);
  });

  it('leads back to its options, and to no card that lies face down', () => {
    const [both, one] = ghostsOf(all).map(({ ghost }) => ghost.entity);
    expect(optionsAt(decide(...all), both ?? 0, []).map(({ key }) => key)).toEqual(['upright', 'upside down']);
    expect(optionsAt(decide(...all), one ?? 0, []).map(({ key }) => key)).toEqual(['aside']);
    expect(optionsAt(decide(...all), -1, [])).toEqual([]);
  });
});
