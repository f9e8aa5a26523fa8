import { describe, expect, it } from 'vitest';
import { candidates, findsProgram } from './find-program.ts';

const here = { env: process.env, platform: process.platform };

describe('finding a program', () => {
  it.each([
    ['sh', true],
    ['sh -c true', true],
    [process.execPath, true],
    ['no-such-pager-here', false],
    ['no-such-pager-here -R', false],
    ['/', false],
    ['LESS=x no-such-pager-here', true],
    ['"no such pager"', true],
  ])('%s: %s', async (command, expected) => {
    expect(await findsProgram(command, here)).toBe(expected);
  });

  it('looks into every folder of the path, as each system writes it', () => {
    expect(candidates('less', { env: { PATH: '/usr/bin::/opt/b' }, platform: 'linux' })).toEqual([
      '/usr/bin/less',
      '/opt/b/less',
    ]);
    const windows = { env: { Path: String.raw`C:\Git\bin;D:\x`, PATHEXT: '.EXE;.CMD' }, platform: 'win32' } as const;
    expect(candidates('less', windows)).toEqual([
      String.raw`C:\Git\bin\less.EXE`,
      String.raw`C:\Git\bin\less.CMD`,
      String.raw`D:\x\less.EXE`,
      String.raw`D:\x\less.CMD`,
    ]);
    expect(candidates('less.exe', windows)).toContain(String.raw`D:\x\less.exe`);
    expect(candidates(String.raw`C:\less.exe`, windows)[0]).toBe(String.raw`C:\less.exe`);
  });
});
