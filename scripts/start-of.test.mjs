import { describe, expect, it } from 'vitest';
import { passesOn } from './foreground.mjs';
import { builtPath } from './compile-server.mjs';
import { startOf } from './start-of.mjs';

describe('how a program is started', () => {
  it.each([
    ['npm', ['run', 'build']],
    ['/checkout/node_modules/.bin/tsc', ['-b']],
    ['/usr/bin/node', ['a b.mjs']],
  ])('%s as it is named, except on Windows', (command, args) => {
    for (const platform of ['linux', 'darwin'])
      expect(startOf(command, args, platform)).toEqual({ command, args, options: {} });
  });

  it('npm, npx, and what npm installs through the shell of Windows, which alone runs .cmd files', () => {
    const options = { shell: true };
    expect(startOf('npm', ['pack', String.raw`C:\a b\sdk`, '--silent'], 'win32')).toEqual({
      command: 'npm.cmd',
      args: ['pack', String.raw`"C:\a b\sdk"`, '--silent'],
      options,
    });
    expect(startOf(String.raw`C:\my code\node_modules\.bin\tsc`, ['-p', 'a&b', 'say "x"'], 'win32')).toEqual({
      command: String.raw`"C:\my code\node_modules\.bin\tsc.cmd"`,
      args: ['-p', '"a&b"', '"say ""x"""'],
      options,
    });
  });

  it('every other program on Windows as it is, without a shell', () => {
    const node = String.raw`C:\Program Files\nodejs\node.exe`;
    expect(startOf(node, ['a b.mjs'], 'win32')).toEqual({ command: node, args: ['a b.mjs'], options: {} });
  });
});

it('passes signals on, except on Windows, where that ends a program at once and Ctrl+C reaches it by itself', () => {
  expect(['linux', 'darwin', 'win32'].map((platform) => passesOn(platform))).toEqual([true, true, false]);
});

it.each([
  ['mock-server/src/packaged.ts', '.js', 'mock-server/src/packaged.js'],
  [String.raw`mock-server\src\test-double\index.ts`, '.d.ts', 'mock-server/src/test-double/index.d.ts'],
])('a built server has %s at a path with slashes on every system', (source, ending, expected) => {
  expect(builtPath(source, ending)).toBe(expected);
});
