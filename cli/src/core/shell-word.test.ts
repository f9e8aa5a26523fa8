import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it.each([
  ['decisions.csv', 'linux', 'decisions.csv'],
  ['my decisions.csv', 'linux', "'my decisions.csv'"],
  ["it's $HOME.csv", 'darwin', String.raw`'it'\''s $HOME.csv'`],
  ['', 'linux', "''"],
  [String.raw`C:\plans\a.csv`, 'win32', String.raw`C:\plans\a.csv`],
  ['the "big" one=title', 'win32', String.raw`"the \"big\" one=title"`],
  [String.raw`C:\my plans\a.csv`, 'win32', String.raw`"C:\my plans\a.csv"`],
  ['C:\\my plans\\', 'win32', '"C:\\my plans\\\\"'],
  ['tags=tags,split=pipe', 'win32', '"tags=tags,split=pipe"'],
  ['tags=tags,split=pipe', 'linux', 'tags=tags,split=pipe'],
])('%j is typed on %s as %s', (word, platform, typed) => {
  expect(shellWord(word, platform)).toBe(typed);
});

it.each(['a b', "it's", '$HOME `x` "y" \\', '-n; ls', 'ü*?'])('a shell reads %j as it was', (word) => {
  expect(execFileSync('sh', ['-c', `printf %s ${shellWord(word, 'linux')}`], { encoding: 'utf8' })).toBe(word);
});

/** A word in double quotes as programs on Windows read it: backslashes count only before a quote. */
function readOnWindows(typed: string): string {
  if (!typed.startsWith('"')) return typed;
  return typed
    .slice(1, -1)
    .replaceAll(
      /(\\+)("|$)/g,
      (_, slashes: string, quote: string) => '\\'.repeat(Math.floor(slashes.length / 2)) + quote,
    );
}

it.each(['a b', 'a "b" c', 'back\\slash "', 'end\\', 'two\\\\', '\\"', 'a,b', ''])(
  'Windows reads %j as it was',
  (word) => {
    expect(readOnWindows(shellWord(word, 'win32'))).toBe(word);
  },
);
