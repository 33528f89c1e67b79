import { expect, test } from 'vitest';
import { isPressed } from '../../editor/workbench/keys';
import { addressOfPlace, home, type Place, placeOfAddress } from '../../editor/workbench/place';
import { isWithin, joinPointer, lastSegment, parentPointer, pathOf, pointerOf } from '../../editor/workbench/pointer';
import { nextTab, tabBeside, withoutTab, withTab } from '../../editor/workbench/tabs';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://127.0.0.1');
  return placeOfAddress(pathname, search);
};

const nurse = { pack: 'lobotomy', kind: 'monster', id: 'nurse' };

test('an item, its view, a place in it and a problem have one address', () => {
  const place: Place = {
    mode: 'write',
    item: nurse,
    table: null,
    view: 'code',
    at: '/stats/health',
    problem: 'schema-type',
    variants: [],
  };
  const address = '/write/lobotomy/monster/nurse?view=code&at=/stats/health&problem=schema-type';
  expect(addressOfPlace(place)).toBe(address);
  expect(at(address)).toEqual(place);
});

test('an address that can not be decoded leads home', () => {
  expect(placeOfAddress('/write/lobotomy/monster/100%', '')).toEqual(home);
  expect(placeOfAddress('/write/lobotomy/monster/%E4', '')).toEqual(home);
});

test('a pack, the game of a scenario and the packs have addresses too', () => {
  for (const address of [
    '/',
    '/write',
    '/write/lobotomy/pack',
    '/play/lobotomy/slashers',
    '/lab/lobotomy',
    '/lab/lobotomy/slashers',
    '/write/lobotomy/monster/nurse',
  ]) {
    expect(addressOfPlace(at(address))).toBe(address);
  }
  expect(at('/play/lobotomy/slashers').item).toEqual({ pack: 'lobotomy', kind: 'scenario', id: 'slashers' });
});

test('the address of a game names the optional rules that it begins with, each once', () => {
  const address = '/play/oracles-betrayal/lobotomy?variant=fusion&variant=more-prepared-team';
  expect(at(address).variants).toEqual(['fusion', 'more-prepared-team']);
  expect(addressOfPlace(at(address))).toBe(address);
  expect(addressOfPlace(at('/play/lobotomy/slashers?variant=a%20b&variant=a%20b'))).toBe(
    '/play/lobotomy/slashers?variant=a%20b',
  );
  expect(at('/write/lobotomy/monster/nurse?variant=fusion').variants).toEqual([]);
});

test('an address that means nothing leads to the packs', () => {
  expect(at('/elsewhere/lobotomy')).toEqual(home);
  expect(at('/write/lobotomy/monster/nurse?view=rubbish').view).toBe('form');
});

test('pointers escape what they must and know their parents', () => {
  expect(pointerOf(['a/b', '~c', 0])).toBe('/a~1b/~0c/0');
  expect(pathOf('/a~1b/~0c/0')).toEqual(['a/b', '~c', 0]);
  expect(joinPointer('/triggers', 2, 'do')).toBe('/triggers/2/do');
  expect(parentPointer('/triggers/2')).toBe('/triggers');
  expect(lastSegment('/a~1b')).toBe('a/b');
  expect(isWithin('/triggers/20', '/triggers/2')).toBe(false);
  expect(isWithin('/triggers/2/do', '/triggers/2')).toBe(true);
});

test('a closed tab hands over to its right neighbour, the last one to its left', () => {
  const tabs = ['a', 'b', 'c'].reduce(withTab, { files: [], closed: [] });
  expect(withTab(tabs, 'b')).toBe(tabs);
  expect(nextTab(tabs, 'b')).toBe('c');
  expect(nextTab(tabs, 'c')).toBe('b');
  expect(withoutTab(tabs, 'b')).toEqual({ files: ['a', 'c'], closed: ['b'] });
  expect(tabBeside(tabs, 'c', 1)).toBe('a');
  expect(tabBeside(tabs, 'a', -1)).toBe('c');
});

test('keys are matched as they are printed', () => {
  const pressed = (key: string, mods: Partial<KeyboardEvent> = {}) =>
    ({ key, code: '', ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, ...mods }) as KeyboardEvent;
  expect(isPressed('Ctrl Shift Z', pressed('Z', { ctrlKey: true, shiftKey: true }))).toBe(true);
  expect(isPressed('Ctrl Z', pressed('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(isPressed('Alt N', pressed('˜', { altKey: true, code: 'KeyN' }))).toBe(true);
  expect(isPressed('F8', pressed('F8'))).toBe(true);
  expect(isPressed('F8', pressed('F8', { shiftKey: true }))).toBe(false);
  expect(isPressed('?', pressed('?', { shiftKey: true }))).toBe(true);
});
