import { describe, expect, it } from 'vitest';
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
