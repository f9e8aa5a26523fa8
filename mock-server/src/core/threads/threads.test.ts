import { describe, expect, it } from 'vitest';
import type { OddJob } from './testing/odd-jobs-worker.ts';
import { createThreads, onlyResult, type ThreadLimits } from './threads.ts';
import { graceMs, type Stopwatch } from './work-timer.ts';

const start = new URL('./testing/odd-jobs-worker-start.mjs', import.meta.url);

function threads(limits: Partial<ThreadLimits> = {}, places = 2) {
  return createThreads<OddJob, number>({ start, places, limits: { timeMs: 60_000, heapMb: 64, ...limits } });
}

const timeMs = 200;

/** Threads whose limit on time is measured by a stopwatch that only `pass` moves. */
function timedThreads() {
  let nowMs = 0;
  const due = new Map<() => void, number>();
  const stopwatch: Stopwatch = {
    now: () => nowMs,
    after(ms, call) {
      due.set(call, nowMs + ms);
      return () => void due.delete(call);
    },
  };
  const pass = (ms: number): void => {
    nowMs += ms;
    for (const [call, atMs] of due) {
      if (atMs > nowMs || !due.delete(call)) continue;
      call();
    }
  };
  const run = createThreads<OddJob, number>({ start, places: 2, limits: { timeMs, heapMb: 64 }, stopwatch });
  /** How many threads have something to do. */
  const measured = () => expect.poll(() => due.size);
  return { run, pass, measured };
}

async function* chunks(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) yield new Uint8Array(size);
}

async function all(results: AsyncGenerator<number>): Promise<number[]> {
  const seen: number[] = [];
  for await (const result of results) seen.push(result);
  return seen;
}

describe('work in a thread', () => {
  it('reads its source in chunks, and yields its results in order, however many', async () => {
    const run = threads();
    expect(await all(run('sizes', { source: chunks(3, 1, 2) }))).toEqual([3, 1, 2]);
    expect(await all(run('sizes'))).toEqual([]);
    expect(await all(run('numbers'))).toEqual(Array.from({ length: 100 }, (_, index) => index));
  });

  it('reads no more of its source than it needs, and the source is then released', async () => {
    let released = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield new Uint8Array(5);
      } finally {
        released = true;
      }
    }
    expect(await onlyResult(threads()('first size', { source: endless() }))).toBe(5);
    expect(released).toBe(true);
  });

  it('takes turns when there are more pieces than threads', async () => {
    const run = threads({}, 1);
    expect(await Promise.all([1, 2, 3].map((size) => onlyResult(run('sizes', { source: chunks(size) }))))).toEqual([
      1, 2, 3,
    ]);
  });

  it('fails as its source does, as the work does, when it is aborted, and when its thread ends', async () => {
    const run = threads();
    const broken = (async function* broken(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(1);
      throw new Error('The line is dead');
    })();
    await expect(all(run('sizes', { source: broken }))).rejects.toThrow('The line is dead');
    await expect(all(run('fail'))).rejects.toThrow('Out of range');
    await expect(all(run('exit'))).rejects.toThrow('A thread ended in the middle of its work');
    const stop = new AbortController();
    const spinning = all(run('spin', { signal: stop.signal }));
    stop.abort(new Error('Not wanted any more'));
    await expect(spinning).rejects.toThrow('Not wanted any more');
    expect(await all(run('sizes', { source: chunks(1) }))).toEqual([1]);
  });
});

describe('a limit', () => {
  it('on time ends the work, while others are served during it and afterward', async () => {
    const { run, pass, measured } = timedThreads();
    const spinning = Promise.allSettled([all(run('spin'))]);
    await measured().toBe(1);
    expect(await all(run('sizes', { source: chunks(1) }))).toEqual([1]);
    pass(timeMs - 1);
    expect(await all(run('sizes', { source: chunks(2) }))).toEqual([2]);
    pass(1);
    pass(graceMs);
    const [spun] = await spinning;
    expect(spun).toMatchObject({ reason: { bound: 'time', message: 'The work took longer than 200 ms' } });
    expect(await all(run('sizes', { source: chunks(3) }))).toEqual([3]);
  });

  it('on time does not count what the source or the consumer of the results takes', async () => {
    const { run, pass, measured } = timedThreads();
    const pause = async () => {
      await measured().toBe(0);
      pass(10 * timeMs);
    };
    async function* slow(): AsyncGenerator<Uint8Array> {
      for (const size of [1, 2]) {
        await pause();
        yield new Uint8Array(size);
      }
    }
    expect(await all(run('sizes', { source: slow() }))).toEqual([1, 2]);
    let count = 0;
    for await (const _ of run('numbers')) {
      if (count < 2) await pause();
      count += 1;
    }
    expect(count).toBe(100);
  });

  it('on memory ends the work, and the next one succeeds', async () => {
    const run = threads({ heapMb: 32 });
    await expect(all(run('hoard'))).rejects.toMatchObject({ bound: 'memory' });
    expect(await all(run('sizes', { source: chunks(2) }))).toEqual([2]);
  });
});
