import { describe, expect, it } from 'vitest';
import { patiently } from './busy-file.ts';

const { signal } = new AbortController();
const fault = (code: string) => Object.assign(new Error(code), { code });

/** Work that fails so often before it succeeds, and what was waited meanwhile. */
function busyFor(failures: number, code: string) {
  const waits: number[] = [];
  let left = failures;
  const work = () => {
    left -= 1;
    return left < 0 ? Promise.resolve('done') : Promise.reject(fault(code));
  };
  const sleep = (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  };
  return { work, sleep, waits };
}

describe('work on a file that others use', () => {
  it.each(['EPERM', 'EACCES', 'EBUSY'])('waits on Windows until %s has passed, for a second', async (code) => {
    const short = busyFor(39, code);
    expect(await patiently(short.work, { sleep: short.sleep, signal }, 'win32')).toBe('done');
    expect(short.waits.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(1000);
    const long = busyFor(40, code);
    await expect(patiently(long.work, { sleep: long.sleep, signal }, 'win32')).rejects.toThrow(code);
  });

  it.each([
    ['linux', 'EPERM'],
    ['darwin', 'EBUSY'],
    ['win32', 'ENOSPC'],
  ])('on %s, fails at once with %s', async (platform, code) => {
    const { work, sleep, waits } = busyFor(1, code);
    await expect(patiently(work, { sleep, signal }, platform)).rejects.toThrow(code);
    expect(waits).toEqual([]);
  });

  it('stops when it is interrupted', async () => {
    const interruption = new AbortController();
    const { work } = busyFor(5, 'EBUSY');
    const sleep = () => {
      interruption.abort(new Error('Ctrl+C'));
      return Promise.resolve();
    };
    await expect(patiently(work, { sleep, signal: interruption.signal }, 'win32')).rejects.toThrow('Ctrl+C');
  });
});
