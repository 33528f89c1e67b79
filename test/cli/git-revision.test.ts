/** Content is read as a revision has it, whatever stands in the working tree. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CannotRun } from '../../cli/command';
import { readRevision } from '../../cli/git-revision';
import { contentFolder } from './content-folder';

const NURSE = 'content/small/monster/nurse.json';

function repository(): string {
  const folder = contentFolder({
    [NURSE]: '{ "name": "Schw\u00e4ster" }\n',
    'content/small/pack.json': '{}',
    'notes.txt': 'no',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  return folder;
}

test('reads the files of the folder, not those of the working tree', () => {
  const folder = repository();
  writeFileSync(join(folder, NURSE), '{ "name": "New" }');
  expect(readRevision(join(folder, 'content'), 'HEAD')).toEqual([
    { path: 'small/monster/nurse.json', text: '{ "name": "Schw\u00e4ster" }\n' },
    { path: 'small/pack.json', text: '{}' },
  ]);
});

test('knows no revision that is none, not even one that looks like an option', () => {
  const folder = repository();
  expect(readRevision(join(folder, 'content'), 'no-such-tag')).toBeUndefined();
  expect(readRevision(join(folder, 'content'), '--all')).toBeUndefined();
});

test('says so when the folder was not there yet', () => {
  const folder = repository();
  const later = contentFolder({});
  expect(readRevision(later, 'HEAD')).toBeUndefined();
  mkdirSync(join(folder, 'empty'));
  expect(() => readRevision(join(folder, 'empty'), 'HEAD')).toThrow(CannotRun);
});
