import { describe, expect, it } from 'vitest';
import { createPaint, wantsColor } from './colors.ts';

describe('wantsColor', () => {
  it.each([
    ['a terminal', {}, true, true],
    ['a pipe', {}, false, false],
    ['a terminal with NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['a terminal with an empty NO_COLOR', { NO_COLOR: '' }, true, true],
    ['a dumb terminal', { TERM: 'dumb' }, true, false],
    ['a pipe with FORCE_COLOR', { FORCE_COLOR: '1' }, false, true],
    ['a terminal with FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, false],
    ['a pipe with CLICOLOR_FORCE', { CLICOLOR_FORCE: '1' }, false, true],
    ['FORCE_COLOR beside NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  ])('%s', (_name, env, isTTY, expected) => {
    expect(wantsColor(env, isTTY)).toBe(expected);
  });
});

describe('createPaint', () => {
  it('colors by tone when color is on, and leaves text unchanged when it is off', async () => {
    const [colored, plain] = [await createPaint(true), await createPaint(false)];
    expect(colored('bad', 'no')).toBe('\u001b[31mno\u001b[39m');
    expect(colored(undefined, 'no')).toBe('no');
    expect(plain('bad', 'no')).toBe('no');
  });
});
