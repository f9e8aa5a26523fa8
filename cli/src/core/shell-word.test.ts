import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it.each([
  ['decisions.csv', 'linux', 'decisions.csv'],
  ['my decisions.csv', 'linux', "'my decisions.csv'"],
  ["it's $HOME.csv", 'darwin', String.raw`'it'\''s $HOME.csv'`],
  ['', 'linux', "''"],
  [String.raw`C:\plans\a.csv`, 'win32', String.raw`C:\plans\a.csv`],
  [String.raw`C:\my plans\a.csv`, 'win32', String.raw`"C:\my plans\a.csv"`],
])('%j is typed on %s as %s', (word, platform, typed) => {
  expect(shellWord(word, platform)).toBe(typed);
});

it.each(['a b', "it's", '$HOME `x` "y" \\', '-n; ls', 'ü*?'])('a shell reads %j as it was', (word) => {
  expect(execFileSync('sh', ['-c', `printf %s ${shellWord(word, 'linux')}`], { encoding: 'utf8' })).toBe(word);
});
