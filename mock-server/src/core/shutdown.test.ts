import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { silentLog } from './log.ts';
import { createShutdown } from './shutdown.ts';
import type { ShutdownStep } from './shutdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function shutdownOf(steps: readonly ShutdownStep[]) {
  const codes: number[] = [];
  const clock = { now: () => new Date() };
  return {
    codes,
    stop: createShutdown({ clock, log: silentLog, steps, limitMs: 20_000, exit: (code) => codes.push(code) }),
  };
}

describe('a shutdown', () => {
  it('stops one part after another, and exits with 0', async () => {
    const ended: string[] = [];
    const step = (name: string) => ({ name, end: async () => void ended.push(name) });
    const { codes, stop } = shutdownOf([step('http'), step('jobs'), step('database')]);
    await stop('SIGTERM');
    expect([ended, codes]).toEqual([['http', 'jobs', 'database'], [0]]);
  });

  it('continues after a part fails, and exits with 1', async () => {
    const ended: string[] = [];
    const { codes, stop } = shutdownOf([
      { name: 'jobs', end: async () => Promise.reject(new Error('stuck')) },
      { name: 'database', end: async () => void ended.push('database') },
    ]);
    await stop('SIGTERM');
    expect([ended, codes]).toEqual([['database'], [1]]);
  });

  it('exits with 1 when it takes too long', async () => {
    const { codes, stop } = shutdownOf([{ name: 'http', end: () => new Promise(() => undefined) }]);
    void stop('SIGTERM');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(codes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(codes).toEqual([1]);
  });

  it('exits at once when asked a second time, but not when the first signal is only repeated', async () => {
    const { codes, stop } = shutdownOf([{ name: 'http', end: () => new Promise(() => undefined) }]);
    void stop('SIGINT');
    await vi.advanceTimersByTimeAsync(999);
    await stop('SIGINT');
    expect(codes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await stop('SIGINT');
    expect(codes).toEqual([1]);
  });
});
