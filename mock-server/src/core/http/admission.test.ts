import { afterEach, describe, expect, it } from 'vitest';
import { createAdmission, withoutPlace } from './admission.ts';
import { smallApp, type SmallApp } from './testing/small-app.ts';

let small: SmallApp;
afterEach(() => small.close());

describe('more calls than are handled at once', () => {
  it('refuses the one above the limit at once, lets the others finish, and then accepts calls again', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const admission = createAdmission(2);
    small = await smallApp({
      admission,
      handlers: {
        'open.enter': async () => {
          await finished;
          return { body: { success: true } };
        },
      },
    });
    const enter = () => small.call('POST', '/api/enter');
    const running = [enter(), enter()];
    await expect.poll(() => small.seen.length).toBe(2);
    const { status, body, headers } = await enter();
    expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'overloaded', '2']);
    expect(body['message']).toBe('The server is busy. Please try again in a few seconds.');
    finish();
    expect((await Promise.all(running)).map((reply) => reply.status)).toEqual([200, 200]);
    expect(admission.running()).toBe(0);
    expect((await enter()).status).toBe(200);
  });

  it('never refuses an admitted call, and counts it even if it fails', async () => {
    small = await smallApp();
    const admission = createAdmission(1);
    let finish = () => {};
    const first = admission.enter(() => new Promise<void>((resolve) => (finish = resolve)));
    expect(await admission.continue(async () => admission.running())).toBe(2);
    await expect(admission.continue(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    finish();
    await first;
    expect(admission.running()).toBe(0);
  });
});

describe('background work', () => {
  it('waits until no call is being handled, but not longer than it may', async () => {
    small = await smallApp();
    const admission = createAdmission(5);
    await admission.quiet(60_000);
    const finish: (() => void)[] = [];
    const call = () => admission.enter(() => new Promise<void>((resolve) => finish.push(resolve)));
    const calls = [call(), call()];
    expect(admission.handled()).toBe(2);
    await admission.quiet(1);
    let isQuiet = false;
    const quiet = admission.quiet(60_000).then(() => (isQuiet = true));
    finish[0]?.();
    await calls[0];
    expect(isQuiet).toBe(false);
    finish[1]?.();
    await quiet;
    await Promise.all(calls);
    expect([admission.running(), admission.handled()]).toEqual([0, 2]);
  });
});

describe('how long nobody has called', () => {
  it('is counted from the end of the latest call, except of one that stood aside for others', async () => {
    small = await smallApp();
    let nowMs = 1000;
    const admission = createAdmission(5, () => nowMs);
    expect(admission.idleMs()).toBe(Number.POSITIVE_INFINITY);
    await admission.continue(() => Promise.resolve());
    nowMs = 1300;
    expect(admission.idleMs()).toBe(300);
    await admission.continue(async () => {
      expect(admission.idleMs()).toBe(0);
      expect(await withoutPlace(() => Promise.resolve(admission.idleMs()))).toBe(300);
    });
    expect(admission.idleMs()).toBe(300);
    await expect(admission.continue(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect(admission.idleMs()).toBe(0);
  });
});
